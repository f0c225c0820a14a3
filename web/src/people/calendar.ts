// The calendar of games: weeks as columns, Monday first, five steps of lightness.
import type { DayOfGames } from '../lib/contract'

export interface Square {
  /** ISO, UTC. */
  day: string
  week: number
  weekday: number
  games: number
  /** 0 to 4. */
  heat: number
}
export interface Month {
  week: number
  day: string
}
export interface MonthOfGames {
  month: string
  games: number
}

const DAY = 86_400_000
export const WEEKS = 53

export const heatOf = (games: number): number => (games >= 5 ? 4 : games >= 3 ? 3 : games)

/** All days of the last 53 weeks up to today. */
export function squares(played: readonly DayOfGames[], today: Date): Square[] {
  const known = new Map(played.map(({ day, games }) => [day, games]))
  const end = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate())
  const last = (new Date(end).getUTCDay() + 6) % 7
  const first = end - ((WEEKS - 1) * 7 + last) * DAY
  return Array.from({ length: (end - first) / DAY + 1 }, (_, k) => {
    const day = new Date(first + k * DAY).toISOString().slice(0, 10)
    const games = known.get(day) ?? 0
    return { day, week: Math.floor(k / 7), weekday: k % 7, games, heat: heatOf(games) }
  })
}

/** Where months begin; one that would stand too close to the next has no name. */
export function months(all: readonly Square[]): Month[] {
  const found = all.filter(({ day }) => day.endsWith('-01')).map(({ day, week }) => ({ day, week }))
  return found.filter(({ week }) => week < WEEKS - 2)
}

/** The same as a table: games of each month, newest first. */
export function byMonth(played: readonly DayOfGames[]): MonthOfGames[] {
  const sums = new Map<string, number>()
  for (const { day, games } of played) sums.set(day.slice(0, 7), (sums.get(day.slice(0, 7)) ?? 0) + games)
  return [...sums].map(([month, games]) => ({ month, games })).toSorted((a, b) => b.month.localeCompare(a.month))
}
