// The clock in the box of a player, in every state; the bar above the question; what is heard.
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leftText, lookOf, rulesText, type TableClock } from '../lib/clocks'
import type { Table } from '../lib/contract'
import TableView from './TableView.svelte'
import { act, propsOf, tableOf } from './testing'

const RULES: TableClock = {
  kind: 'live',
  bank: 600,
  increment: 20,
  at_zero: 'turn',
  back_with: 60,
  paused: null,
  pause_by: null,
  agreed: [],
  needed: [0, 2],
  server_away: null,
}

/** The viewer (seat 0) decides with so much left. */
function timed(left: number, rules: Partial<TableClock> = {}): Table {
  const table = tableOf(act)
  return {
    ...table,
    to_move: act.viewer,
    clock: { ...RULES, ...rules },
    seats: table.seats.map((seat) => ({
      ...seat,
      clock: {
        left: seat.kind === 'bot' ? null : seat.yours ? left : 500,
        running: seat.yours,
        vacation: null,
        out_of_time: null,
        played_for: 0,
      },
    })),
  }
}

let shown: Record<string, unknown> | undefined
function show(table: Table, more: object = {}): void {
  const props = { ...propsOf(act), table, ...more }
  shown = mount(TableView, { target: document.body, props })
  flushSync()
}
const face = (seat: number): HTMLElement => document.querySelector<HTMLElement>(`[data-clock="${seat}"]`)!
const voice = (): string => document.querySelector('[data-clock-voice]')?.textContent ?? ''

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  if (shown) void unmount(shown)
  shown = undefined
  document.body.innerHTML = ''
  vi.useRealTimers()
})

test('time is told in the words of the style', () => {
  expect(leftText(245)).toBe('4:05')
  expect(leftText(48)).toBe('0:48')
  expect(leftText(3 * 3600 + 10 * 60)).toBe('3 h 10 min')
  expect(leftText(2 * 86400 + 4 * 3600)).toBe('2 days 4 h')
  expect(leftText(3 * 86400)).toBe('3 days')
  expect(leftText(0)).toBe('0:00')
  expect(rulesText(RULES)).toBe('10 min + 20 s a turn')
  expect(rulesText({ ...RULES, kind: 'days', bank: 3 * 86400 })).toBe('3 days a turn')
})

test('a clock looks as its state is', () => {
  const own = (left: number, rules: Partial<TableClock> = {}): string => {
    const table = timed(left, rules)
    return lookOf(table.clock!, table.seats[act.viewer]!, left)
  }
  expect(own(245)).toBe('mine')
  expect(own(48)).toBe('low')
  expect(own(9)).toBe('critical')
  expect(own(48, { paused: 3 })).toBe('paused')
  expect(own(2 * 86400, { kind: 'days', bank: 3 * 86400 })).toBe('mine')
  expect(own(3 * 3600, { kind: 'days', bank: 3 * 86400 })).toBe('low')
  const table = timed(245)
  const seat = table.seats[act.viewer]!
  const clock = seat.clock!
  expect(lookOf(table.clock!, { ...seat, yours: false }, 245)).toBe('other')
  expect(lookOf(table.clock!, { ...seat, clock: { ...clock, running: false } }, 245)).toBe('waits')
  expect(lookOf(table.clock!, { ...seat, clock: { ...clock, out_of_time: 'turn' } }, 0)).toBe('stand-in')
  expect(lookOf(table.clock!, { ...seat, clock: { ...clock, out_of_time: 'lose' } }, 0)).toBe('lost')
  expect(lookOf(table.clock!, { ...seat, clock: { ...clock, vacation: '2030-01-01T00:00:00Z' } }, 5)).toBe('vacation')
  expect(lookOf(table.clock!, { ...seat, kind: 'bot' }, 0)).toBe('bot')
})

test('the clock runs down, and says its seconds at 30, 15 and 5 only', () => {
  show(timed(33))
  expect(face(act.viewer).textContent).toBe('0:33')
  const heard: string[] = []
  for (let second = 0; second < 33; second++) {
    vi.advanceTimersByTime(1000)
    flushSync()
    if (voice() && heard.at(-1) !== voice()) heard.push(voice())
  }
  expect(heard).toEqual(['30 seconds left', '15 seconds left', '5 seconds left'])
  expect(face(act.viewer).textContent).toBe('0:00')
})

test('without a connection it stands still', () => {
  show(timed(33), { connected: false })
  vi.advanceTimersByTime(10_000)
  flushSync()
  expect(face(act.viewer).textContent).toBe('0:33')
})

test('whoever is asked for a pause can agree or not; a pause closes the choices', () => {
  const wishes = { pause: vi.fn(), noPause: vi.fn(), goOn: vi.fn() }
  const buttons = (): Record<string, HTMLButtonElement> =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLButtonElement>('.bar button')].map((each) => [each.textContent.trim(), each]),
    )
  show(timed(245, { pause_by: 2, agreed: [2], needed: [act.viewer, 2] }), { clockWishes: wishes })
  expect(document.body.textContent).toContain('asks for a pause. Agree?')
  buttons()['Agree']!.click()
  buttons()['No']!.click()
  expect([wishes.pause.mock.calls.length, wishes.noPause.mock.calls.length]).toEqual([1, 1])
  expect(document.querySelectorAll('[data-legal]').length).toBeGreaterThan(0)
  void unmount(shown!)
  document.body.innerHTML = ''
  show(timed(245, { paused: 360, pause_by: 2, agreed: [2, act.viewer], needed: [act.viewer, 2] }), {
    clockWishes: wishes,
  })
  expect(document.body.textContent).toContain('Paused for 6:00')
  buttons()['Go on']!.click()
  expect(wishes.goOn).toHaveBeenCalledOnce()
  expect(document.querySelectorAll('[data-legal]').length).toBe(0)
})

test('on a phone the players’ page has what the bar has no room for', () => {
  window.innerWidth = 390
  const table = timed(245)
  show({ ...table, rated: true, watching: 2, spectators: [] })
  const players = [...document.querySelectorAll<HTMLElement>('nav button')].find((each) =>
    /Players/.test(each.textContent),
  )
  players!.click()
  flushSync()
  const said = document.querySelector('main')!.textContent
  for (const words of [act.goal, rulesText(table.clock!), 'Rated', '2 watching']) expect(said).toContain(words)
})
