// What can be chosen, what is pointed at, what is picked. Places, pieces, lines, tracks and cards only know ids; the rules are the server's.
import type { Choice, Scene, Track } from '../lib/contract'
import type { Mark } from './changes'
import { touches } from './geometry'
import { aims } from '../picture/targets'
import { isAim, isFrame, isLine, isPiece, isPlace, type Thing } from './things'

const MANY = 12 // with more choices on the table than this the rings are quiet

/** Where a choice happens: of several targets that are alike, the one it will be. */
export const placesOf = (choice: Choice): readonly string[] => (choice.at ? [choice.at] : choice.targets)

interface Options {
  scene: () => Scene
  live: () => boolean
  confirm: () => boolean
  play: (choice: Choice) => void
}
interface Picked {
  scene: Scene
  target: string
  choice: Choice | null
}

/** Handlers of one target, the same for a place on the board, an offer and a card. */
export interface Handles {
  onclick: (event: Event) => void
  onkeydown: (event: KeyboardEvent) => void
  onpointerdown: (event: PointerEvent) => void
  onpointerenter: (event: PointerEvent) => void
  onpointerleave: (event: PointerEvent) => void
  onfocus: (event: FocusEvent) => void
  onblur: (event: FocusEvent) => void
}

const thingsOf = (scene: Scene): Thing[] =>
  scene.picture ? aims(scene) : [...scene.places, ...scene.pieces, ...scene.lines]

export class Picker {
  #options: Options
  #picked = $state.raw<Picked | null>(null)
  #stops = $state.raw<Record<string, string>>({})
  #touch = false
  /** Id under the pointer, the focus or the first tap, and where it is on the screen. */
  pointed = $state.raw<{ id: string; at: Element } | null>(null)
  /** Targets of an answer the pointer or focus is on, in the bar or the list. */
  hinted = $state.raw<readonly string[]>([])
  /** What a line of the log speaks of, while somebody points at it. */
  told = $state.raw<readonly string[]>([])
  /** Targets of the choices of a hint, with their rank. */
  advised = $state.raw<ReadonlyMap<string, number>>(new Map())
  /** Where the last decision changed something. */
  fresh = $state.raw<readonly Mark[]>([])

  constructor(options: Options) {
    this.#options = options
  }

  choices: Choice[] = $derived.by(() => (this.#options.live() ? this.#options.scene().choices : []))
  byTarget: Map<string, Choice[]> = $derived.by(() => {
    const map = new Map<string, Choice[]>()
    for (const choice of this.choices) for (const id of choice.targets) map.set(id, [...(map.get(id) ?? []), choice])
    return map
  })
  quiet: boolean = $derived(this.choices.filter((choice) => choice.targets.length).length > MANY)
  #now: Picked | null = $derived.by(() =>
    this.#picked?.scene === this.#options.scene() && this.#options.live() ? this.#picked : null,
  )
  /** Target that was clicked and waits: for the button, or for an answer among several choices. */
  selected: string | null = $derived(this.#now?.target ?? null)
  /** The choice the primary button plays. */
  chosen: Choice | null = $derived(this.#now?.choice ?? null)
  /** Several choices belong to the selected target: the bar asks which. */
  asked: Choice[] | null = $derived(
    this.#now && !this.#now.choice ? (this.byTarget.get(this.#now.target) ?? null) : null,
  )
  #firsts: Map<string, string> = $derived.by(() => {
    const scene = this.#options.scene()
    const out = new Map<string, string>()
    for (const item of thingsOf(scene)) {
      if (this.rings(item) && !out.has(item.area)) out.set(item.area, item.id)
    }
    return out
  })
  #items: Map<string, Thing> = $derived.by(() => {
    const scene = this.#options.scene()
    return new Map(thingsOf(scene).map((item) => [item.id, item]))
  })
  /** Hexes the place pointed at lies at: it is about them. */
  touched: readonly string[] = $derived.by(() => {
    const place = this.#items.get(this.pointed?.id ?? this.hinted[0] ?? this.selected ?? '')
    if (place && isAim(place)) return this.byTarget.has(place.id) ? (place.near ?? []) : []
    if (!place || !isPlace(place) || !place.tone || isFrame(place) || !this.byTarget.has(place.id)) return []
    const [x, y] = [place.x + place.width / 2, place.y + place.height / 2]
    return this.#options
      .scene()
      .pieces.filter((piece) => piece.kind === 'hex' && piece.area === place.area && touches(piece, x, y))
      .map((piece) => piece.id)
  })
  #tracks: Map<string, Track> = $derived.by(
    () =>
      new Map(
        this.#options
          .scene()
          .players.flatMap((player) => player.tracks)
          .map((track) => [track.id, track]),
      ),
  )

  /** Only one target of an area is in the tab order; arrows reach the others. */
  isStop(area: string, id: string): boolean {
    const last = this.#stops[area]
    return (last && this.byTarget.has(last) ? last : this.#firsts.get(area)) === id
  }

  /** What is lit: pointed at here, or by an answer elsewhere. */
  isLit(id: string): boolean {
    return this.pointed?.id === id || this.hinted.includes(id)
  }

  /** A place, piece or line by its id. */
  item(id: string): Thing | undefined {
    return this.#items.get(id)
  }

  /** What a target is called, be it a thing on the board or a track. */
  label(id: string): string {
    return this.#items.get(id)?.label ?? this.#tracks.get(id)?.label ?? ''
  }

  /** Whether a road or a plate as a whole is to be chosen; else its spots are, and it is only easier to hit. */
  isWhole(thing: Thing): boolean {
    return (this.byTarget.get(thing.id) ?? []).some(
      (choice) =>
        !choice.targets.some((id) => {
          const item = this.#items.get(id)
          return item && isPiece(item) && item.kind === 'spot'
        }),
    )
  }

  /** Whether it is drawn and reached as a choice of its own. */
  rings(thing: Thing): boolean {
    const choices = this.byTarget.get(thing.id) ?? []
    if (!choices.some((choice) => !choice.at || choice.at === thing.id)) return false
    if (isAim(thing)) return thing.ring !== 'none'
    return !(isLine(thing) || (isPiece(thing) && thing.kind === 'plate')) || this.isWhole(thing)
  }

  /** The target that is meant: whoever points at a road, or at any of its free spaces, means the one that will be filled. */
  meant(id: string): string {
    const places = new Set((this.byTarget.get(id) ?? []).map((choice) => choice.at || id))
    return places.size === 1 ? [...places][0]! : id
  }

  /** Why it cannot be chosen: its own reason, or that of the place it stands on. */
  reason(item: Thing): string {
    if (this.byTarget.has(item.id)) return ''
    if (item.why_not || !isPiece(item)) return item.why_not
    const [x, y] = [item.x + item.width / 2, item.y + item.height / 2]
    const below = this.#options
      .scene()
      .places.find(
        (place) =>
          place.area === item.area &&
          place.x <= x &&
          x <= place.x + place.width &&
          place.y <= y &&
          y <= place.y + place.height,
      )
    return below?.why_not ?? ''
  }

  press(id: string, touch = false): void {
    const near = (this.asked ?? []).filter((choice) => choice.targets.includes(id))
    const found = near.length && id !== this.selected ? near : (this.byTarget.get(id) ?? [])
    const only = found.length === 1 ? found[0]! : null
    if (!found.length) {
      this.#picked = null // whoever asks about something else has let go of the first
      return
    }
    if (only && !touch && !this.#options.confirm()) this.play(only)
    else this.#picked = { scene: this.#options.scene(), target: id, choice: only }
  }

  /** Selects a choice itself, for the button that plays it. */
  pick(choice: Choice): void {
    this.#picked = { scene: this.#options.scene(), target: placesOf(choice)[0] ?? '', choice }
  }

  /** Plays a choice, or selects it where choices are confirmed. */
  take(choice: Choice): void {
    if (this.#options.confirm()) this.pick(choice)
    else this.play(choice)
  }

  /** Puts ranks on the board: each choice has one where its first target is. */
  advise(choices: readonly (Choice | undefined)[]): void {
    const ranks = new Map<string, number>()
    choices.forEach((choice, k) => {
      const things = (choice?.targets ?? []).flatMap((id) => this.#items.get(id) ?? [])
      const at = things.find((thing) => this.rings(thing)) ?? things[0]
      if (at && !ranks.has(at.id)) ranks.set(at.id, k + 1)
    })
    this.advised = ranks
  }

  play(choice: Choice): void {
    if (!this.#options.live()) return
    this.back()
    this.pointed = null
    this.#options.play(choice)
  }

  /** Takes the selection back; tells whether there was one. */
  back(): boolean {
    const had = this.#now !== null
    this.#picked = null
    this.hinted = []
    return had
  }

  handles(id: string, area = ''): Handles {
    return {
      onclick: (event) => {
        this.pointed = { id: this.meant(id), at: event.currentTarget as Element }
        this.press(this.meant(id), this.#touch)
      },
      onkeydown: (event) => {
        this.#touch = false
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        if (this.chosen && this.selected === this.meant(id)) this.play(this.chosen)
        else this.press(this.meant(id))
      },
      onpointerdown: (event) => {
        this.#touch = event.pointerType === 'touch' || event.pointerType === 'pen'
      },
      onpointerenter: (event) => {
        // A finger points by its tap: what would appear before could move the target away below it.
        if (event.pointerType !== 'touch') this.pointed = { id: this.meant(id), at: event.currentTarget as Element }
      },
      onpointerleave: (event) => {
        if (event.pointerType !== 'touch' && this.pointed?.at === event.currentTarget) this.pointed = null
      },
      onfocus: (event) => {
        if (!this.#touch) this.pointed = { id: this.meant(id), at: event.currentTarget as Element }
        if (area && this.byTarget.has(id)) this.#stops = { ...this.#stops, [area]: id }
      },
      onblur: (event) => {
        if (this.pointed?.at === event.currentTarget) this.pointed = null
      },
    }
  }
}
