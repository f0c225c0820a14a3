// Plays what was seen to move: things travel from where they were, goods fly to whoever gains them. Nobody who asked for less motion
// sees any flight; what moved is marked then.
import { colourOf } from '../draw/icons'
import type { Scene } from '../lib/contract'
import type { Motion, Shape } from './display'
import { aims } from './targets'

const MOVE = 280 // ms, --t-move
const FLIGHT = 560
const PAID = 200
const RISE = 1400
const STAGGER = 60
const LONGEST = 480 // of all stagger together
const MANY = 4 // of one icon fly at most
const EASE = 'cubic-bezier(.2,.7,.2,1)'

/** Where the last decision changed something. */
export interface Mark {
  id: string
  key: string
  area: string
  outline: Shape
  gone: boolean
}

export type Boxes = Map<string, DOMRect>

const calm = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true
let pace = 1 // how fast things move: times as fast as usual, 0: they do not travel
const still = (): boolean => pace === 0 || calm()
const lasting = (ms: number): number => ms / (pace || 1)

/** What an end of a way is on the screen: a thing (its piece, or rather its target, which never moves), a counter, a player. */
function elementOf(root: Element, end: string, ...things: ('piece' | 'target')[]): Element | undefined {
  const [what, ...rest] = end.split(':')
  const has = (attribute: string, value: string): string => `[data-${attribute}=${JSON.stringify(value)}]`
  const selectors =
    what === 'counter'
      ? [has('counter', rest.join(':')), has('player', rest[0] ?? '')]
      : what === 'supply' || what === 'player'
        ? [has(what, rest.join(':'))]
        : things.map((thing) => has(thing, end))
  for (const selector of selectors) {
    const found = [...root.querySelectorAll(selector)].find((element) => element.getBoundingClientRect().width > 0)
    if (found) return found
  }
  return undefined
}

/** Where the ends of all ways are now. Things that are about to move are looked up before the new scene is drawn. */
export function boxes(root: Element, motions: readonly Motion[]): Boxes {
  const out: Boxes = new Map()
  for (const { id, source, to } of motions)
    for (const end of [id, source, to]) {
      const box = end && elementOf(root, end, 'target', 'piece')?.getBoundingClientRect()
      if (box) out.set(end, box)
    }
  return out
}

/** Inside a drawing lengths are in its own units. */
const unit = (element: Element): number =>
  element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1

/** Whose number of what an end of a way is, if it is one. */
export const counterOf = (end = ''): string | undefined => (end.startsWith('counter:') ? end : undefined)

/** By how much numbers change: of counters, and `points:SEAT`. */
export function changes(motions: readonly Motion[]): Map<string, number> {
  const out = new Map<string, number>()
  const add = (name: string | undefined, by: number): void => void (name && out.set(name, (out.get(name) ?? 0) + by))
  for (const { kind, seat, source, to, count = 1 } of motions)
    if (kind === 'points') add(`points:${seat}`, count)
    else {
      add(counterOf(source), -count)
      add(counterOf(to), count)
    }
  return out
}

const running = new Set<Animation>()

/** Whoever clicks or presses the space bar has seen enough: all that moves is at its end. */
export function finish(): void {
  for (const each of running) each.finish()
}

function moved(element: Element, steps: Keyframe[], duration: number, delay: number, easing = EASE): Animation {
  const times = { duration: lasting(duration), delay: lasting(delay), easing, fill: 'backwards' as const }
  const animation = element.animate(steps, times)
  running.add(animation)
  animation.onfinish = animation.oncancel = () => running.delete(animation)
  return animation
}

const middle = (box: DOMRect): [number, number] => [box.left + box.width / 2, box.top + box.height / 2]

function travel(element: Element, from: DOMRect | undefined, delay: number): void {
  const k = unit(element)
  const [[ax, ay], [bx, by]] = [
    middle(from ?? element.getBoundingClientRect()),
    middle(element.getBoundingClientRect()),
  ]
  const [x, y] = from ? [(ax - bx) / k, (ay - by) / k] : [0, -14 / k]
  const steps = [
    { transform: `translate(${x}px, ${y}px)`, opacity: from ? 1 : 0 },
    { transform: 'none', opacity: 1 },
  ]
  moved(element, steps, MOVE, delay)
}

const SVG = 'http://www.w3.org/2000/svg'
const LOOSE = 'position:fixed;z-index:30;pointer-events:none;'

function iconOf(name: string): SVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', `#i-${name}`)
  use.setAttribute('width', '24')
  use.setAttribute('height', '24')
  svg.append(use)
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.style.color = colourOf(name)
  return svg
}

/** Something over the page that is gone after its flight. */
function flown(element: HTMLElement | SVGElement, steps: Keyframe[], duration: number, delay: number): void {
  element.setAttribute('aria-hidden', 'true')
  document.body.append(element)
  const flight = moved(element, steps, duration, delay)
  flight.onfinish = flight.oncancel = () => {
    running.delete(flight)
    element.remove()
  }
}

function loose(name: string, x: number, y: number): SVGElement {
  const icon = iconOf(name)
  icon.style.cssText += `${LOOSE}left:${x - 11}px;top:${y - 11}px;width:22px;height:22px;--cut:var(--card);filter:drop-shadow(0 1px 1px var(--piece-shade))`
  return icon
}

/** What is paid is gone: it fades upward where it was. */
function fade(name: string, from: DOMRect, aside: number, delay: number): void {
  const [x, y] = middle(from)
  const steps = [
    { transform: 'none', opacity: 1 },
    { transform: 'translateY(-22px)', opacity: 0 },
  ]
  flown(loose(name, x + aside, y), steps, PAID, delay)
}

function fly(name: string, from: DOMRect, to: DOMRect, delay: number): void {
  const [[ax, ay], [bx, by]] = [middle(from), middle(to)]
  const steps = [
    { transform: 'scale(.6)', opacity: 0 },
    { transform: 'scale(1.1)', opacity: 1, offset: 0.2 },
    { transform: `translate(${bx - ax}px, ${by - ay}px) scale(.8)`, opacity: 0.9 },
  ]
  flown(loose(name, ax, ay), steps, FLIGHT, delay)
}

/** Points rise from where they were made; beside the player's score they are told anyway. */
function rise(points: number, from: DOMRect, delay: number): void {
  const [x, y] = middle(from)
  const pill = document.createElement('div')
  const star = iconOf('star')
  star.style.cssText += 'width:15px;height:15px'
  pill.append(`+${points}`, star)
  pill.style.cssText = `${LOOSE}left:${x}px;top:${y}px;display:flex;gap:3px;align-items:center;padding:2px 9px;border-radius:99px;background:var(--card);color:var(--ink);box-shadow:var(--e2);font:700 15px/1.3 var(--serif)`
  const at = (k: number): string => `translate(-50%, calc(-50% - ${k}px))`
  const steps = [
    { transform: at(0), opacity: 0 },
    { transform: at(10), opacity: 1, offset: 0.15 },
    { transform: at(14), opacity: 1, offset: 0.7 },
    { transform: at(26), opacity: 0 },
  ]
  flown(pill, steps, RISE, delay)
}

function mark(element: Element): void {
  const glow = { filter: 'drop-shadow(0 0 3px var(--accent))' }
  element.animate([glow, glow], 2000)
}

/** `speed`: how many times as fast as usual; 0: nothing travels. */
export function play(root: Element, before: Boxes, motions: readonly Motion[], speed = 1): void {
  pace = speed
  if (!Element.prototype.animate) return
  const now = boxes(root, motions) // before anything moves
  const at = (end = ''): DOMRect | undefined => now.get(end) ?? before.get(end)
  let wait = 0
  const next = (): number => {
    const delay = wait
    wait = Math.min(wait + STAGGER, LONGEST)
    return delay
  }
  for (const motion of motions) {
    const { kind, id, source, to, icon, count = 1 } = motion
    const element = id ? elementOf(root, id, 'piece', 'target') : undefined
    if (kind === 'move' && element) {
      if (still()) mark(element)
      else travel(element, before.get(source ?? '') ?? before.get(id!) ?? now.get(source ?? ''), next())
    } else if (kind === 'gain' && icon && !still()) {
      const [from, end] = [at(source), at(to)]
      const paid = counterOf(source) && !counterOf(to)
      for (let k = 0; k < Math.min(count, MANY); k++)
        if (from && paid) fade(icon, from, 8 * k, next())
        else if (from && end) fly(icon, from, end, next())
    } else if (kind === 'points' && count > 0 && !still()) {
      const from = at(source)
      if (from) rise(count, from, next())
    } else if ((kind === 'reveal' || kind === 'step') && element) {
      if (still()) mark(element)
      else moved(element, [{ opacity: 0 }, { opacity: 1 }], MOVE, next(), 'linear')
    }
  }
}

/** Marks on what a decision moved: what has come, and where something was that is gone. */
export function marks(scene: Scene, motions: readonly Motion[], earlier?: Scene): Mark[] {
  const out = new Map<string, Mark>()
  for (const { kind, id } of motions) {
    const gone = kind === 'go'
    if (!id || !['move', 'reveal', 'step', 'go'].includes(kind)) continue
    const aim = aims(gone && earlier ? earlier : scene).find((each) => each.id === id)
    if (!aim || aim.about) continue // what is asked about has its own ring
    out.set(id, { id, key: `${kind} ${id}`, area: aim.area, outline: aim.outline, gone })
  }
  return [...out.values()]
}
