// Where areas go: the first board in the middle, whatever stands beside it, rows above and below it.
import type { Area, Scene } from '../lib/contract'
import { least } from '../picture/outline'
import { aims } from '../picture/targets'

export interface Laid {
  main: Area | undefined
  above: Area[]
  beside: Area[]
  below: Area[]
}

const filled = (scene: Scene, area: Area): boolean => {
  const drawn = scene.picture?.areas[area.id]
  if (scene.picture) return Boolean(drawn?.ground || drawn?.pieces || drawn?.targets)
  return [...scene.pieces, ...scene.places].some((item) => item.area === area.id)
}

/** Whether something in an area can be chosen. */
export const asked = (scene: Scene, area: Area): boolean => {
  const targets = new Set(scene.choices.flatMap((choice) => choice.targets))
  const things = scene.picture ? aims(scene) : scene.pieces
  return things.some((thing) => thing.area === area.id && targets.has(thing.id))
}

export function laid(scene: Scene): Laid {
  const main = scene.areas.find((area) => area.kind === 'board') ?? scene.areas[0]
  const rest = scene.areas.filter((area) => area !== main && filled(scene, area))
  const below = rest.filter((area) => area.kind === 'strip')
  // An area that asks for a choice comes before one that does not; cards keep their order.
  const asks = (area: Area): number => Number(asked(scene, area))
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
  if (scene.picture) return area.flow === 'always'
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
  if (scene.picture) return areas.some((area) => area.card)
  return areas.some(
    (area) =>
      !isShelf(scene, area) ||
      scene.pieces.some((piece) => piece.area === area.id && piece.kind === 'offer' && piece.height > piece.width),
  )
}

/** Small pictures of what belongs to others need less room. */
export const isSlim = (scene: Scene, areas: Area[]): boolean =>
  areas.some((area) => (scene.picture ? area.slim : area.owner >= 0))

const LEGIBLE = 12 // px of the smallest place
/** Whether a map is too large for a window of that width: then it is seen in part. */
export function isLarge(scene: Scene, area: Area, width: number): boolean {
  if (scene.picture) {
    const places = aims(scene).filter((aim) => aim.area === area.id && aim.ring !== 'line')
    const small = Math.min(...places.map((aim) => least(aim.outline)))
    return isMap(scene, area) && (small * width) / area.width < LEGIBLE
  }
  const sides = [...scene.places, ...scene.pieces.filter((piece) => piece.kind === 'spot')]
    .filter((thing) => thing.area === area.id)
    .map((thing) => Math.min(thing.width, thing.height))
  return isMap(scene, area) && (Math.min(...sides) * width) / area.width < LEGIBLE
}

/** A board of roads is a map: it can be zoomed. */
export const isMap = (scene: Scene, area: Area): boolean =>
  scene.picture ? area.zoom === true : scene.lines.some((line) => line.area === area.id)
