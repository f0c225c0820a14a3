import { describe, expect, it, vi } from 'vitest'
import type { Scene } from '../lib/contract'
import { hansaAct, playedOf } from './testing'
import { TurnReplay, type Pace } from './turns.svelte'

const told = [playedOf(4, 1, { kind: 'go', id: 'a' }), playedOf(5, 2)]
const sceneOf = (number: number): Scene => ({ ...hansaAct, status: `after ${number}` })

describe('the last turns, played again', () => {
  it('shows how it was before, each step with what moved, then the present', async () => {
    vi.useFakeTimers()
    const turns = new TurnReplay({ told: () => told, sceneAt: (number) => sceneOf(number), pace: () => 2 })
    const seen: string[] = []
    const run = turns.start()
    for (let k = 0; k < 6; k++) {
      await vi.advanceTimersByTimeAsync(k === 0 ? 0 : k === 1 ? 225 : 450)
      seen.push(`${turns.scene?.status ?? 'now'} ${turns.step} ${turns.motions.length}`)
    }
    await run
    expect(seen.slice(0, 4)).toEqual(['after 3 0 0', 'after 4 1 1', 'after 5 2 0', 'now 0 0'])
    vi.useRealTimers()
  })

  it('waits for a hand step by step, and stops when asked or when a scene is missing', async () => {
    const pace: Pace = 'step'
    const turns = new TurnReplay({
      told: () => told,
      sceneAt: async (number) => (number < 5 ? sceneOf(number) : Promise.reject(new Error('gone'))),
      pace: () => pace,
    })
    const run = turns.start()
    await vi.waitFor(() => expect(turns.scene?.status).toBe('after 3'))
    turns.next()
    await vi.waitFor(() => expect(turns.scene?.status).toBe('after 4'))
    expect(turns.number).toBe(4)
    turns.next()
    await run
    expect(turns.scene).toBeNull()
    void turns.start()
    await vi.waitFor(() => expect(turns.scene).not.toBeNull())
    turns.stop()
    expect(turns.scene).toBeNull()
  })
})
