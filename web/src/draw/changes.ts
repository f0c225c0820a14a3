// What is different between two scenes: where something came, went or changed hands.
import type { Piece, Scene } from '../lib/types'

const MOVING = ['worker', 'house', 'tower', 'cube', 'disc', 'tile', 'token']

export interface Mark { id: string; key: string; area: string; x: number; y: number; width: number; height: number; shape: string; kind: string; gone: boolean }

/** Pieces that look alike: one that vanished here and one that appeared there are the same to the eye. */
export const lookOf = (piece: Piece): string => [piece.kind, piece.owner, piece.symbol].join(' ')

const mark = (piece: Piece, gone: boolean): Mark => {
  const { id, area, x, y, width, height, shape, kind } = piece
  return { id, key: `${gone ? 'gone' : 'came'} ${id}`, area, x, y, width, height, shape, kind, gone } // one that moved is both
}

export function changes(before: Scene, after: Scene): Mark[] {
  const [old, now] = [before, after].map((scene) => new Map(scene.pieces.filter((piece) => MOVING.includes(piece.kind)).map((piece) => [piece.id, piece]))) as [Map<string, Piece>, Map<string, Piece>]
  const same = (a: Piece | undefined, b: Piece): boolean => a !== undefined && a.area === b.area && a.x === b.x && a.y === b.y && lookOf(a) === lookOf(b)
  const came = [...now.values()].filter((piece) => !piece.marked && !same(old.get(piece.id), piece)) // what is asked about has its own ring
  const covered = (piece: Piece): boolean => [...now.values()].some((each) => each.area === piece.area && Math.hypot(each.x + each.width / 2 - piece.x - piece.width / 2, each.y + each.height / 2 - piece.y - piece.height / 2) < piece.width / 2)
  const went = [...old.values()].filter((piece) => !same(now.get(piece.id), piece) && !covered(piece))
  return [...went.map((piece) => mark(piece, true)), ...came.map((piece) => mark(piece, false))]
}

/** Ids of the lines, places and plates a decision names: words of its notation, alone or after the last colon of an id. */
export function named(scene: Scene, notation: string): string[] {
  const words = new Set(notation.split(/\s+/))
  const things = [...scene.lines, ...scene.places, ...scene.pieces.filter((piece) => piece.kind === 'plate')]
  return things.map((thing) => thing.id).filter((id) => words.has(id) || words.has(id.slice(id.lastIndexOf(':') + 1)))
}
