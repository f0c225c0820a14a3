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

/** Corners of a pointy-top hexagon in a box. */
export function hexagon(x: number, y: number, width: number, height: number): string {
  return [0, 1, 2, 3, 4, 5]
    .map(
      (k) =>
        `${(x + (width / Math.sqrt(3)) * Math.sin((k * Math.PI) / 3)).toFixed(2)},${(y - (height / 2) * Math.cos((k * Math.PI) / 3)).toFixed(2)}`,
    )
    .join(' ')
}

/** Corners of a hexagon with a flat top in a box. */
export function flatHexagon(x: number, y: number, width: number, height: number): string {
  return [0, 1, 2, 3, 4, 5]
    .map(
      (k) =>
        `${(x + (width / 2) * Math.cos((k * Math.PI) / 3)).toFixed(2)},${(y + (height / Math.sqrt(3)) * Math.sin((k * Math.PI) / 3)).toFixed(2)}`,
    )
    .join(' ')
}

/** Whether a point is at a corner or on the edge of a pointy-top hexagon in a box. */
export function touches(hex: Rect, x: number, y: number): boolean {
  const far = Math.hypot(x - hex.x - hex.width / 2, y - hex.y - hex.height / 2)
  return far < hex.height * 0.52 && far > hex.height * 0.4
}

/** A smooth path through points (Catmull-Rom). */
export function smooth(points: readonly number[][]): string {
  const at = (k: number): [number, number] => {
    const [x = 0, y = 0] = points[Math.max(0, Math.min(k, points.length - 1))] ?? []
    return [x, y]
  }
  const round = (value: number): number => Math.round(value * 100) / 100
  let path = `M${at(0).map(round).join(' ')}`
  for (let k = 0; k < points.length - 1; k++) {
    const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [at(k - 1), at(k), at(k + 1), at(k + 2)]
    path += `C${[bx + (cx - ax) / 6, by + (cy - ay) / 6, cx - (dx - bx) / 6, cy - (dy - by) / 6, cx, cy].map(round).join(' ')}`
  }
  return path
}

export interface Rect {
  x: number
  y: number
  width: number
  height: number
}

/** The smallest box around all boxes. */
export function around(boxes: readonly Rect[]): Rect | null {
  if (!boxes.length) return null
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))]
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  }
}

/** The box of a line through points. */
export function boxOf(points: readonly number[][]): Rect {
  return around(points.map(([x = 0, y = 0]) => ({ x, y, width: 0, height: 0 }))) ?? { x: 0, y: 0, width: 0, height: 0 }
}
