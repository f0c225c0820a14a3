// Pieces travel from where they were to where they are, by id, over areas. Nobody who asked for less motion sees any.

const MOVE = 280 // ms, --t-move
const STAGGER = 40
const LONGEST = 320 // of all stagger together
const EASE = 'cubic-bezier(.2,.7,.2,1)'

export type Spots = Map<string, DOMRect>

const still = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true

export function spots(root: Element): Spots {
  const out: Spots = new Map()
  for (const element of root.querySelectorAll('[data-piece]')) out.set(element.getAttribute('data-piece')!, element.getBoundingClientRect())
  return out
}

/** Inside a drawing lengths are in its own units. */
function unit(element: Element): number {
  return element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1
}

export function travel(root: Element, before: Spots): void {
  if (!before.size || !Element.prototype.animate) return
  let wait = 0
  for (const element of root.querySelectorAll<SVGElement | HTMLElement>('[data-piece]')) {
    const id = element.dataset.piece!
    const old = before.get(id) ?? before.get(element.dataset.origin ?? '')
    const now = element.getBoundingClientRect()
    if (!now.width || (before.has(id) && old && Math.abs(old.left - now.left) + Math.abs(old.top - now.top) < 2)) continue
    if (still()) { // what changed is marked, not moved
      element.animate([{ filter: 'drop-shadow(0 0 3px var(--accent))' }, { filter: 'drop-shadow(0 0 3px var(--accent))' }], 2000)
      continue
    }
    const k = unit(element)
    const x = old ? (old.left + old.width / 2 - now.left - now.width / 2) / k : 0
    const y = old ? (old.top + old.height / 2 - now.top - now.height / 2) / k : -14 / k
    const timing = { duration: MOVE, delay: wait, easing: EASE, fill: 'backwards' as const }
    element.animate([{ transform: `translate(${x}px, ${y}px)`, opacity: old ? 1 : 0 }, { transform: 'none', opacity: 1 }], timing)
    wait = Math.min(wait + STAGGER, LONGEST)
  }
}
