import { FluentBundle, FluentResource } from '@fluent/bundle'
import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { expect, it, vi } from 'vitest'
import type { Scene } from '../lib/contract'
import EndOfGame from './EndOfGame.svelte'
import { clock, signed } from './numbers'
import { leads, smooth, turningPoints } from './outcome'
import { categories } from './points'
import { blocks, history, over, tableOf, text } from './testing'

const named = (scene: Scene, name: string): Scene['players'][number] =>
  scene.players.find((player) => player.name === name)!

/** A game that ended with these points; of equals the first has won. */
function ended(points: Record<string, number>, shared = 1): Scene {
  const scores = Object.entries(points).sort(([, a], [, b]) => b - a)
  return {
    ...over,
    players: over.players.slice(0, scores.length).map((player, k) => {
      const place = scores.findIndex(([name]) => name === Object.keys(points)[k])
      return {
        ...player,
        name: Object.keys(points)[k]!,
        score: Object.values(points)[k]!,
        rank: place < shared ? 1 : place + 1,
      }
    }),
  }
}
const titled = (scene: Scene, yours = [0]): string => {
  const { unmount } = render(EndOfGame, { scene, table: tableOf(scene, yours), history: null, text })
  const title = screen.getByRole('heading', { level: 1 }).textContent!
  unmount()
  return title
}

it('tells place, margin and reason first, then how, and over time', async () => {
  const [onreview, onsave, onrematch] = [vi.fn(), vi.fn(), vi.fn()]
  render(EndOfGame, { scene: over, table: tableOf(over), history, text, onreview, onsave, onrematch })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You win, 2 ahead of Ben')
  expect(document.querySelector('header p')?.textContent).toMatch(/^You were ahead in .+ \(\+\d+\)/)
  const [course, numbers] = screen.getAllByRole('table')
  for (const player of over.players) expect(within(numbers!).getByText(signed(player.score))).toBeTruthy()
  expect(within(course!).getAllByRole('row').length).toBeGreaterThan(3)
  for (const name of ['Review the game', 'Save log', 'Play again'])
    await fireEvent.click(screen.getByRole('button', { name }))
  for (const called of [onreview, onsave, onrematch]) expect(called).toHaveBeenCalledOnce()
})

it('speaks to the one who played, names the winner to others, and knows ties', () => {
  expect(titled(ended({ Ann: 54, Ben: 58 }))).toBe('You come second, 4 behind Ben')
  expect(titled(ended({ Ann: 54, Ben: 54 }))).toBe('You win, level with Ben')
  expect(titled(ended({ Ann: 54, Ben: 54 }, 2))).toBe('You share the victory with Ben')
  expect(titled(ended({ Ann: 54, Ben: 58 }), [0, 1])).toBe('Ben wins, 4 ahead of Ann')
  expect(titled({ ...ended({ Ann: 54, Ben: 58 }), viewer: -1 }, [])).toBe('Ben wins, 4 ahead of Ann')
})

it('says of points that are only lost how many both lost', () => {
  const told = (fines: Record<string, number>, yours = [0]): string | null | undefined => {
    const scene: Scene = {
      ...over,
      players: over.players.map((player) => ({
        ...player,
        points: [{ ...player.points[0]!, label: 'Fines', value: fines[player.name] ?? 0 }],
      })),
    }
    const { unmount } = render(EndOfGame, { props: { scene, table: tableOf(scene, yours), history: null, text } })
    const words = document.querySelector('header p')?.textContent
    unmount()
    return words
  }
  expect(told({ Ann: -10, Ben: -1 })).toBe('Fines: you lost 10 points, Ben 1.')
  expect(told({ Ben: -1 })).toBe('Fines: Ben lost 1 point, you none.')
  expect(told({ Ann: -10, Ben: -1 }, [0, 1])).toBe('Fines: Ann lost 10 points, Ben 1.')
})

it('finds the categories that made the difference', () => {
  const [ann, ben] = [named(over, 'Ann'), named(over, 'Ben')]
  const [mine, theirs] = [leads(over, ann, ben), leads(over, ben, ann)]
  const sum = (found: typeof mine): number => found.reduce((total, { points }) => total + points, 0)
  expect(sum(mine) - sum(theirs)).toBe(ann.score - ben.score)
  expect(mine.map(({ points }) => points)).toEqual([...mine.map(({ points }) => points)].sort((a, b) => b - a))
})

it('takes at most three turns that changed a chance much, in their order, and never the last', () => {
  const decisions = Array.from({ length: 40 }, (_, k) => ({
    number: k + 1,
    seat: Math.floor(k / 2) % 2,
    name: '',
    notation: '',
    text: '',
    turn: Math.floor(k / 2),
  }))
  const chance = (k: number): number => (k < 10 ? 0.5 : k < 20 ? 0.4 : k < 32 ? 0.75 : k < 40 ? 0.73 : 1)
  const values = Array.from({ length: 41 }, (_, k) => [chance(k), 1 - chance(k)])
  const found = turningPoints(values, decisions, [], 0)
  expect(found.map(({ decision, change }) => [decision.number, Math.round(change * 100)])).toEqual([
    [10, -10],
    [20, 35],
  ])
  expect(turningPoints([null, ...values.slice(1)], decisions, [], 0)).toHaveLength(2)
  expect(turningPoints([...values.slice(0, 18), null, ...values.slice(19)], decisions, [], 0)).toHaveLength(1) // not yet known
  const line = smooth(values)
  expect(line.at(-1)).toEqual([1, 0])
  expect(line[9]![0]).toBeCloseTo((0.5 + 0.5 + 0.4) / 3)
})

it('leaves out categories without points; what only costs points is never a bar', () => {
  const found = categories(over)
  expect(found.every((part) => part.values.some(Boolean))).toBe(true)
  expect(found.filter((part) => part.lost).every((part) => part.values.every((value) => value <= 0))).toBe(true)
})

it('writes numbers and times', () => {
  expect(signed(-3)).toBe('−3')
  expect([5, 65, 3723].map(clock)).toEqual(['0:05', '1:05', '1:02:03'])
})

it('has the same words in all languages', () => {
  const keys = (language: string): string[] =>
    [...blocks.get(language)!.matchAll(/^([\w-]+) =/gm)].map((match) => match[1]!)
  for (const language of ['pl', 'hu']) {
    expect(keys(language)).toEqual(keys('en'))
    expect(new FluentBundle(language).addResource(new FluentResource(blocks.get(language)!))).toEqual([])
  }
})
