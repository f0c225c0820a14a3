// How a game ended, as its last page says it: who comes where, by how much, where the difference lies, and when it turned.
import type { Decision, Mistake, Player, Scene, Table } from '../lib/contract'
import { categories } from './points'
import { youOf } from './you'

export interface Outcome {
  /** Whose result it is: the viewer's, or, for those who look on, the winner's. */
  hero: Player
  /** Whom it is measured against: the winner, or, if the hero has won, the best of the others. */
  rival: Player | null
  /** The hero is the one who reads it. */
  yours: boolean
  /** Others who have won, too. */
  sharing: Player[]
  won: boolean
  /** Points between hero and rival. */
  margin: number
}

const best = (players: Player[]): Player | null =>
  [...players].sort((a, b) => a.rank - b.rank || b.score - a.score)[0] ?? null

export function outcome(scene: Scene, table?: Table): Outcome | null {
  const seat = youOf(scene, table)
  const you = scene.players.find((player) => player.seat === seat)
  const hero = you ?? best(scene.players)
  if (!hero) return null
  const others = scene.players.filter((player) => player !== hero)
  const won = hero.rank === 1
  const rival = best(others)
  return {
    hero,
    rival,
    yours: hero === you,
    won,
    sharing: won ? others.filter((player) => player.rank === 1) : [],
    margin: rival ? Math.abs(hero.score - rival.score) : 0,
  }
}

export interface Lead {
  label: string
  points: number
  /** Where nobody makes points, one only loses them: how many each of the two did. */
  lost: { less: number; more: number } | null
}

/** Where one player made more points than another, or lost less, most first. */
export function leads(scene: Scene, ahead: Player, behind: Player): Lead[] {
  const [a, b] = [scene.players.indexOf(ahead), scene.players.indexOf(behind)]
  return categories(scene)
    .map(({ label, values, lost }) => ({
      label,
      lost: lost ? { less: Math.abs(values[a]!), more: Math.abs(values[b]!) } : null,
      points: values[a]! - values[b]!,
    }))
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points)
}

export interface TurningPoint {
  decision: Decision
  /** Win probability the hero gained or lost by that turn and the next few, as the line shows it. */
  change: number
  mistake: Mistake | undefined
}

const MOST = 3
const LEAST = 0.05 // less than that may be the error of the searches
const AROUND = 3 // one search errs: a chance is the mean of so many moments

type Values = readonly (readonly number[] | null)[]

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** Chances as a line shows them: means of the moments around, so that it does not tremble; how it ended stays as it is. */
export function smooth(values: Values): (number[] | null)[] {
  const around = Math.max(1, Math.round(values.length / 40))
  const moments = values.slice(0, -1)
  return values.map((row, k) => {
    if (!row || k === values.length - 1) return row && [...row]
    const near = moments.slice(Math.max(0, k - around), k + around + 1).filter((each) => each !== null)
    return row.map((_, seat) => mean(near.map((each) => each[seat]!)))
  })
}

/**
 * The turns that changed a seat's chance most, in the order they were played. Of a turn the decision is named that cost or brought most.
 * The last turn is none: it only makes sure what was already near.
 */
export function turningPoints(
  values: Values,
  decisions: readonly Decision[],
  mistakes: readonly Mistake[],
  seat: number,
): TurningPoint[] {
  const turns: Decision[][] = []
  for (const decision of decisions) {
    const turn = turns.at(-1)
    if (turn && turn[0]!.turn === decision.turn && turn[0]!.seat === decision.seat) turn.push(decision)
    else turns.push([decision])
  }
  // The chance before each turn; of two turns that are near each other only the one that changed more counts.
  const chances = turns.map((turn) => values[turn[0]!.number - 1]?.[seat] ?? NaN)
  const changes = turns.map((_, k) =>
    k === turns.length - 1
      ? NaN
      : mean(chances.slice(k + 1, k + 1 + AROUND)) - mean(chances.slice(Math.max(0, k + 1 - AROUND), k + 1)),
  )
  // What is told is what the line shows: from the moment before the turn to a few turns later.
  const line = smooth(values)
  const drawn = (k: number): number => line[turns[Math.min(k, turns.length - 1)]![0]!.number - 1]?.[seat] ?? NaN
  const seen = changes.map((change, k) => {
    const shown = drawn(k + 2) - drawn(Math.max(0, k - 1))
    return Math.sign(shown) === Math.sign(change) ? shown : NaN
  })
  const found: number[] = []
  for (const k of changes
    .map((_, k) => k)
    .filter((k) => Math.abs(changes[k]!) >= LEAST && Math.abs(seen[k]!) >= LEAST)
    .sort((a, b) => Math.abs(seen[b]!) - Math.abs(seen[a]!)))
    if (found.length < MOST && found.every((other) => Math.abs(other - k) >= AROUND)) found.push(k)
  return found
    .sort((a, b) => a - b)
    .map((k) => {
      const change = seen[k]!
      const weight = ({ number }: Decision): number =>
        ((values[number]?.[seat] ?? NaN) - (values[number - 1]?.[seat] ?? NaN)) * Math.sign(change) || 0
      const decision = turns[k]!.reduce((most, each) => (weight(each) > weight(most) ? each : most))
      // A mistake tells why only where it went against whoever made it.
      const against = (decision.seat === seat) === change < 0
      const mistake = against ? mistakes.find(({ number }) => number === decision.number) : undefined
      return { decision, change, mistake }
    })
}
