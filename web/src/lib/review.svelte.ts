// The review of a finished game: looked for, started, and looked at again and again while the server works on it.
import { api, ApiError, reasonOf } from './api'
import type { Mistake, Review } from './contract'

const AGAIN = 1000
const NOT_YET = 503 // the server gets ready: ask again
const NOT_FOR_YOU = 403
const DEAR = 0.1 // a decision that cost so much has its flag in the chart and the list
const FLAGS = 12

export class Reviewer {
  review = $state.raw<Review | null>(null)
  error = $state('')
  /** Only those who played may ask for it: to try again would change nothing. */
  refused = $state(false)
  readonly working: boolean = $derived(this.review?.status === 'working')
  readonly reason: string = $derived(this.error || (this.review?.status === 'failed' ? (this.review.reason ?? '') : ''))
  readonly failed: boolean = $derived(this.error !== '' || this.review?.status === 'failed')
  /** There is something to see, if only a part. */
  readonly shown: boolean = $derived(
    this.review !== null && (this.review.status === 'working' || this.review.status === 'ready'),
  )
  readonly values: (number[] | null)[] = $derived(this.review?.values ?? [])
  readonly mistakes: Mistake[] = $derived(this.review?.mistakes ?? [])
  readonly accuracy: (number | null)[] = $derived(this.review?.accuracy ?? [])
  readonly flagged: Mistake[] = $derived(this.mistakes.filter((mistake) => mistake.cost >= DEAR).slice(0, FLAGS))

  readonly #id: string
  #timer: ReturnType<typeof setTimeout> | undefined
  #turn = 0

  constructor(id: string) {
    this.#id = id
  }

  /** Looks whether there is a review already. */
  look(): Promise<void> {
    return this.#take(api.review(this.#id))
  }

  start(): Promise<void> {
    return this.#take(api.startReview(this.#id), true)
  }

  stop(): void {
    this.#turn++
    clearTimeout(this.#timer)
  }

  mistakeAt(number: number): Mistake | undefined {
    return this.mistakes.find((mistake) => mistake.number === number)
  }

  async #take(asked: Promise<Review>, starting = false): Promise<void> {
    const turn = ++this.#turn
    clearTimeout(this.#timer)
    try {
      const review = await asked
      if (turn !== this.#turn) return
      const lost = this.working && review.status === 'none' // the server was started again: so is the review
      this.review = review
      this.error = ''
      this.refused = false
      if (lost) return this.start()
    } catch (error) {
      if (turn !== this.#turn) return
      this.error = reasonOf(error)
      this.refused = error instanceof ApiError && error.status === NOT_FOR_YOU
      if (starting && error instanceof ApiError && error.status === NOT_YET)
        this.#timer = setTimeout(() => void this.start(), 2 * AGAIN)
    }
    if (this.working) this.#timer = setTimeout(() => void this.look(), AGAIN)
  }
}
