// The targets of a scene's picture, with the area each is in and the box round it.
import type { Rect } from '../draw/geometry'
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

/** Ids of what a decision's notation names: its words, alone or as the end of an id (`F5`, `worker-F5`, `site:21`). */
export function spoken(scene: Scene, notation: string): string[] {
  const words = notation.split(/\s+/).slice(1)
  return aims(scene)
    .filter(({ id }) => words.some((word) => id === word || id.endsWith(`-${word}`) || id.endsWith(`:${word}`)))
    .map(({ id }) => id)
}
