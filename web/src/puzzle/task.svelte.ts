// A puzzle somebody works at: the task, the one rated try, and then the lines that can be stepped through.
import { Board } from '../board/board.svelte'
import { api, reasonOf } from '../lib/api'
import { session } from '../lib/session.svelte'
import type { Choice, PuzzleChoice, PuzzleHint, PuzzleResult, PuzzleView } from '../lib/contract'

export class Task {
  readonly game: string
  readonly puzzle: string
  readonly board: Board
  /** What is told before the try; null: not there yet. */
  view = $state.raw<PuzzleView | null>(null)
  hint = $state.raw<PuzzleHint | null>(null)
  /** What is told after it; null: not tried, or trying again. */
  result = $state.raw<PuzzleResult | null>(null)
  /** The choice whose line is shown, and how far of it. */
  followed = $state.raw<PuzzleChoice | null>(null)
  step = $state(0)
  error = $state('')
  busy = $state(false)

  constructor(game: string, puzzle: string) {
    this.game = game
    this.puzzle = puzzle
    this.board = new Board({ kind: 'puzzle', game, puzzle, deal: 0 }, [], true)
  }

  get own(): PuzzleChoice | undefined {
    return this.result?.choices.find((choice) => choice.notation === this.result?.choice)
  }
  get best(): PuzzleChoice | undefined {
    return this.result?.choices[0]
  }

  /** Everything anew, in the language of now. */
  async load(): Promise<void> {
    try {
      const [view] = await Promise.all([api.puzzle(this.game, this.puzzle), this.board.load([])])
      this.error = this.board.error
      this.view = view
      this.hint = view.hint
      if (view.result) await this.#told(view.result)
    } catch (error) {
      this.error = reasonOf(error)
    }
  }

  /** The answer: rated the first time. Tells what went wrong, if anything did. */
  async answer(choice: Choice | string): Promise<string> {
    if (this.busy || this.result) return ''
    this.busy = true
    try {
      if (!(await session.anyone())) return ''
      const notation = typeof choice === 'string' ? choice : choice.notation
      await this.#told(await api.tryPuzzle(this.game, this.puzzle, notation))
      return ''
    } catch (error) {
      return reasonOf(error)
    } finally {
      this.busy = false
    }
  }

  async takeHint(): Promise<string> {
    try {
      if (!(await session.anyone())) return ''
      this.hint = await api.puzzleHint(this.game, this.puzzle)
      return ''
    } catch (error) {
      return reasonOf(error)
    }
  }

  /** The line of a choice, after so many of its steps (0: the position itself). */
  async show(choice: PuzzleChoice, step: number): Promise<void> {
    const steps = Math.max(0, Math.min(step, choice.line.length))
    this.followed = choice
    this.step = steps
    await this.board.load(choice.line.slice(0, steps).map((each) => each.notation))
  }

  /** Practice: the same position again, without the answer beside it. */
  async again(): Promise<void> {
    this.result = this.followed = null
    this.step = 0
    await this.board.load([])
  }

  /** What was chosen is seen first, the best afterwards. */
  async #told(result: PuzzleResult): Promise<void> {
    this.result = result
    const own = this.own ?? this.best
    if (own) await this.show(own, 1)
  }
}
