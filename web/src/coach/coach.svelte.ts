// The coach of a guided first game: asked anew at every moment, and again while he is still looking at a decision.
import { ApiError } from '../lib/api'
import type { Coaching, Overlooked } from '../lib/contract'

const AGAIN = 2500 // so long between two questions while the server is not ready or not reached
const PATIENCE = 15 // seconds he may look before he answers
const GONE = 403 // with this status and above, but below the server's own failures, asking again is of no use

export class Coach {
  said = $state.raw<Coaching | null>(null)
  /** What was taken back: his word stays until the next decision. */
  taken = $state.raw<Overlooked | null>(null)
  /** The better choice is pointed at on the board. */
  shown = $state(false)
  #closed = $state(0)
  #read = 0 // the mistake somebody has seen enough of
  #asked: AbortController | null = null
  readonly #ask: (wait: number, signal: AbortSignal) => Promise<Coaching>

  constructor(ask: (wait: number, signal: AbortSignal) => Promise<Coaching>) {
    this.#ask = ask
  }

  /** What he found costly and nobody has closed yet. */
  readonly overlooked: Overlooked | null = $derived.by(() => {
    const found = this.taken ?? this.said?.overlooked ?? null
    return found && (this.taken || found.mistake.number !== this.#closed) ? found : null
  })

  /** The game has come to another moment, or speaks another language. */
  async look(): Promise<void> {
    this.stop()
    const asked = new AbortController()
    this.#asked = asked
    let wait = 0
    while (this.#asked === asked) {
      const told = await this.#once(wait, asked.signal)
      if (this.#asked !== asked || told === 'stop') return
      if (told !== 'later') {
        if (told.overlooked?.mistake.number !== this.#read) this.shown = false
        this.#read = told.overlooked?.mistake.number ?? 0
        this.said = told
        if (!told.looking && !told.waiting) return
        wait = told.looking ? PATIENCE : 0
        if (told.looking) continue
      }
      await new Promise((resolve) => setTimeout(resolve, AGAIN))
    }
  }

  async #once(wait: number, signal: AbortSignal): Promise<Coaching | 'later' | 'stop'> {
    try {
      return await this.#ask(wait, signal)
    } catch (error) {
      return error instanceof ApiError && error.status >= GONE && error.status < 429 ? 'stop' : 'later'
    }
  }

  /** Somebody takes a decision back: what he said of it stays until they decide again. */
  takeBack(): void {
    this.taken = this.overlooked
    this.shown = true
  }

  /** A decision was made: what he said of one taken back has been heard. */
  decided(): void {
    this.taken = null
    this.shown = false
  }

  close(): void {
    this.#closed = this.said?.overlooked?.mistake.number ?? 0
    this.decided()
  }

  stop(): void {
    this.#asked?.abort()
    this.#asked = null
  }
}
