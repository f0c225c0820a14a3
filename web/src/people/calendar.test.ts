import { describe, expect, it } from 'vitest'
import { signed } from '../lib/people'
import { byMonth, heatOf, months, squares, WEEKS } from './calendar'
import { scaleOf } from './scale'

describe('the calendar of games', () => {
  const today = new Date('2026-05-28T10:00:00Z') // a Thursday
  const played = [
    { day: '2026-05-28', games: 5 },
    { day: '2026-05-25', games: 1 },
    { day: '2026-04-30', games: 2 },
  ]
  const all = squares(played, today)

  it('has weeks from Monday to Sunday and ends today', () => {
    expect(all[0]).toMatchObject({ week: 0, weekday: 0 })
    expect(new Date(all[0]!.day).getUTCDay()).toBe(1)
    expect(all.at(-1)).toMatchObject({ day: '2026-05-28', week: WEEKS - 1, weekday: 3, games: 5, heat: 4 })
  })
  it('counts every game once, in five steps of lightness', () => {
    expect(all.reduce((sum, { games }) => sum + games, 0)).toBe(8)
    expect([0, 1, 2, 3, 4, 5, 9].map(heatOf)).toEqual([0, 1, 2, 3, 3, 4, 4])
  })
  it('names the months, and says the same as a table', () => {
    expect(months(all).length).toBeGreaterThan(10)
    expect(byMonth(played)).toEqual([
      { month: '2026-05', games: 6 },
      { month: '2026-04', games: 2 },
    ])
  })
})

describe('ratings', () => {
  it('carry their sign when they change', () => {
    expect([signed(16), signed(-7), signed(0), signed(0.02, 1), signed(3.94, 1)]).toEqual([
      '+16',
      '−7',
      '±0',
      '±0.0',
      '+3.9',
    ])
  })
  it('share one scale that holds every range', () => {
    const one = { game: 'a', settled: true, games: 3, line: [] }
    expect(scaleOf([{ ...one, rating: 1602, doubt: 48 }])).toEqual({ low: 1300, high: 1800 })
    expect(scaleOf([{ ...one, rating: 1902, doubt: 200 }])).toEqual({ low: 1300, high: 2200 })
  })
})
