// Which part of a large board is seen: a middle and a scale, kept inside the board. Lengths of the board are in its units,
// lengths of the window in pixels.
import { around, type Rect } from './geometry'

const DEEPEST = 60 // px of the smallest target when zoomed in all the way
const READABLE = 19 // px of the smallest target at which letters can be read and fingers hit
const SMALLEST = 0.72 // of that scale: where all choices can be seen at once it may be so much smaller
const CLOSEST = 1.2 // of that scale: a single choice needs not be larger
const STEP = 1.5
const EDGE = 12 // px between what comes first and the edge of the window
const LENGTH = 280 // ms of a move, --t-move
const SETTLE = 120 // ms after which a gesture counts as done

interface Look {
  x: number
  y: number
  scale: number
}

const still = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true
const within = (value: number, least: number, most: number): number =>
  least > most ? (least + most) / 2 : Math.max(least, Math.min(value, most))

const middle = (box: Rect): { x: number; y: number } => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 })

export class View {
  /** The window. */
  width = $state(0)
  height = $state(0)
  /** The whole board. */
  board = $state.raw<Rect>({ x: 0, y: 0, width: 1, height: 1 })
  /** Side of the smallest thing to be hit. */
  least = $state(20)
  #look = $state.raw<Look | null>(null)
  #settled = $state(0)
  #timer: ReturnType<typeof setTimeout> | undefined
  #frame = 0
  #shown: { boxes: readonly Rect[]; width: number; height: number } = { boxes: [], width: 0, height: 0 }
  #moved = false // by hand, since then
  #hands = 0 // how often it was moved by hand
  #own = 0 // the scale somebody has chosen by hand: no question changes it

  readonly whole: number = $derived(Math.min(this.width / this.board.width, this.height / this.board.height) || 1)
  readonly readable: number = $derived(Math.max(this.whole, READABLE / this.least))
  readonly deepest: number = $derived(Math.max(this.whole * 2.5, DEEPEST / this.least))
  readonly #now: Look = $derived.by(() => this.#inside(this.#look ?? { ...this.#middle(), scale: 0 }))
  readonly scale: number = $derived(this.#now.scale)
  /** The scale when the last gesture was done: what is drawn anew follows this one. */
  readonly settled: number = $derived(this.#settled ? within(this.#settled, this.whole, this.deepest) : this.whole)
  readonly zoomed: boolean = $derived(this.scale > this.whole * 1.02)
  /** What is seen. */
  readonly seen: Rect = $derived.by(() => {
    const { x, y, scale } = this.#now
    const [width, height] = [this.width / scale, this.height / scale]
    return { x: x - width / 2, y: y - height / 2, width, height }
  })

  #middle(): { x: number; y: number } {
    return { x: this.board.x + this.board.width / 2, y: this.board.y + this.board.height / 2 }
  }

  #inside({ x, y, scale }: Look): Look {
    const s = within(scale, this.whole, this.deepest)
    const [w, h, b] = [this.width / s / 2, this.height / s / 2, this.board]
    return { x: within(x, b.x + w, b.x + b.width - w), y: within(y, b.y + h, b.y + b.height - h), scale: s }
  }

  #set(look: Look): void {
    const next = this.#inside(look)
    this.#look = next.scale > this.whole * 1.02 ? next : null
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => (this.#settled = this.scale), SETTLE)
  }

  /** Zooms by a factor; the point of the window stays where it is. */
  zoom(factor: number, px = this.width / 2, py = this.height / 2): void {
    this.#touch()
    const { x, y, scale } = this.#now
    const next = (this.#own = within(scale * factor, this.whole, this.deepest))
    const [dx, dy] = [px - this.width / 2, py - this.height / 2]
    this.#set({ x: x + dx / scale - dx / next, y: y + dy / scale - dy / next, scale: next })
  }

  /** One step in or out, as a button does it. */
  step(direction: 1 | -1, px = this.width / 2, py = this.height / 2): void {
    this.#touch()
    const { x, y, scale } = this.#now
    const next = (this.#own = within(scale * STEP ** direction, this.whole, this.deepest))
    const [dx, dy] = [px - this.width / 2, py - this.height / 2]
    this.#go({ x: x + dx / scale - dx / next, y: y + dy / scale - dy / next, scale: next })
  }

  /** In to where letters can be read, or back to the whole board. */
  toggle(px: number, py: number): void {
    this.#touch()
    if (this.scale >= this.readable * 0.98 && this.zoomed) this.fit()
    else {
      this.#own = 0
      this.#go({ ...this.at(px, py), scale: Math.max(this.readable, this.whole * 2) })
    }
  }

  /** Moves by pixels of the window; tells whether anything moved. */
  pan(dx: number, dy: number): boolean {
    this.#touch()
    const { x, y, scale } = this.#now
    this.#set({ x: x - dx / scale, y: y - dy / scale, scale })
    return Math.abs(this.#now.x - x) + Math.abs(this.#now.y - y) > 0.01
  }

  centre(x: number, y: number): void {
    this.#touch()
    this.#set({ ...this.#now, x, y })
  }

  fit(): void {
    this.#touch()
    this.#own = this.whole
    this.#go({ ...this.#middle(), scale: this.whole })
  }

  /** The point of the board under a point of the window. */
  at(px: number, py: number): { x: number; y: number } {
    return { x: this.seen.x + px / this.scale, y: this.seen.y + py / this.scale }
  }

  sees(box: Rect): boolean {
    return this.#count([box], this.#now) === 1
  }

  /** How many boxes would be seen from there, at least their middles. */
  #count(boxes: readonly Rect[], { x, y, scale }: Look): number {
    const [w, h] = [this.width / scale / 2, this.height / scale / 2]
    return boxes.map(middle).filter((at) => Math.abs(at.x - x) <= w && Math.abs(at.y - y) <= h).length
  }

  /** The way back to what is seen now, for whoever is shown other things meanwhile; not if the map was moved by hand since. */
  home(): () => void {
    const [look, hands] = [this.#now, this.#hands]
    return () => {
      if (hands === this.#hands) this.#go(look)
    }
  }

  /** Brings a box into the window with as little movement as possible, and so many pixels around it. */
  reveal(box: Rect, room = 40): void {
    if (!this.zoomed) return
    const { x, y, width, height } = this.seen
    const margin = room / this.scale
    const shift = (from: number, size: number, start: number, room: number): number =>
      from - margin < start
        ? from - margin - start
        : from + size + margin > start + room
          ? from + size + margin - start - room
          : 0
    const [dx, dy] = [shift(box.x, box.width, x, width), shift(box.y, box.height, y, height)]
    if (dx || dy) this.#go({ ...this.#now, x: this.#now.x + dx, y: this.#now.y + dy })
  }

  /** Brings boxes into the window, with so many pixels around them if there is room: all, or as many of the first as fit. */
  follow(boxes: readonly Rect[], most: number): void {
    const room = ({ width, height }: Rect): number =>
      Math.min(most, (this.width - width * this.scale) / 2, (this.height - height * this.scale) / 2)
    const all = boxes.map((_, k) => around(boxes.slice(0, k + 1))!)
    const box = all.findLast((each) => room(each) >= EDGE) ?? all[0]
    if (box) this.reveal(box, room(box))
  }

  /**
   * Shows things as large as they can be read: all of them, with what belongs to them, if they fit; else what comes `first`, unless
   * that leads away from them; else those around the nearest one, unless some are seen already. A scale chosen by hand stays.
   */
  show(boxes: readonly Rect[], more: readonly Rect[] = [], first: readonly Rect[] = []): void {
    const { width, height } = this
    const again = this.#shown.boxes === boxes
    if (again && (this.#moved || (this.#shown.width === width && this.#shown.height === height))) return
    this.#shown = { boxes, width, height }
    this.#moved = false
    const own = Math.min(this.#own, this.deepest)
    if (own && own <= this.whole * 1.02) return // all of it is seen, as somebody wished
    const anew = again || !this.zoomed // again: the window has changed
    const small = own || this.readable * SMALLEST
    const margin = 2.2 * this.least
    const fitting = (box: Rect): number =>
      Math.min(this.width / (box.width + 2 * margin), this.height / (box.height + 2 * margin))
    const [few, many] = [around(boxes), around([...boxes, ...more])]
    if (!few || !many) return
    const all = fitting(many) >= small ? many : few
    const fits = fitting(all)
    if (fits >= small) {
      if (!anew && boxes.every((box) => this.sees(box)) && this.scale >= small * 0.98) return
      this.#go({ ...middle(all), scale: own || Math.min(fits, this.readable * CLOSEST) })
      return
    }
    const main = around(first)
    if (main) {
      if (!anew && first.every((box) => this.sees(box))) return this.reveal(main, EDGE)
      const scale = Math.min(anew ? this.readable : this.scale, fitting(main))
      const look = this.#inside({ ...middle(main), scale: own || Math.max(scale, small) })
      if (anew || this.#count(boxes, look) >= this.#count(boxes, this.#now)) return this.#go(look)
    }
    if (!anew && boxes.some((box) => this.sees(box))) return
    const here = anew ? middle(all) : this.#now
    const far = (box: Rect): number => Math.hypot(box.x + box.width / 2 - here.x, box.y + box.height / 2 - here.y)
    const near = boxes.reduce((best, box) => (far(box) < far(best) ? box : best), boxes[0]!)
    this.#go({ ...middle(near), scale: own || (anew ? this.readable : this.scale) })
  }

  #touch(): void {
    this.stop()
    this.#moved = true
    this.#hands++
  }

  stop(): void {
    cancelAnimationFrame(this.#frame)
    this.#frame = 0
  }

  #go(to: Look): void {
    this.stop()
    const [from, target] = [this.#now, this.#inside(to)]
    if (still()) {
      this.#set(target)
      this.#settled = target.scale
      return
    }
    const start = performance.now()
    const frame = (now: number): void => {
      const t = Math.min(1, (now - start) / LENGTH)
      const k = 1 - (1 - t) ** 3
      const scale = from.scale * (target.scale / from.scale) ** k
      // Middles move so that the picture does not swing while the scale changes.
      const m =
        Math.abs(target.scale - from.scale) < 1e-6
          ? k
          : (1 / from.scale - 1 / scale) / (1 / from.scale - 1 / target.scale)
      this.#set({ x: from.x + (target.x - from.x) * m, y: from.y + (target.y - from.y) * m, scale })
      this.#frame = t < 1 ? requestAnimationFrame(frame) : 0
    }
    this.#frame = requestAnimationFrame(frame)
  }
}
