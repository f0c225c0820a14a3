import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api, ApiError } from '../lib/api'
import { Reviewer } from '../lib/review.svelte'
import type { Mistake, Review } from '../lib/contract'
import { over } from '../table/testing'
import WinChart from './WinChart.svelte'
import ReviewPanel from './ReviewPanel.svelte'

const seats = over.players.length
const row = (first: number): number[] =>
  Array.from({ length: seats }, (_, seat) => (seat ? (1 - first) / (seats - 1) : first))
const mistake = (number: number, seat: number, cost: number): Mistake => ({
  number,
  seat,
  cost,
  notation: 'place F5',
  words: `Played ${number}`,
  value: 0.2,
  better: {
    action: 1,
    notation: 'place E2',
    words: `Better ${number}`,
    values: row(0.2 + cost),
    line: [`Then ${number}.`],
  },
})
const values = Array.from({ length: 21 }, (_, k) => row(0.3 + k / 50))
const mistakes = [
  mistake(7, 0, 0.31),
  mistake(15, 1, 0.2),
  ...[20, 19, 18, 17, 16, 14, 13, 12, 11, 10, 9, 8].map((number) => mistake(number, 0, 0.05)),
]

describe('the chart of win probabilities', () => {
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(640)
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })
  const show = (more = {}): ReturnType<typeof vi.fn> => {
    const onpick = vi.fn()
    render(WinChart, {
      props: { values, last: 20, players: over.players, flags: mistakes.slice(0, 2), number: 4, onpick, ...more },
    })
    return onpick
  }

  it('says for ears where it is and who wins how often', () => {
    show()
    const slider = screen.getByRole('slider')
    expect([slider.getAttribute('aria-valuenow'), slider.getAttribute('aria-valuemax')]).toEqual(['4', '20'])
    expect(slider.getAttribute('aria-valuetext')).toContain(`${over.players[0]!.name} 38%`)
    expect(document.querySelectorAll('path.area')).toHaveLength(seats)
    expect([...document.querySelectorAll('.letter')].map((each) => each.textContent)).toEqual(
      over.players.map((player) => player.letter),
    )
  })

  it('goes where it is clicked or dragged, by keys, and to a flag', async () => {
    const onpick = show()
    const slider = screen.getByRole('slider')
    await fireEvent.pointerDown(slider, { clientX: 40 + 0.5 * (640 - 54), pointerId: 1 })
    await fireEvent.pointerMove(slider, { clientX: 640 - 14, buttons: 1 })
    await fireEvent.keyDown(slider, { key: 'PageUp' })
    await fireEvent.click(screen.getByRole('button', { name: /^Decision 7, .*−31 percentage points/ }))
    expect(onpick.mock.calls.map(([number]) => number)).toEqual([10, 20, 14, 7])
  })

  it('leaves open what is not yet known', () => {
    show({ values: values.map((each, k) => (k < 12 ? null : each)), number: 3 })
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toContain('?')
    expect(document.querySelector('.chance')!.textContent).toBe('–')
    show({ values: values.map(() => null) })
    expect(document.querySelectorAll('path.area').length).toBe(seats) // those of the first only
  })
})

describe('the panel', () => {
  let reviewer: Reviewer
  const told: Review = {
    status: 'ready',
    progress: 1,
    reason: null,
    values,
    mistakes,
    accuracy: over.players.map((_, seat) => 90 - seat),
  }
  const show = async (
    review: Review = told,
    number = 0,
  ): Promise<{ onpick: ReturnType<typeof vi.fn>; onpoint: ReturnType<typeof vi.fn> }> => {
    vi.spyOn(api, 'review').mockResolvedValue(review)
    await reviewer.look()
    reviewer.stop()
    const [onpick, onpoint] = [vi.fn(), vi.fn()]
    render(ReviewPanel, { props: { reviewer, players: over.players, number, onpick, onpoint } })
    return { onpick, onpoint }
  }
  beforeEach(() => {
    vi.restoreAllMocks()
    reviewer = new Reviewer('ab')
  })
  const cards = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.mistake')]

  it('tells how well everybody decided and what cost most; a click goes there', async () => {
    const { onpick, onpoint } = await show()
    expect(screen.getByRole('button', { name: new RegExp(`${over.players[0]!.name}.*90`) })).toBeTruthy()
    expect(cards()).toHaveLength(10)
    for (const words of ['Decision 7', 'Played 7', 'Better 7', '−31', '20%', '51%'])
      expect(cards()[0]!.textContent).toContain(words)
    await fireEvent.pointerEnter(cards()[0]!)
    expect(onpoint).toHaveBeenLastCalledWith(mistakes[0])
    await fireEvent.click(cards()[0]!)
    expect(onpick).toHaveBeenCalledExactlyOnceWith(7)
    await fireEvent.click(screen.getByRole('button', { name: 'Show all 14' }))
    expect(cards()).toHaveLength(14)
  })

  it('opens the one the board shows, with the line that would have been better', async () => {
    await show(told, 15)
    const here = cards().find((card) => card.getAttribute('aria-current') === 'step')!
    expect(here.textContent).toContain('Then 15.')
    expect(document.body.textContent).not.toContain('Then 7.')
  })

  it('can be narrowed to one player', async () => {
    await show()
    const button = screen.getByTitle(`Only ${over.players[1]!.name}’s decisions`)
    await fireEvent.click(button)
    expect(cards().map((card) => card.textContent!.includes('Decision 15'))).toEqual([true])
    await fireEvent.click(button)
    expect(cards()).toHaveLength(10)
  })

  it('shows how far it has come while it works, and what was found so far', async () => {
    await show({
      ...told,
      status: 'working',
      progress: 0.43,
      mistakes: mistakes.slice(0, 1),
      accuracy: over.players.map(() => null),
    })
    expect((screen.getByRole('progressbar') as HTMLProgressElement).value).toBe(43)
    expect(cards()).toHaveLength(1)
  })

  it('offers to try again when it failed', async () => {
    const start = vi.spyOn(api, 'startReview').mockResolvedValue(told)
    await show({ status: 'failed', progress: 0, reason: 'No luck.' } as Review)
    expect(screen.getByRole('alert').textContent).toContain('No luck.')
    await fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(start).toHaveBeenCalledOnce()
  })

  it('tells those who did not play, and offers nothing that would only fail again', async () => {
    vi.spyOn(api, 'startReview').mockRejectedValue(new ApiError('You did not play at this table.', 403))
    await show({ status: 'none', progress: 0 } as Review)
    await reviewer.start()
    expect((await screen.findByRole('alert')).textContent).toContain('You did not play at this table.')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })
})
