// The keyboard of a puzzle: letters answer, arrows walk along the line, Enter goes on.
import { isButton } from '../table/keys'
import type { Shortcut } from '../lib/shortcuts'
import type { Task } from './task.svelte'

interface Controls {
  task: Task
  lettered: readonly { notation: string }[]
  answer: (notation: string) => Promise<void>
  next: () => void
  whatIf: () => void
}

/** The key is ours: the table does not hear it. */
function taken(event: KeyboardEvent): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

export const PUZZLE_KEYS: readonly Shortcut<Controls>[] = [
  {
    keys: ['a', 'b', 'c', 'd'],
    words: 'key-puzzle-letter',
    run: ({ task, lettered, answer }, event) => {
      const choice = task.result ? undefined : lettered['abcd'.indexOf(event.key.toLowerCase())]
      if (!choice) return
      taken(event)
      void answer(choice.notation)
    },
  },
  {
    keys: ['ArrowLeft', 'ArrowRight'],
    words: 'key-puzzle-line',
    run: ({ task }, event) => {
      if (!task.result || !task.followed) return
      taken(event)
      void task.show(task.followed, task.step + (event.key === 'ArrowRight' ? 1 : -1))
    },
  },
  {
    keys: ['Enter'],
    words: 'key-puzzle-next',
    run: ({ task, next }, event) => {
      if (!task.result || isButton(event.target)) return
      taken(event)
      next()
    },
  },
  {
    keys: ['w'],
    words: 'key-what-if',
    run: ({ task, whatIf }, event) => {
      if (!task.result) return
      taken(event)
      whatIf()
    },
  },
]
