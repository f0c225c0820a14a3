// What happened since the viewer last decided: steps on the board and as a list.
import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { discs, footprints } from '../picture/trail'
import { along } from '../picture/outline'
import { aims } from '../picture/targets'
import type { Decision, PlayedDecision, Scene } from '../lib/contract'
import TableView from './TableView.svelte'
import { hansaAct, playedOf, propsOf } from './testing'

const me = hansaAct.viewer
const [first, second] = hansaAct.players.map(({ seat }) => seat).filter((seat) => seat !== me) as [number, number]
const pieces = aims(hansaAct).filter(({ id }) => id.startsWith('on:'))
const post = aims(hansaAct).find(({ id }) => id.startsWith('post:'))!
const line = (number: number, seat: number): Decision => ({
  number,
  seat,
  name: hansaAct.players[seat]!.name,
  notation: 'pass',
  text: `Step ${number}`,
  turn: number,
})
const seats = [me, first, first, second]
const decisions = seats.map((seat, k) => line(10 + k, seat))
const played: PlayedDecision[] = [
  playedOf(10, me, { kind: 'move', id: pieces[3]!.id }),
  playedOf(11, first, { kind: 'move', id: pieces[0]!.id, source: 'counter:1:trader' }),
  { ...playedOf(12, first), events: [] }, // nothing happened in it
  playedOf(13, second, { kind: 'move', id: pieces[1]!.id, source: post.id }),
]
const opened = { number: 13, played, decisions }
const steps = (): (string | null)[] =>
  [...document.querySelectorAll('[data-step]')].map((each) => each.getAttribute('data-step'))
const rows = (): string[] => screen.getAllByRole('listitem').map((each) => each.textContent!.trim())

beforeEach(() => {
  window.innerWidth = 1440
})

describe('at the start of a turn', () => {
  it('numbers what others did since, on the board and as a list, also for whoever opens the page', () => {
    render(TableView, { props: propsOf(hansaAct, opened) })
    expect(steps()).toEqual(['1', '2'])
    expect(
      rows()
        .filter((row) => row.includes('Step'))
        .slice(0, 2),
    ).toEqual(['1Ben: Step 11', '2Cili: Step 13'])
    expect(document.querySelectorAll('.trail .way.case')).toHaveLength(1) // from a place on the board, with a ghost
    expect(document.querySelectorAll('.trail .ghost')).toHaveLength(1)
    expect(document.querySelectorAll('.fresh')).toHaveLength(0)
  })

  it('is the same when the decisions come one by one', async () => {
    const others: Scene = { ...hansaAct, to_move: first, choices: [] }
    const { rerender } = render(TableView, { props: propsOf(others, { number: 10, played: played.slice(0, 1) }) })
    for (const [k, one] of played.entries())
      if (k)
        await rerender(propsOf(k === 3 ? hansaAct : { ...others }, { number: one.number, played: [one], decisions }))
    expect(steps()).toEqual(['1', '2'])
  })

  it('goes on to the end of the turn, fades at the first click', async () => {
    const { rerender } = render(TableView, { props: propsOf(hansaAct, opened) })
    const trail = (): Element => document.querySelector('.trail')!
    await fireEvent.pointerDown(document.querySelector('[data-since]')!)
    expect(trail().classList).not.toContain('faded')
    await fireEvent.pointerDown(document.querySelector('[data-area=board]')!)
    expect(trail().classList).toContain('faded')
    await rerender(
      propsOf({ ...hansaAct }, { number: 14, played: [playedOf(14, me)], decisions: [...decisions, line(14, me)] }),
    )
    expect(rows()).toContain('2Cili: Step 13') // still the viewer's turn
    expect(trail().classList).toContain('faded')
    await rerender(propsOf({ ...hansaAct, to_move: first, choices: [] }, { number: 15, played: [playedOf(15, first)] }))
    expect(document.querySelector('.trail')).toBeNull()
  })

  it('lights the place of a row, and the row of a place', async () => {
    render(TableView, { props: propsOf(hansaAct, opened) })
    const row = [...document.querySelectorAll('[data-since] li')][1]!
    await fireEvent.pointerEnter(row)
    expect([...document.querySelectorAll('[data-step].lit')].map((each) => each.getAttribute('data-step'))).toEqual([
      '2',
    ])
    await fireEvent.pointerLeave(row)
    expect(document.querySelectorAll('.lit')).toHaveLength(0)
    await fireEvent.pointerEnter(document.querySelector(`[data-target="${pieces[1]!.id}"]`)!)
    expect(row.classList).toContain('lit')
  })

  it('numbers the last nine of many', () => {
    const many = Array.from({ length: 12 }, (_, k) => playedOf(20 + k, first, { kind: 'move', id: pieces[k % 4]!.id }))
    const lines = many.map(({ number }) => line(number, first))
    render(TableView, { props: propsOf(hansaAct, { number: 31, played: many, decisions: lines }) })
    expect(document.querySelectorAll('[data-since] li')).toHaveLength(9)
    expect(screen.getByText('12 steps')).toBeTruthy()
    expect(document.querySelector('[data-since] li')!.textContent).toContain('Step 23')
  })

  it('is not there for others, nor for who only looks', () => {
    for (const scene of [
      { ...hansaAct, to_move: first },
      { ...hansaAct, viewer: -1 },
    ]) {
      const { unmount } = render(TableView, { props: propsOf({ ...scene, choices: [] }, opened) })
      expect(steps()).toEqual([])
      unmount()
    }
  })
})

it('fetches scenes that show what is no longer there, once', async () => {
  const gone = { ...post, id: 'on:nowhere:0:1:trader' }
  const { board } = hansaAct.picture!.areas
  const then: Scene = {
    ...hansaAct,
    picture: { ...hansaAct.picture!, areas: { board: { ...board, targets: [...board!.targets!, gone] } } },
  }
  const onscene = vi.fn(async (_: number) => then)
  const told = [played[0]!, playedOf(11, first, { kind: 'move', id: pieces[0]!.id, source: gone.id })]
  render(TableView, { props: propsOf(hansaAct, { number: 11, played: told, decisions, onscene }) })
  expect(document.querySelectorAll('.trail .ghost')).toHaveLength(0)
  await vi.waitFor(() => expect(document.querySelectorAll('.trail .ghost')).toHaveLength(1))
  expect(onscene.mock.calls.map(([number]) => number)).toEqual([10])
})

it('finds what a step left to see: things that came, else where something was, else what it speaks of', () => {
  const found = (one: PlayedDecision, decision?: Decision, before?: Scene): string[] =>
    footprints(1, one, decision, hansaAct, (at) => (at === one.number - 1 ? before : undefined)).map(({ id }) => id)
  const [a, b] = [pieces[0]!.id, pieces[1]!.id]
  expect(found(playedOf(3, 1, { kind: 'go', id: a }, { kind: 'move', id: b }))).toEqual([b])
  expect(found(playedOf(3, 1, { kind: 'go', id: a }), undefined, hansaAct)).toEqual([a])
  expect(found(playedOf(3, 1, { kind: 'gain', icon: 'x', count: 1, source: a, to: 'player:1' }))).toEqual([a])
  const road = post.id.split(':')[1]!
  expect(found(playedOf(3, 1), { ...line(3, 1), notation: `place trader ${road}` })).toEqual([`route:${road}`])
  expect(found(playedOf(3, 1, { kind: 'points', seat: 1, count: 2 }))).toEqual([])
})

it('puts the number of a road on the road', () => {
  const road = { path: 'M0 0C10 0 20 0 30 0C40 0 50 10 60 30' }
  expect(along(road)[0]).toEqual({ x: 15, y: 0 })
  expect(along(road)[1]!.y).toBeLessThan(15)
  expect(along({ rect: [0, 0, 9, 9] })).toEqual([])
  const at = discs([{ x: 0, y: 0, width: 60, height: 30, along: along(road) }])
  expect(at).toEqual([{ x: 15, y: 0 }])
})

it('puts numbers where they do not cover each other', () => {
  const box = { x: 0, y: 0, width: 20, height: 20 }
  const found = discs([box, box, box])
  expect(new Set(found.map(({ x, y }) => `${x} ${y}`)).size).toBe(3)
})

describe('on a phone', () => {
  it('the sheet tells the last steps until one begins to act; a tap opens all of them', async () => {
    window.innerWidth = 390
    const players = hansaAct.players.map((player) => ({ ...player, cards: [] })) // nothing that the sheet would show
    render(TableView, { props: propsOf({ ...hansaAct, players }, opened) })
    const told = document.querySelector<HTMLElement>('.ask.sheet [data-since]')!
    expect(told.textContent).toContain('Step 11')
    expect(told.textContent).toContain('Step 13')
    await fireEvent.pointerDown(told)
    await fireEvent.click(told)
    expect(document.querySelector('section[data-since]')).toBeTruthy()
    await fireEvent.pointerDown(document.body)
    expect(document.querySelector('.ask.sheet [data-since]')).toBeNull()
  })
})
