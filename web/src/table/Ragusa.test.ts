import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Choice, Piece, Scene } from '../lib/contract'
import EndOfGame from './EndOfGame.svelte'
import { choiceOf, propsOf, ragusaBuild, ragusaKeep, ragusaSolo, tableOf, text } from './testing'
import TableView from './TableView.svelte'

const target = (id: string): Element => document.querySelector(`[data-target="${id}"]`)!
const drawn = (piece: Piece): Element => document.querySelector(`[data-piece="${piece.id}"]`)!
const called = (name: string): HTMLElement => document.querySelector<HTMLElement>(`[aria-label="${name}"]`)!
const find = (scene: Scene, test: (piece: Piece) => boolean): Piece => scene.pieces.find(test)!
/** The same scene with another question. */
const asking = (...choices: Partial<Choice>[]): Scene => ({
  ...ragusaBuild,
  choices: choices.map((choice, k) => ({
    action: k,
    notation: 'do',
    words: `Do ${k}`,
    targets: [],
    gain: '',
    at: '',
    ...choice,
  })),
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
  it('shows hexes with their goods or names, edges and walls, printed sites, houses of nobody', () => {
    render(TableView, { props: propsOf(ragusaBuild) })
    const board = document.querySelector('[data-area=board]')!
    const hexes = ragusaBuild.pieces.filter((piece) => piece.kind === 'hex')
    expect(board.querySelectorAll('polygon[stroke="var(--hx-line)"]')).toHaveLength(hexes.length)
    expect(board.querySelectorAll('polygon[fill="var(--hx-city)"]')).toHaveLength(10)
    for (const hex of hexes.filter((piece) => piece.title)) expect(board.textContent).toContain(hex.title.split(' ')[0])
    expect(board.querySelectorAll('[data-line] > path[stroke="#D8D0C0"]')).toHaveLength(
      ragusaBuild.lines.filter((line) => line.kind === 'wall').length,
    )
    expect(board.querySelectorAll('path[data-line][stroke="var(--hx-wall)"]')).toHaveLength(
      ragusaBuild.lines.filter((line) => line.kind === 'edge').length,
    )
    expect(board.querySelectorAll('circle.printed').length).toBeGreaterThan(0)
    const hall = find(ragusaBuild, (piece) => piece.kind === 'hall')
    expect(drawn(hall).innerHTML).toContain('--slot-black')
    expect(drawn(hall).querySelector('use')?.getAttribute('href')).toBe('#i-star')
    const house = find(ragusaBuild, (piece) => piece.kind === 'house' && piece.owner === me.seat)
    expect(drawn(house).innerHTML).toContain(`--p-${me.colour}`)
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
    const card = document.querySelector<HTMLElement>('.side [role=tooltip]')!
    const site = ragusaBuild.places.find((place) => place.id === choice.targets[0])!
    expect(card.querySelector('h3')?.textContent).toBe(site.label)
    expect(card.querySelectorAll('li')).toHaveLength(choice.gain.split('\n').length)
    const others = card.querySelectorAll('.other')
    expect(others).toHaveLength(choice.gain.split('\n').filter((line) => line.startsWith(other.name)).length)
    expect(others[0]!.querySelector('.chip')).toBeTruthy()
    const closed = ragusaBuild.places.find((place) => place.why_not)!
    await fireEvent.pointerLeave(target(choice.targets[0]!))
    await fireEvent.pointerEnter(target(closed.id))
    expect(document.querySelector('[role=tooltip]')?.textContent).toContain(closed.why_not.split(':')[0])
  })

  it('asks which, where a house or a superhouse can stand', async () => {
    const onmove = vi.fn()
    render(TableView, { props: propsOf(ragusaBuild, { onmove }) })
    await fireEvent.click(target(either.targets[0]!))
    const buttons = [...document.querySelectorAll('.chooser button')]
    expect(buttons).toHaveLength(2)
    await fireEvent.click(buttons.find((button) => button.textContent!.includes(either.words))!)
    expect(onmove).toHaveBeenCalledExactlyOnceWith(either.action)
  })

  it('plays a hex, an edge and a place for a tower by one click; the tower lies above the roof', async () => {
    const onmove = vi.fn()
    const edge = ragusaBuild.lines.find((line) => line.kind === 'edge')!
    const tower = ragusaBuild.places.find((place) => place.id.startsWith('tower:'))!
    const scene = asking(
      { targets: ['hex:mason'] },
      { targets: [edge.id] },
      { targets: [tower.id], notation: 'tower 21' },
    )
    render(TableView, { props: propsOf(scene, { onmove }) })
    for (const id of ['hex:mason', edge.id, tower.id]) expect(target(id).getAttribute('role')).toBe('button')
    const order = [...document.querySelectorAll<SVGElement>('[data-area=board] [data-target]')].map(
      (each) => each.dataset.target!,
    )
    const house = find(ragusaBuild, (piece) => piece.kind === 'house')
    expect(order.indexOf(tower.id)).toBeGreaterThan(order.indexOf(house.id))
    expect(order.indexOf(edge.id)).toBeGreaterThan(order.indexOf('hex:winery')) // an edge lies above the hexes it parts
    await fireEvent.click(target('hex:mason'))
    expect(onmove).toHaveBeenLastCalledWith(0)
  })

  it('marks a wall that was just built', async () => {
    const wall = ragusaBuild.lines.find((line) => line.kind === 'wall')!
    const before = {
      ...ragusaBuild,
      to_move: other.seat,
      choices: [],
      lines: ragusaBuild.lines.map((line) => (line === wall ? { ...line, kind: 'edge' } : line)),
    }
    const { rerender } = render(TableView, { props: propsOf(before, { number: 12 }) })
    await rerender(propsOf(ragusaBuild, { number: 13 }))
    expect(document.querySelectorAll(`[data-line="${wall.id}"] .new`)).toHaveLength(1)
    expect(document.querySelectorAll('.new[stroke]')).toHaveLength(1)
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
    const price = find(ragusaBuild, (piece) => piece.kind === 'scale')
    const steps = price.text.split(' ')
    expect(drawn(price).querySelector('.stands')?.textContent).toBe(steps[price.count])
    const written = [...drawn(price).querySelectorAll('text:not(.stands)')].map((each) => each.textContent)
    expect(written).toEqual([
      ...(written[0] === price.title ? [price.title] : []),
      ...steps.filter((step, k) => step !== steps[k - 1] && k !== price.count),
    ])
    const ship = find(ragusaBuild, (piece) => piece.kind === 'offer')
    expect(drawn(ship).classList.contains('tall')).toBe(true)
    expect(drawn(ship).querySelector('.foot')?.querySelectorAll('svg').length).toBe(
      ship.foot.match(/:[a-z]+:/g)!.length,
    )
  })

  it('a price and a ship are played by one click', async () => {
    const onmove = vi.fn()
    const ship = find(ragusaBuild, (piece) => piece.kind === 'offer')
    const { rerender } = render(TableView, { props: propsOf(asking({ targets: ['price:wine'] }), { onmove }) })
    await fireEvent.click(target('price:wine'))
    expect(onmove).toHaveBeenLastCalledWith(0)
    await rerender(propsOf(asking({}, { targets: [ship.id] }), { onmove }))
    await fireEvent.click(target(ship.id))
    expect(onmove).toHaveBeenLastCalledWith(1)
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
    const onmove = vi.fn()
    render(TableView, { props: propsOf(ragusaKeep, { onmove }) })
    const keep = ragusaKeep.choices[1]!
    expect(document.querySelectorAll('.mat [data-legal]')).toHaveLength(ragusaKeep.choices.length)
    await fireEvent.click(target(keep.targets[0]!))
    expect(onmove).toHaveBeenCalledExactlyOnceWith(keep.action)
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
    render(EndOfGame, { scene: ragusaSolo, table, history: { moves: [], scores }, text })
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
    expect(document.querySelectorAll('.chips > div')).toHaveLength(9)
    expect(document.querySelector('.overview')).toBeNull()
    const port = ragusaBuild.areas.find((area) => area.id === 'port')!
    await fireEvent.click(
      [...document.querySelectorAll('nav button')].find((button) => button.textContent === port.title)!,
    )
    expect(document.querySelectorAll('main .card h2')).toHaveLength(3)
  })

  it('puts cards to choose from first', () => {
    render(TableView, { props: propsOf(ragusaKeep) })
    const hand = document.querySelector('.hand')!
    expect(
      hand.compareDocumentPosition(document.querySelector('.board')!) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy()
    expect(hand.querySelectorAll('[data-legal]')).toHaveLength(ragusaKeep.choices.length)
  })
})
