// Which target lies next in a direction, on the screen: over areas, boards and lists alike.

export interface Box {
  left: number
  top: number
  width: number
  height: number
}
export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

const STEP: Record<Direction, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export const isDirection = (key: string): key is Direction => key in STEP

/** Index of the nearest box in a direction, or -1. What lies straight ahead is nearer than what lies aslant. */
export function nearest(from: Box, boxes: readonly Box[], direction: Direction): number {
  const [dx, dy] = STEP[direction]
  const middle = (box: Box): [number, number] => [box.left + box.width / 2, box.top + box.height / 2]
  const [x, y] = middle(from)
  let [best, least] = [-1, Infinity]
  boxes.forEach((box, k) => {
    const [a, b] = middle(box)
    const ahead = (a - x) * dx + (b - y) * dy
    const aside = Math.abs((a - x) * dy) + Math.abs((b - y) * dx)
    if (ahead <= 1 || aside > ahead * 3) return
    const far = ahead + aside * 2
    if (far < least) [best, least] = [k, far]
  })
  return best
}
