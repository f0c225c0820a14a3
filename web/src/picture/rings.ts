// How the ring of a target lies: kontor/kernel/display.py has the kinds.
import { least } from './outline'
import type { Aim } from './targets'

/** From the edge of the target to its ring. When it is pointed at it leaves room for the piece that would stand there. */
export function growth(aim: Aim, lit: boolean): number {
  const side = least(aim.outline)
  switch (aim.ring) {
    case 'field':
      return -side * 0.09
    case 'site':
      return lit ? side * 0.31 : -side * 0.09
    case 'inside':
      return -side * 0.06
    case 'close':
      return lit && aim.ghost ? side * 0.26 : 1
    case 'edge':
      return -1
    default:
      return 0
  }
}

/** Width of the ring and of the halo below it. */
export function widths(aim: Aim, lit: boolean, chosen: boolean): { ring: number; halo: number } {
  if (aim.ring === 'line') return { ring: lit || chosen ? 8 : 6, halo: 12 }
  if (aim.ring === 'frame') return { ring: lit || chosen ? 5 : 2.5, halo: 6 }
  if (aim.ring === 'site') return { ring: 3, halo: 5.5 }
  if (aim.ring !== 'inside') return { ring: 3.5, halo: 6 }
  const side = least(aim.outline)
  return { ring: Math.min(lit ? 4.5 : 3.5, side * 0.06), halo: Math.min(lit ? 8 : 6, side * 0.1) }
}
