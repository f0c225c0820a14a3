// A knock-out in columns: for two a tree with the rounds to come, for more the tables of each round.
import type { BoardSeat, TournamentView } from '../lib/contract'

export interface Match {
  key: string
  table: string | null
  over: boolean
  /** Somebody who waits for a round. */
  bye: boolean
  seats: (BoardSeat | null)[]
}
export interface Column {
  round: number
  /** So many rounds before the final; null: nobody knows. */
  left: number | null
  matches: Match[]
}

export function columns(view: TournamentView): Column[] {
  const boards = new Map(view.rounds.flatMap((round) => round.boards.map((board) => [board.table, board])))
  const at = (table: string, round: number): Match => {
    const board = boards.get(table)!
    return { key: `${round} ${table}`, table, over: board.status === 'over', bye: false, seats: board.seats }
  }
  if (!view.bracket.length)
    return view.rounds.toReversed().map(({ number, boards: those }) => ({
      round: number,
      left: view.head.status === 'over' ? view.rounds.length - number : null,
      matches: those.map((board) => at(board.table, number)),
    }))
  return view.bracket.map((column, k) => ({
    round: k + 1,
    left: view.bracket.length - 1 - k,
    matches: column.map(({ table, entrants }, n) =>
      table !== null && boards.has(table)
        ? at(table, k + 1)
        : {
            key: `${k + 1} ${n}`,
            table: null,
            over: false,
            bye: entrants.length === 1,
            seats: entrants.map((entrant) => waiting(view, entrant)),
          },
    ),
  }))
}

/** Somebody who is known to play there, before there is a table. */
function waiting(view: TournamentView, entrant: number): BoardSeat | null {
  const row = view.standings.find((one) => one.entrant === entrant)
  if (!row) return null
  const { name, bot, yours } = row
  return { entrant, name, bot, colour: row.colour ?? '', yours, score: null, place: null, goes_on: false }
}
