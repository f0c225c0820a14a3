// What a person has played of the guided first games; it follows the person.
import { api } from '../lib/api'
import type { GuidedGame } from '../lib/contract'
import { Loaded } from '../lib/loaded.svelte'
import { session } from '../lib/session.svelte'

export class Guided {
  #list = new Loaded(() => (void session.person, session.known ? api.guided() : Promise.resolve<GuidedGame[]>([])))

  /** It is not known yet. */
  get pending(): boolean {
    return this.#list.value === undefined && !this.#list.error
  }

  /** The guided game of a game, if it is to be offered: its person has never sat at one of its tables. */
  offer(game: string): GuidedGame | undefined {
    const found = this.of(game)
    return found?.first_visit ? found : undefined
  }

  /** What was played of the guided game of a game, or can be. */
  of(game: string): GuidedGame | undefined {
    return this.#list.value?.find((each) => each.game === game)
  }
}
