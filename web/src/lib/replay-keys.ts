// The keyboard of a replay.
import type { Replay } from './replay.svelte'
import type { Shortcut } from './shortcuts'

interface Controls {
  replay: Replay
  pick: (number: number) => void
  /** Opens a private board at this moment. */
  whatIf: () => void
}

const go =
  (to: (replay: Replay) => number): Shortcut<Controls>['run'] =>
  ({ replay, pick }, event) => {
    if (event.target instanceof HTMLInputElement) return // the scrubber goes there itself
    event.preventDefault()
    pick(to(replay))
  }

export const REPLAY_KEYS: readonly Shortcut<Controls>[] = [
  { keys: ['ArrowLeft'], words: 'key-back-one', run: go(({ number }) => number - 1) },
  { keys: ['ArrowRight'], words: 'key-on-one', run: go(({ number }) => number + 1) },
  { keys: ['Home'], words: 'key-first', run: go(() => 0) },
  { keys: ['End'], words: 'key-last', run: go(({ last }) => last) },
  { keys: ['w'], words: 'key-what-if', run: ({ whatIf }) => whatIf() },
  {
    keys: [' '],
    words: 'key-play',
    run: ({ replay }, event) => {
      if (event.target instanceof Element && event.target.closest('button, a')) return
      event.preventDefault()
      if (replay.playing) replay.pause()
      else replay.play()
    },
  },
]
