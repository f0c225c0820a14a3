// Where areas go: the first board in the middle, whatever stands beside it, rows above and below it.
import type { Area, Scene } from '../lib/contract'

export interface Laid {
  main: Area | undefined
  above: Area[]
  beside: Area[]
  below: Area[]
}

const filled = (scene: Scene, area: Area): boolean =>
  [...scene.pieces, ...scene.places].some((item) => item.area === area.id)

export function laid(scene: Scene): Laid {
  const main = scene.areas.find((area) => area.kind === 'board') ?? scene.areas[0]
  const rest = scene.areas.filter((area) => area !== main && filled(scene, area))
  const below = rest.filter((area) => area.kind === 'strip')
  // An area that asks for a choice comes before one that does not; cards keep their order.
  const asks = (area: Area): number =>
    Number(
      scene.pieces.some(
        (piece) => piece.area === area.id && scene.choices.some((choice) => choice.targets.includes(piece.id)),
      ),
    )
  const beside = rest.filter((area) => area.kind !== 'strip' && area.kind !== 'top')
  return {
    main,
    above: rest.filter((area) => area.kind === 'top'),
    below,
    beside: isRoomy(scene, beside) ? beside : beside.sort((a, b) => asks(b) - asks(a)),
  }
}

/** Offers on a shelf may flow; anything else keeps its coordinates. */
export function isShelf(scene: Scene, area: Area): boolean {
  return (
    area.kind === 'market' &&
    !scene.places.some((place) => place.area === area.id) &&
    scene.pieces
      .filter((piece) => piece.area === area.id)
      .every((piece) => piece.kind === 'offer' || piece.kind === 'slot')
  )
}

/** Drawings and tall offers need more room beside the board than a list, and a card each. */
export function isRoomy(scene: Scene, areas: Area[]): boolean {
  return areas.some(
    (area) =>
      !isShelf(scene, area) ||
      scene.pieces.some((piece) => piece.area === area.id && piece.kind === 'offer' && piece.height > piece.width),
  )
}

/** Small pictures of what belongs to others need less room. */
export const isSlim = (areas: Area[]): boolean => areas.some((area) => area.owner >= 0)

const LEGIBLE = 12 // px of the smallest place
/** Whether a map is too large for a window of that width: then it is seen in part. */
export function isLarge(scene: Scene, area: Area, width: number): boolean {
  const sides = [...scene.places, ...scene.pieces.filter((piece) => piece.kind === 'spot')]
    .filter((thing) => thing.area === area.id)
    .map((thing) => Math.min(thing.width, thing.height))
  return isMap(scene, area) && (Math.min(...sides) * width) / area.width < LEGIBLE
}

/** A board of roads is a map: it can be zoomed. */
export const isMap = (scene: Scene, area: Area): boolean => scene.lines.some((line) => line.area === area.id)
