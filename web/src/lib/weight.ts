// How heavy a game is: five steps, each with a word.
import { text } from './words.svelte'

const WORDS = ['ui-weight-very-light', 'ui-weight-light', 'ui-weight-medium', 'ui-weight-heavy', 'ui-weight-very-heavy']

export const WEIGHTS = WORDS.map((_, k) => k + 1)
export const weightName = (weight: number): string => text(WORDS[weight - 1] ?? '')
