// Where areas go: the first board in the middle, whatever stands beside it, rows above and below it.
import type { Area, Scene } from '../lib/contract'
import { least } from '../picture/outline'
import { aimsIn } from '../picture/targets'

export interface Laid {
  main: Area | undefined
  above: Area[]
  beside: Area[]
  below: Area[]
}

const filled = (scene: Scene, area: Area): boolean => {
  const drawn = scene.picture?.areas[area.id]
  return Boolean(drawn?.ground || drawn?.pieces || drawn?.targets)
}

/** Whether something in an area can be chosen. */
export const asked = (scene: Scene, area: Area): boolean => {
  const targets = new Set(scene.choices.flatMap((choice) => choice.targets))
  return aimsIn(scene, area.id).some((aim) => targets.has(aim.id))
}

/** `elsewhere`: what stands on the mat, or with the players. */
export function laid(scene: Scene, elsewhere: readonly Area[] = []): Laid {
  const main = scene.areas.find((area) => area.kind === 'board') ?? scene.areas[0]
  const rest = scene.areas.filter((area) => area !== main && !elsewhere.includes(area) && filled(scene, area))
  const below = rest.filter((area) => area.kind === 'strip')
  // An area that asks for a choice comes before one that does not; cards keep their order.
  const asks = (area: Area): number => Number(asked(scene, area))
  const beside = rest.filter((area) => area.kind !== 'strip' && area.kind !== 'top')
  return {
    main,
    above: rest.filter((area) => area.kind === 'top'),
    below,
    beside: isRoomy(beside) ? beside : beside.sort((a, b) => asks(b) - asks(a)),
  }
}

/** Things on a shelf flow; anything else keeps its coordinates. */
export const isShelf = (area: Area): boolean => area.flow === 'always'

/** Some areas need more room beside the board than a list, and a card each. */
export const isRoomy = (areas: Area[]): boolean => areas.some((area) => area.card)

/** Small pictures of what belongs to others need less room. */
export const isSlim = (areas: Area[]): boolean => areas.some((area) => area.slim)

/** What belongs to others and stands small: each can be seen large. */
export const smallOnes = (scene: Scene): Area[] =>
  scene.areas.filter((area) => area.slim && area.owner >= 0 && area.kind !== 'board' && filled(scene, area))

/** Rows of the viewer's own, which lie on their mat. */
export const ownRows = (scene: Scene): Area[] =>
  scene.areas.filter((area) => area.kind === 'strip' && area.owner >= 0 && area.owner === scene.viewer)

/** A map can be zoomed. */
export const isMap = (area: Area): boolean => area.zoom === true

const LEGIBLE = 12 // px of the smallest place
/** Whether a map is too large for a window of that width: then it is seen in part. */
export function isLarge(scene: Scene, area: Area, width: number): boolean {
  const places = aimsIn(scene, area.id).filter((aim) => aim.ring !== 'line')
  const small = Math.min(...places.map((aim) => least(aim.outline)))
  return isMap(area) && (small * width) / area.width < LEGIBLE
}
