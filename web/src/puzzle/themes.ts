// What a puzzle is about.
import { text } from '../lib/words.svelte'

const KEYS: Record<string, string> = {
  end: 'puzzle-theme-end',
  scoring: 'puzzle-theme-scoring',
  blocking: 'puzzle-theme-blocking',
  tempo: 'puzzle-theme-tempo',
  plan: 'puzzle-theme-plan',
}

/** Its name; of a theme that this page does not know yet its id. */
export const themeName = (theme: string): string => (KEYS[theme] ? text(KEYS[theme]) : theme)
