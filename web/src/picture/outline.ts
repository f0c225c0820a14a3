// Shapes as outlines: how large they are, and a little larger or smaller.
import type { Rect } from './geometry'
import type { Shape } from './display'

export function boxOf(shape: Shape): Rect {
  if ('rect' in shape) {
    const [x = 0, y = 0, width = 0, height = 0] = shape.rect
    return { x, y, width, height }
  }
  if ('circle' in shape) {
    const [x = 0, y = 0, r = 0] = shape.circle
    return { x: x - r, y: y - r, width: 2 * r, height: 2 * r }
  }
  // corners of a polygon; the ends of the curves of a path
  const all = 'poly' in shape ? shape.poly : (shape.path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)
  const [xs, ys] = [all.filter((_, k) => k % 2 === 0), all.filter((_, k) => k % 2)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

const CURVES = /^M[^A-Za-z]+(?:C[^A-Za-z]+)+$/

/** Points on a line that is drawn as curves, the middle of each, those near the middle of the line first; of other shapes none. */
export function along(shape: Shape): { x: number; y: number }[] {
  if (!('path' in shape) || !CURVES.test(shape.path)) return []
  const all = (shape.path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)
  const middles = Array.from({ length: Math.floor((all.length - 2) / 6) }, (_, k) => {
    const at = (n: number): number =>
      (all[6 * k + n]! + 3 * all[6 * k + n + 2]! + 3 * all[6 * k + n + 4]! + all[6 * k + n + 6]!) / 8
    return { x: at(0), y: at(1) }
  })
  const half = (middles.length - 1) / 2
  return middles
    .map((point, k) => ({ point, far: Math.abs(k - half) }))
    .sort((a, b) => a.far - b.far)
    .map(({ point }) => point)
}

export const least = (shape: Shape): number => {
  const { width, height } = boxOf(shape)
  return Math.min(width, height)
}

const two = (value: number): string => String(Math.round(value * 100) / 100)

/** A shape whose edge lies so much farther out, as an SVG element and its attributes. Paths stay as they are. */
export function outlined(shape: Shape, grow = 0): [string, Record<string, string>] {
  if ('rect' in shape) {
    const [x = 0, y = 0, width = 0, height = 0, radius = 0] = shape.rect
    return [
      'rect',
      {
        x: two(x - grow),
        y: two(y - grow),
        width: two(Math.max(0, width + 2 * grow)),
        height: two(Math.max(0, height + 2 * grow)),
        rx: two(radius && radius + Math.max(0, grow)),
      },
    ]
  }
  if ('circle' in shape) {
    const [x = 0, y = 0, r = 0] = shape.circle
    return ['circle', { cx: two(x), cy: two(y), r: two(Math.max(0, r + grow)) }]
  }
  if ('poly' in shape) return ['polygon', { points: grown(shape.poly, grow).map(two).join(' ') }]
  return ['path', { d: shape.path }]
}

/** A regular polygon whose sides lie so much farther from the middle. */
function grown(corners: readonly number[], by: number): number[] {
  const [xs, ys] = [corners.filter((_, k) => k % 2 === 0), corners.filter((_, k) => k % 2)]
  const mean = (values: number[]): number => values.reduce((a, b) => a + b, 0) / values.length
  const [x, y] = [mean(xs), mean(ys)]
  const far = Math.hypot((xs[0]! + xs[1]!) / 2 - x, (ys[0]! + ys[1]!) / 2 - y) || 1
  const k = (far + by) / far
  return xs.flatMap((a, n) => [x + (a - x) * k, y + (ys[n]! - y) * k])
}
