// Places, pieces and lines: what can be told of all of them.
import type { Line, Piece, Place } from '../lib/contract'
import type { Aim } from '../picture/targets'
import { boxOf, type Rect } from './geometry'

export type Thing = Place | Piece | Line | Aim

/** Part of a picture, not drawn by its kind. */
export const isAim = (thing: Thing): thing is Aim => 'outline' in thing

export const isLine = (thing: Thing): thing is Line => 'points' in thing
export const isPiece = (thing: Thing): thing is Piece => 'symbol' in thing
export const isPlace = (thing: Thing): thing is Place => !isLine(thing) && !isPiece(thing) && !isAim(thing)

export const rectOf = (thing: Thing): Rect => (isLine(thing) ? boxOf(thing.points) : thing)

/** A frame round a picture of what is to be had; what it shows has ids that begin with its own. */
export const isFrame = (thing: Thing): boolean => isPlace(thing) && thing.tone === 'frame'
export const inFrame = (frames: readonly Place[], piece: Piece): boolean =>
  frames.some(({ id }) => piece.id.startsWith(`${id}:`))

/** How far the ring of a place lies from its edge. A small round one grows when it is pointed at, for the piece it shows. */
export function ringOf(place: Place, lit: boolean): number {
  if (isFrame(place)) return 0
  const least = Math.min(place.width, place.height)
  return place.shape === 'circle' && lit ? least * 0.31 : -least * 0.09
}

/** A name, and after the first stop its details; one right after a leading number is none (`49. mező`). */
export function nameOf(label: string): { name: string; rest: string } {
  const stop = label.indexOf('. ', /^\d+\. /.exec(label)?.[0].length ?? 0)
  return stop > 0 ? { name: label.slice(0, stop), rest: label.slice(stop + 2) } : { name: label, rest: '' }
}
