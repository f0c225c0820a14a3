import { fireEvent, render, screen } from '@testing-library/svelte'
import { expect, it, vi } from 'vitest'
import { Picker } from './picker.svelte'
import type { Choice, Scene } from '../lib/contract'
import { choiceOf, lay, turn } from '../table/testing'
import Picture from './Picture.svelte'
import { aims, aimsIn, spoken } from './targets'

function shown(
  scene: Scene,
  options: { confirm?: boolean; live?: boolean } = {},
): { picker: Picker; play: (choice: Choice) => void; container: HTMLElement } {
  const play = vi.fn()
  const picker = new Picker({
    scene: () => scene,
    live: () => options.live ?? true,
    confirm: () => options.confirm ?? false,
    play,
  })
  const { container } = render(Picture, { scene, area: scene.areas[0]!, picker })
  return { picker, play, container }
}
const at = (container: HTMLElement, id: string): Element => container.querySelector(`[data-target="${id}"]`)!

it('offers every legal place as a named button and only one of them to the tab key', () => {
  const { container } = shown(turn)
  const here = turn.choices.filter((choice) => aimsIn(turn, 'board').some((aim) => choice.targets.includes(aim.id)))
  const legal = [...container.querySelectorAll('[data-legal]')]
  expect(legal).toHaveLength(here.length)
  expect(legal.filter((each) => each.getAttribute('tabindex') === '0')).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Place a worker on G1. +1 stone +1 fish' })).toBeTruthy()
})

it('says why a place cannot be chosen and does not play it', async () => {
  const { container, play, picker } = shown(turn)
  const place = aimsIn(turn, 'board').find((each) => each.why_not)!
  const target = at(container, place.id)
  expect(target.getAttribute('aria-disabled')).toBe('true')
  expect(target.getAttribute('aria-label')).toContain(place.why_not)
  await fireEvent.click(target)
  expect(play).not.toHaveBeenCalled()
  expect(picker.pointed?.id).toBe(place.id)
})

it('plays at once with the mouse, after a tap with the button or by a second tap that is meant', async () => {
  const { container, play, picker } = shown(turn)
  const choice = choiceOf(turn, (each) => each.targets[0] === 'G1')
  await fireEvent(at(container, 'G1'), new MouseEvent('click', { bubbles: true }))
  expect(play).toHaveBeenCalledExactlyOnceWith(choice)
  const touch = new Event('pointerdown', { bubbles: true })
  Object.assign(touch, { pointerType: 'touch' })
  await fireEvent(at(container, 'G1'), touch)
  await fireEvent.click(at(container, 'G1'))
  expect(play).toHaveBeenCalledTimes(1)
  expect(picker.chosen).toBe(choice)
  expect(at(container, 'G1').getAttribute('aria-pressed')).toBe('true')
  await fireEvent.click(at(container, 'G1')) // too quick: that makes a map larger
  expect(play).toHaveBeenCalledTimes(1)
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 400)
  await fireEvent.click(at(container, 'G1'))
  expect(play).toHaveBeenCalledTimes(2)
  vi.restoreAllMocks()
})

it('asks which, when several choices belong to one target', () => {
  const twice: Scene = {
    ...turn,
    choices: [
      ...turn.choices,
      { ...choiceOf(turn, (each) => each.targets[0] === 'G1'), action: 9999, words: 'Something else on G1' },
    ],
  }
  const { picker, play } = shown(twice)
  picker.press('G1')
  expect(play).not.toHaveBeenCalled()
  expect(picker.asked?.map((choice) => choice.action)).toContain(9999)
  expect(picker.back()).toBe(true)
  expect(picker.asked).toBeNull()
})

it('shows a ghost of what would lie there', () => {
  const { container, picker } = shown(lay)
  expect(container.querySelector('.ghost')).toBeNull()
  picker.hinted = ['F3']
  return Promise.resolve().then(() => expect(container.querySelector('.ghost')).toBeTruthy())
})

it('draws pieces under their ids, each heard once', () => {
  const { container } = shown(turn)
  const ids = [...container.querySelectorAll('[data-piece]')].map((each) => each.getAttribute('data-piece'))
  expect(ids.length).toBeGreaterThan(5)
  for (const id of ids) expect(at(container, id!).getAttribute('aria-label')).toBeTruthy()
})

it('names a square by its terrain, and gives no place to squares that say nothing', () => {
  const { container } = shown({ ...turn, choices: [], viewer: -1 }, { live: false })
  expect(screen.getByRole('button', { name: /^Mountain A1\. / })).toBeTruthy()
  expect(at(container, 'G1')).toBeNull()
})

it('finds what a decision names', () => {
  expect(spoken(turn, 'place G1')).toEqual(['G1'])
  expect(spoken(turn, 'use B1')).toEqual(['tile-wheat-field-B1'])
  expect(spoken(turn, 'build bakery')).toEqual(
    aims(turn).some(({ id }) => id === 'market-bakery') ? ['market-bakery'] : [],
  )
  expect(spoken(turn, 'done')).toEqual([])
})

it('offers nothing when it is not live', () => {
  const { container } = shown(turn, { live: false })
  expect(container.querySelectorAll('[data-legal]')).toHaveLength(0)
})
