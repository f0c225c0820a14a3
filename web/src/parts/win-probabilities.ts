// The geometry of the chart of win probabilities: areas on top of each other, with gaps where nothing is known yet.

type Values = readonly (readonly number[] | null)[]
type Way = (value: number) => number

/** First and last moment of each stretch that is known. */
export function runs(values: Values): [number, number][] {
  const found: [number, number][] = []
  values.forEach((row, k) => {
    if (!row) return
    const run = found.at(-1)
    if (run && run[1] === k - 1) run[1] = k
    else found.push([k, k])
  })
  return found
}

/** Sum of the probabilities of all seats before this one: what its area stands on. */
export const base = (row: readonly number[], seat: number): number =>
  row.slice(0, seat).reduce((sum, value) => sum + value, 0)

/** One path a seat. A single known moment is drawn as wide as a step, `half` to each side. */
export function areas(
  values: Values,
  known: readonly [number, number][],
  seats: number,
  x: Way,
  y: Way,
  half: number,
): { seat: number; d: string }[] {
  const point = (left: number, part: number): string =>
    `${left.toFixed(1)} ${y(Math.min(1, Math.max(0, part))).toFixed(1)}`
  return Array.from({ length: seats }, (_, seat) => {
    const d = known
      .map(([from, to]) => {
        const moments = Array.from({ length: to - from + 1 }, (_, k) => ({ left: x(from + k), row: values[from + k]! }))
        const wide =
          from === to
            ? [
                { ...moments[0]!, left: moments[0]!.left - half },
                { ...moments[0]!, left: moments[0]!.left + half },
              ]
            : moments
        const above = wide.map(({ left, row }) => point(left, base(row, seat + 1)))
        const below = [...wide].reverse().map(({ left, row }) => point(left, base(row, seat)))
        return `M${[...above, ...below].join('L')}Z`
      })
      .join('')
    return { seat, d }
  })
}

const APART = 26 // px between two signs

/** Where a seat's sign stands: in the middle of its area, where that is thick enough, as far left as may be, beside the others. */
export function marks(
  values: Values,
  seats: number,
  x: Way,
  y: Way,
  enough: number,
): { seat: number; x: number; y: number }[] {
  const margin = Math.ceil(values.length * 0.04)
  const placed: { seat: number; x: number; y: number }[] = []
  for (let seat = 0; seat < seats; seat++) {
    const spots = values.flatMap((row, k) => {
      const [left, high] = [x(k), row ? Math.abs(y(0) - y(row[seat] ?? 0)) : 0]
      const free =
        row &&
        k >= margin &&
        k < values.length - margin &&
        high >= enough &&
        placed.every((mark) => Math.abs(mark.x - left) >= APART)
      return free ? [{ left, high, top: y(base(row, seat) + (row[seat] ?? 0) / 2) }] : []
    })
    const best =
      spots.find(({ high }) => high >= enough * 1.4) ??
      spots.reduce<(typeof spots)[number] | undefined>(
        (most, spot) => (most && most.high >= spot.high ? most : spot),
        undefined,
      )
    if (best) placed.push({ seat, x: best.left, y: best.top })
  }
  return placed
}

/** Numbers below the chart: a round step apart, with room for each. */
export function ticks(last: number, width: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((size) => (last / size) * 46 <= width) ?? 1000
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, k) => k * step)
}
