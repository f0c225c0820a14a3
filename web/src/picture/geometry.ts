// Boxes in the units of a picture.

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
