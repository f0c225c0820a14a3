import { fireEvent, render } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { expect, it, vi } from 'vitest'
import type { Choice, Piece, Scene } from '../lib/contract'
import { choiceOf, hansaAct, hansaDisplaced } from '../table/testing'
import Board from './Board.svelte'
import { smooth } from './geometry'
import { Picker } from './picker.svelte'
import { inkOn, toneOf } from './tones'
import { View } from './view.svelte'

function shown(scene: Scene, view?: View): { picker: Picker; play: (choice: Choice) => void; container: HTMLElement } {
  const play = vi.fn()
  const picker = new Picker({ scene: () => scene, live: () => true, confirm: () => false, play })
  const { container } = render(Board, { scene, area: scene.areas[0]!, picker, view })
  return { picker, play, container }
}
const at = (container: HTMLElement, id: string): Element => container.querySelector(`[data-target="${id}"]`)!
const drawn = (container: HTMLElement, piece: Piece | undefined): Element =>
  container.querySelector(`[data-piece="${piece!.id}"]`)!
const find = (scene: Scene, test: (piece: Piece) => boolean): Piece => scene.pieces.find(test)!

it('draws roads smooth, with edge and ground, and the one in question in the colour of choice', () => {
  expect(
    smooth([
      [0, 0],
      [6, 0],
      [12, 6],
    ]),
  ).toBe('M0 0C1 0 4 -1 6 0C8 1 11 5 12 6')
  const { container } = shown(hansaDisplaced)
  const roads = [...container.querySelectorAll<SVGPathElement>('[data-line]')]
  expect(roads).toHaveLength(hansaDisplaced.lines.length)
  expect(container.querySelectorAll('path[stroke-width="9"]')).toHaveLength(roads.length)
  const marked = hansaDisplaced.lines.find((line) => line.marked)!
  for (const road of roads)
    expect(road.style.stroke).toBe(road.dataset.line === marked.id ? 'var(--glow)' : 'var(--map-road)')
})

it('draws plates, spots, tokens, badges and cells in their tones', () => {
  const { container } = shown(hansaAct)
  const plate = find(hansaAct, (piece) => piece.kind === 'plate' && piece.owner >= 0 && piece.tone !== '')
  const owner = hansaAct.players[plate.owner]!
  expect(drawn(container, plate).textContent).toBe(plate.title)
  expect(drawn(container, plate).innerHTML).toContain(`--p-${owner.colour}`)
  expect(drawn(container, plate).innerHTML).toContain(toneOf(plate.tone))
  const post = find(hansaAct, (piece) => piece.tone === 'post')
  expect(drawn(container, post).querySelector('circle')?.getAttribute('fill')).toBe('var(--map-post)')
  const slot = find(hansaAct, (piece) => piece.kind === 'spot' && piece.shape === 'square')
  expect(drawn(container, slot).querySelector('rect')?.getAttribute('fill')).toBe(toneOf(slot.tone))
  const token = find(hansaAct, (piece) => piece.kind === 'token' && piece.symbol.startsWith('marker-'))
  expect(drawn(container, token).querySelector('use')?.getAttribute('href')).toBe(`#i-${token.symbol}`)
  const cell = find(hansaAct, (piece) => piece.kind === 'cell' && piece.marked)
  expect(drawn(container, cell).querySelector('rect')?.getAttribute('fill')).toBe('var(--ink)')
  expect(inkOn('black')).toBe('#FFFFFF')
  expect(toneOf('unheard of')).toBe('var(--map-plate)')
})

it('makes a road a button only if it is chosen as a whole', async () => {
  const { container, play } = shown(hansaAct)
  const establish = choiceOf(hansaAct, (choice) => choice.notation.startsWith('establish'))
  const place = choiceOf(hansaAct, (choice) => choice.notation.startsWith('place trader'))
  const [whole, part] = [at(container, establish.targets[0]!), at(container, place.targets[0]!)]
  expect(whole.getAttribute('role')).toBe('button')
  expect(whole.getAttribute('aria-label')).toContain(establish.words)
  expect(whole.hasAttribute('data-legal')).toBe(true)
  expect(part.hasAttribute('data-legal')).toBe(false)
  expect(at(container, place.targets[1]!).hasAttribute('data-legal')).toBe(true)
  await fireEvent.click(whole)
  expect(play).toHaveBeenCalledExactlyOnceWith(establish)
})

it('asks at the spot when a road is pressed that has several choices', async () => {
  const { container, play, picker } = shown(hansaAct)
  const place = choiceOf(hansaAct, (choice) => choice.notation.startsWith('place trader'))
  await fireEvent.click(at(container, place.targets[0]!))
  expect(play).not.toHaveBeenCalled()
  expect(picker.asked?.map((choice) => choice.words)).toContain(place.words)
})

it('rings what the question is about: the displaced piece', () => {
  const { container } = shown(hansaDisplaced)
  const piece = find(hansaDisplaced, (each) => each.marked && ['cube', 'disc'].includes(each.kind))
  expect(at(container, piece.id).querySelector('.about')).toBeTruthy()
  const settle = choiceOf(hansaDisplaced, (choice) => choice.notation.startsWith('settle'))
  for (const id of settle.targets.filter((each) => each.startsWith('post:'))) {
    // of equal spaces only the one that will be filled
    expect(at(container, id).querySelector('.pulse') !== null).toBe(id === settle.at)
    expect(at(container, id).querySelector('.dot') !== null).toBe(id === settle.at)
  }
})

it('shows a piece where it will stand, whichever space of the road is pointed at', async () => {
  const { container, play, picker } = shown(hansaAct)
  const place = choiceOf(hansaAct, (choice) => choice.notation.startsWith('place trader') && choice.targets.length > 2)
  const other = place.targets.find((id) => id.startsWith('post:') && id !== place.at)!
  const space = find(hansaAct, (piece) => piece.id === place.at)
  for (const pointed of [other, place.targets[0]!, place.at!]) {
    await fireEvent.pointerEnter(at(container, pointed), { pointerType: 'mouse' })
    expect(picker.pointed?.id).toBe(place.at)
    const body = container.querySelector('.ghost .body')!
    const middle = Number(body.getAttribute('x')) + Number(body.getAttribute('width')) / 2
    expect(middle).toBeCloseTo(space.x + space.width / 2)
    await fireEvent.pointerLeave(at(container, pointed), { pointerType: 'mouse' })
    expect(picker.pointed).toBeNull()
  }
  await fireEvent.click(at(container, other))
  expect(picker.selected).toBe(place.at)
  expect(play).not.toHaveBeenCalled() // a trader or a merchant?
  expect(at(container, other).hasAttribute('data-legal')).toBe(false)
  expect(at(container, place.at!).hasAttribute('data-legal')).toBe(true)
})

it('marks what has just changed, and what a line of the log speaks of', () => {
  const { container, picker } = shown(hansaAct)
  expect(container.querySelectorAll('.fresh, .spoken, .spoken-of')).toHaveLength(0)
  const cube = find(hansaAct, (piece) => piece.kind === 'cube')
  picker.fresh = [{ ...cube, key: cube.id, gone: false }]
  picker.told = [hansaAct.lines[0]!.id, 'city:minden']
  flushSync()
  expect(container.querySelectorAll('.fresh')).toHaveLength(1)
  expect(container.querySelectorAll('.spoken')).toHaveLength(1)
  expect(container.querySelectorAll('.spoken-of')).toHaveLength(1)
})

it('gives a map buttons to zoom, and an overview that goes where it is tapped', async () => {
  const view = new View()
  const { container } = shown(hansaAct, view)
  Object.assign(view, { width: 400, height: 400 })
  flushSync()
  expect(container.querySelector('.overview')).toBeNull()
  await fireEvent.click(container.querySelector('[aria-label="Larger"]')!)
  expect(view.zoomed).toBe(true)
  const overview = container.querySelector('.overview')!
  overview.getBoundingClientRect = () => new DOMRect(0, 0, 100, 60)
  await fireEvent(
    overview,
    Object.assign(new Event('pointerdown', { bubbles: true }), { clientX: 100, clientY: 60, buttons: 1 }),
  )
  expect(view.seen.x + view.seen.width).toBeCloseTo(view.board.x + view.board.width)
  await fireEvent.click(container.querySelector('[aria-label="Whole board"]')!)
  expect(view.zoomed).toBe(false)
})

it('leaves a board without roads as it is', () => {
  const { container } = shown({ ...hansaAct, lines: [] }, new View())
  expect(container.querySelector('.zoom')).toBeNull()
})
