import { FluentBundle, FluentResource } from '@fluent/bundle'
import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { expect, it, vi } from 'vitest'
import EndOfGame from './EndOfGame.svelte'
import { clock, signed } from './numbers'
import { categories } from './points'
import { blocks, history, over, tableOf, text } from './testing'

it('tells who won, how, and over time', async () => {
  const [onreview, onsave, onrematch] = [vi.fn(), vi.fn(), vi.fn()]
  render(EndOfGame, { scene: over, table: tableOf(over), history, text, onreview, onsave, onrematch })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(over.question)
  const [numbers, course] = screen.getAllByRole('table')
  for (const player of over.players) expect(within(numbers!).getByText(signed(player.score))).toBeTruthy()
  expect(within(course!).getAllByRole('row').length).toBeGreaterThan(3)
  for (const name of ['Review the game', 'Save log', 'Play again'])
    await fireEvent.click(screen.getByRole('button', { name }))
  for (const called of [onreview, onsave, onrematch]) expect(called).toHaveBeenCalledOnce()
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
