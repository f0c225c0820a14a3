// Keys of a page: one list says what they do, and what the overlay of keys shows.

export interface Shortcut<Controls> {
  /** As the browser names them; the overlay shows them all, a row of them as its ends. */
  keys: readonly string[]
  /** Text key of what it does. */
  words: string
  run: (controls: Controls, event: KeyboardEvent) => void
}

/** Keys belong to a page only while nobody types and no dialog is open. */
export const isOurs = (event: KeyboardEvent): boolean =>
  !(event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) &&
  !(
    event.target instanceof Element &&
    (event.target.closest('input:not([type=range]):not([type=radio]):not([type=checkbox]), textarea, select, dialog') ||
      (event.target instanceof HTMLElement && event.target.isContentEditable))
  )

/** Handles a key; the browser does what is left. */
export function press<Controls>(
  event: KeyboardEvent,
  shortcuts: readonly Shortcut<Controls>[],
  controls: Controls,
): void {
  if (!isOurs(event)) return
  shortcuts.find(({ keys }) => keys.includes(event.key) || keys.includes(event.key.toLowerCase()))?.run(controls, event)
}
