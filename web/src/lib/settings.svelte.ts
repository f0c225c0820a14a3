// What this browser's person prefers: kept here, and on the server as soon as there is a person.

/** What a person has chosen; the server keeps it for them, and knows nothing of it. */
export type Preferences = {
  language?: string
  theme?: 'light' | 'dark' | 'system'
  sound?: boolean
  confirm_turn?: boolean
  /** How fast things move: times as fast as usual; 0: not at all. */
  speed?: number
  level?: string
  coach?: boolean
}

export const LANGUAGES = ['en', 'pl', 'hu'] as const
export type Language = (typeof LANGUAGES)[number]
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', pl: 'Polski', hu: 'Magyar' }
export type Theme = 'light' | 'dark' | 'system'

const KEY = 'kontor.settings' // public/theme.js reads it too

export function detect(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language)
    if (found) return found
  }
  return 'en'
}

function read(): Preferences {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return stored && typeof stored === 'object' ? stored : {}
  } catch {
    return {} // storage closed or broken: the defaults serve
  }
}

export class Settings {
  #chosen = $state.raw<Preferences>(read())
  readonly language: Language = $derived(
    LANGUAGES.find((language) => language === this.#chosen.language) ?? detect(navigator.languages),
  )
  readonly theme: Theme = $derived(this.#chosen.theme ?? 'system')
  readonly sound: boolean = $derived(this.#chosen.sound ?? false)
  readonly confirmTurn: boolean = $derived(this.#chosen.confirm_turn ?? false)
  readonly speed: number = $derived(this.#chosen.speed ?? 1)
  /** The bot this person played last from the home page. */
  readonly level: string | undefined = $derived(this.#chosen.level)
  /** Whether the coach of guided games speaks. */
  readonly coach: boolean = $derived(this.#chosen.coach ?? true)
  /** Hears what the person changes, to store it on the server. */
  onchange: ((chosen: Preferences) => void) | null = null

  /** Only what the person chose, without defaults. */
  get chosen(): Preferences {
    return this.#chosen
  }

  change(part: Preferences): void {
    this.adopt(part)
    this.onchange?.(this.#chosen)
  }

  /** Takes over what the server knows about the person. */
  adopt(part: Preferences): void {
    this.#chosen = { ...this.#chosen, ...part }
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#chosen))
    } catch {
      /* storage closed: the choice lasts as long as the page */
    }
  }
}

export const settings = new Settings()
