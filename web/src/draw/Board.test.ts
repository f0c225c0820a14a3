import { fireEvent, render, screen } from '@testing-library/svelte'
import { expect, it, vi } from 'vitest'
import type { Choice, Piece, Scene } from '../lib/contract'
import { choiceOf, lay, turn } from '../table/testing'
import Board from './Board.svelte'
import { Picker } from './picker.svelte'

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
  const { container } = render(Board, { scene, area: scene.areas[0]!, picker })
  return { picker, play, container }
}
const at = (container: HTMLElement, id: string): Element => container.querySelector(`[data-target="${id}"]`)!

it('offers every legal place as a named button and only one of them to the tab key', () => {
  const { container } = shown(turn)
  const here = turn.choices.filter((choice) => turn.places.some((place) => choice.targets.includes(place.id)))
  const legal = [...container.querySelectorAll('[data-legal]')]
  expect(legal).toHaveLength(here.length)
  expect(legal.filter((each) => each.getAttribute('tabindex') === '0')).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Place a worker on G1. +1 stone +1 fish' })).toBeTruthy()
})

it('says why a place cannot be chosen and does not play it', async () => {
  const { container, play, picker } = shown(turn)
  const place = turn.places.find((each) => each.why_not)!
  const target = at(container, place.id)
  expect(target.getAttribute('aria-disabled')).toBe('true')
  expect(target.getAttribute('aria-label')).toContain(place.why_not)
  await fireEvent.click(target)
  expect(play).not.toHaveBeenCalled()
  expect(picker.pointed?.id).toBe(place.id)
})

it('plays at once with the mouse, after a tap only with the button', async () => {
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

it('draws a piece of an unknown kind as a box with its words', () => {
  const odd: Piece = {
    ...turn.pieces.find((piece) => piece.kind === 'tile')!,
    id: 'odd',
    kind: 'zeppelin',
    title: 'Airship',
    label: 'An airship',
    symbol: '',
  }
  const { container } = shown({
    ...turn,
    pieces: [...turn.pieces, odd],
    places: [
      { ...turn.places[0]!, id: 'h', shape: 'hex' },
      { ...turn.places[1]!, shape: 'circle' },
    ],
  })
  expect(container.querySelector('[data-piece="odd"]')?.textContent).toContain('Airship')
  expect(screen.getByRole('img', { name: 'An airship' })).toBeTruthy()
})

it('offers nothing when it is not live', () => {
  const { container } = shown(turn, { live: false })
  expect(container.querySelectorAll('[data-legal]')).toHaveLength(0)
})
