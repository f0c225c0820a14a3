// Small sounds made here, so that nothing has to be loaded: a knock for a decision, two notes for your turn, three at the end,
// one low one when your time is nearly up.

export type Sound = 'knock' | 'turn' | 'end' | 'low'
const NOTES: Record<Sound, [pitch: number, at: number, length: number][]> = {
  knock: [[196, 0, 0.07]],
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
let context: AudioContext | undefined

export function play(sound: Sound): void {
  if (typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  for (const [pitch, at, length] of NOTES[sound]) {
    const [tone, gain, start] = [context.createOscillator(), context.createGain(), context.currentTime + at]
    tone.type = sound === 'knock' ? 'triangle' : 'sine'
    tone.frequency.value = pitch
    gain.gain.setValueAtTime(0.0001, start)
    gain.gain.exponentialRampToValueAtTime(0.08, start + 0.01)
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
    tone.connect(gain).connect(context.destination)
    tone.start(start)
    tone.stop(start + length)
  }
}
