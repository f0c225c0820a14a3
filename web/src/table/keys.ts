// The keyboard of the table: arrows go from target to target, letters and digits do what the buttons do.
import { isDirection, nearest } from './direction'
import type { Choice } from '../lib/contract'
import type { Picker } from '../picture/picker.svelte'
import type { View } from '../picture/view.svelte'
import type { Shortcut } from '../lib/shortcuts'
import { answersOf } from './answers'
import type { TableProps } from './props'

interface Controls extends Pick<TableProps, 'undo' | 'onundo'> {
  root: Element
  picker: Picker
  view: View
  log: () => void
  board: () => void
  /** The rules about what is pointed at. */ rules: () => void
  /** Says why nothing can be undone. */ whyNoUndo: () => void
  /** Asks for a hint or closes it. */ hint: () => void
  /** Opens a private board, or says why there is none. */ whatIf: () => void
  /** Closes a hint; tells whether there was one. */ unhint: () => boolean
  /** Plays the last turns again, or stops that. */ replay: () => void
  /** Choices of the open hint. */ advised: () => readonly (Choice | undefined)[] | null
}

/** The key belongs to a button that has the focus. */
export const isButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, [role="button"]') !== null

function firstTarget(root: Element): HTMLElement | SVGElement | null {
  return (
    root.querySelector<HTMLElement | SVGElement>('[data-legal][tabindex="0"]') ??
    root.querySelector<HTMLElement | SVGElement>('[data-legal]')
  )
}

/** A map brings what has the focus into view by itself. */
export function focusOn(target: HTMLElement | SVGElement | null | undefined): void {
  target?.focus({ preventScroll: target.closest('.map') !== null })
}

/** The target nearest to where the last one was. */
export function nextTarget(root: Element, from: DOMRect | null): HTMLElement | SVGElement | null {
  if (!from) return firstTarget(root)
  const far = (target: Element): number => {
    const box = target.getBoundingClientRect()
    return Math.hypot(
      box.x + box.width / 2 - from.x - from.width / 2,
      box.y + box.height / 2 - from.y - from.height / 2,
    )
  }
  return [...root.querySelectorAll<HTMLElement | SVGElement>('[data-legal]')].reduce<HTMLElement | SVGElement | null>(
    (best, each) => (best && far(best) <= far(each) ? best : each),
    null,
  )
}

function step(root: Element, direction: Parameters<typeof nearest>[2]): boolean {
  const targets = [...root.querySelectorAll<HTMLElement | SVGElement>('[data-legal]')]
  const from = document.activeElement
  if (!(from instanceof Element) || !from.hasAttribute('data-target')) return false
  const next =
    targets[
      nearest(
        from.getBoundingClientRect(),
        targets.map((target) => target.getBoundingClientRect()),
        direction,
      )
    ]
  focusOn(next)
  return true
}

/** What the keys do here; the overlay of keys shows the same list. */
export const TABLE_KEYS: readonly Shortcut<Controls>[] = [
  {
    keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
    words: 'key-go',
    run: ({ root }, event) => {
      if (isDirection(event.key) && step(root, event.key)) event.preventDefault()
    },
  },
  {
    keys: ['Enter'],
    words: 'key-enter',
    run: ({ picker }, event) => {
      // the primary button is pressed from wherever the focus is, unless another button has it
      if (picker.primary && !isButton(event.target)) picker.play(picker.primary)
    },
  },
  {
    keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
    words: 'key-answer',
    run: ({ picker, advised: hinted }, event) => {
      const advised = picker.asked ? null : hinted() // the digits are those of the hint then
      const answer = (advised ?? answersOf(picker))[Number(event.key) - 1]
      if (answer && advised) picker.take(answer)
      else if (answer) picker.play(answer)
    },
  },
  { keys: ['h'], words: 'key-hint', run: ({ hint }) => hint() },
  {
    keys: ['u'],
    words: 'key-undo',
    run: ({ undo, onundo, whyNoUndo }, event) => (undo === null ? onundo(event.shiftKey) : whyNoUndo()),
  },
  { keys: ['w'], words: 'key-what-if', run: ({ whatIf }) => whatIf() },
  { keys: ['t'], words: 'key-mode', run: ({ picker }) => picker.turn() },
  { keys: ['r'], words: 'key-replay', run: ({ replay }) => replay() },
  { keys: ['l'], words: 'key-log', run: ({ log }) => log() },
  { keys: ['i'], words: 'key-rules', run: ({ rules }) => rules() },
  { keys: ['b'], words: 'key-board', run: ({ board }) => board() },
  { keys: ['+', '='], words: 'key-larger', run: ({ view }) => view.step(1) },
  { keys: ['-'], words: 'key-smaller', run: ({ view }) => view.step(-1) },
  { keys: ['0'], words: 'key-fit', run: ({ view }) => view.fit() },
  {
    keys: ['Escape'],
    words: 'key-back',
    run: ({ picker, unhint }) => {
      if (!picker.back() && !unhint()) picker.pointed = null
    },
  },
]
