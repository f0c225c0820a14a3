import { describe, expect, it } from 'vitest'
import { areas, base, marks, runs, ticks } from './win-probabilities'

const x = (k: number): number => k * 10
const y = (part: number): number => 100 - part * 100

describe('the chart of win probabilities', () => {
  it('finds the stretches that are known', () => {
    expect(runs([null, [1], [1], null, [1], null])).toEqual([
      [1, 2],
      [4, 4],
    ])
    expect(runs([])).toEqual([])
  })

  it('puts the areas of the seats on top of each other', () => {
    expect(base([0.2, 0.3, 0.5], 2)).toBe(0.5)
    const values = [
      [0.2, 0.8],
      [0.5, 0.5],
    ]
    const [low, high] = areas(values, runs(values), 2, x, y, 5)
    expect(low!.d).toBe('M0.0 80.0L10.0 50.0L10.0 100.0L0.0 100.0Z')
    expect(high!.d).toBe('M0.0 0.0L10.0 0.0L10.0 50.0L0.0 80.0Z')
  })

  it('draws a single known moment as wide as a step, and nothing where nothing is known', () => {
    expect(areas([null, [1], null], [[1, 1]], 1, x, y, 5)).toEqual([
      { seat: 0, d: 'M5.0 0.0L15.0 0.0L15.0 100.0L5.0 100.0Z' },
    ])
    expect(areas([null, null], [], 2, x, y, 5).map((area) => area.d)).toEqual(['', ''])
  })

  it('sets signs into thick areas, apart from each other, and none where there is no room', () => {
    const values = Array.from({ length: 40 }, () => [0.5, 0.45, 0.05])
    const found = marks(values, 3, x, y, 20)
    expect(found.map((mark) => mark.seat)).toEqual([0, 1])
    expect(Math.abs(found[0]!.x - found[1]!.x)).toBeGreaterThanOrEqual(26)
    expect(found[1]!.y).toBeCloseTo(y(0.5 + 0.225))
  })

  it('numbers the decisions a round step apart', () => {
    expect(ticks(12, 900)).toHaveLength(13)
    expect(ticks(65, 330)).toEqual([0, 10, 20, 30, 40, 50, 60])
    expect(ticks(0, 300)).toEqual([0])
  })
})
