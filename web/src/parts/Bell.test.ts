// The bell: how much waits, the list with its keys, what is new for eyes and ears, and the empty state.
import { fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bell } from '../lib/bell.svelte'
import { showWaiting } from '../lib/badge'
import { callsApi } from '../lib/calls'
import type { BellCall, BellView, Me } from '../lib/contract'
import { router } from '../lib/router.svelte'
import { session } from '../lib/session.svelte'
import { settings } from '../lib/settings.svelte'
import * as sound from '../table/sound'
import BellButton from './BellButton.svelte'

const call = (id: string, more: Partial<BellCall> = {}): BellCall => ({
  id,
  kind: 'your-turn',
  about: `table-${id}`,
  game: null,
  title: `Your turn ${id}`,
  line: 'Ben is waiting for you.',
  path: `/table/${id}`,
  at: new Date().toISOString(),
  read: false,
  waits: true,
  ...more,
})
const view = (calls: BellCall[]): BellView => ({
  waiting: calls.filter((each) => each.waits).length,
  fresh: calls.filter((each) => !each.read).length,
  calls,
  quiet: ['22:00', '07:00'],
})

beforeEach(() => {
  settings.adopt({ language: 'en' })
  session.person = { id: 'ann', name: 'Ann', login: null, preferences: {} } as unknown as Me['person']
  bell.view = view([call('a'), call('b', { read: true, waits: false, kind: 'over' })])
  localStorage.removeItem('kontor.rang')
})
afterEach(() => {
  session.person = null
  vi.restoreAllMocks()
})

const button = (): HTMLElement => screen.getByRole('button', { name: /^Bell/ })

it('counts what waits, and tells what is new to eyes and ears', async () => {
  render(BellButton)
  expect(button().textContent).toBe('1')
  expect(button().getAttribute('aria-label')).toBe('Bell, one thing waits for you')
  await fireEvent.click(button())
  const [first, second] = screen.getAllByRole('menuitem')
  expect(first!.classList.contains('new')).toBe(true)
  expect(first!.textContent).toContain('New:')
  expect(second!.textContent).not.toContain('New:')
  expect(screen.getByText('Quiet from 22:00 to 07:00')).toBeTruthy()
})

it('opens with N, goes with arrows, and gives the focus back', async () => {
  render(BellButton)
  await fireEvent.keyDown(window, { key: 'n' })
  await tick()
  const rows = screen.getAllByRole('menuitem')
  expect(document.activeElement).toBe(rows[0])
  await fireEvent.keyDown(rows[0]!, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(rows[1])
  await fireEvent.keyDown(rows[1]!, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(rows[0])
  await fireEvent.keyDown(rows[0]!, { key: 'Escape' })
  expect(document.activeElement).toBe(button())
  expect(screen.queryByRole('menuitem')).toBeNull()
})

it('opens the table of a call and marks that call as seen', async () => {
  const go = vi.spyOn(router, 'go').mockImplementation(() => undefined)
  const read = vi.spyOn(callsApi, 'read').mockResolvedValue(view([]))
  render(BellButton)
  await fireEvent.click(button())
  await fireEvent.click(screen.getAllByRole('menuitem')[0]!)
  expect(go).toHaveBeenCalledWith('/table/a')
  expect(read).toHaveBeenCalledWith(['a'])
})

it('says that nothing waits, and where to find a table', async () => {
  bell.view = view([])
  render(BellButton)
  await fireEvent.click(button())
  expect(screen.getByText('Nothing waits for you.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Find a table' })).toBeTruthy()
})

it('rings once for a call, and only with sound on', () => {
  const play = vi.spyOn(sound, 'play').mockImplementation(() => undefined)
  const update = { type: 'bell' as const, bell: view([call('c')]), rings: ['c'] }
  settings.adopt({ sound: false })
  bell.hear({ ...update, bell: view([call('d')]), rings: ['d'] })
  expect(play).not.toHaveBeenCalled()
  settings.adopt({ sound: true })
  bell.hear(update)
  bell.hear(update)
  expect(play).toHaveBeenCalledTimes(1)
  bell.hear({ ...update, bell: view([call('e')]), rings: [] }) // quiet hours
  expect(play).toHaveBeenCalledTimes(1)
})

describe('where nobody looks', () => {
  const browser = navigator as unknown as Record<string, unknown>
  const old = { close: vi.fn(), tag: 'table-old' }
  const shown = vi.fn()
  const badge = { setAppBadge: vi.fn(() => Promise.resolve()), clearAppBadge: vi.fn(() => Promise.resolve()) }
  const worker = { showNotification: shown, getNotifications: () => Promise.resolve([old]) }
  let looked: DocumentVisibilityState = 'hidden'

  beforeEach(() => {
    vi.stubGlobal('Notification', { permission: 'granted' })
    Object.assign(browser, { serviceWorker: { getRegistration: () => Promise.resolve(worker) }, ...badge })
    vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => looked)
    vi.clearAllMocks()
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    for (const name of ['serviceWorker', 'setAppBadge', 'clearAppBadge']) delete browser[name]
  })

  it('shows a notification that leads to the table, and takes back what no longer waits', async () => {
    bell.hear({ type: 'bell', bell: view([call('f')]), rings: ['f'] })
    await vi.waitFor(() => expect(shown).toHaveBeenCalledOnce())
    const options: unknown = expect.objectContaining({ tag: 'table-f', data: { path: '/table/f' } })
    expect(shown).toHaveBeenCalledWith('Your turn f', options)
    await vi.waitFor(() => expect(old.close).toHaveBeenCalledOnce())
  })

  it('shows none to somebody who looks, or who has not allowed it', async () => {
    looked = 'visible'
    bell.hear({ type: 'bell', bell: view([call('g')]), rings: ['g'] })
    looked = 'hidden'
    vi.stubGlobal('Notification', { permission: 'default' })
    bell.hear({ type: 'bell', bell: view([call('h')]), rings: ['h'] })
    await vi.waitFor(() => expect(old.close).toHaveBeenCalledTimes(2)) // after which it would have been shown
    expect(shown).not.toHaveBeenCalled()
  })

  it('puts the number on the icon of the page and of the installed app', () => {
    const icon = document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'icon' }))
    showWaiting(3)
    expect(badge.setAppBadge).toHaveBeenCalledWith(3)
    expect(icon.getAttribute('href')).toBe('/icon-call.svg')
    showWaiting(0)
    expect(badge.clearAppBadge).toHaveBeenCalledOnce()
    expect(icon.getAttribute('href')).toBe('/icon.svg')
    icon.remove()
  })
})

it('puts the number before whatever the title is', async () => {
  document.title = 'Puzzles · Kontor'
  showWaiting(2)
  expect(document.title).toBe('(2) Puzzles · Kontor')
  document.title = 'Learn · Kontor'
  await vi.waitFor(() => expect(document.title).toBe('(2) Learn · Kontor'))
  showWaiting(0)
  expect(document.title).toBe('Learn · Kontor')
})
