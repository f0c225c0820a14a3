// The games of this server, in the language of now.
import { api, reasonOf } from './api'
import type { Game } from './contract'

class Games {
  list = $state.raw<Game[]>([])
  error = $state('')

  async load(): Promise<void> {
    try {
      this.list = await api.games()
      this.error = ''
    } catch (error) {
      this.error = reasonOf(error)
    }
  }

  find(id: string): Game | undefined {
    return this.list.find((game) => game.id === id)
  }
}

export const games = new Games()
