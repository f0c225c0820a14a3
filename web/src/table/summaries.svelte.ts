// Cards that tell what a round or a phase ended with: they wait until this player has read them.
import type { PlayedDecision, Scene, Summary } from '../lib/contract'

const MOST = 2 // sections of one card

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
    this.#read = Number(this.#store()?.getItem(this.#key) ?? 0)
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
    this.#store()?.setItem(this.#key, String(this.#read))
  }

  get #key(): string {
    return `kontor.summary.${this.#options.table()}`
  }

  /** What was read here stays read when the page is opened anew. */
  #store(): Storage | undefined {
    try {
      return sessionStorage
    } catch {
      return undefined // closed: it is told again
    }
  }
}
