import { expect, it } from 'vitest'
import type { Motion } from '../lib/contract'
import { soundOf, type Moment } from './sound'

const before: Moment = { number: 4, mine: false, over: false }
const now: Moment = { ...before, number: 5 }
const gain: Motion = { kind: 'gain', icon: 'wood', count: 2, source: 'F5', to: 'counter:0:wood' }
const pay: Motion = { kind: 'gain', icon: 'wood', count: 2, source: 'counter:0:wood', to: 'supply:wood' }
const move: Motion = { kind: 'move', id: 'worker-F5' }
const reveal: Motion = { kind: 'reveal', id: 'ship-3' }
const points = (count: number): Motion => ({ kind: 'points', seat: 0, count })

it('sounds as what counts most of all that happened', () => {
  expect(soundOf(before, now, [move, reveal, gain, points(3)])).toBe('points')
  expect(soundOf(before, now, [move, reveal, gain])).toBe('gain')
  expect(soundOf(before, now, [move, reveal])).toBe('reveal')
  expect(soundOf(before, now, [move])).toBe('move')
  expect(soundOf(before, now, [pay, points(-3)])).toBe('move')
  expect(soundOf(before, now, [])).toBeUndefined()
})

it('says first that the game is over, then that it is your turn', () => {
  expect(soundOf(before, { ...now, mine: true }, [gain])).toBe('turn')
  expect(soundOf(before, { ...now, mine: true, over: true }, [gain])).toBe('end')
  expect(soundOf({ ...before, mine: true }, { ...now, mine: true }, [gain])).toBe('gain')
})

it('is silent when something is taken back, and when the same is told again', () => {
  expect(soundOf(now, { ...before, mine: true }, [move])).toBeUndefined()
  expect(soundOf(now, { ...now, mine: true }, [move])).toBeUndefined()
})
