// Pieces travel from where they were to where they are, by id, over areas. Nobody who asked for less motion sees any.

const MOVE = 280 // ms, --t-move
const STAGGER = 40
const LONGEST = 320 // of all stagger together
const EASE = 'cubic-bezier(.2,.7,.2,1)'

interface Spot {
  box: DOMRect
  at: string
  look: string
}
export type Spots = Map<string, Spot>

const still = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true

export function spots(root: Element): Spots {
  const out: Spots = new Map()
  for (const element of root.querySelectorAll<SVGElement | HTMLElement>('[data-piece]')) {
    const { piece, at = '', look = '' } = element.dataset
    out.set(piece!, { box: element.getBoundingClientRect(), at, look })
  }
  return out
}

/** Inside a drawing lengths are in its own units. */
function unit(element: Element): number {
  return element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1
}

/** Pieces without an id of their own: what vanished and what appeared, if they look alike, nearest first. */
function paired(elements: readonly (SVGElement | HTMLElement)[], before: Spots): Map<Element, DOMRect> {
  const now = new Map(elements.map((element) => [element.dataset.piece!, element]))
  const lost = [...before].filter(([id, spot]) => spot.look && now.get(id)?.dataset.look !== spot.look)
  const out = new Map<Element, DOMRect>()
  for (const element of elements) {
    const { piece, look, origin } = element.dataset
    if (!look || origin || before.get(piece!)?.look === look) continue
    const box = element.getBoundingClientRect()
    const alike = lost.filter(([, spot]) => spot.look === look)
    const nearest = alike.sort(
      ([, a], [, b]) => Math.hypot(a.box.x - box.x, a.box.y - box.y) - Math.hypot(b.box.x - box.x, b.box.y - box.y),
    )[0]
    if (!nearest) continue
    lost.splice(lost.indexOf(nearest), 1)
    out.set(element, nearest[1].box)
  }
  return out
}

export function travel(root: Element, before: Spots): void {
  if (!before.size || !Element.prototype.animate) return
  let wait = 0
  const elements = [...root.querySelectorAll<SVGElement | HTMLElement>('[data-piece]')]
  const pairs = paired(elements, before)
  for (const element of elements) {
    const { piece: id = '', origin = '', at = '', look = '' } = element.dataset
    const known = before.get(id)
    const stayed = known && known.look === look
    const old = stayed ? known.box : (pairs.get(element) ?? before.get(origin)?.box)
    const now = element.getBoundingClientRect()
    if (
      !now.width ||
      (stayed && (at ? at === known.at : Math.abs(known.box.left - now.left) + Math.abs(known.box.top - now.top) < 2))
    )
      continue
    if (still()) {
      // what changed is marked, not moved
      element.animate(
        [{ filter: 'drop-shadow(0 0 3px var(--accent))' }, { filter: 'drop-shadow(0 0 3px var(--accent))' }],
        2000,
      )
      continue
    }
    const k = unit(element)
    const x = old ? (old.left + old.width / 2 - now.left - now.width / 2) / k : 0
    const y = old ? (old.top + old.height / 2 - now.top - now.height / 2) / k : -14 / k
    const timing = { duration: MOVE, delay: wait, easing: EASE, fill: 'backwards' as const }
    element.animate(
      [
        { transform: `translate(${x}px, ${y}px)`, opacity: old ? 1 : 0 },
        { transform: 'none', opacity: 1 },
      ],
      timing,
    )
    wait = Math.min(wait + STAGGER, LONGEST)
  }
}
