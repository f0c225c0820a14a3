// What matters needs password or passkey once more: whoever asks too late is asked first, and it is done then.
import { ApiError, reasonOf } from './api'
import { NoPasskey } from './passkeys'
import { text } from './words.svelte'

const CONFIRM_FIRST = 428

class Confirming {
  /** Set while the dialog is open: answers whether it was confirmed. */
  asking = $state.raw<((confirmed: boolean) => void) | null>(null)

  ask(): Promise<boolean> {
    return new Promise((resolve) => {
      this.asking = (confirmed) => {
        this.asking = null
        resolve(confirmed)
      }
    })
  }

  /** Does it, after a confirmation if the server wants one. Null: the person closed the question. */
  async first<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work()
    } catch (problem) {
      if (!(problem instanceof ApiError) || problem.status !== CONFIRM_FIRST) throw problem
    }
    return (await this.ask()) ? work() : null
  }
}

export const confirming = new Confirming()

/** In words what went wrong with an account; also where the browser's question was closed. */
export const accountReason = (problem: unknown): string =>
  problem instanceof NoPasskey ? text('accounts-no-passkey') : reasonOf(problem)
