// Where a card stands beside something on the screen: right, left, above or below, inside the window.

export const GAP = 12

export interface Spot {
  left: number
  top: number
}

/** How many of some boxes a card there would lie over. */
export function covered(spot: Spot, width: number, height: number, boxes: readonly DOMRect[]): number {
  const [right, bottom] = [spot.left + width, spot.top + height]
  return boxes.filter(
    (each) => each.left < right && spot.left < each.right && each.top < bottom && spot.top < each.bottom,
  ).length
}

/** Among tiles in rows, above or below comes first: what lies beside one is what it is compared with. Of the sides where there is
    room the first that covers none of what is to be kept free, else that which covers least of it. */
export function beside(
  box: DOMRect,
  width: number,
  height: number,
  upright = false,
  free: readonly DOMRect[] = [],
): Spot {
  const [right, bottom] = [window.innerWidth - GAP, window.innerHeight - GAP]
  const within = (value: number, most: number): number => Math.max(GAP, Math.min(value, most))
  const top = within(box.top + box.height / 2 - height / 2, bottom - height)
  const centred = within(box.left + box.width / 2 - width / 2, right - width)
  const above = { left: centred, top: box.top - GAP - height }
  const below = { left: centred, top: box.bottom + GAP }
  const rightwards = { left: box.right + GAP, top }
  const leftwards = { left: box.left - GAP - width, top }
  const hasRoom = (spot: Spot): boolean =>
    spot.left >= GAP && spot.left + width <= right && spot.top >= GAP && spot.top + height <= bottom
  const sides = upright ? [above, below, rightwards, leftwards] : [rightwards, leftwards, above, below]
  const hidden = (spot: Spot): number => covered(spot, width, height, free)
  const open = sides.filter(hasRoom).sort((a, b) => hidden(a) - hidden(b)) // of equals the first stays first
  return open[0] ?? { left: centred, top: within(below.top, bottom - height) }
}
