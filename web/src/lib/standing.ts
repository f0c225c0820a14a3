// How a table stands, in one line.
import type { Table } from './contract'
import { ago, allOf, text } from './words.svelte'

type Seat = Table['seats'][number]

export const isRunning = (table: Table): boolean => table.status === 'playing' || table.status === 'waiting'

/** Who sits there; “you” where that is one seat: of several at one device each has its name. */
export function seatName(table: Table, seat: Seat): string {
  if (seat.kind === 'open') return text('ui-open-seat')
  return seat.yours && table.seats.filter(({ yours }) => yours).length === 1 ? text('ui-you') : seat.name
}

/** Whom or what the table waits for, or how the game ended. */
export function standing(table: Table): string {
  if (table.status === 'waiting') return waiting(table)
  if (table.status === 'over') return `${result(table)} · ${ago(table.updated)}`
  if (table.status === 'off') return text('ui-called-off')
  const turn = table.your_turn ? text('ui-your-turn') : waited(table)
  return [turn, table.status_text].filter(Boolean).join(' · ')
}

function waited(table: Table): string {
  const names = table.asked.map((seat) => table.seats[seat]?.name ?? '')
  if (names.length > 1) return text('table-still-choosing', { names: allOf(names) })
  return names[0] ? text('ui-waiting-for', { name: names[0] }) : ''
}

function waiting(table: Table): string {
  const count = table.seats.filter((seat) => seat.kind === 'open').length
  const name = table.seats.find((seat) => seat.kind === 'person')?.name ?? ''
  return table.host ? text('ui-waiting-for-players', { count }) : text('ui-table-of', { name, count })
}

function result(table: Table): string {
  if (!table.winners.length) return text('ui-nobody-won') // alone against what has no seat
  const mine = table.seats.some((seat) => seat.yours && table.winners.includes(seat.seat))
  if (mine && table.winners.length === 1) return text('ui-you-won')
  const name = allOf(table.winners.map((seat) => table.seats[seat]?.name ?? ''))
  return text('ui-won-by', { name, count: table.winners.length })
}
