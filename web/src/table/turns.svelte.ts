// Plays again what others decided since the viewer last did: the scenes it led to, one after the other, each with what moved.
import type { Motion, PlayedDecision, Scene } from '../lib/contract'

export const PACES = [0.5, 1, 2, 'step'] as const
/** How fast it goes, or by hand. */
export type Pace = (typeof PACES)[number]

const STEP = 900 // ms for one step, at 1×

interface Options {
  /** What is played again. */
  told: () => readonly PlayedDecision[]
  /** The scene after so many decisions. */
  sceneAt: (number: number) => Promise<Scene> | Scene | undefined
  pace: () => Pace
}

export class TurnReplay {
  #options: Options
  #run = 0
  #go: (() => void) | null = null
  #told: readonly PlayedDecision[] = []
  /** What is seen; null: it does not run, and the present is seen. */
  scene = $state.raw<Scene | null>(null)
  /** What moved on the way to it. */
  motions: readonly Motion[] = []
  /** The step that is seen, counted from 1; 0: how it was before. */
  step = $state(0)
  count = $state(0)

  constructor(options: Options) {
    this.#options = options
  }

  /** The decision whose outcome is seen. */
  get number(): number | null {
    return this.#told[this.step - 1]?.number ?? null
  }

  async start(): Promise<void> {
    const [run, told] = [++this.#run, this.#options.told()]
    if (!told.length) return
    this.#told = told
    this.count = told.length
    const numbers = [told[0]!.number - 1, ...told.map(({ number }) => number)]
    try {
      for (const [k, number] of numbers.entries()) {
        const scene = await this.#options.sceneAt(number)
        if (run !== this.#run) return
        if (!scene) break
        this.motions = k ? told[k - 1]!.motions : []
        this.step = k
        this.scene = { ...scene } // the same one again is seen again
        await this.#wait(k === 0 ? 0.5 : 1)
        if (run !== this.#run) return
      }
    } catch {
      /* without its scenes there is nothing to play again */
    }
    if (run === this.#run) this.stop()
  }

  /** On to the next step at once. */
  next(): void {
    this.#go?.()
  }

  /** To the end: the present is seen again. */
  stop(): void {
    this.#run++
    this.#go?.()
    this.motions = []
    this.scene = null
    this.step = 0
  }

  #wait(part: number): Promise<void> {
    return new Promise((resolve) => {
      const pace = this.#options.pace()
      const timer = pace === 'step' ? undefined : setTimeout(() => this.#go?.(), (part * STEP) / pace)
      this.#go = () => {
        clearTimeout(timer)
        this.#go = null
        resolve()
      }
    })
  }
}
