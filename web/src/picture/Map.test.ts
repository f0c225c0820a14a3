import { fireEvent, render } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { expect, it, vi } from 'vitest'
import { Picker } from './picker.svelte'
import { View } from './view.svelte'
import type { Choice, Scene } from '../lib/contract'
import { choiceOf, hansaAct, hansaDisplaced } from '../table/testing'
import Picture from './Picture.svelte'
import { aims, spoken, type Aim } from './targets'

function shown(scene: Scene, view?: View): { picker: Picker; play: (choice: Choice) => void; container: HTMLElement } {
  const play = vi.fn()
  const picker = new Picker({ scene: () => scene, live: () => true, confirm: () => false, play })
  const { container } = render(Picture, { scene, area: scene.areas[0]!, picker, view })
  return { picker, play, container }
}
const at = (container: HTMLElement, id: string): Element => container.querySelector(`[data-target="${id}"]`)!
const find = (scene: Scene, test: (aim: Aim) => boolean): Aim => aims(scene).find(test)!
const lines = (scene: Scene): Aim[] => aims(scene).filter((aim) => aim.ring === 'line')

it('draws roads with edge and ground, and the one in question in the colour of choice', () => {
  const { container } = shown(hansaDisplaced)
  const roads = lines(hansaDisplaced)
  expect(container.querySelectorAll('path[stroke-width="9"]')).toHaveLength(roads.length)
  for (const road of roads)
    expect(at(container, road.id).querySelector('[stroke="var(--glow)"]') !== null).toBe(road.about === true)
  expect(roads.filter((road) => road.about)).toHaveLength(1)
})

it('draws posts, plates, slots, markers, signs and tracks in the colours of the game', () => {
  const { container } = shown(hansaAct)
  const drawing = container.querySelector('svg')!.innerHTML
  for (const tone of ['map-post', 'map-plate', 'slot-pink', 'slot-black', 'banner-ability', 'banner-red'])
    expect(drawing).toContain(`fill="var(--${tone})"`)
  expect(drawing).toContain('>Göttingen</text>')
  const marker = container.querySelector('[data-piece^="marker:"] use')!
  expect(marker.getAttribute('href')).toMatch(/^#i-marker-/)
  const cube = container.querySelector('[data-piece^="on:"][data-piece$=":0:trader"]')!
  expect(cube.innerHTML).toContain(`--own:var(--p-${hansaAct.players[0]!.colour})`)
  expect(drawing).toContain('fill="var(--own)"') // bands of cities
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
  const choices = hansaAct.choices.map((choice) => ({ ...choice, mode: '' }))
  const { container, play, picker } = shown({ ...hansaAct, choices })
  const place = choiceOf(hansaAct, (choice) => choice.notation.startsWith('place trader'))
  await fireEvent.click(at(container, place.targets[0]!))
  expect(play).not.toHaveBeenCalled()
  expect(picker.asked?.map((choice) => choice.words)).toContain(place.words)
})

it('rings what the question is about: the displaced piece', () => {
  const { container } = shown(hansaDisplaced)
  const piece = find(hansaDisplaced, (each) => each.about === true && each.ring !== 'line')
  expect(at(container, piece.id).querySelector('.about')).toBeTruthy()
  const settle = choiceOf(hansaDisplaced, (choice) => choice.notation.startsWith('settle'))
  for (const id of settle.targets.filter((each) => each.startsWith('post:'))) {
    // of equal spaces only the one that will be filled
    expect(at(container, id).querySelector('.pulse') !== null).toBe(id === settle.at)
    expect(at(container, id).hasAttribute('data-legal')).toBe(id === settle.at)
  }
})

it('shows a piece where it will stand, whichever space of the road is pointed at', async () => {
  const { container, play, picker } = shown(hansaAct)
  const place = choiceOf(hansaAct, (choice) => choice.notation.startsWith('place trader') && choice.targets.length > 2)
  const other = place.targets.find((id) => id.startsWith('post:') && id !== place.at)!
  const space = find(hansaAct, (aim) => aim.id === place.at)
  for (const pointed of [other, place.targets[0]!, place.at!]) {
    await fireEvent.pointerEnter(at(container, pointed), { pointerType: 'mouse' })
    expect(picker.pointed?.id).toBe(place.at)
    const middle = `translate(${space.x + space.width / 2} ${space.y + space.height / 2})`
    expect(container.querySelector('.ghost')!.getAttribute('transform')).toBe(middle)
    await fireEvent.pointerLeave(at(container, pointed), { pointerType: 'mouse' })
    expect(picker.pointed).toBeNull()
  }
  await fireEvent.click(at(container, other))
  expect(play).toHaveBeenCalledExactlyOnceWith(place)
  expect(at(container, other).hasAttribute('data-legal')).toBe(false)
  expect(at(container, place.at!).hasAttribute('data-legal')).toBe(true)
})

it('marks what has just changed, and what a line of the log speaks of', () => {
  const { container, picker } = shown(hansaAct)
  expect(container.querySelectorAll('.fresh, .spoken-of')).toHaveLength(0)
  const cube = find(hansaAct, (aim) => aim.id.startsWith('on:'))
  picker.fresh = [{ ...cube, key: cube.id, gone: false }]
  picker.told = [lines(hansaAct)[0]!.id, 'city:minden']
  flushSync()
  expect(container.querySelectorAll('.fresh')).toHaveLength(1)
  expect(container.querySelectorAll('.spoken-of')).toHaveLength(2)
  expect(container.querySelectorAll('.spoken-of.along')).toHaveLength(1)
})

it('finds what a decision names: a road, a city, a sign; none of the spaces and pieces that are alike', () => {
  expect(spoken(hansaAct, 'place trader stade-hamburg')).toEqual(['route:stade-hamburg'])
  expect(spoken(hansaAct, 'office minden')).toEqual(['city:minden'])
  expect(spoken(hansaAct, 'swap minden 1')).toEqual(['city:minden'])
  expect(spoken(hansaAct, 'develop book')).toEqual(['badge:book'])
  expect(spoken(hansaAct, 'income 2')).toEqual([])
  expect(spoken(hansaAct, 'done')).toEqual([])
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

it.each(['mattering', 'own'])('keeps its tools off what is %s, in whichever corner it is seen', (what) => {
  const piece = aims(hansaAct).find(({ id }) => id.startsWith('on:minden-') || id.startsWith('on:bremen-minden:'))!
  const spot = what === 'own' ? piece : find(hansaAct, ({ id }) => id === 'city:minden')
  const scene = { ...hansaAct, choices: [], picture: structuredClone(hansaAct.picture) }
  const drawn = scene.picture!.areas['board']!
  for (const target of drawn.targets!) target.matters = what === 'mattering' && target.id === spot.id
  for (const node of drawn.pieces!)
    if ('id' in node && 'owner' in node) node.owner = what === 'own' && node.id === spot.id ? scene.viewer : 5
  const [view, pixels] = [new View(), { width: 360, height: 305 }]
  const picker = new Picker({ scene: () => scene, live: () => true, confirm: () => false, play: () => undefined })
  const { container } = render(Picture, { scene, area: scene.areas[0]!, picker, view, close: true })
  Object.assign(view, pixels)
  flushSync()
  view.zoom(6)
  const aside = (size: number, back: boolean): number => ((back ? 1 : -1) * (size / 2 - 8)) / view.scale
  for (const left of [false, true])
    for (const low of [false, true]) {
      const x = spot.x + spot.width / 2 + aside(pixels.width, left)
      view.centre(x, spot.y + spot.height / 2 + aside(pixels.height, !low))
      flushSync()
      const tools = container.querySelector('.corner')!.classList
      expect([tools.contains('left'), tools.contains('low')]).not.toEqual([left, low])
    }
})

const OPENED = {
  'something matters': 'badge:book',
  'the last step was': 'badge:keys',
  'own pieces are': 'office:minden:0:0:',
}
it.each(Object.entries(OPENED))('opens where %s if nothing on the map is asked', (why, id) => {
  const scene = { ...hansaAct, choices: [], picture: structuredClone(hansaAct.picture) }
  for (const target of scene.picture!.areas['board']!.targets!)
    target.matters = why === 'something matters' && target.id === id
  const [view, picker] = [
    new View(),
    new Picker({ scene: () => scene, live: () => true, confirm: () => false, play: vi.fn() }),
  ]
  const print = { area: 'board', colour: 'red', outline: { circle: [0, 0, 9] as [number, number, number] }, from: null }
  const steps = ['city:emden', 'badge:keys'].map((id, k) => ({ ...print, step: k + 1, id, gone: false, first: true }))
  picker.trail = { prints: steps, faded: why === 'own pieces are' }
  render(Picture, { scene, area: scene.areas[0]!, picker, view, close: true, always: true })
  Object.assign(view, { width: 360, height: 305 })
  flushSync()
  const seen = Object.values(OPENED).filter((each) => view.sees(find(scene, (aim) => aim.id.startsWith(each))))
  expect([view.zoomed, seen]).toEqual([true, [id]])
})

it('leaves an area that does not ask for it as it is', () => {
  const scene = { ...hansaAct, areas: [{ ...hansaAct.areas[0]!, zoom: false }] }
  expect(shown(scene, new View()).container.querySelector('.zoom')).toBeNull()
})
