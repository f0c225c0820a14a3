// Where areas go: the first board in the middle, whatever stands beside it, and rows below it.
import type { Area, Scene } from '../lib/types'

export interface Laid { main: Area | undefined; beside: Area[]; below: Area[] }

const filled = (scene: Scene, area: Area): boolean => [...scene.pieces, ...scene.places].some((item) => item.area === area.id)

export function laid(scene: Scene): Laid {
  const main = scene.areas.find((area) => area.kind === 'board') ?? scene.areas[0]
  const rest = scene.areas.filter((area) => area !== main && filled(scene, area))
  const below = rest.filter((area) => area.kind === 'strip')
  // An area that asks for a choice comes before one that does not.
  const asks = (area: Area): number => Number(scene.pieces.some((piece) => piece.area === area.id && scene.choices.some((choice) => choice.targets.includes(piece.id))))
  const beside = rest.filter((area) => area.kind !== 'strip').sort((a, b) => asks(b) - asks(a))
  return { main, beside, below }
}

/** Offers on a shelf may flow; anything else keeps its coordinates. */
export function isShelf(scene: Scene, area: Area): boolean {
  return area.kind === 'market' && !scene.places.some((place) => place.area === area.id)
    && scene.pieces.filter((piece) => piece.area === area.id).every((piece) => piece.kind === 'offer' || piece.kind === 'slot')
}

/** A board of roads is a map: on a small screen it is seen in part. */
export const isMap = (scene: Scene, area: Area): boolean => scene.lines.some((line) => line.area === area.id)
