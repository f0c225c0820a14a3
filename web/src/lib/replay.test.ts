import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api, ApiError } from './api'
import { Replay } from './replay.svelte'
import type { History } from './api'
import type { Decision, Scene, Table } from './contract'

const history: History = {
  decisions: Array.from({ length: 5 }, (_, k) => ({ number: k + 1 }) as Decision),
  scores: [],
  notes: [],
}

describe('Replay', () => {
  let replay: Replay
  let asked: number[]

  beforeEach(async () => {
    vi.useFakeTimers()
    asked = []
    vi.spyOn(api, 'table').mockResolvedValue({ id: 'ab' } as Table)
    vi.spyOn(api, 'history').mockResolvedValue(history)
    vi.spyOn(api, 'at').mockImplementation(async (_, number) => {
      asked.push(number)
      await new Promise((resolve) => setTimeout(resolve, number === 1 ? 500 : 10)) // the first moment comes late
      return { number, scene: { title: `scene ${number}` } as Scene, motions: [] }
    })
    replay = new Replay('ab')
    void replay.open(3)
    await vi.advanceTimersByTimeAsync(50)
  })
  afterEach(() => {
    replay.pause()
    vi.restoreAllMocks()
    vi.useRealTimers()
  })

  it('shows the moment of the link and fetches the next one ahead', () => {
    expect([replay.number, replay.last, replay.scene?.title]).toEqual([3, 5, 'scene 3'])
    expect(asked).toEqual([3, 4])
  })

  it('stays within the game and fetches each moment once', async () => {
    for (const number of [9, -2, 9]) {
      void replay.show(number)
      await vi.advanceTimersByTimeAsync(600)
    }
    expect([replay.number, replay.scene?.title]).toEqual([5, 'scene 5'])
    expect(asked).toEqual([3, 4, 5, 0, 1])
  })

  it('drops a moment that comes late', async () => {
    void replay.show(1)
    void replay.show(4)
    await vi.advanceTimersByTimeAsync(1000)
    expect([replay.number, replay.scene?.title]).toEqual([4, 'scene 4'])
  })

  it('plays to the end and stops there', async () => {
    replay.speed = 4
    replay.play()
    expect(replay.playing).toBe(true)
    await vi.advanceTimersByTimeAsync(2000)
    expect([replay.number, replay.playing]).toEqual([5, false])
  })

  it('says what went wrong, keeps the scene and can try again', async () => {
    vi.spyOn(api, 'at').mockRejectedValueOnce(new ApiError('no connection', 0))
    await replay.show(2)
    expect([replay.error, replay.scene?.title]).toEqual(['no connection', 'scene 3'])
    void replay.show(2)
    await vi.advanceTimersByTimeAsync(50)
    expect([replay.error, replay.scene?.title]).toEqual(['', 'scene 2'])
  })
})
