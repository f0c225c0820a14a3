// Keys of private tables. They come with a link or with the table itself, and go along with all that is asked about it.
import type { Table } from './contract'

const keys = new Map<string, string>()

export function learnKey(id: string, key: string | null | undefined): void {
  if (key) keys.set(id, key)
}

/** From the address of a page: whoever follows a link has its key. */
export function learnFrom(path: string, search: string): void {
  const id = /^\/(?:table|replay|tournament)\/([\w-]+)$/.exec(path)?.[1]
  if (id) learnKey(id, new URLSearchParams(search).get('key'))
}

/** A table as the server told it; its rematch has the same key. */
export function known<T extends Table>(table: T): T {
  learnKey(table.id, table.key)
  if (table.rematch) learnKey(table.rematch, table.key)
  return table
}

/** The key of a private table, if it is known here; empty: it needs none. */
export const keyOf = (id: string): string => keys.get(id) ?? ''

/** An address with what is asked and, where it is needed, the key. */
export function keyed(path: string, id: string, asked: Record<string, string | number> = {}): string {
  const search = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]))
  const key = keys.get(id)
  if (key) search.set('key', key)
  return search.size ? `${path}?${search}` : path
}

/** Pages: as they stand in the address bar, and as they are sent to others. */
export const tablePath = (id: string): string => keyed(`/table/${id}`, id)
export const replayPath = (id: string, at?: number, review = false): string =>
  keyed(`/replay/${id}`, id, { ...(at !== undefined && { at }), ...(review && { review: 1 }) })
