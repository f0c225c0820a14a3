// What was chosen in positions like the one that is shown; asked for when it is looked at, and kept.
import { api, reasonOf } from './api'
import { settings } from './settings.svelte'
import type { Explored } from './contract'

export class Explorer {
  answer = $state.raw<Explored | null>(null)
  error = $state('')

  readonly #id: string
  #answers = new Map<string, Promise<Explored>>()
  #turn = 0

  constructor(id: string) {
    this.#id = id
  }

  async show(number: number): Promise<void> {
    const turn = ++this.#turn
    try {
      const answer = await this.#at(number)
      if (turn !== this.#turn) return // another moment is looked at already
      this.answer = answer
      this.error = ''
    } catch (error) {
      if (turn !== this.#turn) return
      this.answer = null
      this.error = reasonOf(error)
    }
  }

  #at(number: number): Promise<Explored> {
    const key = `${settings.language} ${number}`
    const known = this.#answers.get(key)
    if (known) return known
    const asked = api.explorer(this.#id, number)
    asked.catch(() => this.#answers.delete(key))
    this.#answers.set(key, asked)
    return asked
  }
}
