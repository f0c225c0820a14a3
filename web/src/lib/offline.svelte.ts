// The app offline: its service worker, whether the server can be reached, and the tables that were visited last, as they were.
import type { Decision, Scene, Table } from './contract'

/** A table as it was when it was last seen. */
export interface KeptTable {
  table: Table
  scene: Scene
  number: number
  decisions: Decision[]
}

const KEPT = 'kontor-tables'
const MOST_KEPT = 8
/** What the service worker keeps of answers, see `sw.ts`. */
const READ = 'kontor-read'
const PAUSE = 3000
const place = (id: string): string => `/offline/table/${encodeURIComponent(id)}`

class Network {
  /** Whether the server can be reached, as far as is known: a network alone does not tell. */
  online = $state(typeof navigator === 'undefined' || navigator.onLine)
  /** Another version serves from now on: the next page that is loaded is of it. */
  updated = $state(false)
  #worker: ServiceWorkerRegistration | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Follows the network and, where browsers have one, starts the service worker. Returns how to stop. */
  start(): () => void {
    const [there, gone] = [() => void this.look(), () => this.lost()]
    addEventListener('online', there)
    addEventListener('offline', gone)
    if (import.meta.env.PROD) void this.#register()
    return () => {
      clearTimeout(this.#timer)
      removeEventListener('online', there)
      removeEventListener('offline', gone)
    }
  }

  /** The server did not answer: it is asked now and then, until it does. */
  lost(): void {
    this.online = false
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.look(), PAUSE * (0.75 + Math.random() / 2)) // not all clients at once
  }

  /** The server has answered. One that was away may be of another version now. */
  found(): void {
    if (this.online) return
    clearTimeout(this.#timer)
    this.online = true
    this.#update()
  }

  /** Asks whether it is there. */
  async look(): Promise<void> {
    const answer = await fetch('/api/health', { cache: 'no-store' }).catch(() => null)
    await answer?.text().catch(() => '') // an answer that nobody keeps stays open until it is read
    if (answer?.ok) this.found()
    else this.lost()
  }

  #update(): void {
    void this.#worker?.update().catch(() => undefined)
  }

  async #register(): Promise<void> {
    if (!('serviceWorker' in navigator)) return
    let had = navigator.serviceWorker.controller !== null
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      if (had) this.updated = true
      had = true // the first one brings nothing new
    })
    try {
      this.#worker = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
      setInterval(() => this.#update(), 3600_000)
    } catch {
      /* no https: the page works all the same */
    }
  }
}

export const network = new Network()

export async function keepTable(kept: KeptTable): Promise<void> {
  try {
    const cache = await caches.open(KEPT)
    const content = new Response(JSON.stringify(kept), { headers: { 'Content-Type': 'application/json' } })
    await cache.put(place(kept.table.id), content) // what was seen last stands last
    const all = await cache.keys()
    await Promise.all(all.slice(0, Math.max(0, all.length - MOST_KEPT)).map((each) => cache.delete(each)))
  } catch {
    /* no storage: nothing to read offline */
  }
}

export async function keptTable(id: string): Promise<KeptTable | null> {
  try {
    const found = await (await caches.open(KEPT)).match(place(id))
    return found ? ((await found.json()) as KeptTable) : null
  } catch {
    return null
  }
}

/** Those that can be read, the last one first. */
export async function keptTables(): Promise<Table[]> {
  try {
    const cache = await caches.open(KEPT)
    const found = await Promise.all((await cache.keys()).map((each) => cache.match(each)))
    const kept = await Promise.all(found.map(async (each) => (await each?.json()) as KeptTable | undefined))
    return kept.flatMap((each) => (each ? [each.table] : [])).reverse()
  } catch {
    return []
  }
}

/** Whoever comes next to this browser is not to read what another could see. */
export async function forgetTables(): Promise<void> {
  try {
    await Promise.all([KEPT, READ].map((name) => caches.delete(name)))
  } catch {
    /* no storage: nothing is kept */
  }
}
