import type { Counter } from '../lib/types'

export interface Group { name: string; counters: Counter[] }

/** Counters under their headings, in order. */
export function grouped(counters: Counter[]): Group[] {
  return [...new Set(counters.map((counter) => counter.group))].map((name) => ({ name, counters: counters.filter((counter) => counter.group === name) }))
}
