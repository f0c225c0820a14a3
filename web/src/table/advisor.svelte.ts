// A hint on its way and on the table. It belongs to one moment: when the game goes on, it is gone.
import { reasonOf } from '../lib/api'
import type { Hint } from '../lib/types'

type State = { name: 'closed' } | { name: 'thinking' } | { name: 'ready'; hint: Hint } | { name: 'failed'; reason: string }

export class Advisor {
  #state = $state.raw<State>({ name: 'closed' })
  #asked: AbortController | null = null
  readonly #ask: (signal: AbortSignal) => Promise<Hint>

  constructor(ask: (signal: AbortSignal) => Promise<Hint>) {
    this.#ask = ask
  }

  readonly open: boolean = $derived(this.#state.name !== 'closed')
  readonly thinking: boolean = $derived(this.#state.name === 'thinking')
  readonly hint: Hint | null = $derived(this.#state.name === 'ready' ? this.#state.hint : null)
  readonly reason: string = $derived(this.#state.name === 'failed' ? this.#state.reason : '')

  async ask(): Promise<void> {
    this.#asked?.abort()
    const asked = new AbortController()
    this.#asked = asked
    this.#state = { name: 'thinking' }
    let next: State
    try {
      next = { name: 'ready', hint: await this.#ask(asked.signal) }
    } catch (error) {
      next = { name: 'failed', reason: reasonOf(error) }
    }
    if (this.#asked === asked) this.#state = next
  }

  /** Closes the hint, or lets go of one that is still being thought about. */
  close(): void {
    this.#asked?.abort()
    this.#asked = null
    this.#state = { name: 'closed' }
  }
}
