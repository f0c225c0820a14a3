// Where a card stands beside something on the screen: right, left, above or below, inside the window.

export const GAP = 12

export function beside(box: DOMRect, width: number, height: number): { left: number; top: number } {
  const [right, bottom] = [window.innerWidth - GAP, window.innerHeight - GAP]
  const within = (value: number, most: number): number => Math.max(GAP, Math.min(value, most))
  const top = within(box.top + box.height / 2 - height / 2, bottom - height)
  if (box.right + GAP + width <= right) return { left: box.right + GAP, top }
  if (box.left - GAP - width >= GAP) return { left: box.left - GAP - width, top }
  const left = within(box.left + box.width / 2 - width / 2, right - width)
  return { left, top: box.top - GAP - height >= GAP ? box.top - GAP - height : within(box.bottom + GAP, bottom - height) }
}
