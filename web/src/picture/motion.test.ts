import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lay, turn } from '../table/testing'
import type { Motion } from './display'
import { boxes, changes, finish, marks, play } from './motion'
import { aimsIn } from './targets'

const still = (): Animation => ({ finish: () => {} }) as Animation
const animate = vi.fn(still)
beforeEach(() => {
  document.body.innerHTML =
    '<i data-counter="0:wood"></i><i data-player="1"></i><i data-supply="wood"></i><i data-piece="worker-F5"></i><i data-target="F5"></i>'
  for (const [k, each] of [...document.querySelectorAll('i')].entries())
    each.getBoundingClientRect = () => new DOMRect(100 * k, 0, 20, 20)
  Element.prototype.animate = animate
  window.matchMedia = (() => ({ matches: false })) as unknown as typeof window.matchMedia
})
afterEach(() => {
  animate.mockReset()
  animate.mockImplementation(still)
  // @ts-expect-error jsdom has none
  delete Element.prototype.animate
  // @ts-expect-error jsdom has none
  delete window.matchMedia
})

const moves: Motion[] = [
  { kind: 'move', id: 'worker-F5', source: 'counter:0:wood' },
  { kind: 'gain', icon: 'wood', count: 9, source: 'F5', to: 'counter:1:wood' },
  { kind: 'move', id: 'gone-since', source: 'supply:wood' },
]

it('knows where things, counters, players and the supply are', () => {
  const found = boxes(document.body, moves)
  expect([...found].map(([end, box]) => [end, box.x])).toEqual([
    ['worker-F5', 300],
    ['counter:0:wood', 0],
    ['F5', 400],
    ['counter:1:wood', 100],
    ['supply:wood', 200],
  ])
})

it('moves a thing from where it was, and lets a few icons fly', () => {
  play(document.body, boxes(document.body, moves), moves)
  expect(animate).toHaveBeenCalledTimes(1 + 4)
  const [steps] = animate.mock.calls[0] as unknown as [Keyframe[]]
  expect(steps[0]!['transform']).toBe('translate(-300px, 0px)')
  expect(document.querySelectorAll('svg use')).toHaveLength(4)
})

const paid: Motion[] = [{ kind: 'gain', icon: 'wood', count: 2, source: 'counter:0:wood', to: 'supply:wood' }]

it('lets what is paid fade upward at the mat', () => {
  play(document.body, boxes(document.body, paid), paid)
  const calls = animate.mock.calls as unknown as [Keyframe[], KeyframeAnimationOptions][]
  expect(calls).toHaveLength(2)
  expect(calls[0]![0][1]).toEqual({ transform: 'translateY(-22px)', opacity: 0 })
  expect(calls[0]![1].duration).toBe(200)
})

it('knows by how much numbers changed, from what was told alone', () => {
  const told: Motion[] = [...moves, ...paid, { kind: 'points', seat: 1, count: -3, source: 'counter:1:wood' }]
  expect([...changes(told)]).toEqual([
    ['counter:0:wood', -3],
    ['counter:1:wood', 9],
    ['points:1', -3],
  ])
})

it('brings all that moves to its end at once', () => {
  const ended = vi.fn()
  animate.mockImplementation(() => {
    const animation = { finish: () => (ended(), animation.onfinish?.()) } as unknown as Animation & {
      onfinish: () => void
    }
    return animation
  })
  play(document.body, boxes(document.body, moves), moves)
  finish()
  finish()
  expect(ended).toHaveBeenCalledTimes(5) // each once
  expect(document.querySelectorAll('svg')).toHaveLength(0)
})

it('lets points rise where they were made; lost ones, and those made nowhere, are told at the score alone', () => {
  const points: Motion[] = [
    { kind: 'points', seat: 0, count: 3, source: 'F5' },
    { kind: 'points', seat: 0, count: -3, source: 'F5' },
    { kind: 'points', seat: 0, count: 2 },
  ]
  play(document.body, new Map(), points)
  expect([...document.querySelectorAll('body > div')].map((each) => each.textContent)).toEqual(['+3'])
})

it('only marks what moved for whoever wants less motion', () => {
  window.matchMedia = (() => ({ matches: true })) as unknown as typeof window.matchMedia
  play(document.body, new Map(), moves)
  expect(animate).toHaveBeenCalledTimes(1)
  expect(document.querySelectorAll('svg')).toHaveLength(0)
})

it('marks what came and where something was that is gone, not what is asked about', () => {
  const worker = aimsIn(turn, 'board').find(({ id }) => id.startsWith('worker-'))!
  expect(marks(turn, [{ kind: 'move', id: worker.id }])).toMatchObject([{ id: worker.id, area: 'board', gone: false }])
  expect(marks(lay, [{ kind: 'go', id: worker.id }], turn)).toMatchObject([{ id: worker.id, gone: true }])
  expect(
    marks(lay, [
      { kind: 'move', id: 'nothing' },
      { kind: 'points', seat: 0, count: 3 },
    ]),
  ).toEqual([])
})
