import { fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../lib/api'
import { session } from '../lib/session.svelte'
import type { Table } from '../lib/contract'
import { allOf, text } from '../lib/words.svelte'
import { over, tableOf, turn } from '../table/testing'
import NameDialog from './NameDialog.svelte'
import TableRow from './TableRow.svelte'
import WaitingRoom from './WaitingRoom.svelte'

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function show(): void {
    this.open = true
  } // jsdom has none
})

it('gives the focus back to a name that cannot be', async () => {
  render(NameDialog)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
  const button = screen.getByRole('button', { name: 'Play' })
  button.focus()
  await fireEvent.click(button)
  expect(screen.getByRole('alert').textContent).toBe('Enter a name.')
  expect(document.activeElement).toBe(field)
  vi.spyOn(session, 'guest').mockRejectedValue(new ApiError('A name must have 1 to 24 characters, without “|”.', 400))
  await fireEvent.input(field, { target: { value: 'a|b' } })
  button.focus()
  await fireEvent.click(button)
  await tick()
  expect(document.activeElement).toBe(field)
  expect(screen.getByRole('alert').textContent).toContain('1 to 24 characters')
})

it('warns that a link of this computer leads nobody else here', () => {
  const table: Table = {
    ...tableOf(turn),
    status: 'waiting',
    seats: tableOf(turn).seats.map((seat, k) => (k ? { ...seat, kind: 'open' as const } : seat)),
  }
  expect(location.hostname).toBe('localhost')
  render(WaitingRoom, { table, chat: [], onchat: () => {}, onchange: () => {} })
  expect(screen.getByText(text('ui-invite-loopback'))).toBeTruthy()
})

it('names those who share a victory with “and”', () => {
  expect(allOf(['Ann'])).toBe('Ann')
  expect(allOf(['Ann', 'Ben', 'Eve'])).toBe('Ann, Ben and Eve')
  const table: Table = { ...tableOf(over, []), your_turn: false, winners: [0, 1], updated: '2026-01-01T00:00:00Z' }
  render(TableRow, { table, action: 'View', href: '/' })
  const [first, second] = over.players.map((player) => player.name)
  expect(screen.getByText(new RegExp(`^${first} and ${second} share the win`))).toBeTruthy()
})

it('counts who plays on when somebody resigns', () => {
  expect(text('ui-resign-line', { count: 0 })).not.toMatch(/other/)
  expect(text('ui-resign-line', { count: 1 })).toMatch(/the other player can finish/)
  expect(text('ui-resign-line', { count: 2 })).toMatch(/the others can finish/)
})
