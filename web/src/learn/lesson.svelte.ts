// A lesson being learned: which step, what was tried in it, what was said to that. The engine judges every try; a wrong one is taken back
// by itself.
import { Board } from '../board/board.svelte'
import { api, reasonOf } from '../lib/api'
import type { Lesson, LessonFeedback, LessonStep, Scene } from '../lib/contract'
import { session } from '../lib/session.svelte'

/** What the panel says to the last try. */
export type Said = Pick<LessonFeedback, 'verdict' | 'reason' | 'told' | 'line'>

const SHOWN = 1300 // ms: so long a wrong try is seen before it is taken back
const RINGED = 2 // wrong tries after which “Show me” is ringed
const NARROWED = 3 // and after which only what is right can be chosen

export class LessonRun {
  readonly game: string
  readonly id: string
  lesson = $state.raw<Lesson | null>(null)
  error = $state('')
  /** The step, from 0; after the last one the lesson is over. */
  number = $state(0)
  board = $state.raw<Board | null>(null)
  /** The learner's decisions in this step. */
  tried = $state.raw<readonly string[]>([])
  said = $state.raw<Said | null>(null)
  /** How often a try was wrong in this step. */
  wrong = $state(0)
  /** The target of a wrong try, while it is shown. */
  missed = $state('')
  busy = $state(false)
  /** Steps that are done. */
  done = $state.raw<readonly string[]>([])
  #right = $state.raw<readonly string[]>([])
  #before: string[][] = [] // what lies on the table when a step begins, where the learner has gone an own way
  #wish = 0

  readonly step: LessonStep | undefined = $derived(this.lesson?.steps[this.number])
  readonly over: boolean = $derived(this.lesson !== null && this.number >= this.lesson.steps.length)
  readonly asks: boolean = $derived((this.step?.tasks.length ?? 0) > 0)
  /** Nothing is left to do in this step. */
  readonly ready: boolean = $derived(!this.asks || this.said?.verdict === 'right')
  readonly task: string = $derived(this.step?.tasks[this.tried.length] ?? this.step?.tasks[0] ?? '')
  readonly ringed: boolean = $derived(this.wrong >= RINGED && !this.ready)

  constructor(game: string, id: string) {
    this.game = game
    this.id = id
  }

  /** Fetches the lesson, in the language of now; goes to the first step that is not done. */
  async open(): Promise<void> {
    try {
      const first = this.lesson === null
      this.lesson = await api.lesson(this.game, this.id)
      this.error = ''
      if (first) this.done = this.lesson.head.done
      const open = this.lesson.steps.findIndex((step) => !this.done.includes(step.id))
      if (first) await this.go(Math.max(0, open))
      else await this.board?.load()
    } catch (error) {
      this.error = reasonOf(error)
    }
  }

  /** Opens a step, or the end of the lesson. */
  async go(number: number): Promise<void> {
    this.number = number
    this.tried = []
    this.#right = []
    this.said = null
    this.wrong = 0
    this.missed = ''
    this.#wish++
    if (this.over || !this.step) return
    const before = this.#before[number] ?? []
    const board = new Board({ kind: 'lesson', game: this.game, lesson: this.id, step: number, before })
    if (await board.load()) this.board = board
    else this.error = board.error
  }

  /** On to the next step; what was only to be read is done with that. */
  async next(): Promise<void> {
    if (!this.ready || this.busy || this.over) return
    if (!this.asks) void this.#finish()
    await this.go(this.number + 1)
  }

  skip(): Promise<void> {
    return this.go(this.number + 1)
  }

  back(): Promise<void> {
    return this.go(Math.max(0, this.number - 1))
  }

  /** Tries a decision; `target` is where it was made. */
  async decide(notation: string, target = ''): Promise<void> {
    const board = this.board
    if (!board || this.busy || this.ready) return
    const wish = ++this.#wish
    this.busy = true
    try {
      const said = await this.#ask([...this.tried, notation])
      if (wish !== this.#wish) return
      this.#right = said.right
      if (said.verdict === 'onward' || said.verdict === 'right') {
        this.tried = [...this.tried, notation]
        await board.load(said.decisions)
        if (wish !== this.#wish) return
        this.said = said
        if (said.verdict === 'onward') this.wrong = 0
        else {
          this.#before[this.number + 1] = said.after
          void this.#finish()
        }
      } else {
        this.said = said
        this.wrong++
        this.missed = target
        if (said.verdict === 'other' && (await board.load([...said.decisions, notation])))
          await new Promise((resolve) => setTimeout(resolve, SHOWN))
        if (wish === this.#wish) await board.load(said.decisions)
      }
    } catch (error) {
      this.error = reasonOf(error)
    } finally {
      if (wish === this.#wish) this.busy = false
    }
  }

  /** A place was tried that a rule refuses: it says so itself. */
  refuse(target: string, reason: string): void {
    if (this.busy || this.ready || !this.step) return
    this.said = { verdict: 'illegal', reason, told: '', line: this.step.illegal }
    this.missed = target
    this.wrong++
    if (this.wrong >= NARROWED && !this.#right.length)
      void this.#ask(this.tried)
        .then((said) => (this.#right = said.right))
        .catch(() => undefined)
  }

  /** Makes the right decision. */
  async show(): Promise<void> {
    if (this.busy || this.ready) return
    try {
      const right = this.#right[0] ?? (await this.#ask(this.tried)).right[0]
      if (right) await this.decide(right)
    } catch (error) {
      this.error = reasonOf(error)
    }
  }

  /** The scene with what can be chosen in this step: nothing while nothing is asked, only what is right after many wrong tries. */
  asked(scene: Scene, out: (target: string) => boolean): Scene['choices'] {
    if (this.ready || this.busy || scene.viewer !== scene.to_move) return []
    const near = scene.choices.filter(
      (choice) => !choice.targets.length || !choice.targets.every((target) => out(target)),
    )
    const right = this.wrong >= NARROWED ? near.filter((choice) => this.#right.includes(choice.notation)) : []
    return right.length ? right : near
  }

  async #ask(decisions: readonly string[]): Promise<LessonFeedback> {
    return api.tryLesson(this.game, this.id, this.number, {
      decisions: [...decisions],
      before: this.#before[this.number] ?? [],
    })
  }

  /** The step is done: kept for the person, who becomes a guest if need be. */
  async #finish(): Promise<void> {
    const step = this.step?.id
    if (!step || this.done.includes(step)) return
    this.done = [...this.done, step]
    try {
      if (await session.anyone()) await api.lessonDone(this.game, this.id, step)
    } catch {
      /* the lesson continues; the next step tries again with its own */
    }
  }
}
