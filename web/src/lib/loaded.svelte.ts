// Something fetched for a component: fetched anew when what the fetch reads (say, the language) changes.
import { reasonOf } from './api'

export class Loaded<T> {
  value = $state.raw<T>()
  error = $state('')
  #turn = 0
  readonly #fetch: () => Promise<T>

  constructor(fetch: () => Promise<T>) {
    this.#fetch = fetch
    $effect(() => {
      void this.again()
    })
  }

  /** Fetches again; the old value stays until the new one is there, and late answers are dropped. */
  async again(): Promise<void> {
    const turn = ++this.#turn
    try {
      const value = await this.#fetch()
      if (turn === this.#turn) [this.value, this.error] = [value, '']
    } catch (error) {
      if (turn === this.#turn) this.error = reasonOf(error)
    }
  }
}
