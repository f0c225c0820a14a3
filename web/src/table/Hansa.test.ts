import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Decision, Scene } from '../lib/contract'
import { aims } from '../picture/targets'
import { choiceOf, hansaAct, hansaDisplaced, decisions, playedOf, propsOf, someChoice, tableOf } from './testing'
import TableView from './TableView.svelte'

const target = (id: string): Element => document.querySelector(`[data-target="${id}"]`)!
/** By its name; a search by role would go through the whole map each time. */
const called = (name: string): HTMLElement => document.querySelector<HTMLElement>(`[aria-label="${name}"]`)!
const starts = (verb: string): ReturnType<typeof choiceOf> =>
  choiceOf(hansaAct, (choice) => choice.notation.startsWith(verb))
const me = hansaAct.players[hansaAct.viewer]!
const touch = (): Event => Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType: 'touch' })
/** The same question without its switch: each place asks which. */
const unswitched: Scene = { ...hansaAct, modes: [], choices: hansaAct.choices.map((each) => ({ ...each, mode: '' })) }
const post = (): string => starts('place trader').targets.find((id) => id.startsWith('post:'))!

beforeEach(() => {
  window.innerWidth = 1440
})

describe('what most would do now', () => {
  it('is the primary button, on Enter, and all choices are the quiet way out', async () => {
    const ondecide = vi.fn()
    render(TableView, { props: propsOf(hansaAct, { ondecide }) })
    const primary = [...document.querySelectorAll<HTMLElement>('.ask .btn.pri')]
    expect(primary.map((button) => button.textContent)).toEqual([expect.stringContaining(starts('establish').words)])
    const all = screen.getByRole('button', { name: `Show all ${hansaAct.choices.length}` })
    expect(all.classList.contains('ghost')).toBe(true)
    await fireEvent.keyDown(all, { key: 'Enter' }) // another button has the focus
    expect(ondecide).not.toHaveBeenCalled()
    await fireEvent.keyDown(document.body, { key: 'Enter' })
    expect(ondecide).toHaveBeenCalledExactlyOnceWith(starts('establish').action)
  })

  it('is said at its place, and a click there plays it', async () => {
    const ondecide = vi.fn()
    render(TableView, { props: propsOf(hansaAct, { ondecide }) })
    const badge = document.querySelector('.badge')!
    const lines = [...badge.querySelectorAll('text')].map((line) => line.textContent)
    expect(lines.join(' ')).toBe(starts('establish').words)
    await fireEvent.click(badge)
    expect(ondecide).toHaveBeenCalledExactlyOnceWith(starts('establish').action)
  })

  it('waits while a place asks', async () => {
    const ondecide = vi.fn()
    render(TableView, { props: propsOf(unswitched, { ondecide }) })
    await fireEvent.click(target(post()))
    expect(document.querySelector('.ask .btn.pri')).toBeNull()
    await fireEvent.keyDown(document.body, { key: 'Enter' })
    expect(ondecide).not.toHaveBeenCalled()
  })

  it('has a second good answer beside it, not a third', () => {
    const route = starts('establish')
    const choices = [...hansaAct.choices, { ...route, action: -1 }, { ...route, action: -2 }]
    render(TableView, { props: propsOf({ ...hansaAct, choices }) })
    const shown = [...document.querySelectorAll('.ask .answers button')].map((button) => button.textContent)
    expect(shown.filter((words) => words.includes(route.words))).toHaveLength(2)
    expect(document.querySelectorAll('.ask .btn.pri')).toHaveLength(1)
  })
})

describe('a choice among several at one place', () => {
  it('is asked right there; a click plays', async () => {
    const ondecide = vi.fn()
    render(TableView, { props: propsOf(unswitched, { ondecide }) })
    await fireEvent.click(target(post()))
    const here = hansaAct.choices.filter((choice) => choice.targets.includes(post()))
    const chooser = document.querySelector<HTMLElement>('.chooser')!
    const buttons = [...chooser.querySelectorAll('button')]
    expect(buttons.map((button) => button.textContent)).toEqual(
      here.map((choice) => expect.stringContaining(choice.words)),
    )
    await fireEvent.click(buttons[1]!)
    expect(ondecide).toHaveBeenCalledExactlyOnceWith(here[1]!.action)
    expect(document.querySelector('.chooser')).toBeNull()
  })

  it('goes by keys: Enter opens, arrows choose, Escape goes back to the place, digits play', async () => {
    const ondecide = vi.fn()
    render(TableView, { props: propsOf(unswitched, { ondecide }) })
    const spot = target(post()) as SVGElement
    spot.focus()
    await fireEvent.keyDown(spot, { key: 'Enter' })
    await tick()
    const buttons = [...document.querySelectorAll<HTMLElement>('.chooser button')]
    expect(document.activeElement).toBe(buttons[0])
    await fireEvent.keyDown(buttons[0]!, { key: 'ArrowDown' })
    expect(document.activeElement).toBe(buttons[1])
    await fireEvent.keyDown(buttons[1]!, { key: 'Escape' })
    expect(document.querySelector('.chooser')).toBeNull()
    expect(document.activeElement).toBe(spot)
    await fireEvent.keyDown(spot, { key: 'Enter' })
    await fireEvent.keyDown(document.body, { key: '2' })
    expect(ondecide).toHaveBeenCalledExactlyOnceWith(
      hansaAct.choices.filter((choice) => choice.targets.includes(post()))[1]!.action,
    )
  })

  it('closes when something else is pressed', async () => {
    render(TableView, { props: propsOf(unswitched) })
    await fireEvent.click(target(post()))
    await fireEvent.pointerDown(document.querySelector('.players')!)
    expect(document.querySelector('.chooser')).toBeNull()
  })

  it('is asked in the sheet on a phone, after a tap', async () => {
    window.innerWidth = 390
    const ondecide = vi.fn()
    render(TableView, { props: propsOf(unswitched, { ondecide }) })
    await fireEvent(target(post()), touch())
    await fireEvent.click(target(post()))
    expect(ondecide).not.toHaveBeenCalled()
    expect(document.querySelector('.chooser')).toBeNull()
    const here = hansaAct.choices.filter((choice) => choice.targets.includes(post()))
    const answer = document.querySelector(`.ask .answers button[data-action="${here[0]!.action}"]`)!
    await fireEvent.click(answer)
    expect(ondecide).toHaveBeenCalledExactlyOnceWith(here[0]!.action)
  })
})

describe('the switch', () => {
  const there = (id: string): ReturnType<typeof starts> => starts(`place ${id}`)
  const onPost = (id: string, ondecide: (action: number) => void): { switches: HTMLElement[]; spot: Element } => {
    render(TableView, { props: propsOf(hansaAct, { ondecide }) })
    const switches = [...called('What a click places').querySelectorAll('button')]
    return { switches, spot: target(there(id).at) }
  }

  it('says what a click on a place means, so that one is enough', async () => {
    const ondecide = vi.fn()
    const { switches, spot } = onPost('trader', ondecide)
    expect(switches.map((each) => each.getAttribute('aria-label'))).toEqual(
      hansaAct.modes.map(({ label, count }) => `${label} ${count}`),
    )
    expect(switches.map((each) => each.getAttribute('aria-pressed'))).toEqual(['true', 'false', 'false'])
    await fireEvent.click(spot)
    expect(document.querySelector('.chooser')).toBeNull()
    expect(ondecide).toHaveBeenCalledExactlyOnceWith(there('trader').action)
  })

  it('is turned by a click or by key, with the piece that would stand there', async () => {
    const ondecide = vi.fn()
    const { switches, spot } = onPost('trader', ondecide)
    await fireEvent.pointerEnter(spot)
    const [square] = [document.querySelector('.ghost')!.innerHTML]
    await fireEvent.keyDown(document.body, { key: 't' })
    expect(switches.map((each) => each.getAttribute('aria-pressed'))).toEqual(['false', 'true', 'false'])
    expect(document.querySelector('.ghost')!.innerHTML).not.toBe(square)
    await fireEvent.click(switches[0]!)
    expect(document.querySelector('.ghost')!.innerHTML).toBe(square)
    await fireEvent.click(switches[1]!)
    await fireEvent.click(spot)
    expect(ondecide).toHaveBeenCalledExactlyOnceWith(there('merchant').action)
  })

  it('has said which piece takes the place of a displaced one: asked is only who takes that back', async () => {
    const ondecide = vi.fn()
    const which: Scene = {
      ...hansaAct,
      modes: [],
      choices: ['trader', 'merchant'].map((mode, k) => ({
        ...starts('place trader'),
        action: 900 + k,
        mode,
        targets: [],
      })),
    }
    const { rerender } = render(TableView, { props: propsOf(hansaAct, { ondecide, number: 10 }) })
    await fireEvent.keyDown(document.body, { key: 't' })
    await fireEvent.click(target(starts('displace').at))
    await rerender(propsOf(which, { ondecide, number: 11 }))
    expect(ondecide.mock.calls).toEqual([[starts('displace').action], [901]])
    await rerender(propsOf({ ...hansaAct }, { ondecide, number: 12 }))
    await rerender(propsOf({ ...which }, { ondecide, number: 11 }))
    expect(ondecide).toHaveBeenCalledTimes(2)
  })

  it('stays as it was set until there is nothing left, then goes back for good', async () => {
    const { rerender } = render(TableView, { props: propsOf(hansaAct) })
    const now = (): string =>
      called('What a click places').querySelector('[aria-pressed="true"]')!.getAttribute('aria-label')!
    const bare = {
      ...hansaAct,
      modes: hansaAct.modes.map((mode) => (mode.id === 'merchant' ? { ...mode, count: 0 } : mode)),
      choices: hansaAct.choices.filter(({ mode }) => mode !== 'merchant' && mode !== 'move'),
    }
    await fireEvent.keyDown(document.body, { key: 't' })
    await rerender(propsOf({ ...hansaAct }))
    expect(now()).toBe('Merchant 1')
    await rerender(propsOf(bare))
    expect(now()).toBe('Trader 2')
    await fireEvent.keyDown(document.body, { key: 't' })
    expect(now()).toBe('Trader 2')
    await rerender(propsOf({ ...hansaAct }))
    expect(now()).toBe('Trader 2')
  })

  it('on a phone a tap shows what it brings, and the button plays', async () => {
    window.innerWidth = 390
    const ondecide = vi.fn()
    const { spot } = onPost('trader', ondecide)
    await fireEvent(spot, touch())
    await fireEvent.click(spot)
    expect(ondecide).not.toHaveBeenCalled()
    await fireEvent.click(document.querySelector('.ask .btn.pri')!)
    expect(ondecide).toHaveBeenCalledExactlyOnceWith(there('trader').action)
  })
})

describe('mats', () => {
  it('show the abilities of the viewer step by step, the pieces and the markers', () => {
    render(TableView, { props: propsOf(hansaAct) })
    const mat = called('Yours')
    for (const track of me.tracks) {
      const row = [...mat.querySelectorAll('[role=img]')].find(
        (each) => each.getAttribute('aria-label') === track.help,
      )!
      expect(row.querySelectorAll('.cell')).toHaveLength(track.cells.length)
      expect(row.querySelectorAll('.cell svg')).toHaveLength(track.cells.filter((cell) => cell.cover).length)
      expect(row.querySelectorAll('.now')).toHaveLength(1)
    }
    for (const group of new Set(
      me.counters.filter((counter) => counter.kind === 'piece').map((counter) => counter.group),
    ))
      expect(within(mat).getByText(group)).toBeTruthy()
    const use = starts('use')
    expect(target(use.targets[0]!).tagName).toBe('BUTTON')
  })

  it('play a marker by a click, a track by a click', async () => {
    const ondecide = vi.fn()
    const develop = someChoice({
      notation: 'develop book',
      words: 'Develop the book',
      targets: [me.tracks[3]!.id],
    })
    const { rerender } = render(TableView, { props: propsOf(hansaAct, { ondecide }) })
    await fireEvent.click(target(starts('use').targets[0]!))
    expect(ondecide).toHaveBeenLastCalledWith(starts('use').action)
    await rerender(propsOf({ ...hansaAct, choices: [...hansaAct.choices, develop] }, { ondecide }))
    expect(target(develop.targets[0]!).querySelectorAll('.next')).toHaveLength(1)
    await fireEvent.click(target(develop.targets[0]!))
    expect(ondecide).toHaveBeenLastCalledWith(9999)
  })

  it('of others open in their boxes, which always show the values', async () => {
    render(TableView, { props: propsOf(hansaAct) })
    const other = hansaAct.players.find((player) => player.seat !== hansaAct.viewer)!
    const box = called(`Mat of ${other.name}`)
    const item = box.closest('li')!
    expect([...item.querySelectorAll('[role=img]')].map((each) => each.getAttribute('aria-label'))).toEqual(
      expect.arrayContaining(other.tracks.map((track) => track.help)),
    )
    expect(item.querySelectorAll('.cell')).toHaveLength(0)
    await fireEvent.click(box)
    expect(box.getAttribute('aria-expanded')).toBe('true')
    expect(item.querySelectorAll('.cell')).toHaveLength(other.tracks.flatMap((track) => track.cells).length)
  })

  it('have a tab on a phone', async () => {
    window.innerWidth = 390
    render(TableView, { props: propsOf(hansaAct) })
    await fireEvent.click([...document.querySelectorAll('nav button')].find((button) => button.textContent === 'Mat')!)
    const desks = hansaAct.players.map((player) => called(`Mat of ${player.name}`))
    expect(desks.every((desk) => desk.querySelectorAll('.cell').length > 0)).toBe(true)
    expect(document.querySelector('main section')?.getAttribute('aria-label')).toBe(`Mat of ${me.name}`) // the own one first
  })
})

describe('what happened', () => {
  const before: Scene = { ...hansaAct, viewer: 0, to_move: 1, choices: [] }
  const cube = aims(hansaAct).find(({ id }) => id.startsWith('on:'))!.id
  const played = [playedOf(13, 1, { kind: 'move', id: cube, source: 'player:1' })]
  const { board } = hansaAct.picture!.areas
  const earlier: Scene = {
    ...before,
    picture: {
      ...hansaAct.picture!,
      areas: { board: { ...board, targets: board!.targets!.filter(({ id }) => id !== cube) } },
    },
  }

  it('stays marked until somebody else decides', async () => {
    const { rerender } = render(TableView, { props: propsOf(earlier, { number: 12 }) })
    await rerender(propsOf(before, { number: 13, played }))
    expect(document.querySelectorAll('.fresh')).toHaveLength(1)
    await rerender(propsOf({ ...before }, { number: 13 }))
    expect(document.querySelectorAll('.fresh')).toHaveLength(1)
    await rerender(propsOf({ ...before, to_move: 2 }, { number: 14 })) // a chain, as paying after displacing
    expect(document.querySelectorAll('.fresh')).toHaveLength(1)
    await rerender(propsOf({ ...before, to_move: 3 }, { number: 15 }))
    expect(document.querySelectorAll('.fresh')).toHaveLength(0)
  })

  it('calls somebody who is displaced in another turn: question, title for ears, rings', async () => {
    const waiting: Scene = {
      ...hansaDisplaced,
      to_move: (hansaDisplaced.viewer + 1) % 4,
      choices: [],
      question: 'Ben decides.',
    }
    const { rerender } = render(TableView, { props: propsOf(waiting) })
    expect(document.querySelector('.ask .call')).toBeNull()
    await rerender(propsOf(hansaDisplaced))
    expect(document.querySelector('.ask h2')?.textContent).toBe(hansaDisplaced.question)
    expect(document.querySelector('.ask .call')).toBeTruthy()
    expect(document.querySelector('[role=status]')?.textContent).toContain(`Your turn. ${hansaDisplaced.question}`)
    expect(document.querySelectorAll('.about')).toHaveLength(1)
    expect(document.querySelectorAll('[data-legal]').length).toBeGreaterThan(0)
  })

  it('calls on a phone from every tab, back to the board', async () => {
    window.innerWidth = 390
    render(TableView, { props: propsOf(hansaDisplaced) })
    await fireEvent.click([...document.querySelectorAll('nav button')].find((button) => button.textContent === 'Log')!)
    const call = document.querySelector<HTMLElement>('button.call')!
    expect(call.textContent).toBe(`Your turn. ${hansaDisplaced.question}`)
    await fireEvent.click(call)
    expect(document.querySelector('[data-area]')).toBeTruthy()
    expect(document.querySelector('button.call')).toBeNull()
  })

  it('is told in a log parted by whose turn it was, whose lines light what they speak of', async () => {
    const place = 'place trader stade-hamburg'
    const log: Decision[] = [
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 2],
      [5, 2],
    ].map(([number, turn]) => ({
      ...decisions[0]!,
      name: turn === 1 ? 'Ann' : 'Ben',
      number: number!,
      turn: turn!,
      notation: place,
    }))
    render(TableView, { props: propsOf(hansaAct, { decisions: log, onlook: () => {} }) })
    expect([...document.querySelectorAll('.part')].map((part) => part.textContent)).toEqual([
      'Ann’s turn',
      'Ben’s turn',
    ])
    const last = [...called('Log').querySelectorAll('button')].at(-1)!
    await fireEvent.pointerEnter(last)
    expect(document.querySelectorAll('.spoken-of.along')).toHaveLength(1)
    await fireEvent.pointerLeave(last)
    expect(document.querySelector('.spoken-of')).toBeNull()
  })
})

it('needs no cover between people at one device, as nothing is hidden, but says whose question it is', async () => {
  const table = tableOf(hansaAct, [0, 1, 2, 3])
  const { rerender } = render(TableView, {
    props: propsOf({ ...hansaAct, viewer: (hansaAct.viewer + 1) % 4 }, { table }),
  })
  await rerender(propsOf(hansaAct, { table }))
  expect(document.querySelector('[role=dialog]')).toBeNull()
  expect(document.querySelector('.ask .whose')?.textContent).toContain(me.name)
})

it('zooms by keys', async () => {
  render(TableView, { props: propsOf(hansaAct) })
  const out = called('Smaller')
  expect(out.getAttribute('aria-disabled')).toBe('true')
  await fireEvent.keyDown(document.body, { key: '+' })
  expect(out.getAttribute('aria-disabled')).toBe('false')
  await fireEvent.keyDown(document.body, { key: '0' })
  expect(out.getAttribute('aria-disabled')).toBe('true')
})
