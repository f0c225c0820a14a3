import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../lib/api'
import type { Hint } from '../lib/contract'
import { aimsIn } from '../picture/targets'
import TableView from './TableView.svelte'
import { propsOf, tableOf, turn } from './testing'
import type { TableProps } from './props'

const mine = { ...turn, viewer: turn.to_move }
const [first, second] = mine.choices.filter(
  (choice) => choice.targets.length === 1 && aimsIn(mine, 'board').some((aim) => aim.id === choice.targets[0]),
)
const seats = mine.players.length
const even = Array.from({ length: seats }, () => 1 / seats)
const hint: Hint = {
  number: 12,
  seat: mine.to_move,
  values: even,
  iterations: 12345,
  seconds: 1.25,
  choices: [first!, second!].map((choice, k) => ({
    action: choice.action,
    notation: choice.notation,
    words: choice.words,
    why: [`Reason ${k + 1}.`],
    values: even.map((_, seat) => (seat === mine.to_move ? 0.61 - k / 10 : (0.39 + k / 10) / (seats - 1))),
  })),
}
function show(more: Partial<TableProps> = {}) {
  const [ondecide, onhint] = [vi.fn(), vi.fn().mockResolvedValue(hint)]
  const props = propsOf(mine, { ondecide, onhint, ...more })
  return { rerender: render(TableView, { props }).rerender, ondecide, onhint: props.onhint }
}
const ask = async (): Promise<void> => {
  await fireEvent.click(screen.getByRole('button', { name: 'Hint' }))
  await tick()
  await tick()
}
const advised = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>('[data-hint]')]

describe('a hint', () => {
  it('tells the best choices, what each is worth for every seat, and why', async () => {
    show()
    await ask()
    expect(advised().map((each) => each.getAttribute('aria-label'))).toEqual([
      `${first!.words}: 61%`,
      `${second!.words}: 51%`,
    ])
    const bar = within(advised()[0]!).getByRole('img')
    for (const player of mine.players) expect(bar.getAttribute('aria-label')).toContain(player.name)
    expect([...bar.querySelectorAll('b')].map((letter) => letter.textContent)).toEqual(
      mine.players.map((player) => player.letter),
    ) // not by colour alone
    expect(advised()[1]!.textContent).toContain('Reason 2.')
    expect(document.querySelector('.effort')!.textContent).toContain('12,345')
    expect(screen.getByRole('status').textContent).toContain(first!.words) // ears hear it
  })

  it('says what a choice brings where nothing sure follows from it', async () => {
    const choices = hint.choices.map((advice) => ({ ...advice, why: [] }))
    const [plainly, gained] = [hint.choices[0]!, mine.choices.find((choice) => choice.gain)!]
    const one = { ...plainly, action: gained.action, words: gained.words, why: [] }
    show({ onhint: vi.fn().mockResolvedValue({ ...hint, choices: [one, choices[1]!] }) })
    await ask()
    expect(advised()[0]!.querySelectorAll('.why > span')).toHaveLength(gained.gain.split('\n').length)
  })

  it('marks its places on the board, lights the one pointed at, and a click plays it', async () => {
    const { ondecide } = show()
    await ask()
    expect([...document.querySelectorAll('g.rank text')].map((rank) => rank.textContent)).toEqual(
      expect.arrayContaining(['1', '2']),
    )
    const ringed = (): number =>
      document.querySelectorAll(`[data-target="${second!.targets[0]}"] rect[stroke="var(--glow-halo)"]`).length
    const before = ringed()
    await fireEvent.pointerEnter(advised()[1]!)
    expect(ringed()).toBeGreaterThan(before)
    await fireEvent.click(advised()[1]!)
    expect(ondecide).toHaveBeenCalledExactlyOnceWith(second!.action)
  })

  it('is asked for and played by key; Escape closes it', async () => {
    const { ondecide, onhint } = show()
    await fireEvent.keyDown(window, { key: 'h' })
    await vi.waitFor(() => expect(document.activeElement).toBe(advised()[0]))
    await fireEvent.keyDown(window, { key: 'Escape' })
    expect(advised()).toEqual([])
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Hint' }))) // not lost
    await fireEvent.keyDown(window, { key: 'h' })
    await vi.waitFor(() => expect(advised()).toHaveLength(2))
    await fireEvent.keyDown(window, { key: '2' })
    expect(ondecide).toHaveBeenCalledExactlyOnceWith(second!.action)
    expect(onhint).toHaveBeenCalledTimes(2)
  })

  it('only selects where choices are confirmed', async () => {
    const { ondecide } = show({ preferences: { confirm_turn: true } })
    await ask()
    await fireEvent.click(advised()[0]!)
    expect(ondecide).not.toHaveBeenCalled()
    await fireEvent.click(document.querySelector('section.ask button.pri')!)
    expect(ondecide).toHaveBeenCalledExactlyOnceWith(first!.action)
  })

  it('vanishes when the game goes on', async () => {
    const { rerender } = show()
    await ask()
    await rerender({ number: 13 })
    expect(advised()).toEqual([])
    expect(document.querySelectorAll('g.rank')).toHaveLength(0)
  })

  it('can be cancelled while the bot thinks', async () => {
    let signal: AbortSignal | undefined
    show({
      onhint: (given) => {
        signal = given
        return new Promise(() => {})
      },
    })
    await ask()
    expect(document.querySelector('.hint')!.textContent).toContain('The bot is thinking about your choices.')
    await fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(signal!.aborted).toBe(true)
    expect(document.querySelector('.hint')).toBeNull()
  })

  it('says why it failed, and can be asked for again', async () => {
    const onhint = vi.fn().mockRejectedValueOnce(new ApiError('Cannot reach the server.', 0)).mockResolvedValue(hint)
    show({ onhint })
    await ask()
    expect(screen.getByRole('alert').textContent).toBe('Cannot reach the server.')
    await fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await vi.waitFor(() => expect(advised()).toHaveLength(2))
  })

  it('is asked for again by itself while the rules are compiled', async () => {
    vi.useFakeTimers()
    const onhint = vi.fn().mockRejectedValueOnce(new ApiError('Still compiling.', 503)).mockResolvedValue(hint)
    show({ onhint })
    await ask()
    expect(document.querySelector('.hint .wait')!.textContent).toContain('Still compiling.')
    await vi.advanceTimersByTimeAsync(3000)
    expect(advised()).toHaveLength(2)
    vi.useRealTimers()
  })

  it.each([
    ['the table does not allow it', { table: { ...tableOf(mine), hints: false } }, 'Hints are off at this table.'],
    [
      'it is not your turn',
      { scene: { ...mine, viewer: (mine.to_move + 1) % seats } },
      'You can ask for a hint when it is your turn to decide.',
    ],
  ])('is closed and says why when %s', async (_, more, reason) => {
    const { onhint } = show(more)
    const button = screen.getByRole('button', { name: 'Hint' })
    expect([button.getAttribute('aria-disabled'), button.title]).toEqual(['true', reason])
    await fireEvent.keyDown(window, { key: 'h' })
    expect(onhint).not.toHaveBeenCalled()
    expect(document.querySelector('section.ask .notice')!.textContent).toBe(reason)
  })

  it('is counted where everybody sees it', () => {
    show()
    expect(screen.getAllByRole('img', { name: '2 hints used' })).toHaveLength(1)
  })

  it('is not offered to those who watch', () => {
    show({ scene: { ...mine, viewer: -1 } })
    expect(screen.queryByRole('button', { name: 'Hint' })).toBeNull()
  })
})

describe('on a phone', () => {
  beforeEach(() => {
    window.innerWidth = 390
  })
  afterEach(() => {
    window.innerWidth = 1024
  })

  it('it is a sheet: the best is selected, a tap selects another, the button plays', async () => {
    const { ondecide } = show()
    await ask()
    expect(document.querySelector('section.hint.sheet')).toBeTruthy()
    expect(advised().map((each) => each.getAttribute('aria-pressed'))).toEqual(['true', 'false'])
    await fireEvent.click(advised()[1]!)
    expect(ondecide).not.toHaveBeenCalled()
    await fireEvent.click(document.querySelector('.hint .play button')!)
    expect(ondecide).toHaveBeenCalledExactlyOnceWith(second!.action)
  })

  it('closing it brings the question back, with nothing selected', async () => {
    show()
    await ask()
    await fireEvent.click(screen.getByRole('button', { name: 'Close the hint' }))
    expect(document.querySelector('section.ask')).toBeTruthy()
    expect(document.querySelector('[aria-pressed="true"]')).toBeNull()
  })
})
