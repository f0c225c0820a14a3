import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { api } from '../lib/api'
import type { Game, GuidedGame, Me, Table } from '../lib/contract'
import { games } from '../lib/games.svelte'
import { router } from '../lib/router.svelte'
import { session } from '../lib/session.svelte'
import { settings } from '../lib/settings.svelte'
import LanguageSwitch from '../parts/LanguageSwitch.svelte'
import { over, tableOf, turn } from '../table/testing'
import Home from './Home.svelte'

const bots = ['beginner', 'casual', 'strong', 'expert', 'random'].map((id) => ({
  id,
  name: id,
  about: '',
  simple: id === 'random',
}))
const game = (id: string, minutes: number | null, weight: number | null): Game => ({
  id,
  name: id.toUpperCase(),
  line: '',
  players: [2, 3],
  minutes,
  weight,
  lessons: 0,
  options: [],
  bots,
  about: {},
  paragraphs: {},
})
const ann = { id: 'a', name: 'Guest 482', login: null, preferences: {}, operator: false }
const me = (person: Me['person']): Me => ({ person, token: 't', version: '1' })
const table = (id: string, more: Partial<Table>): Table => ({ ...tableOf(turn), id, your_turn: false, ...more })

function stand(mine: Table[]): void {
  vi.spyOn(api, 'tables').mockImplementation(async (show) => (show === 'mine' ? mine : []))
}

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>()
  games.list = [game('easy', 30, 2), game('vast', null, null)]
  session.take(me(null))
  stand([])
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  localStorage.clear()
  settings.adopt({ language: 'en', level: 'casual' })
})

const card = async (name: string): Promise<HTMLElement> =>
  (await screen.findByRole('heading', { name })).closest('article')!

it('tells how long and how heavy each game is, where it is known', async () => {
  render(Home)
  expect((await card('EASY')).textContent).toMatch(/2–3.*30 min.*light/s)
  expect((await card('VAST')).querySelector('.meta')!.textContent).not.toMatch(/min|light/)
})

it('begins a game with the chosen bot without asking for a name, and remembers the level', async () => {
  const guest = vi.spyOn(api, 'guest').mockResolvedValue(me(ann))
  vi.spyOn(api, 'update').mockResolvedValue(me(ann))
  const create = vi.spyOn(api, 'create').mockResolvedValue(table('new1', {}))
  const go = vi.spyOn(router, 'go').mockImplementation(() => {})
  render(Home)
  const easy = within(await card('EASY'))
  expect(easy.getByLabelText<HTMLInputElement>('Casual').checked).toBe(true)
  expect(easy.queryByLabelText('random')).toBeNull()
  await fireEvent.click(easy.getByLabelText('Strong'))
  await fireEvent.click(easy.getByRole('button', { name: 'Play a bot: EASY' }))
  await waitFor(() => expect(go).toHaveBeenCalledWith('/table/new1'))
  expect(guest).toHaveBeenCalledWith(undefined)
  expect(session.asking).toBeNull()
  expect(create.mock.calls[0]![0].seats).toEqual([{ kind: 'me' }, { kind: 'bot', bot: 'strong' }])
  expect(settings.level).toBe('strong')
})

it('shows running games first, mine to move as the only primary, and finished ones below', async () => {
  session.take(me(ann))
  stand([
    table('mine', { your_turn: true, status_text: 'Round 2 of 4' }),
    table('theirs', { status_text: 'Round 1 of 4' }),
    table('done', { status: 'over', winners: [0], updated: '2026-01-01T00:00:00Z', game_name: over.title }),
  ])
  render(Home)
  const running = within((await screen.findByRole('heading', { name: 'Your games' })).closest('section')!)
  expect(running.getByText('one is waiting for you')).toBeTruthy()
  expect(running.getByText('Your turn · Round 2 of 4')).toBeTruthy()
  expect(running.getAllByText('You')).toHaveLength(2)
  expect(running.getAllByText(turn.players.find(({ seat }) => seat !== turn.viewer)!.name)).toHaveLength(2)
  const links = running.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/table/mine', '/table/theirs'])
  expect(links.map((link) => link.classList.contains('pri'))).toEqual([true, false])
  const finished = within(screen.getByRole('heading', { name: 'Finished games' }).closest('section')!)
  expect(finished.getByRole('link').getAttribute('href')).toBe('/replay/done?review=1')
  const titles = screen.getAllByRole('heading').map((heading) => heading.textContent)
  expect(titles.indexOf('Your games')).toBeLessThan(titles.indexOf('EASY'))
  expect(titles.indexOf('VAST')).toBeLessThan(titles.indexOf('Finished games'))
})

it('shows one game whole on a phone and unfolds another', async () => {
  render(Home)
  const [easy, vast] = [await card('EASY'), await card('VAST')]
  expect([easy, vast].map((each) => each.classList.contains('folded'))).toEqual([false, true])
  await fireEvent.click(vast.querySelector('.fold')!)
  expect([easy, vast].map((each) => each.classList.contains('folded'))).toEqual([true, false])
  await waitFor(() => expect(document.activeElement).toBe(within(vast).getByRole('heading')))
})

it('switches the language of the page', async () => {
  render(LanguageSwitch)
  await fireEvent.click(screen.getByRole('radio', { name: 'Magyar' }))
  expect(settings.language).toBe('hu')
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('hu')
})

it('keeps the room of guided games until they come, and beside those that are offered', async () => {
  session.known = true
  let come: (list: GuidedGame[]) => void = () => undefined
  vi.spyOn(api, 'guided').mockReturnValue(new Promise((resolve) => (come = resolve)))
  render(Home)
  const [easy, vast] = [await card('EASY'), await card('VAST')]
  const rooms = (): (string | undefined)[] =>
    [easy, vast].map((each) => each.querySelector('.soon, .kept, [data-guided]')?.className.split(' ')[0])
  await waitFor(() => expect(rooms()).toEqual(['soon', 'soon']))
  const never = { minutes: 30, table: null, status: null, won: null, updated: null }
  come([
    { game: 'easy', first_visit: true, ...never },
    { game: 'vast', first_visit: false, ...never },
  ])
  await waitFor(() => expect(rooms()).toEqual(['offer', 'kept']))
  expect(vast.querySelector<HTMLElement>('.kept .offer')!.inert).toBe(true)
  session.known = false
})

it('shows the keys of the table before a game begins', async () => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true
  }
  stand([])
  render(Home)
  await fireEvent.keyDown(document.body, { key: '?' })
  expect(within(screen.getByRole('dialog', { name: 'Keyboard' })).getByText('Enter')).toBeTruthy()
})
