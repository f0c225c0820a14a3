// Where a badge with words stands: at its place, where it covers least, above all of what can be chosen.
import type { Rect } from './geometry'

const SHORT = 14 // letters that stay in one line
const SHIFTS = [0, -0.38, 0.38, -0.2, 0.2] // of its width, to either side of its point
const FAR = [1, 3] // times the gap, from its point

export interface Badge extends Rect {
  /** Where it points. */
  tip: { x: number; y: number }
}

/** Words in two lines of about the same length; what a dash joins stays together, if it can. */
export function inLines(words: string): string[] {
  const all = [...words.matchAll(/ (?!–)/g)].map((found) => found.index)
  const free = all.filter((at) => words[at - 1] !== '–')
  const spaces = free.length ? free : all // a dash ends a line, it begins none
  if (words.length <= SHORT || !spaces.length) return [words]
  const off = (at: number): number => Math.abs(at - words.length / 2)
  const at = spaces.reduce((best, each) => (off(each) < off(best) ? each : best))
  return [words.slice(0, at), words.slice(at + 1)]
}

const common = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))

/** Moved into the board, but neither over its place nor away from what it points at. */
function inside<Box extends Rect>(box: Box, tip: { x: number; y: number }, board: Rect): Box {
  const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))
  const [right, low] = [board.x + board.width, board.y + board.height]
  if (tip.x < board.x || tip.x > right) return box
  const x = within(box.x, board.x, right - box.width)
  const y =
    box.y < tip.y
      ? Math.min(Math.max(box.y, board.y), tip.y - box.height)
      : Math.max(Math.min(box.y, low - box.height), tip.y)
  return { ...box, x, y }
}

/**
 * Below or above one of some places, inside the board, off what can be chosen (`taken`) and, if there is room, off whatever else has
 * a name; of equally good spots the first, below the first place.
 */
export function badgeAt(
  places: readonly Rect[],
  size: { width: number; height: number },
  gap: number,
  taken: readonly Rect[],
  board: Rect,
  named: readonly Rect[] = [],
): Badge | null {
  const spots = places.flatMap((place) =>
    FAR.flatMap((far) =>
      [true, false].flatMap((below) =>
        SHIFTS.map((shift) => {
          const tip = { x: place.x + place.width / 2, y: below ? place.y + place.height : place.y }
          const x = tip.x - size.width / 2 + shift * size.width
          const y = below ? tip.y + far * gap : tip.y - far * gap - size.height
          const box = inside({ ...size, x, y }, tip, board)
          const outside = size.width * size.height - common(box, board)
          return { ...box, tip, bad: 2 * (outside + covered(box, taken)) + covered(box, named) }
        }),
      ),
    ),
  )
  return spots.reduce<(typeof spots)[number] | null>((best, each) => (best && best.bad <= each.bad ? best : each), null)
}

const covered = (box: Rect, taken: readonly Rect[]): number => taken.reduce((sum, each) => sum + common(box, each), 0)
