// Cards that tell what a round or a phase ended with: they wait until this player has read them.
import type { PlayedDecision, Scene, Summary } from '../lib/contract'

const MOST = 2 // sections of one card
const KEY = 'kontor-summaries'
const TABLES = 30 // of which it is remembered

interface Options {
  table: () => string
  scene: () => Scene
  number: () => number
}

export class Summaries {
  #options: Options
  #told = $state.raw<readonly PlayedDecision[]>([])
  #read = $state(0)
  /** Folded into the bar, so that the board can be seen. */
  folded = $state(false)

  constructor(options: Options) {
    this.#options = options
    this.#read = this.#kept()[options.table()] ?? 0
  }

  hear(played: readonly PlayedDecision[]): void {
    const fresh = played.filter((one) => one.summary)
    if (!fresh.length) return
    const numbers = new Set(fresh.map((one) => one.number))
    this.#told = [...this.#told.filter((one) => !numbers.has(one.number)), ...fresh]
  }

  #open: readonly PlayedDecision[] = $derived.by(() => {
    const [{ viewer }, number] = [this.#options.scene(), this.#options.number()]
    if (viewer < 0) return []
    return this.#told.filter((one) => one.number > this.#read && one.number <= number).slice(-MOST)
  })
  /** One card, a section for each. */
  sections: readonly Summary[] = $derived(this.#open.map((one) => one.summary!))

  close(): void {
    this.#read = this.#open.at(-1)?.number ?? this.#read
    this.folded = false
    const { [this.#options.table()]: _, ...others } = this.#kept()
    const kept = [...Object.entries(others).slice(1 - TABLES), [this.#options.table(), this.#read]]
    try {
      localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)))
    } catch {
      // closed: it is told again
    }
  }

  /** What was read stays read when the page is opened anew, and in other tabs: the last decision read, by table. */
  #kept(): Record<string, number> {
    try {
      return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>
    } catch {
      return {}
    }
  }
}
