// Places, pieces and lines: what can be told of all of them.
import type { Line, Piece, Place } from '../lib/types'
import { boxOf, type Rect } from './geometry'

export type Thing = Place | Piece | Line

export const isLine = (thing: Thing): thing is Line => 'points' in thing
export const isPiece = (thing: Thing): thing is Piece => 'kind' in thing
export const isPlace = (thing: Thing): thing is Place => !isLine(thing) && !isPiece(thing)

export const rectOf = (thing: Thing): Rect => (isLine(thing) ? boxOf(thing.points) : thing)

/** A name, and after the first stop its details. */
export function nameOf(label: string): { name: string; rest: string } {
  const stop = label.indexOf('. ')
  return stop > 0 ? { name: label.slice(0, stop), rest: label.slice(stop + 2) } : { name: label, rest: '' }
}
