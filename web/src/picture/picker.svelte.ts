// What can be chosen, what is pointed at, what is picked. Targets, tracks and cards only know ids; the rules are the server's.
import type { Card, Choice, Mode, Scene, Track } from '../lib/contract'
import { sentences } from '../draw/rich'
import type { Mark } from './motion'
import { Purse } from './purse.svelte'
import { aims, type Aim } from './targets'
import type { Trail } from './trail'

const LINGER = 280 // ms: so long a card stays while the pointer is on its way there
const AGAIN = 350 // ms after which a second tap on the same place is meant: it plays. A quicker one makes the map larger.
const MANY = 12 // with more choices on the table than this the rings are quiet

/** Where a choice happens: of several targets that are alike, the one it will be. */
export const placesOf = (choice: Choice): readonly string[] => (choice.at ? [choice.at] : choice.targets)

/** Where on the screen. A click comes in whole pixels, what the pointer does besides in parts of them. */
const spotOf = (event: Event): string =>
  event instanceof MouseEvent ? `${Math.floor(event.clientX)} ${Math.floor(event.clientY)}` : ''

interface Options {
  scene: () => Scene
  live: () => boolean
  confirm: () => boolean
  play: (choice: Choice) => void
  /** Hears of a target that was clicked although it cannot be chosen. */
  refused?: (target: string, reason: string) => void
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

export class Picker {
  #options: Options
  #picked = $state.raw<Picked | null>(null)
  #stops = $state.raw<Record<string, string>>({})
  #touch = false
  #since = 0 // when something was picked
  #said = '' // where the switch stood when the last decision was made
  #clicked = 'nowhere' // where on the screen; what comes to lie below a pointer that has not moved since is not pointed at
  #leaving: ReturnType<typeof setTimeout> | undefined
  /** The focus is moved by the page, not by a person: nothing is told. */
  silent = false
  /** There is a way from the card of what is pointed at. */
  lingers = false
  #wish = $state('') // where the switch was set
  /** Id under the pointer, the focus or the first tap, and where it is on the screen. */
  pointed = $state.raw<{ id: string; at: Element } | null>(null)
  /** Targets of an answer the pointer or focus is on, in the bar or the list. */
  hinted = $state.raw<readonly string[]>([])
  /** What a line of the log speaks of, while somebody points at it. */
  told = $state.raw<readonly string[]>([])
  /** What a lesson speaks of. */
  spoken = $state.raw<readonly string[]>([])
  /** Targets of the choices of a hint, with their rank; of a puzzle, with their letter. */
  advised = $state.raw<ReadonlyMap<string, number | string>>(new Map())
  /** Where the last decision changed something. */
  fresh = $state.raw<readonly Mark[]>([])
  /** What has happened since the viewer last decided, and the step of it somebody points at (0: none). */
  trail = $state.raw<Trail>({ prints: [], faded: true })
  step = $state(0)

  /** What is lifted for a payment. */
  purse: Purse

  constructor(options: Options) {
    this.#options = options
    this.purse = new Purse(() => ({ scene: options.scene(), choices: this.choices }))
  }

  choices: Choice[] = $derived.by(() => (this.#options.live() ? this.#options.scene().choices : []))
  /** Positions of the switch, those there is nothing left of among them. */
  modes: Mode[] = $derived.by(() => (this.choices.some(({ mode }) => mode) ? this.#options.scene().modes : []))
  /** Where the switch stands: as it was set, else at the first that can be. */
  mode: Mode | undefined = $derived.by(() => {
    const open = this.modes.filter((mode) => this.isOpen(mode))
    return open.find(({ id }) => id === this.#wish) ?? open[0]
  })
  /** What a click can mean now. */
  #clickable: Choice[] = $derived(this.choices.filter(({ mode }) => !mode || !this.mode || mode === this.mode.id))
  byTarget: Map<string, Choice[]> = $derived.by(() => {
    const map = new Map<string, Choice[]>()
    for (const choice of this.#clickable) for (const id of choice.targets) map.set(id, [...(map.get(id) ?? []), choice])
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
  /** What the primary button plays, and Enter: what is picked, or else what the game says most would do now. */
  primary: Choice | null = $derived.by(() => {
    if (this.chosen || this.asked) return this.chosen
    return this.purse.open ? this.purse.fits : (this.good[0] ?? null)
  })
  /** What the game says most would do now, as the switch stands first. */
  good: Choice[] = $derived.by(() => {
    const good = this.choices.filter((choice) => choice.primary)
    return [
      ...good.filter((choice) => this.#clickable.includes(choice)),
      ...good.filter((choice) => !this.#clickable.includes(choice)),
    ]
  })
  #firsts: Map<string, string> = $derived.by(() => {
    const out = new Map<string, string>()
    for (const aim of aims(this.#options.scene())) {
      if (this.rings(aim) && !out.has(aim.area)) out.set(aim.area, aim.id)
    }
    return out
  })
  #aims: Map<string, Aim> = $derived.by(() => new Map(aims(this.#options.scene()).map((aim) => [aim.id, aim])))
  /** What lies at the place pointed at: it is about them. */
  touched: readonly string[] = $derived.by(() => {
    const aim = this.#aims.get(this.pointed?.id ?? this.hinted[0] ?? this.selected ?? '')
    return (aim && this.byTarget.has(aim.id) && aim.near) || []
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

  #cards: Map<string, Card> = $derived.by(
    () =>
      new Map(
        this.#options
          .scene()
          .players.flatMap((player) => player.cards)
          .map((card) => [card.id, card]),
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

  /** A target by its id. */
  aim(id: string): Aim | undefined {
    return this.#aims.get(id)
  }

  /** What a target is called, be it on the board, a track or a card. */
  label(id: string): string {
    const card = this.#cards.get(id)
    const named = card && sentences(card.count > 1 ? `${card.count} × ${card.title}` : card.title, card.text)
    return this.#aims.get(id)?.label ?? this.#tracks.get(id)?.label ?? named ?? ''
  }

  /** What there is to say about a thing that is not on the board. */
  help(id: string): string {
    return this.#tracks.get(id)?.help ?? this.label(id)
  }

  /** Whether it is drawn and reached as a choice of its own. */
  rings(aim: Aim): boolean {
    const choices = this.byTarget.get(aim.id) ?? []
    return aim.ring !== 'none' && choices.some((choice) => !choice.at || choice.at === aim.id)
  }

  /** What would stand at a target: as the switch says, or the target itself. */
  ghost(aim: Aim): string | undefined {
    const byMode = this.byTarget.get(aim.id)?.some(({ mode }) => mode && mode === this.mode?.id)
    return aim.ghost && byMode && this.mode?.ghost ? this.mode.ghost : aim.ghost
  }

  /** The target that is meant: whoever points at a road, or at any of its free spaces, means the one that will be filled. */
  meant(id: string): string {
    const places = new Set((this.byTarget.get(id) ?? []).map((choice) => choice.at || id))
    return places.size === 1 ? [...places][0]! : id
  }

  /** Why it cannot be chosen. */
  reason(aim: Aim): string {
    return this.byTarget.has(aim.id) ? '' : aim.why_not
  }

  press(id: string, touch = false): void {
    const near = (this.asked ?? []).filter((choice) => choice.targets.includes(id))
    const found = near.length && id !== this.selected ? near : (this.byTarget.get(id) ?? [])
    const only = found.length === 1 ? found[0]! : null
    if (!found.length) {
      this.#picked = null // whoever asks about something else has let go of the first
      const aim = this.#options.live() ? this.#aims.get(id) : undefined
      if (aim?.why_not) this.#options.refused?.(id, aim.why_not)
      return
    }
    const again = touch && only !== null && only === this.chosen && performance.now() - this.#since > AGAIN
    if (only && (again || (!touch && !this.#options.confirm()))) return this.play(only)
    if (!this.#now || this.selected !== id) this.#since = performance.now()
    this.#picked = { scene: this.#options.scene(), target: id, choice: only }
  }

  /** The answer to a question that asks no more than what the switch has said. */
  said(): Choice | undefined {
    const spoken = this.choices.every(({ mode, targets }) => mode && !targets.length)
    return spoken ? this.choices.find(({ mode }) => mode === this.#said) : undefined
  }

  /** Selects a choice itself, for the button that plays it. */
  pick(choice: Choice): void {
    if (this.purse.open) this.purse.fill(choice)
    else this.#picked = { scene: this.#options.scene(), target: placesOf(choice)[0] ?? '', choice }
  }

  /** Plays a choice, or selects it where choices are confirmed. */
  take(choice: Choice): void {
    if (this.#options.confirm()) this.pick(choice)
    else this.play(choice)
  }

  /** Whether the switch can be set there. */
  isOpen(mode: Mode): boolean {
    return this.choices.some((choice) => choice.mode === mode.id)
  }

  /** Sets the switch, or moves it on to the next that can be. */
  turn(to?: Mode): void {
    const open = this.modes.filter((mode) => this.isOpen(mode))
    const next = to ?? open[(open.findIndex(({ id }) => id === this.mode?.id) + 1) % open.length]
    if (!next || !this.isOpen(next)) return
    this.#wish = next.id
    this.#picked = null
  }

  /** A switch that was set to what there is nothing left of goes back for good; so does one set for what was undone. */
  forgetSpent(undone: boolean): void {
    if (undone || this.modes.some(({ id, count }) => id === this.#wish && !count)) this.#wish = ''
  }

  /** Puts ranks (or other signs) on the board: each choice has one where its first target is. */
  advise(choices: readonly (Choice | undefined)[], sign: (k: number) => number | string = (k) => k + 1): void {
    const ranks = new Map<string, number | string>()
    choices.forEach((choice, k) => {
      const found = (choice?.targets ?? []).flatMap((id) => this.#aims.get(id) ?? [])
      const at = found.find((aim) => this.rings(aim)) ?? found[0]
      if (at && !ranks.has(at.id)) ranks.set(at.id, sign(k))
    })
    this.advised = ranks
  }

  play(choice: Choice): void {
    if (!this.#options.live()) return
    this.#said = this.mode?.id ?? ''
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

  /** Points at something: a card tells of it. If there is something to click on in the card, it stays a moment when the pointer leaves. */
  point(id: string, at: Element): void {
    this.stay()
    this.pointed = { id, at }
  }

  leave(at: Element | null = this.pointed?.at ?? null): void {
    this.stay()
    if (!this.lingers && this.pointed?.at === at) this.pointed = null
    this.#leaving = setTimeout(() => {
      if (this.pointed?.at === at) this.pointed = null
    }, LINGER)
  }

  /** The pointer has come to the card. */
  stay(): void {
    clearTimeout(this.#leaving)
  }

  /** Handlers of what can be pointed at but not chosen. */
  tells(id: string): Pick<Handles, 'onpointerenter' | 'onpointerleave'> {
    const { onpointerenter, onpointerleave } = this.handles(id)
    return { onpointerenter, onpointerleave }
  }

  handles(id: string, area = ''): Handles {
    return {
      onclick: (event) => {
        this.#clicked = spotOf(event)
        this.point(this.meant(id), event.currentTarget as Element)
        this.press(this.meant(id), this.#touch)
      },
      onkeydown: (event) => {
        this.#touch = false
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        const isSpent = !this.byTarget.has(this.meant(id)) && event.key === 'Enter' // the focus has stayed, the question has gone on
        if (this.chosen && this.selected === this.meant(id)) this.play(this.chosen)
        else if (isSpent && this.primary) this.play(this.primary)
        else this.press(this.meant(id))
      },
      onpointerdown: (event) => {
        this.#touch = event.pointerType === 'touch' || event.pointerType === 'pen'
      },
      onpointerenter: (event) => {
        // A finger points by its tap: what would appear before could move the target away below it.
        if (event.pointerType !== 'touch' && spotOf(event) !== this.#clicked)
          this.point(this.meant(id), event.currentTarget as Element)
      },
      onpointerleave: (event) => {
        if (event.pointerType !== 'touch' && this.pointed?.at === event.currentTarget) this.leave()
      },
      onfocus: (event) => {
        if (!this.#touch && !this.silent) this.point(this.meant(id), event.currentTarget as Element)
        if (area && this.byTarget.has(id)) this.#stops = { ...this.#stops, [area]: id }
      },
      onblur: (event) => {
        if (this.pointed?.at === event.currentTarget) this.pointed = null
      },
    }
  }
}
