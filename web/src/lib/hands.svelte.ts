// The hands of the clocks: how much time has passed since the server told what is left.
import { untrack } from 'svelte'
import type { Table } from './contract'

const STEP = 250 // milliseconds: a second that is shown is never much too old

export class Hands {
  #passed = $state(0)

  /** Made by a component, which they live with. Without a connection they stand still: nobody knows what runs. */
  constructor(table: () => Table | null | undefined, connected: () => boolean = () => true) {
    let told = performance.now()
    $effect.pre(() => {
      void table()
      told = performance.now()
      untrack(() => (this.#passed = 0))
    })
    $effect(() => {
      const shown = table()
      if (!connected() || shown?.status !== 'playing') return
      const timer = setInterval(() => (this.#passed = (performance.now() - told) / 1000), STEP)
      return () => clearInterval(timer)
    })
  }

  get passed(): number {
    return this.#passed
  }

  /** Seconds a seat has left. */
  left(seat: Table['seats'][number] | undefined): number {
    const clock = seat?.clock
    return Math.max(0, (clock?.left ?? 0) - (clock?.running ? this.#passed : 0))
  }
}
