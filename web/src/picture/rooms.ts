// How far each of several small targets may reach beyond its mark without touching its neighbour.
import type { Rect } from './geometry'

/** Half the way to the nearest other one, by id; nothing for one alone. */
export function rooms(things: readonly (Rect & { id: string })[]): Map<string, number> {
  const middles = things.map((thing) => ({ id: thing.id, x: thing.x + thing.width / 2, y: thing.y + thing.height / 2 }))
  const out = new Map<string, number>()
  for (const a of middles) {
    let nearest = Infinity
    for (const b of middles) {
      const far = Math.hypot(a.x - b.x, a.y - b.y)
      if (far > 0 && far < nearest) nearest = far
    }
    if (nearest < Infinity) out.set(a.id, nearest / 2)
  }
  return out
}
