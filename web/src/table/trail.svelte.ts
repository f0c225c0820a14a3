// What happened since the viewer last decided: the steps of others, as a list and as footprints on the board.
import type { Decision, PlayedDecision, Scene } from '../lib/contract'
import { footprints, unknown, type Footprint } from '../picture/trail'

export const MOST = 9 // steps that are numbered

export interface Step {
  /** Counted from 1. */
  step: number
  decision: Decision
  prints: Footprint[]
}

interface Options {
  scene: () => Scene
  decisions: () => readonly Decision[]
  /** The scene after so many decisions, if somebody keeps them. */
  ask: (number: number) => Promise<Scene> | undefined
}

export class SinceLastTurn {
  #options: Options
  #played = $state.raw<readonly PlayedDecision[]>([])
  #scenes = $state.raw<ReadonlyMap<number, Scene>>(new Map())
  #asked = new Set<number>()
  #viewer = -1
  #number = -1
  /** The last decision of the trail that somebody has seen enough of. */
  #seen = $state(-1)

  constructor(options: Options) {
    this.#options = options
  }

  /** A scene after so many decisions, with what has happened on the way to it. */
  hear(scene: Scene, number: number, played: readonly PlayedDecision[]): void {
    if (scene.viewer !== this.#viewer) this.#played = [] // another seat may know other things
    if (scene.viewer !== this.#viewer || number === this.#number) {
      this.#scenes = new Map()
      this.#asked.clear()
    }
    const told = new Set(played.map((one) => one.number))
    this.#played = [...this.#played.filter((one) => !told.has(one.number)), ...played]
      .filter((one) => one.number <= number)
      .sort((a, b) => a.number - b.number)
    const first = this.#news[0]?.number ?? number
    const kept = [...this.#scenes].filter(([at]) => at >= first - 1 && at < number)
    this.#scenes = new Map([...kept, [number, scene]])
    this.#viewer = scene.viewer
    this.#number = number
  }

  /** Decisions of a turn, and whose turn it is: who decides first in it. An answer in somebody else's turn is no turn. */
  #owners: ReadonlyMap<number, number> = $derived.by(() => {
    const owners = new Map<number, number>()
    const first = new Map<number, number>()
    for (const { number, turn, seat } of this.#options.decisions()) {
      if (!first.has(turn)) first.set(turn, seat)
      owners.set(number, first.get(turn)!)
    }
    return owners
  })
  /** What others have decided since the viewer's last turn; what the viewer has decided after that does not end it. */
  #news: readonly PlayedDecision[] = $derived.by(() => {
    const viewer = this.#options.scene().viewer
    const own = (one: PlayedDecision): boolean =>
      one.seat === viewer && (this.#owners.get(one.number) ?? viewer) === viewer
    let end = this.#played.length
    while (end && own(this.#played[end - 1]!)) end--
    let first = end
    while (first && !own(this.#played[first - 1]!)) first--
    return viewer < 0 ? [] : this.#played.slice(first, end).filter((one) => one.seat !== viewer)
  })
  /** Those in which something happened. */
  told: readonly PlayedDecision[] = $derived(this.#news.filter((one) => one.events.length))
  /** How many steps there were. */
  count: number = $derived(this.told.length)
  steps: readonly Step[] = $derived.by(() => {
    const [scene, decisions] = [this.#options.scene(), this.#options.decisions()]
    return this.told.slice(-MOST).flatMap((one, k) => {
      const decision = decisions.find(({ number }) => number === one.number)
      const prints = footprints(k + 1, one, decision, scene, (at) => this.#scenes.get(at))
      return decision ? [{ step: k + 1, decision, prints }] : []
    })
  })
  /** It is the viewer's turn: then the steps stand on the board. */
  #mine: boolean = $derived.by(() => {
    const { viewer, to_move, over } = this.#options.scene()
    return viewer >= 0 && viewer === to_move && !over
  })
  #last: number = $derived(this.told.at(-1)?.number ?? -1)
  prints: readonly Footprint[] = $derived(this.#mine ? this.steps.flatMap((step) => step.prints) : [])
  faded: boolean = $derived(this.#seen === this.#last)

  /** The viewer has begun to act. */
  fade(): void {
    if (this.#mine) this.#seen = this.#last
  }

  /** The scene after so many decisions, if it is known here. */
  sceneAt(number: number): Scene | undefined {
    return this.#scenes.get(number)
  }

  /** Shows the steps again. */
  recall(): void {
    this.#seen = -1
  }

  /** Fetches scenes in which a step was seen, where this one no longer shows it: the page was opened later. */
  complete(): void {
    if (!this.#mine) return
    const scene = this.#options.scene()
    const wanted = this.told.slice(-MOST).flatMap((one) => unknown(one, scene, (at) => this.#scenes.get(at)))
    for (const number of new Set(wanted)) {
      if (this.#asked.has(number)) continue
      this.#asked.add(number)
      const viewer = this.#viewer
      void this.#options.ask(number)?.then(
        (found) => {
          if (viewer === this.#viewer && number < this.#number && this.#asked.has(number))
            this.#scenes = new Map([...this.#scenes, [number, found]])
        },
        () => undefined, // without it the step stands in the list alone
      )
    }
  }
}
