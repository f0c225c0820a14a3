// The keyboard of the table: arrows go from target to target, letters and digits do what the buttons do.
import { isDirection, nearest } from './direction'
import type { Choice } from '../lib/contract'
import type { Picker } from '../picture/picker.svelte'
import type { View } from '../picture/view.svelte'
import { answersOf } from './answers'
import type { TableProps } from './props'

interface Controls extends Pick<TableProps, 'undo' | 'onundo'> {
  picker: Picker
  view: View
  log: () => void
  board: () => void
  /** Says why nothing can be undone. */ whyNoUndo: () => void
  /** Asks for a hint or closes it. */ hint: () => void
  /** Closes a hint; tells whether there was one. */ unhint: () => boolean
  /** Choices of the open hint. */ advised: () => readonly (Choice | undefined)[] | null
}

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))

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

/** Handles a key; the browser does what is left. */
export function press(event: KeyboardEvent, root: Element, controls: Controls): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return
  const { picker, undo } = controls
  if (isDirection(event.key)) {
    if (step(root, event.key)) event.preventDefault()
    return
  }
  if (event.key === 'Escape') {
    if (!picker.back() && !controls.unhint()) picker.pointed = null
    return
  }
  if (event.key === 'Enter') {
    // the primary button is pressed from wherever the focus is, unless another button has it
    if (picker.primary && !isButton(event.target)) picker.play(picker.primary)
    return
  }
  const key = event.key.toLowerCase()
  if (key === 'u') {
    if (undo === null) controls.onundo(event.shiftKey)
    else controls.whyNoUndo()
  } else if (key === 'l') controls.log()
  else if (key === 'b') controls.board()
  else if (key === 'h') controls.hint()
  else if (key === 't') picker.turn()
  else if (key === '+' || key === '=') controls.view.step(1)
  else if (key === '-') controls.view.step(-1)
  else if (key === '0') controls.view.fit()
  else if (/^[1-9]$/.test(key)) {
    const advised = picker.asked ? null : controls.advised() // the digits are those of the hint then
    const answer = (advised ?? answersOf(picker))[Number(key) - 1]
    if (answer && advised) picker.take(answer)
    else if (answer) picker.play(answer)
  }
}
