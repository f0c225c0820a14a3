import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Choice, Scene } from '../lib/contract'
import { aims, type Aim } from '../picture/targets'
import EndOfGame from './EndOfGame.svelte'
import { choiceOf, playedOf, propsOf, ragusaBuild, ragusaKeep, ragusaSolo, tableOf, text, someChoice } from './testing'
import TableView from './TableView.svelte'

const target = (id: string): Element => document.querySelector(`[data-target="${id}"]`)!
const drawn = (id: string): Element => document.querySelector(`[data-piece="${id}"]`)!
const called = (name: string): HTMLElement => document.querySelector<HTMLElement>(`[aria-label="${name}"]`)!
const all = aims(ragusaBuild)
const like = (name: RegExp): Aim[] => all.filter((aim) => name.test(aim.id))
const walls = ragusaBuild.picture!.areas['board']!.pieces!.flatMap((node) =>
  'id' in node && node.id?.startsWith('wall:') ? [node.id] : [],
)
const uses = (element: Element, start: string): string[] =>
  [...element.querySelectorAll('use')].map((use) => use.getAttribute('href')!).filter((each) => each.startsWith(start))
/** The same scene with another question. */
const asking = (...choices: Partial<Choice>[]): Scene => ({
  ...ragusaBuild,
  choices: choices.map((choice, k) => someChoice({ action: k, notation: 'do', words: `Do ${k}`, ...choice })),
})
const me = ragusaBuild.players[ragusaBuild.viewer]!
const other = ragusaBuild.players.find((player) => player !== me)!
const either = ragusaBuild.choices.find(
  (choice) =>
    choice.notation.startsWith('super') &&
    ragusaBuild.choices.some((each) => each !== choice && each.targets[0] === choice.targets[0]),
)!

beforeEach(() => {
  window.innerWidth = 1440
})

describe('the board', () => {
  it('shows lands with their goods, quarters with their names, walls, sites, houses of nobody', () => {
    render(TableView, { props: propsOf(ragusaBuild) })
    const board = document.querySelector('[data-area=board]')!
    expect(like(/^hex:/)).toHaveLength(37)
    expect(uses(board, '#i-land-')).toHaveLength(19)
    expect(new Set(uses(board, '#i-quarter-')).size).toBe(10)
    for (const name of ['Winery', 'Cathedral', 'Oil Press', 'Fishmonger']) expect(board.textContent).toContain(name)
    expect(walls.length).toBeGreaterThan(0)
    for (const id of walls) expect(uses(drawn(id), '#')).toEqual([]) // of stones, not of icons
    expect(like(/^wall:/)).toHaveLength(22)
    expect(like(/^site:/)).toHaveLength(52)
    const hall = drawn(like(/:super$/)[0]!.id)
    expect(hall.innerHTML).toContain('--ebony')
    expect(uses(hall, '#')).toEqual(['#i-star'])
    const house = drawn(like(new RegExp(`^house:.*:p${me.seat + 1}$`))[0]!.id)
    expect(house.innerHTML).toContain(`--own:var(--p-${me.colour})`)
    expect(uses(house, '#i-emblem')).toEqual([`#i-emblem-${me.colour}`])
  })

  it('lights the hexes of a site that is pointed at, and tells beside the board what it brings to whom', async () => {
    render(TableView, { props: propsOf(ragusaBuild) })
    const choice = choiceOf(
      ragusaBuild,
      (each) =>
        each.notation.startsWith('build') &&
        each.gain.includes(`${other.name} · `) &&
        ragusaBuild.choices.filter((one) => one.targets[0] === each.targets[0]).length === 1,
    )
    await fireEvent.pointerEnter(target(choice.targets[0]!))
    expect(document.querySelectorAll('[data-target^="hex:"] > polygon[fill="var(--glow-soft)"]')).toHaveLength(3)
    expect(uses(document.querySelector('.ghost')!, '#i-emblem')).toEqual([`#i-emblem-${me.colour}`])
    const card = document.querySelector<HTMLElement>('.side [role=tooltip]')!
    const site = all.find((aim) => aim.id === choice.targets[0])!
    expect(card.querySelector('h3')?.textContent).toBe(site.label)
    expect(card.querySelectorAll('li')).toHaveLength(choice.gain.split('\n').length)
    const others = card.querySelectorAll('.other')
    expect(others).toHaveLength(choice.gain.split('\n').filter((line) => line.startsWith(other.name)).length)
    expect(others[0]!.querySelector('.chip')).toBeTruthy()
    const closed = like(/^site:/).find((aim) => aim.why_not)!
    await fireEvent.pointerLeave(target(choice.targets[0]!))
    await fireEvent.pointerEnter(target(closed.id))
    expect(document.querySelector('[role=tooltip]')?.textContent).toContain(closed.why_not.split(':')[0])
  })

  it('asks which, where a house or a superhouse can stand', async () => {
    const ondecide = vi.fn()
    render(TableView, { props: propsOf(ragusaBuild, { ondecide }) })
    await fireEvent.click(target(either.targets[0]!))
    const buttons = [...document.querySelectorAll('.chooser button')]
    expect(buttons).toHaveLength(2)
    await fireEvent.click(buttons.find((button) => button.textContent!.includes(either.words))!)
    expect(ondecide).toHaveBeenCalledExactlyOnceWith(either.action)
  })

  it('plays a hex, an edge and a place for a tower by one click; the tower lies above the roof', async () => {
    const ondecide = vi.fn()
    const edge = like(/^wall:/).find((aim) => !walls.includes(aim.id))!
    const tower = like(/^tower:\d+$/)[0]!
    const scene = asking(
      { targets: ['hex:mason'] },
      { targets: [edge.id] },
      { targets: [tower.id], notation: 'tower 21' },
    )
    render(TableView, { props: propsOf(scene, { ondecide }) })
    for (const id of ['hex:mason', edge.id, tower.id]) expect(target(id).getAttribute('role')).toBe('button')
    const order = [...document.querySelectorAll<SVGElement>('[data-area=board] [data-target]')].map(
      (each) => each.dataset.target!,
    )
    const house = like(/^house:/)[0]!
    expect(order.indexOf(tower.id)).toBeGreaterThan(order.indexOf(house.id))
    expect(order.indexOf(edge.id)).toBeGreaterThan(order.indexOf('hex:winery')) // an edge lies above the hexes it parts
    await fireEvent.click(target('hex:mason'))
    expect(ondecide).toHaveBeenLastCalledWith(0)
  })

  it('marks a wall that was just built', async () => {
    const played = [playedOf(13, ragusaBuild.viewer, { kind: 'move', id: walls[0]!, source: like(/^house:/)[0]!.id })]
    const before = { ...ragusaBuild, to_move: other.seat, choices: [] }
    const { rerender } = render(TableView, { props: propsOf(before, { number: 12 }) })
    await rerender(propsOf(ragusaBuild, { number: 13, played }))
    const outline = all.find((aim) => aim.id === walls[0])!.outline
    expect([...document.querySelectorAll('.fresh')].map((each) => each.getAttribute('d'))).toEqual([
      'path' in outline ? outline.path : '',
    ])
  })
})

describe('beside the board', () => {
  it('stand prices, ships and the wall, each on its card with its note', () => {
    render(TableView, { props: propsOf(ragusaBuild) })
    const cards = [...document.querySelectorAll('.beside .card')]
    expect(cards.map((card) => card.querySelector('h2')?.textContent)).toEqual(
      ragusaBuild.areas.slice(1).map((area) => area.title),
    )
    const ring = ragusaBuild.areas.find((area) => area.id === 'ring')!
    expect(cards[2]!.querySelector('p')?.textContent).toBe(ring.note)
    const price = drawn('price:wine')
    const step = ragusaBuild.picture!.areas['prices']!
    expect(step.pieces).toHaveLength(3)
    expect(price.textContent).toContain('Wine')
    expect(price.querySelectorAll('rect[fill="var(--ink)"]')).toHaveLength(1) // where it stands
    const label = all.find((aim) => aim.id === 'price:wine')!.label
    const shown = [...price.querySelectorAll('text')].at(-1)!.textContent
    expect(label).toContain(shown)
    const ship = like(/^ship:/)[0]!
    expect(uses(drawn(ship.id), '#i-star')).toHaveLength(1)
    expect(uses(drawn(ship.id), '#i-').length).toBeGreaterThan(3) // points, what falls, the good, its price
  })

  it('a price and a ship are played by one click', async () => {
    const ondecide = vi.fn()
    const ship = like(/^ship:/)[0]!
    const { rerender } = render(TableView, { props: propsOf(asking({ targets: ['price:wine'] }), { ondecide }) })
    await fireEvent.click(target('price:wine'))
    expect(ondecide).toHaveBeenLastCalledWith(0)
    await rerender(propsOf(asking({}, { targets: [ship.id] }), { ondecide }))
    await fireEvent.click(target(ship.id))
    expect(ondecide).toHaveBeenLastCalledWith(1)
  })
})

describe('the mat', () => {
  it('has lands, stock, what is left to build, cards and ships', () => {
    render(TableView, { props: propsOf(ragusaBuild) })
    const mat = called('Yours')
    for (const group of new Set(me.counters.filter((counter) => counter.group).map((counter) => counter.group)))
      expect(within(mat).getByText(group)).toBeTruthy()
    for (const counter of me.counters.filter((each) => each.kind !== 'card'))
      expect(mat.querySelector(`[aria-label="${counter.label}"]`)).toBeTruthy()
    for (const card of me.cards.filter((each) => each.title && !each.symbol))
      expect(within(mat).getByText(card.title)).toBeTruthy()
    expect(mat.querySelectorAll('.token.good')).toHaveLength(me.cards.filter((card) => card.symbol).length)
  })

  it('offers the cards to keep; a click keeps one; others see only how many there are', async () => {
    const ondecide = vi.fn()
    render(TableView, { props: propsOf(ragusaKeep, { ondecide }) })
    const keep = ragusaKeep.choices[1]!
    expect(document.querySelectorAll('.mat [data-legal]')).toHaveLength(ragusaKeep.choices.length)
    await fireEvent.click(target(keep.targets[0]!))
    expect(ondecide).toHaveBeenCalledExactlyOnceWith(keep.action)
    const hidden = ragusaKeep.players.filter((player) => player.seat !== ragusaKeep.viewer)
    expect(hidden.flatMap((player) => player.cards).filter((card) => card.title && !card.symbol)).toHaveLength(0)
  })

  it('is covered between people at one device', async () => {
    const table = tableOf(ragusaKeep, [0, 1, 2])
    const { rerender } = render(TableView, {
      props: propsOf({ ...ragusaKeep, viewer: (ragusaKeep.viewer + 1) % 3 }, { table }),
    })
    await rerender(propsOf(ragusaKeep, { table }))
    expect(document.querySelector('.cover')).toBeTruthy()
    expect(document.body.textContent).not.toContain(ragusaKeep.choices[0]!.words)
  })
})

describe('alone', () => {
  // The automata are players without a seat at the table.
  const table = { ...tableOf(ragusaSolo), seats: tableOf(ragusaSolo).seats.slice(0, 1) }
  const scores = [[0], [3], [ragusaSolo.players[0]!.score]]

  it('has boxes, points and open cards for the automata', () => {
    render(TableView, { props: propsOf(ragusaSolo, { table }) })
    const boxes = [...document.querySelectorAll('.players > li')]
    expect(boxes).toHaveLength(3)
    expect(boxes.map((box) => box.querySelectorAll('.clock').length)).toEqual([1, 0, 0])
    for (const [k, player] of ragusaSolo.players.entries()) {
      expect(boxes[k]!.textContent).toContain(player.name)
      for (const card of player.cards.filter((each) => each.title && !each.symbol))
        expect(boxes[k]!.textContent).toContain(card.title)
    }
    expect(document.querySelectorAll('.bars .bar')).toHaveLength(3)
  })

  it('draws the points over time of those who have a seat', () => {
    render(EndOfGame, { scene: ragusaSolo, table, history: { decisions: [], scores, notes: [] }, text })
    const chart = screen.getByRole('img', { name: 'Points, decision by decision' })
    expect(chart.querySelectorAll('.line')).toHaveLength(2)
    expect(chart.innerHTML).not.toContain('NaN')
    expect(document.querySelectorAll('.bars .bar')).toHaveLength(3)
  })
})

describe('on a phone', () => {
  beforeEach(() => {
    window.innerWidth = 390
  })

  it('shows the whole board, all goods, ships, and the market on a tab of its own', async () => {
    render(TableView, { props: propsOf(ragusaBuild) })
    expect(document.querySelector('.large')).toBeNull()
    expect(document.querySelectorAll('.chips > .chip')).toHaveLength(9)
    expect(document.querySelector('.overview')).toBeNull()
    const port = ragusaBuild.areas.find((area) => area.id === 'port')!
    await fireEvent.click(
      [...document.querySelectorAll('nav button')].find((button) => button.textContent === port.title)!,
    )
    expect(document.querySelectorAll('main .card h2')).toHaveLength(3)
  })

  it('puts cards to choose from in the sheet, where nothing pushes the board', () => {
    render(TableView, { props: propsOf(ragusaKeep) })
    const cards = document.querySelectorAll('.sheet .held [data-legal]')
    expect(cards).toHaveLength(ragusaKeep.choices.length)
  })
})
