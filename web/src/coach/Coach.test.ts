import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../lib/api'
import type { Coaching } from '../lib/contract'
import TableView from '../table/TableView.svelte'
import EndOfGame from '../table/EndOfGame.svelte'
import type { TableProps } from '../table/props'
import { history, over, propsOf, text, turn } from '../table/testing'
import { Coach } from './coach.svelte'

const mine = { ...turn, viewer: turn.to_move }
const better = mine.choices.find((choice) => choice.targets.length === 1)!
const quiet: Coaching = {
  number: 12,
  now: 'Gather first.',
  looking: false,
  waiting: null,
  overlooked: null,
  tips: [],
}
const costly: Coaching = {
  ...quiet,
  overlooked: {
    targets: better.targets,
    mistake: {
      number: 11,
      seat: mine.viewer,
      notation: 'done',
      words: 'Done',
      cost: 0.2,
      value: 0.31,
      better: { action: better.action, notation: '', words: 'Use the mill', values: [], line: ['You get 1 good.'] },
    },
  },
}
const settled = async (): Promise<void> => {
  for (let k = 0; k < 6; k++) await tick()
}

async function show(said: Coaching[], more: Partial<TableProps> = {}, on = true) {
  const ask = vi.fn()
  for (const each of said) ask.mockResolvedValueOnce(each)
  const coach = new Coach(ask)
  const [onswitch, onback] = [vi.fn(), vi.fn()]
  render(TableView, { props: propsOf(mine, { ...more, coaching: { coach, on, onswitch, onback } }) })
  await coach.look()
  await settled()
  const panel = document.querySelector<HTMLElement>('[data-coach]')!
  return { coach, ask, onswitch, onback, panel, status: within(panel).getByRole('status') }
}

describe('the coach', () => {
  it('says what matters now, for ears too', async () => {
    const { status } = await show([quiet])
    expect(status.textContent).toContain('Gather first.')
  })

  it('looks until he has seen the decision, and says what it overlooked', async () => {
    const { ask, status } = await show([{ ...quiet, looking: true }, costly])
    expect(ask.mock.calls.map(([wait]) => wait)).toEqual([0, 15])
    expect(status.textContent).toContain('There was something better: Use the mill')
    expect(status.textContent).toContain('“Done” lowered your chance to win from 51% to 31%.')
    expect(status.textContent).not.toContain('You get 1 good.')
  })

  it('shows the better place, and takes the decision back', async () => {
    const { onback, panel, status, coach } = await show([costly], { undo: null })
    const button = within(panel).getByRole('button', { name: 'Show me' })
    await fireEvent.click(button)
    expect(button.getAttribute('aria-pressed')).toBe('true')
    expect(status.textContent).toContain('You get 1 good.')
    await fireEvent.click(within(panel).getByRole('button', { name: 'Take it back' }))
    expect(onback).toHaveBeenCalledWith(11)
    expect(status.textContent).toContain('Try this instead: Use the mill')
    coach.decided()
    await settled()
    expect(coach.taken).toBeNull()
  })

  it('offers no way back where nothing can be undone, and is closed for good', async () => {
    const { panel, status } = await show([costly], { undo: 'No.' })
    expect(within(panel).queryByRole('button', { name: 'Take it back' })).toBeNull()
    await fireEvent.click(within(panel).getByRole('button', { name: 'Go on' }))
    expect(status.textContent).not.toContain('Use the mill')
    expect(status.textContent).toContain('Gather first.')
  })

  it('is switched off and on at any time', async () => {
    const { panel, onswitch } = await show([quiet])
    await fireEvent.click(within(panel).getByRole('button', { name: 'Coach off' }))
    expect(onswitch).toHaveBeenCalledWith(false)
    document.body.innerHTML = ''
    const off = await show([costly], {}, false)
    expect(off.status.textContent).not.toContain('Gather')
    expect(off.status.textContent).not.toContain('mill')
    await fireEvent.click(within(off.panel).getByRole('button', { name: 'Coach on' }))
    expect(off.onswitch).toHaveBeenCalledWith(true)
  })

  it('says that the rules are being compiled, and asks again', async () => {
    vi.useFakeTimers()
    const ask = vi
      .fn()
      .mockResolvedValueOnce({ ...quiet, waiting: 'Compiling.' })
      .mockResolvedValue(quiet)
    const coach = new Coach(ask)
    void coach.look()
    await vi.advanceTimersByTimeAsync(100)
    expect(coach.said?.waiting).toBe('Compiling.')
    await vi.advanceTimersByTimeAsync(3000)
    expect(coach.said?.waiting).toBeNull()
    vi.useRealTimers()
  })

  it('is silent where he may not speak', async () => {
    const ask = vi.fn().mockRejectedValue(new ApiError('No.', 409))
    const coach = new Coach(ask)
    await coach.look()
    expect(ask).toHaveBeenCalledTimes(1)
    expect(coach.said).toBeNull()
  })

  it('is a line above the question where there is no room, which unfolds', async () => {
    window.innerWidth = 390
    try {
      const { panel } = await show([costly], { undo: null })
      expect(panel.querySelector('.line')!.textContent).toContain('Use the mill')
      const unfold = within(panel).getByRole('button', { name: 'Coach: show all' })
      await fireEvent.click(unfold)
      expect(unfold.getAttribute('aria-expanded')).toBe('true')
      expect(within(panel).getByRole('button', { name: 'Take it back' })).toBeTruthy()
      expect(within(panel).getByRole('button', { name: 'Coach off' })).toBeTruthy()
    } finally {
      window.innerWidth = 1024
    }
  })

  it('ends with three things, each with a way to its decision', async () => {
    const onreview = vi.fn()
    const tips = [1, 2, 3].map((number) => ({ text: `Try ${number}.`, number: 10 * number }))
    render(EndOfGame, { props: { scene: over, history, tips, onreview, text } })
    expect(screen.getByRole('heading', { name: 'Three things to try next time' })).toBeTruthy()
    await fireEvent.click(screen.getByRole('button', { name: 'Look at decision 20' }))
    expect(onreview).toHaveBeenCalledWith(20)
  })
})
