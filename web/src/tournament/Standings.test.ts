import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import { afterEach, expect, it } from 'vitest'
import type { BoardSeat, BoardView, RoundMark, RoundView, StandingRow, TournamentView } from '../lib/contract'
import RoundTables from './RoundTables.svelte'
import SignUp from './SignUp.svelte'
import Standings from './Standings.svelte'

afterEach(cleanup)

const mark = (round: number, place: number | null, more: Partial<RoundMark> = {}): RoundMark => ({
  round,
  place,
  players: 4,
  running: false,
  table: place === null ? null : `t${round}`,
  ...more,
})
const row = (entrant: number, name: string, more: Partial<StandingRow> = {}): StandingRow => ({
  entrant,
  name,
  person: name,
  bot: null,
  colour: 'blue',
  yours: false,
  out: false,
  place: entrant,
  points: 5,
  games: 2,
  ties: { opponents: 19, wins: 1, share: 98.76 },
  rounds: [mark(1, 1), mark(2, 2), mark(3, 3, { running: true })],
  ...more,
})
const signing = (
  state: TournamentView['sign_up']['state'],
  more: Partial<TournamentView['sign_up']> = {},
): TournamentView['sign_up'] => ({
  state,
  full: false,
  place: null,
  until: null,
  reason: null,
  needs_account: false,
  ...more,
})
const view = (more: Partial<TournamentView> = {}, head: Partial<TournamentView['head']> = {}): TournamentView => ({
  head: {
    id: 'cup',
    name: 'Spring Swiss',
    game: 'g',
    game_name: 'G',
    format: 'swiss',
    players: 4,
    status: 'running',
    clock: null,
    rated: false,
    public: true,
    organiser: 'Ann',
    yours: true,
    entrants: 11,
    most: 16,
    round: 3,
    rounds: 5,
    starts: null,
    begun: '2026-06-14T17:00:00Z',
    ends: null,
    ...head,
  },
  options: {},
  fill: false,
  bot: 'casual',
  advance: 1,
  minutes: 60,
  confirm: false,
  rating_from: null,
  rating_to: null,
  sign_up_rules: 'open',
  sign_up: signing('open'),
  organises: false,
  key: null,
  your_table: null,
  your_turn: false,
  tie_breaks: ['opponents', 'wins', 'share'],
  standings: [row(1, 'Ann'), row(2, 'Ben', { yours: true, points: 1.5 }), row(3, 'Eve', { bot: 'casual', place: 2 })],
  rounds: [
    {
      number: 3,
      begun: '2026-06-14T19:00:00Z',
      boards: [
        {
          board: 1,
          table: 't3',
          key: null,
          status: 'playing',
          your_turn: true,
          status_text: '',
          seats: [
            { entrant: 2, name: 'Ben', bot: null, colour: 'blue', yours: true, score: 21, place: null, goes_on: false },
            { entrant: 1, name: 'Ann', bot: null, colour: 'red', yours: false, score: 24, place: null, goes_on: false },
          ],
        },
      ],
      byes: [],
      repeats: 0,
      least_repeats: 0,
    },
  ],
  entrants: [],
  bracket: [],
  sat_first: 1,
  ...more,
})

it('lists places, points and tie-breaks, and explains each tie-break in words', () => {
  render(Standings, { view: view() })
  const rows = screen.getAllByRole('row')
  expect(rows[1]!.textContent).toMatch(/1\s*Ann\s*5\s*19\s*1\s*98.8/)
  expect(rows[2]!.textContent).toContain('1.5')
  expect(screen.getByText(/after 2 rounds, round 3 in progress/)).toBeTruthy()
  const why = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(why).toHaveLength(3)
  expect(why[0]).toMatch(/1\. Opponents: points of everybody you met \(3, 2, 1, 0 per round\)/)
})

it('rings the own row and says which one it is', () => {
  render(Standings, { view: view() })
  const mine = screen.getByText('You (Ben)').closest('tr')!
  expect(mine.classList).toContain('me')
  expect(screen.getByText('Ann').closest('tr')!.classList).not.toContain('me')
})

it('marks finished rounds with squares that lead to the replay, the running one with a circle to its table', () => {
  render(Standings, { view: view() })
  const links = within(screen.getByText('Ann').closest('tr')!).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/replay/t1', '/replay/t2', '/table/t3'])
  expect(links.map((link) => link.classList.contains('now'))).toEqual([false, false, true])
  expect(links[0]!.getAttribute('aria-label')).toBe('Round 1: place 1 of 4')
})

it('tells a bye, a bot and somebody who has left', () => {
  const rows = [
    row(1, 'Ann', { rounds: [mark(1, null)] }),
    row(2, 'Bot', { bot: 'casual' }),
    row(3, 'Eve', { out: true }),
  ]
  render(Standings, { view: view({ standings: rows }) })
  expect(screen.getByRole('img', { name: 'Round 1: bye' })).toBeTruthy()
  expect(screen.getByRole('img', { name: 'bot' })).toBeTruthy()
  expect(screen.getByText('withdrawn')).toBeTruthy()
})

it('opens the rest of a row on tap', async () => {
  render(Standings, { view: view() })
  const button = screen.getByRole('button', { name: 'More about Ann', hidden: true })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await fireEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByText('98.8', { selector: 'dd' })).toBeTruthy()
})

it('has one line and one button in five states', () => {
  const planned = { status: 'planned', begun: null } as const
  const states: [TournamentView['sign_up'], string, string | null][] = [
    [signing('open'), 'Everybody may play.', 'Sign up'],
    [signing('in'), 'You are in.', 'Sign off'],
    [signing('confirm', { until: '2026-06-14T18:00:00Z' }), 'Confirm now.', 'I am here'],
    [signing('line', { full: true, place: 2 }), 'You are number 2 in line.', 'Leave the line'],
    [signing('closed', { reason: 'By invitation.' }), 'By invitation.', null],
  ]
  for (const [sign_up, line, button] of states) {
    render(SignUp, { view: view({ sign_up }, planned), busy: false, act: () => undefined })
    expect(screen.getByRole('status').textContent).toContain(line)
    expect(screen.queryAllByRole('button').map((each) => each.textContent)).toEqual(button ? [button] : [])
    cleanup()
  }
})

it('rings the own table and says that it is your turn there', () => {
  render(RoundTables, { round: view().rounds[0]! })
  const link = screen.getByRole('link')
  expect(link.classList).toContain('me')
  expect(link.getAttribute('href')).toBe('/table/t3')
  expect(link.textContent).toMatch(/Table 1\s*Your turn\s*You\s*21\s*Ann\s*24/)
})

it('leads a guest to an account where only accounts have a rating', () => {
  const sign_up = signing('closed', { reason: 'Guests have no rating.', needs_account: true })
  const planned = { status: 'planned', begun: null } as const
  render(SignUp, { view: view({ sign_up, rating_from: 1400 }, planned), busy: false, act: () => undefined })
  expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe('/account')
  expect(screen.getByText('for ratings of 1400 and above')).toBeTruthy()
})

const seat = (entrant: number, name: string, place: number | null, goes_on = false): BoardSeat => ({
  entrant,
  name,
  bot: null,
  colour: 'blue',
  yours: false,
  score: 20,
  place,
  goes_on,
})
const board = (table: string, ...seats: BoardSeat[]): BoardView => ({
  board: 1,
  table,
  key: null,
  status: seats[0]!.place === null ? 'playing' : 'over',
  your_turn: false,
  status_text: '',
  seats,
})
const round = (number: number, ...boards: BoardView[]): RoundView => ({
  ...view().rounds[0]!,
  number,
  boards,
})

it('shows in a cross table who was ahead of whom, added up, and leads to the last game of the two', async () => {
  const rounds = [
    round(3, board('t3', seat(1, 'Ann', null), seat(3, 'Eve', null))),
    round(2, board('t2', seat(2, 'Ben', 1), seat(1, 'Ann', 1))),
    round(1, board('t1', seat(1, 'Ann', 1), seat(2, 'Ben', 2))),
  ]
  render(Standings, { view: view({ rounds }, { format: 'round-robin', players: 2 }) })
  await fireEvent.click(screen.getByRole('radio', { name: 'Cross table' }))
  const cell = screen.getByRole('link', { name: 'Ann against Ben: 1½' })
  expect([cell.textContent, cell.getAttribute('href')]).toEqual(['1½', '/replay/t2'])
  expect(screen.getByRole('link', { name: 'Ben against Ann: ½' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ann against Eve: in progress' }).getAttribute('href')).toBe('/table/t3')
  expect(screen.queryByRole('link', { name: /Ben against Eve/ })).toBeNull()
})

it('draws a knock-out as a bracket from byes to the final, as far as it is known', () => {
  const rounds = [round(1, board('t1', seat(2, 'Ben', 1, true), seat(3, 'Eve', 2)))]
  const bracket = [
    [
      { table: null, entrants: [1] },
      { table: 't1', entrants: [2, 3] },
    ],
    [{ table: null, entrants: [1, 2] }],
    [{ table: null, entrants: [0, 0] }],
  ]
  render(Standings, { view: view({ rounds, bracket }, { format: 'knock-out', players: 2 }) })
  const columns = screen.getAllByRole('heading', { level: 3 }).map((each) => each.parentElement!)
  expect(columns.map((each) => each.textContent.replace(/\s+/g, ' ').trim())).toEqual([
    'Quarter-finals Ann bye Ben 20 goes on Eve 20',
    'Semi-finals Ann You',
    'Final still open still open',
  ])
  expect(within(columns[0]!).getByRole('link').getAttribute('href')).toBe('/replay/t1')
})
