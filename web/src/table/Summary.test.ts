// The card at the end of a round: it waits, folds into the bar, and two are one card.
import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PlayedDecision, Summary } from '../lib/contract'
import TableView from './TableView.svelte'
import { playedOf, propsOf, turn } from './testing'

const me = turn.viewer
const summary: Summary = {
  title: 'Round 2 ends: feeding',
  rule: 'Every worker eats.',
  paid: 'Ate',
  rows: turn.players.map(({ seat }) => ({
    seat,
    before: 13,
    after: seat === me ? 7 : 13,
    why: seat === me ? 'Short of 2' : 'All fed',
    paid: [
      { icon: 'wheat', how: '' as const },
      { icon: 'coin', how: 'bought' as const },
      { icon: 'wheat', how: 'missing' as const },
    ],
    changes: [{ icon: 'coin', count: -3 }],
    bad: seat === me,
  })),
  next: 'Round 3: you go first.',
  go_on: 'Start round 3',
}
const ended = (number: number, more: Partial<Summary> = {}): PlayedDecision => ({
  ...playedOf(number, me),
  summary: { ...summary, ...more },
})
const card = (): HTMLElement => screen.getByRole('dialog')

beforeEach(() => {
  window.innerWidth = 1440
  localStorage.clear()
})

describe('the card at the end of a round', () => {
  it('tells who paid what, why, what it changed and what follows', () => {
    render(TableView, { props: propsOf(turn, { played: [ended(12)] }) })
    const rows = within(card()).getAllByRole('row')
    expect(rows).toHaveLength(turn.players.length + 1)
    const mine = rows.find((row) => row.classList.contains('mine'))!
    expect(mine.textContent!.replace(/\s+/g, ' ').trim()).toMatch(/You.*Short of 2.*−6.*−3.*13.*7/)
    expect(
      within(mine)
        .getAllByRole('img')
        .map((each) => each.getAttribute('aria-label')),
    ).toEqual(['wheat', 'coins, bought', 'missing'])
    for (const words of ['Round 2 ends: feeding', 'Every worker eats.', 'Round 3: you go first.'])
      expect(card().textContent).toContain(words)
  })

  it('waits: nothing can be chosen until it is closed, with Enter or its button', async () => {
    const ondecide = vi.fn()
    render(TableView, { props: propsOf(turn, { played: [ended(12)], ondecide }) })
    expect(document.querySelector('[data-legal]')).toBeNull()
    expect(document.activeElement).toBe(card())
    await fireEvent.keyDown(document.body, { key: 'Enter' })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.querySelector('[data-legal]')).toBeTruthy()
    expect(ondecide).not.toHaveBeenCalled()
  })

  it('folds into the bar', async () => {
    render(TableView, { props: propsOf(turn, { played: [ended(12)] }) })
    await fireEvent.click(screen.getByText('Show on the board'))
    expect(screen.queryByRole('dialog')).toBeNull()
    await fireEvent.keyDown(document.body, { key: 'Escape' })
    await fireEvent.keyDown(document.body, { key: 'Escape' })
    await fireEvent.click(screen.getByText('Start round 3'))
    expect(document.querySelector('[data-legal]')).toBeTruthy()
  })

  it('comes also when others have decided since, once, and not again when the page is opened anew', async () => {
    const others = playedOf(13, 1)
    const first = render(TableView, { props: propsOf(turn, { number: 13, played: [ended(12), others] }) })
    await fireEvent.click(screen.getByText('Start round 3'))
    first.unmount()
    render(TableView, { props: propsOf(turn, { number: 13, played: [ended(12), others] }) })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is one card with two sections where two things have ended', () => {
    render(TableView, { props: propsOf(turn, { number: 14, played: [ended(12), ended(14, { title: 'Then this' })] }) })
    expect(
      within(card())
        .getAllByRole('heading')
        .map((each) => each.textContent),
    ).toEqual(['Round 2 ends: feeding', 'Then this'])
    expect(within(card()).getAllByText('Start round 3')).toHaveLength(1)
  })

  it('goes when the decision is undone, and is not for those who only look', () => {
    const looking = { ...turn, viewer: -1, choices: [] }
    for (const { scene, number } of [
      { scene: turn, number: 11 },
      { scene: looking, number: 12 },
    ]) {
      const { unmount } = render(TableView, { props: propsOf(scene, { number, played: [ended(12)] }) })
      expect(screen.queryByRole('dialog')).toBeNull()
      unmount()
    }
  })

  it('is a sheet without reasons on a phone', () => {
    window.innerWidth = 390
    render(TableView, { props: propsOf(turn, { played: [ended(12)] }) })
    expect(card().textContent).not.toContain('Short of 2')
    expect(card().textContent).toContain('Start round 3')
  })

  it('leads to the result when the game is over', async () => {
    const onresult = vi.fn()
    const over = { ...turn, over: true, to_move: -1, choices: [] }
    render(TableView, { props: propsOf(over, { played: [ended(12, { go_on: 'See it' })], onresult }) })
    expect(screen.queryByRole('group', { name: 'points' })).toBeNull() // not before the card was read
    await fireEvent.click(screen.getByText('See it'))
    expect(screen.getByRole('group', { name: 'points' })).toBeTruthy()
    expect(onresult).toHaveBeenCalledOnce()
  })
})
