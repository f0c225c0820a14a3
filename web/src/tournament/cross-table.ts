// Who met whom, and who was ahead: from the rounds of a tournament.
import type { TournamentView } from '../lib/contract'

export interface Meeting {
  /** For each time they met: 1 ahead, 0.5 level, 0 behind. */
  points: number
  /** The last table at which they met. */
  table: string
  running: boolean
}

/** By "entrant against entrant". */
export function meetings(view: TournamentView): Map<string, Meeting> {
  const found = new Map<string, Meeting>()
  for (const { boards } of view.rounds.toReversed())
    for (const board of boards)
      for (const one of board.seats)
        for (const other of board.seats) {
          if (one === other) continue
          const key = pair(one.entrant, other.entrant)
          const ahead = Math.sign((other.place ?? 0) - (one.place ?? 0))
          const running = board.status === 'playing'
          const points = (found.get(key)?.points ?? 0) + (running ? 0 : (ahead + 1) / 2)
          found.set(key, { points, table: board.table, running })
        }
  return found
}

export const pair = (one: number, other: number): string => `${one} ${other}`

/** 0, ½, 1, 1½. */
export const halves = (value: number): string => (value % 1 ? `${Math.floor(value) || ''}½` : `${value}`)
