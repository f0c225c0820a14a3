// The keys of a lesson: those of the table that mean something here, and its own.
import { TABLE_KEYS } from '../table/keys'

const OF_THE_TABLE = [
  'key-go',
  'key-answer',
  'key-mode',
  'key-board',
  'key-larger',
  'key-smaller',
  'key-fit',
  'key-back',
]

export const LESSON_KEYS = [
  { keys: ['Enter'], words: 'key-lesson-next' },
  { keys: ['h'], words: 'key-lesson-show' },
  ...TABLE_KEYS.filter(({ words }) => OF_THE_TABLE.includes(words)).map(({ keys, words }) => ({ keys, words })),
]
