// Where a card stands beside something on the screen: right, left, above or below, inside the window.

export const GAP = 12

/** Among tiles in rows, above or below comes first: what lies beside one is what it is compared with. */
export function beside(box: DOMRect, width: number, height: number, upright = false): { left: number; top: number } {
  const [right, bottom] = [window.innerWidth - GAP, window.innerHeight - GAP]
  const within = (value: number, most: number): number => Math.max(GAP, Math.min(value, most))
  const top = within(box.top + box.height / 2 - height / 2, bottom - height)
  const centred = within(box.left + box.width / 2 - width / 2, right - width)
  if (upright && box.top - GAP - height >= GAP) return { left: centred, top: box.top - GAP - height }
  if (upright && box.bottom + GAP + height <= bottom) return { left: centred, top: box.bottom + GAP }
  if (box.right + GAP + width <= right) return { left: box.right + GAP, top }
  if (box.left - GAP - width >= GAP) return { left: box.left - GAP - width, top }
  return {
    left: centred,
    top: box.top - GAP - height >= GAP ? box.top - GAP - height : within(box.bottom + GAP, bottom - height),
  }
}
