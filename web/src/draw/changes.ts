// What is different between two scenes: where something came, went or changed hands.
import type { Line, Piece, Scene } from '../lib/contract'
import { boxOf, type Rect } from './geometry'
import type { Shape } from '../picture/display'
import { spoken } from '../picture/targets'
import { isPlace } from './things'

const MOVING = ['worker', 'house', 'hall', 'tower', 'cube', 'disc', 'tile', 'hextile', 'token']

export interface Mark extends Rect {
  id: string
  key: string
  area: string
  shape: string
  kind: string
  gone: boolean
  /** Of a line. */
  points?: number[][]
  /** Of a thing in a picture. */
  outline?: Shape
}

/** Pieces that look alike: one that vanished here and one that appeared there are the same to the eye. */
export const lookOf = (piece: Piece): string => [piece.kind, piece.owner, piece.symbol].join(' ')

const mark = (piece: Piece, gone: boolean): Mark => {
  const { id, area, x, y, width, height, shape, kind } = piece
  return { id, key: `${gone ? 'gone' : 'came'} ${id}`, area, x, y, width, height, shape, kind, gone } // one that moved is both
}

const ofLine = ({ id, area, kind, points }: Line): Mark => ({
  id,
  key: id,
  area,
  ...boxOf(points),
  shape: 'line',
  kind,
  gone: false,
  points,
})

export function changes(before: Scene, after: Scene): Mark[] {
  const [old, now] = [before, after].map(
    (scene) => new Map(scene.pieces.filter((piece) => MOVING.includes(piece.kind)).map((piece) => [piece.id, piece])),
  ) as [Map<string, Piece>, Map<string, Piece>]
  const same = (a: Piece | undefined, b: Piece): boolean =>
    a !== undefined && a.area === b.area && a.x === b.x && a.y === b.y && lookOf(a) === lookOf(b)
  const came = [...now.values()].filter((piece) => !piece.marked && !same(old.get(piece.id), piece)) // what is asked about has its own ring
  const covered = (piece: Piece): boolean =>
    [...now.values()].some(
      (each) =>
        each.area === piece.area &&
        Math.hypot(
          each.x + each.width / 2 - piece.x - piece.width / 2,
          each.y + each.height / 2 - piece.y - piece.height / 2,
        ) <
          piece.width / 2,
    )
  const went = [...old.values()].filter((piece) => !same(now.get(piece.id), piece) && !covered(piece))
  const kinds = new Map(before.lines.map((line) => [line.id, line.kind]))
  const built = after.lines.filter((line) => kinds.has(line.id) && kinds.get(line.id) !== line.kind)
  return [...went.map((piece) => mark(piece, true)), ...came.map((piece) => mark(piece, false)), ...built.map(ofLine)]
}

const NAMED = ['plate', 'hex', 'scale']
const COUNTS = /^(buy|draw) \d+$/ // such a number counts offers or cards

/**
 * Ids of the lines, places, plates and hexes a decision names: words of its notation, alone or after the last colon of an id.
 * What belongs to others than the one who decided is not meant.
 * Of several things of one name (`site:21`, `tower:21`) it is the one the verb speaks of, else the printed one.
 */
export function named(scene: Scene, notation: string, seat = -1): string[] {
  if (scene.picture) return spoken(scene, notation, seat)
  const others = new Set(
    scene.areas.filter((area) => area.owner >= 0 && seat >= 0 && area.owner !== seat).map((area) => area.id),
  )
  const verb = notation.split(/\s+/)[0]!
  const words = new Set(COUNTS.test(notation) ? [] : notation.split(/\s+/))
  const things = [...scene.lines, ...scene.places, ...scene.pieces.filter((piece) => NAMED.includes(piece.kind))]
  const found = things.filter(
    ({ id, area }) => !others.has(area) && (words.has(id) || words.has(id.slice(id.lastIndexOf(':') + 1))),
  )
  const meant = found.filter(({ id }) => id.startsWith(`${verb}:`))
  const printed = found.some((thing) => isPlace(thing) && thing.tone)
  return (meant.length ? meant : found.filter((thing) => !printed || !isPlace(thing) || thing.tone)).map(({ id }) => id)
}

/** The same with offers and tiles to take: ids end with what the notation calls them (`market-pier`, `offer:1:grapes`). */
export function meant(scene: Scene, notation: string, seat: number): string[] {
  if (scene.picture) return spoken(scene, notation, seat)
  const words = notation.split(/\s+/).slice(1)
  const offers = scene.pieces.filter(
    ({ id, kind }) =>
      (kind === 'offer' || id.startsWith('offer:')) &&
      words.some((word) => id.endsWith(`-${word}`) || id.endsWith(`:${word}`)),
  )
  return [...named(scene, notation, seat), ...(COUNTS.test(notation) ? [] : offers.map(({ id }) => id))]
}
