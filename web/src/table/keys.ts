// The keyboard of the table: arrows go from target to target, letters and digits do what the buttons do.
import { isDirection, nearest } from '../draw/geometry'
import type { Picker } from '../draw/picker.svelte'
import { answersOf } from './answers'
import type { TableProps } from './props'

interface Desk extends Pick<TableProps, 'undo' | 'onundo'> { picker: Picker; log: () => void; board: () => void }

const typing = (target: EventTarget | null): boolean => target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))

export function firstTarget(root: Element): HTMLElement | SVGElement | null {
  return root.querySelector<HTMLElement | SVGElement>('[data-legal][tabindex="0"]') ?? root.querySelector<HTMLElement | SVGElement>('[data-legal]')
}

function step(root: Element, direction: Parameters<typeof nearest>[2]): boolean {
  const targets = [...root.querySelectorAll<HTMLElement | SVGElement>('[data-legal]')]
  const from = document.activeElement
  if (!(from instanceof Element) || !from.hasAttribute('data-target')) return false
  const next = targets[nearest(from.getBoundingClientRect(), targets.map((target) => target.getBoundingClientRect()), direction)]
  next?.focus()
  return true
}

/** Handles a key; the browser does what is left. */
export function press(event: KeyboardEvent, root: Element, desk: Desk): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return
  const { picker, undo } = desk
  if (isDirection(event.key)) {
    if (step(root, event.key)) event.preventDefault()
    return
  }
  if (event.key === 'Escape') {
    if (!picker.back()) picker.pointed = null
    return
  }
  if (event.key === 'Enter') { // a picked choice is played from wherever the focus is, unless a button has it
    const onButton = event.target instanceof Element && event.target.closest('button, a, [role="button"]')
    if (picker.chosen && !onButton) picker.play(picker.chosen)
    return
  }
  const key = event.key.toLowerCase()
  if (key === 'u') {
    if ((event.shiftKey ? undo.turn : undo.step) === null) desk.onundo(event.shiftKey)
  } else if (key === 'l') desk.log()
  else if (key === 'b') desk.board()
  else if (/^[1-9]$/.test(key)) {
    const answer = answersOf(picker)[Number(key) - 1]
    if (answer) picker.play(answer)
  }
}
