// The app offline: its service worker, whether there is a network, and the tables that were visited last, as they were.
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
const place = (id: string): string => `/offline/table/${encodeURIComponent(id)}`

class Network {
  online = $state(typeof navigator === 'undefined' || navigator.onLine)
  /** Another version serves from now on: the next page that is loaded is of it. */
  updated = $state(false)

  /** Follows the network and, where browsers have one, starts the service worker. Returns how to stop. */
  start(): () => void {
    const look = (): void => void (this.online = navigator.onLine)
    addEventListener('online', look)
    addEventListener('offline', look)
    if (import.meta.env.PROD) void this.#register()
    return () => {
      removeEventListener('online', look)
      removeEventListener('offline', look)
    }
  }

  async #register(): Promise<void> {
    if (!('serviceWorker' in navigator)) return
    const had = navigator.serviceWorker.controller !== null
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      if (had) this.updated = true
    })
    try {
      const worker = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
      setInterval(() => void worker.update().catch(() => undefined), 3600_000)
    } catch {
      /* no https: the page works all the same */
    }
  }
}

export const network = new Network()

export async function keepTable(kept: KeptTable): Promise<void> {
  try {
    const cache = await caches.open(KEPT)
    const at = place(kept.table.id)
    await cache.delete(at) // what was seen last stands last
    await cache.put(at, new Response(JSON.stringify(kept), { headers: { 'Content-Type': 'application/json' } }))
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
