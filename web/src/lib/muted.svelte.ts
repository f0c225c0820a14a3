// Whose words this person does not want to read. The server keeps it with the person, so it holds on every device.
import { reasonOf } from './api'
import type { PersonLink } from './contract'
import { notices } from './notices.svelte'
import { people } from './people'
import { session } from './session.svelte'

class Muted {
  list = $state.raw<PersonLink[]>([])

  has(id: string | null): boolean {
    return this.list.some((one) => one.id === id)
  }

  /** Asks anew: it may have changed on another device. */
  async read(): Promise<void> {
    try {
      this.list = session.person ? await people.mutes() : []
    } catch {
      /* words are shown; the next look asks again */
    }
  }

  async turn(id: string, on: boolean): Promise<void> {
    try {
      if (await session.someone()) this.list = await people.mute(id, on)
    } catch (error) {
      notices.say(reasonOf(error), 'bad')
    }
  }
}

export const muted = new Muted()
