// The targets of a scene's picture, with the area each is in and the box round it.
import type { Rect } from './geometry'
import type { Scene } from '../lib/contract'
import type { Ring, Shape, Target } from './display'
import { boxOf } from './outline'

export interface Aim extends Rect, Target {
  area: string
  label: string
  why_not: string
  ring: Ring
  outline: Shape
}

const known = new WeakMap<Scene, Aim[]>()

export function aims(scene: Scene): Aim[] {
  const ready = known.get(scene)
  if (ready) return ready
  const all = Object.entries(scene.picture?.areas ?? {}).flatMap(([area, { targets = [] }]) =>
    targets.map((target) => ({
      ...target,
      ...boxOf(target.outline),
      area,
      label: target.label ?? target.id,
      why_not: target.why_not ?? '',
      ring: target.ring ?? ('edge' as const),
    })),
  )
  known.set(scene, all)
  return all
}

export const aimsIn = (scene: Scene, area: string): Aim[] => aims(scene).filter((aim) => aim.area === area)

/**
 * Ids of what a decision's notation names: its words, alone or as the end of an id (`F5`, `tile-F5`, `site:21`). What belongs to
 * others than the seat that decided is not meant; what belongs to that seat is meant before anything else. A target may say that nothing
 * speaks of it, or which verbs do.
 */
export function spoken(scene: Scene, notation: string, seat = -1): string[] {
  const [verb = '', ...words] = notation.split(/\s+/)
  const owners = new Map(scene.areas.map((area) => [area.id, area.owner]))
  const isNamed = (id: string, word: string): boolean =>
    id === word || (id.includes(':') ? id.endsWith(`:${word}`) : id.endsWith(`-${word}`))
  const named = aims(scene).filter(
    ({ id, verbs }) => (!verbs || verbs.includes(verb)) && words.some((word) => isNamed(id, word)),
  )
  const of = (owner: number): string[] => named.filter(({ area }) => owners.get(area) === owner).map(({ id }) => id)
  const own = seat >= 0 ? of(seat) : []
  return own.length ? own : seat >= 0 ? of(-1) : named.map(({ id }) => id)
}
