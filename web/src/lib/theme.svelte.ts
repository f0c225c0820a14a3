// Light or dark: the person's choice, or else what the system wants. public/theme.js does the same before the first paint.
import { settings } from './settings.svelte'

class ThemeNow {
  #system = $state(false)
  readonly dark: boolean = $derived(settings.theme === 'dark' || (settings.theme === 'system' && this.#system))
  readonly name: 'light' | 'dark' = $derived(this.dark ? 'dark' : 'light')

  constructor() {
    const query = globalThis.matchMedia?.('(prefers-color-scheme: dark)')
    if (!query) return
    this.#system = query.matches
    query.addEventListener('change', (event) => {
      this.#system = event.matches
    })
  }
}

export const theme = new ThemeNow()
