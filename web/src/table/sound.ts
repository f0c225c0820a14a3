// Small sounds made here, so that nothing has to be loaded: a knock for what moves and for a call, a softer one for what turns over, one
// note for what is gained, a high one for points, two for your turn, three at the end, one low one when your time is nearly up.
import type { Motion } from '../lib/contract'
import { counterOf } from '../picture/motion'

export type Sound = 'move' | 'reveal' | 'gain' | 'points' | 'turn' | 'end' | 'low'
const NOTES: Record<Sound, [pitch: number, at: number, length: number][]> = {
  move: [[196, 0, 0.07]],
  reveal: [
    [262, 0, 0.05],
    [330, 0.06, 0.07],
  ],
  gain: [[440, 0, 0.12]],
  points: [[784, 0, 0.18]],
  turn: [
    [523, 0, 0.16],
    [659, 0.12, 0.24],
  ],
  low: [[330, 0, 0.35]],
  end: [
    [392, 0, 0.2],
    [494, 0.16, 0.2],
    [587, 0.32, 0.5],
  ],
}
const KNOCKS: readonly Sound[] = ['move', 'reveal']
let context: AudioContext | undefined

/** What is heard of a game: after so many decisions, is it this player's turn, is it over. */
export interface Moment {
  number: number
  mine: boolean
  over: boolean
}

/** The one sound of what has happened since: the end, then your turn, then what counts most of all that moved. What was taken back
 *  makes none. */
export function soundOf(before: Moment, now: Moment, motions: readonly Motion[]): Sound | undefined {
  if (now.number <= before.number) return undefined
  if (now.over && !before.over) return 'end'
  if (now.mine && !before.mine) return 'turn'
  const made: Record<'points' | 'gain' | 'reveal' | 'move', (motion: Motion) => boolean> = {
    points: ({ kind, count = 0 }) => kind === 'points' && count > 0,
    gain: ({ kind, to }) => kind === 'gain' && counterOf(to) !== undefined,
    reveal: ({ kind }) => kind === 'reveal',
    move: () => true,
  }
  return (Object.keys(made) as (keyof typeof made)[]).find((sound) => motions.some(made[sound]))
}

export function play(sound: Sound): void {
  if (typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  for (const [pitch, at, length] of NOTES[sound]) {
    const [tone, gain, start] = [context.createOscillator(), context.createGain(), context.currentTime + at]
    tone.type = KNOCKS.includes(sound) ? 'triangle' : 'sine'
    tone.frequency.value = pitch
    gain.gain.setValueAtTime(0.0001, start)
    gain.gain.exponentialRampToValueAtTime(0.08, start + 0.01)
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
    tone.connect(gain).connect(context.destination)
    tone.start(start)
    tone.stop(start + length)
  }
}
