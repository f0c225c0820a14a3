// Who this browser is, and the question for a name when one is needed.
import { api, ApiError, reasonOf } from './api'
import { notices } from './notices.svelte'
import { forgetTables } from './offline.svelte'
import { settings } from './settings.svelte'
import type { Me, Person } from './contract'

class Session {
  person = $state.raw<Person | null>(null)
  version = $state('')
  known = $state(false)
  /** Whether the server has said so; else nothing is known because it could not be reached. */
  reached = $state(false)
  /** Set while the name dialog is open: answers it. */
  asking = $state.raw<((person: Person | null) => void) | null>(null)

  async start(): Promise<void> {
    settings.onchange = (preferences) => {
      if (this.person)
        void api
          .update({ preferences })
          .then((me) => this.take(me, false))
          .catch((error) => notices.say(reasonOf(error), 'bad'))
    }
    try {
      this.take(await api.me())
      this.reached = true
    } catch (error) {
      this.reached = error instanceof ApiError && error.status !== 0
      throw error
    } finally {
      this.known = true
    }
  }

  /** Takes over an answer about the person; what they prefer comes along unless it is our own echo. */
  take(me: Me, adopt = true): Person | null {
    if (this.person && this.person.id !== me.person?.id) void forgetTables()
    this.person = me.person
    this.version = me.version
    if (me.person && adopt) settings.adopt(me.person.preferences)
    return me.person
  }

  /** The person, or a new guest whom the server names: enough wherever no other person is met. */
  async anyone(): Promise<Person | null> {
    return this.person ?? this.guest()
  }

  /** The person, or after a question for a name a new guest. Null: they closed the question. */
  async someone(): Promise<Person | null> {
    if (this.person) return this.person
    return new Promise((resolve) => {
      this.asking = (person) => {
        this.asking = null
        resolve(person)
      }
    })
  }

  async guest(name?: string): Promise<Person | null> {
    const person = this.take(await api.guest(name), false)
    if (Object.keys(settings.chosen).length) this.take(await api.update({ preferences: settings.chosen }), false)
    return person
  }
}

export const session = new Session()
