import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api, ApiError } from './api'
import { Reviewer } from './review.svelte'
import type { Mistake, Review } from './contract'

const mistake = (number: number, cost: number): Mistake => ({
  number,
  seat: 0,
  notation: 'a',
  words: 'A',
  cost,
  value: 0.2,
  better: { action: 1, notation: 'b', words: 'B', values: [1], line: [] },
})
const told = (status: Review['status'], progress = 0): Review => ({
  status,
  progress,
  reason: null,
  values: [[1], null],
  mistakes: [mistake(3, 0.4), mistake(9, 0.05)],
  accuracy: [80],
})

describe('Reviewer', () => {
  let reviewer: Reviewer
  beforeEach(() => {
    vi.useFakeTimers()
    reviewer = new Reviewer('ab')
  })
  afterEach(() => {
    reviewer.stop()
    vi.restoreAllMocks()
    vi.useRealTimers()
  })

  it('starts a review, looks again while the server works, and stops when it is ready', async () => {
    vi.spyOn(api, 'startReview').mockResolvedValue(told('working', 0.1))
    const look = vi.spyOn(api, 'review').mockResolvedValueOnce(told('working', 0.6)).mockResolvedValue(told('ready', 1))
    await reviewer.start()
    expect([reviewer.working, reviewer.shown]).toEqual([true, true])
    await vi.advanceTimersByTimeAsync(1000)
    expect(reviewer.review?.progress).toBe(0.6)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(look).toHaveBeenCalledTimes(2)
    expect(reviewer.working).toBe(false)
    expect(reviewer.mistakeAt(9)?.cost).toBe(0.05)
    expect(reviewer.flagged.map((each) => each.number)).toEqual([3]) // the other was cheap
  })

  it('starts again if the server has forgotten a review it was working on', async () => {
    const start = vi.spyOn(api, 'startReview').mockResolvedValue(told('working', 0.1))
    vi.spyOn(api, 'review')
      .mockResolvedValueOnce({ status: 'none', progress: 0 } as Review)
      .mockResolvedValue(told('ready', 1))
    await reviewer.start()
    await vi.advanceTimersByTimeAsync(1000)
    expect(start).toHaveBeenCalledTimes(2)
    expect(reviewer.working).toBe(true)
    await vi.advanceTimersByTimeAsync(1000)
    expect(reviewer.review?.status).toBe('ready')
  })

  it('shows nothing where there is no review', async () => {
    vi.spyOn(api, 'review').mockResolvedValue({ status: 'none', progress: 0 } as Review)
    await reviewer.look()
    expect([reviewer.shown, reviewer.failed, reviewer.values, reviewer.mistakes]).toEqual([false, false, [], []])
  })

  it('asks again while the rules are compiled, and says so', async () => {
    const start = vi
      .spyOn(api, 'startReview')
      .mockRejectedValueOnce(new ApiError('not yet', 503))
      .mockResolvedValue(told('ready', 1))
    await reviewer.start()
    expect(reviewer.reason).toBe('not yet')
    await vi.advanceTimersByTimeAsync(5000)
    expect(start).toHaveBeenCalledTimes(2)
    expect([reviewer.failed, reviewer.shown]).toEqual([false, true])
  })

  it('tells why it failed, and asks no more', async () => {
    const start = vi.spyOn(api, 'startReview').mockRejectedValue(new ApiError('You did not play at this table.', 403))
    await reviewer.start()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(start).toHaveBeenCalledOnce()
    expect([reviewer.failed, reviewer.reason]).toEqual([true, 'You did not play at this table.'])
  })

  it('goes on looking when the connection fails for a moment', async () => {
    vi.spyOn(api, 'startReview').mockResolvedValue(told('working'))
    vi.spyOn(api, 'review').mockRejectedValueOnce(new ApiError('no connection', 0)).mockResolvedValue(told('ready', 1))
    await reviewer.start()
    await vi.advanceTimersByTimeAsync(1000)
    expect(reviewer.reason).toBe('no connection')
    await vi.advanceTimersByTimeAsync(1000)
    expect([reviewer.reason, reviewer.review?.status]).toEqual(['', 'ready'])
  })

  it('is quiet after it was stopped', async () => {
    vi.spyOn(api, 'startReview').mockResolvedValue(told('working'))
    const look = vi.spyOn(api, 'review').mockResolvedValue(told('ready', 1))
    await reviewer.start()
    reviewer.stop()
    await vi.advanceTimersByTimeAsync(5000)
    expect(look).not.toHaveBeenCalled()
  })
})
