// A hint on its way and on the table. It belongs to one moment: when the game goes on, it is gone.
import { ApiError, reasonOf } from '../lib/api'
import type { Hint } from '../lib/contract'

type State =
  | { name: 'closed' }
  | { name: 'thinking'; reason: string }
  | { name: 'ready'; hint: Hint }
  | { name: 'failed'; reason: string }

const AGAIN = 2500 // so long between two attempts when the server is not ready yet
const NOT_YET = 503

export class Hints {
  #state = $state.raw<State>({ name: 'closed' })
  #asked: AbortController | null = null
  readonly #ask: (signal: AbortSignal) => Promise<Hint>

  constructor(ask: (signal: AbortSignal) => Promise<Hint>) {
    this.#ask = ask
  }

  readonly open: boolean = $derived(this.#state.name !== 'closed')
  readonly thinking: boolean = $derived(this.#state.name === 'thinking')
  readonly hint: Hint | null = $derived(this.#state.name === 'ready' ? this.#state.hint : null)
  /** Why there is none, or none yet. */
  readonly reason: string = $derived('reason' in this.#state ? this.#state.reason : '')

  async ask(): Promise<void> {
    this.#asked?.abort()
    const asked = new AbortController()
    this.#asked = asked
    this.#state = { name: 'thinking', reason: '' }
    while (this.#asked === asked) {
      const next = await this.#once(asked.signal)
      if (this.#asked !== asked) return
      this.#state = next
      if (next.name !== 'thinking') return
      await new Promise((resolve) => setTimeout(resolve, AGAIN))
    }
  }

  async #once(signal: AbortSignal): Promise<State> {
    try {
      return { name: 'ready', hint: await this.#ask(signal) }
    } catch (error) {
      return {
        name: error instanceof ApiError && error.status === NOT_YET ? 'thinking' : 'failed',
        reason: reasonOf(error),
      }
    }
  }

  /** Closes the hint, or lets go of one that is still being thought about. */
  close(): void {
    this.#asked?.abort()
    this.#asked = null
    this.#state = { name: 'closed' }
  }
}
