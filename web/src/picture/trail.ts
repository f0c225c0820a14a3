// Footprints on the board: where each step of what has happened can be seen, from where to where.
import type { Decision, PlayedDecision, Scene } from '../lib/contract'
import type { Shape } from './display'
import type { Rect } from './geometry'
import { aims, spoken, type Aim } from './targets'

const MOST = 3 // rings of one step; in a small picture of what belongs to others only one

export interface Footprint {
  /** Counted from 1, as the list counts. */
  step: number
  id: string
  area: string
  colour: string
  outline: Shape
  /** Where it came from, if that is on the board too. */
  from: Shape | null
  /** Something was there and is gone. */
  gone: boolean
  /** The first of its step bears the number. */
  first: boolean
}

export interface Trail {
  prints: readonly Footprint[]
  /** Seen only where a step is pointed at. */
  faded: boolean
  /** Not of the game, but tried on a private board. */
  tried?: boolean
}

/** A scene by how many decisions it is after; there need not be one. */
export type Scenes = (number: number) => Scene | undefined

const aimOf = (id: string | undefined, ...scenes: (Scene | undefined)[]): Aim | undefined => {
  for (const scene of scenes) {
    const found = id && scene ? aims(scene).find((aim) => aim.id === id) : undefined
    if (found) return found
  }
  return undefined
}

/** Whether there is such a piece. */
const stands = (scene: Scene, id: string): boolean =>
  Object.values(scene.picture?.areas ?? {}).some(({ pieces = [] }) =>
    pieces.some((piece) => 'id' in piece && piece.id === id),
  )

/** What a step left to see: things that came or changed, else where something was, else what it speaks of. */
export function footprints(
  step: number,
  played: PlayedDecision,
  decision: Decision | undefined,
  now: Scene,
  scenes: Scenes,
): Footprint[] {
  const [before, after] = [scenes(played.number - 1), scenes(played.number)]
  const colour = now.players.find(({ seat }) => seat === played.seat)?.colour ?? 'neutral'
  const found = new Map<string, Footprint>()
  const small = new Set(now.areas.filter(({ slim }) => slim).map(({ id }) => id))
  const add = (aim: Aim | undefined, from?: Aim, gone = false): void => {
    if (!aim || found.has(aim.id) || found.size === (small.has(aim.area) ? 1 : MOST)) return
    const { id, area, outline } = aim
    // What was there and is still there has not moved: something only came from it, as from a pile.
    const stayed = from && (stands(now, from.id) || (before && aimOf(from.id, before) && aimOf(from.id, now)))
    const moved = from && from.area === area && from.id !== id && !small.has(area) && !stayed
    const way = moved ? from.outline : null
    found.set(id, { step, id, area, colour, outline, from: way, gone, first: !found.size })
  }
  for (const { kind, id, source } of played.motions)
    if (kind === 'move') add(aimOf(id, now, after), aimOf(source, before, now))
    else if (kind === 'reveal' || kind === 'step') add(aimOf(id, now, after))
  if (!found.size) for (const { kind, id } of played.motions) if (kind === 'go') add(aimOf(id, before), undefined, true)
  if (!found.size) for (const { source } of played.motions) add(aimOf(source, now, after))
  if (!found.size && decision) for (const id of spoken(now, decision.notation, decision.seat)) add(aimOf(id, now))
  return [...found.values()]
}

const isThing = (id: string | undefined): id is string => id !== undefined && !/^(counter|player|supply):/.test(id)

/** Scenes that would show where something of a step was or came from. */
export function unknown(played: PlayedDecision, now: Scene, scenes: Scenes): number[] {
  const { number, motions } = played
  const lacks = (at: number, id: string | undefined): boolean => isThing(id) && !scenes(at) && !aimOf(id, now)
  return [
    ...(motions.some(({ kind, id, source }) => lacks(number - 1, kind === 'go' ? id : source)) ? [number - 1] : []),
    ...(motions.some(({ kind, id }) => kind !== 'go' && lacks(number, id)) ? [number] : []),
  ]
}

export interface Disc {
  x: number
  y: number
}

/** Where the numbers stand: at a corner of their place each, or on the line it is, farthest from all numbers before. */
export function discs(boxes: readonly (Rect & { along?: readonly Disc[] })[]): Disc[] {
  const out: Disc[] = []
  for (const { x, y, width, height, along = [] } of boxes) {
    const corners = along.length
      ? along
      : [
          { x: x + width, y },
          { x, y },
          { x: x + width, y: y + height },
          { x, y: y + height },
        ]
    const room = (at: Disc): number =>
      Math.min(width + height, ...out.map((other) => Math.hypot(other.x - at.x, other.y - at.y)))
    out.push(corners.reduce((best, each) => (room(each) > room(best) ? each : best)))
  }
  return out
}
