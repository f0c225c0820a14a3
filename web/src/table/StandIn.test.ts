import { fireEvent, render, screen } from '@testing-library/svelte'
import { describe, expect, it, vi } from 'vitest'
import type { Seat } from '../lib/contract'
import TableView from './TableView.svelte'
import { propsOf, tableOf, turn } from './testing'

const mine = { ...turn, viewer: turn.to_move }
const other = (mine.to_move + 1) % mine.players.length
/** A table of people, with one seat as told. */
function tableWith(seat: number, more: Partial<Seat>): ReturnType<typeof tableOf> {
  const table = tableOf(mine)
  return {
    ...table,
    host: false,
    seats: table.seats.map((each) => ({
      ...each,
      kind: 'person' as const,
      online: true,
      ...(each.seat === seat && more),
    })),
  }
}

describe('stand-ins', () => {
  it('whoever plays may let a bot play for somebody who is away', async () => {
    const onstandin = vi.fn()
    render(TableView, { props: propsOf(mine, { table: tableWith(other, { online: false, away: 61 }), onstandin }) })
    const name = mine.players[other]!.name
    const opener = screen.getByRole('button', { name: `Let a bot play for ${name}` })
    await fireEvent.click(opener)
    expect(screen.getByRole('group', { name: `Let a bot play for ${name}` }).textContent).toContain('Expert bot')
    await fireEvent.click(screen.getByRole('button', { name: /^Strong bot/ }))
    expect(onstandin).toHaveBeenCalledExactlyOnceWith(other, 'strong')
    expect(opener.getAttribute('aria-expanded')).toBe('false')
  })

  it('not before they have been away for long enough, nor when one is on its way', () => {
    for (const more of [{ away: 20 }, { away: 90, replaced_by: 'strong' }]) {
      const { unmount } = render(TableView, {
        props: propsOf(mine, { table: tableWith(other, { online: false, ...more }), onstandin: vi.fn() }),
      })
      expect(screen.queryByRole('button', { name: /^Let a bot play for (?!me)/ })).toBeNull()
      expect(document.querySelector('.players')!.textContent).toContain('away since')
      unmount()
    }
  })

  it('all are told before a bot plays for somebody', () => {
    render(TableView, {
      props: propsOf(
        { ...mine, viewer: -1 },
        { table: tableWith(other, { online: false, away: 90, replaced_by: 'strong' }) },
      ),
    })
    expect(document.querySelector('.notices')!.textContent).toContain(
      `Strong bot will take over for ${mine.players[other]!.name} shortly`,
    )
  })

  it('and for oneself; Escape closes the list', async () => {
    const onstandin = vi.fn()
    render(TableView, { props: propsOf(mine, { table: tableWith(other, {}), onstandin }) })
    expect(screen.queryByRole('button', { name: /^Let a bot play for (?!me)/ })).toBeNull() // nobody is away
    const opener = screen.getByRole('button', { name: 'Let a bot play for me' })
    await fireEvent.click(opener)
    await fireEvent.keyDown(screen.getByRole('button', { name: /^Casual bot/ }), { key: 'Escape' })
    expect(screen.queryByRole('button', { name: /^Casual bot/ })).toBeNull()
    await fireEvent.click(opener)
    await fireEvent.click(screen.getByRole('button', { name: /^Casual bot/ }))
    expect(onstandin).toHaveBeenCalledExactlyOnceWith(mine.to_move, 'casual')
  })

  it('a banner says so and gives the seat back; meanwhile nothing can be chosen', async () => {
    const onreturn = vi.fn()
    render(TableView, {
      props: propsOf(mine, {
        table: tableWith(mine.to_move, { stand_in: 'casual' }),
        onstandin: vi.fn(),
        onreturn,
        onhint: vi.fn(),
      }),
    })
    expect(document.querySelector('.notices')!.textContent).toContain('Casual bot is playing for you.')
    expect(document.querySelectorAll('[data-legal]')).toHaveLength(0)
    expect(screen.getByRole('button', { name: 'Hint' }).getAttribute('aria-disabled')).toBe('true')
    expect(screen.queryByRole('button', { name: 'Let a bot play for me' })).toBeNull()
    await fireEvent.click(screen.getByRole('button', { name: 'Take your seat back' }))
    expect(onreturn).toHaveBeenCalledExactlyOnceWith(mine.to_move)
  })

  it('others see who plays there', () => {
    render(TableView, {
      props: propsOf(mine, { table: tableWith(other, { online: false, stand_in: 'strong' }), onstandin: vi.fn() }),
    })
    expect(document.querySelector('.players')!.textContent).toContain('Strong bot is playing here for now')
  })

  it('those who watch cannot', () => {
    const table = tableWith(other, { online: false, away: 90 })
    render(TableView, {
      props: propsOf(
        { ...mine, viewer: -1 },
        { table: { ...table, seats: table.seats.map((seat) => ({ ...seat, yours: false })) }, onstandin: vi.fn() },
      ),
    })
    expect(screen.queryByRole('button', { name: /Let a bot play/ })).toBeNull()
  })
})
