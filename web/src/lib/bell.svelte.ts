// The bell of this page: what waits for its person. A socket of its own tells of it on every page; what has just come is heard and
// shown wherever the person looks: sound, title, badge, notification.
import { callsApi } from './calls'
import type { BellCall, BellUpdate, BellView } from './contract'
import { network } from './offline.svelte'
import { pause } from './reconnecting'
import { settings } from './settings.svelte'
import { play } from '../table/sound'

const FIRST = 1000
const LONGEST = 30_000
const NOTHING: BellView = { waiting: 0, fresh: 0, calls: [], quiet: null }
const RANG = 'kontor.rang'

export class Bell {
  view = $state.raw<BellView>(NOTHING)
  #person: string | undefined
  #language = ''
  #socket: WebSocket | null = null
  #failures = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Whose bell it is now, and in which language; nobody has none. */
  follow(person: string | undefined, language: string): void {
    if (person === this.#person && language === this.#language) return
    if (person !== this.#person) this.view = NOTHING
    this.#person = person
    this.#language = language
    this.stop()
    if (person) this.#connect()
  }

  stop(): void {
    clearTimeout(this.#timer)
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }

  /** All, or these, are seen. */
  async read(ids?: string[]): Promise<void> {
    this.view = await callsApi.read(ids)
  }

  #connect(): void {
    if (typeof WebSocket === 'undefined') return
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/bell/live?lang=${this.#language}`)
    this.#socket = socket
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.hear(JSON.parse(String(event.data)) as BellUpdate)
    }
    socket.onclose = (event) => {
      if (socket !== this.#socket) return
      this.#socket = null
      void network.look()
      this.#timer = setTimeout(() => this.#connect(), pause(event.code, this.#failures++, FIRST, LONGEST))
    }
  }

  hear(update: BellUpdate): void {
    this.#failures = 0
    this.view = update.bell
    const came = update.bell.calls.filter((call) => update.rings.includes(call.id) && isFirst(call.id))
    if (came.length) ring(came)
    void tidyNotifications(update.bell)
  }
}

/** Several pages of one browser hear the same call: one of them rings. */
function isFirst(id: string): boolean {
  try {
    const rang = (localStorage.getItem(RANG) ?? '').split(' ')
    if (rang.includes(id)) return false
    localStorage.setItem(RANG, [id, ...rang].slice(0, 20).join(' '))
  } catch {
    /* storage closed: each page rings */
  }
  return true
}

function ring(came: readonly BellCall[]): void {
  if (settings.sound) play(came.some((call) => call.waits) ? 'turn' : 'move')
  if (document.visibilityState !== 'hidden') return // the bell in the bar says it
  for (const call of came) void show(call)
}

/** A notification of the browser, where its person allowed it. One that a push has shown already is the same by its tag. */
async function show(call: BellCall): Promise<void> {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return
  const worker = await navigator.serviceWorker?.getRegistration()
  const shown = { body: call.line, tag: call.about, icon: '/icons/192.png', badge: '/icons/badge.png' }
  await worker?.showNotification(call.title, { ...shown, data: { path: call.path } })
}

/** What was decided or seen elsewhere need not stand among the notifications any longer. */
async function tidyNotifications(view: BellView): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration?.()
  const open = new Set(view.calls.filter((call) => call.waits || !call.read).map((call) => call.about))
  for (const shown of (await worker?.getNotifications?.()) ?? [])
    if (shown.tag && shown.tag !== 'test' && !open.has(shown.tag)) shown.close()
}

export const bell = new Bell()
