import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isPlaced, type Group, type Part } from '../picture/display'
import { spoken } from '../picture/targets'
import { propsOf, tuscanyAct, tuscanyJoin, tuscanyPay } from './testing'
import TableView from './TableView.svelte'

const target = (id: string): Element => document.querySelector(`[data-target="${id}"]`)!
const drawn = (id: string): Element => document.querySelector(`[data-piece="${id}"]`)!
const hrefs = (element: Element): (string | null)[] =>
  [...element.querySelectorAll('use')].map((use) => use.getAttribute('href'))
/** Printed spaces are tinted, tiles have a sign that stands on their colour. */
const spaces = (element: Element): Element[] => [...element.querySelectorAll('polygon[fill-opacity="0.42"]')]
const piecesIn = (area: string): (Group | Part)[] => tuscanyAct.picture!.areas[area]!.pieces!.filter(isPlaced)
const me = tuscanyAct.players[tuscanyAct.viewer]!
const own = `estate:${tuscanyAct.viewer}`
const either = tuscanyAct.choices.find(
  (choice) =>
    choice.notation.startsWith('place') &&
    tuscanyAct.choices.some((each) => each !== choice && each.targets[0] === choice.targets[0]),
)!

beforeEach(() => {
  window.innerWidth = 1440
})

describe('the estate', () => {
  it('has printed spaces and tiles; a wooden hexagon shows what it stands for', () => {
    render(TableView, { props: propsOf(tuscanyAct) })
    const board = document.querySelector(`[data-area="${own}"]`)!
    expect(spaces(board)).toHaveLength(30)
    const tiles = piecesIn(own)
    expect(tiles.some(({ id }) => id!.startsWith('tile:')) && tiles.some(({ id }) => id!.startsWith('stored:'))).toBe(
      true,
    )
    for (const { id } of tiles) expect(drawn(id!).querySelectorAll('polygon').length).toBeGreaterThan(2)
    const wooden = Object.keys(tuscanyAct.picture!.areas)
      .flatMap(piecesIn)
      .find((piece) => 'part' in piece && piece.part.startsWith('wooden '))! as Part
    const colour = wooden.part.split(' ')[1]!
    expect(hrefs(drawn(wooden.id!))).toEqual([`#i-${colour}`, '#i-hexagon', '#i-hexagon'])
    expect(drawn(wooden.id!).querySelector('polygon')?.getAttribute('fill')).toBe(`var(--${colour})`)
  })

  it('asks which, where two things can be placed; the one pointed at is seen on its space', async () => {
    const ondecide = vi.fn()
    render(TableView, { props: propsOf(tuscanyAct, { ondecide }) })
    await fireEvent.pointerEnter(target(either.targets[0]!))
    const ghosts = [...document.querySelectorAll('.drawing.ghost')]
    expect(ghosts.map((ghost) => hrefs(ghost).length > 0)).toEqual([true])
    expect(document.querySelectorAll('.round-ghost')).toHaveLength(2) // a ring and its halo
    await fireEvent.click(target(either.targets[0]!))
    const buttons = [...document.querySelectorAll('.chooser button')]
    expect(buttons.length).toBeGreaterThan(1)
    await fireEvent.click(buttons.find((button) => button.textContent!.includes(either.words))!)
    expect(ondecide).toHaveBeenCalledExactlyOnceWith(either.action)
  })

  it('rings of spaces and tiles are hexagons', () => {
    render(TableView, { props: propsOf(tuscanyAct) })
    const take = tuscanyAct.choices.find((choice) => choice.notation.startsWith('take'))!
    for (const id of [either.targets[0]!, take.targets[0]!])
      expect(target(id).querySelector('polygon[stroke="var(--glow)"]')).toBeTruthy()
  })

  it('a line of the log speaks of the space of the one who decided', () => {
    const space = either.targets[0]!
    expect(spoken(tuscanyAct, `place village ${space.split(':')[2]}`, tuscanyAct.viewer)).toEqual([space])
  })
})

describe('round the estate', () => {
  it('stand the display above, the estates of the others and the bonuses beside it', () => {
    render(TableView, { props: propsOf(tuscanyAct) })
    expect(document.querySelector('.above h2')?.textContent).toBe(
      tuscanyAct.areas.find((area) => area.kind === 'top')!.title,
    )
    expect(document.querySelectorAll('.above [data-piece]')).toHaveLength(8)
    const cards = [...document.querySelectorAll<HTMLElement>('.beside .card')]
    expect(cards).toHaveLength(3)
    for (const area of tuscanyAct.areas.filter((each) => each.kind === 'market' && each.owner >= 0)) {
      const card = cards.find((each) => each.querySelector('h2')?.textContent === area.title)!
      expect(card.querySelector('.chip')).toBeTruthy()
      expect(within(card).getByText(area.note)).toBeTruthy()
    }
    const chips = piecesIn('bonuses')
    expect(chips).toHaveLength(8 + 5)
    for (const { id } of chips) expect(drawn(id!).textContent).toMatch(/^\d|–$/)
  })

  it('a tile of the display is taken by one click', async () => {
    const ondecide = vi.fn()
    render(TableView, { props: propsOf(tuscanyAct, { ondecide }) })
    const take = tuscanyAct.choices.find((choice) => choice.notation.startsWith('take'))!
    await fireEvent.click(target(take.targets[0]!))
    expect(ondecide).toHaveBeenCalledExactlyOnceWith(take.action)
  })

  it('has cards by colour with their numbers, and bonus tiles, on the mat', () => {
    render(TableView, { props: propsOf(tuscanyAct) })
    const mat = document.querySelector('.mat')!
    const types = me.cards.filter((card) => card.tone)
    expect(mat.querySelectorAll('.type')).toHaveLength(types.length)
    for (const card of types)
      expect(mat.querySelector(`[data-piece="${card.id}"] .amount`)?.textContent).toBe(String(card.count))
    expect(mat.querySelectorAll('.token')).toHaveLength(me.cards.filter((card) => card.symbol && !card.tone).length)
    for (const counter of me.counters.filter((each) => each.kind === 'good'))
      expect(mat.querySelector(`[aria-label="${counter.label}"]`)).toBeTruthy()
  })
})

describe('building', () => {
  it('each way is a frame with its picture, chosen by one click', async () => {
    const ondecide = vi.fn()
    render(TableView, { props: propsOf(tuscanyJoin, { ondecide }) })
    const choice = tuscanyJoin.choices[3]!
    expect(document.querySelectorAll('[data-target^="option:"][data-legal]')).toHaveLength(tuscanyJoin.choices.length)
    expect(target(choice.targets[0]!).getAttribute('aria-label')).toContain(choice.words)
    await fireEvent.click(target(choice.targets[0]!))
    expect(ondecide).toHaveBeenCalledExactlyOnceWith(choice.action)
  })
})

describe('paying', () => {
  it('is a list of buttons', async () => {
    const ondecide = vi.fn()
    render(TableView, { props: propsOf(tuscanyPay, { ondecide }) })
    const buttons = [...document.querySelectorAll('section.ask .answers button')]
    expect(buttons).toHaveLength(tuscanyPay.choices.length)
    const last = tuscanyPay.choices.at(-1)!
    await fireEvent.click(buttons.at(-1)!)
    expect(ondecide).toHaveBeenCalledExactlyOnceWith(last.action)
  })

  it('shows amounts alone where there are many, says them in words, and can be narrowed to what shall be among it', async () => {
    render(TableView, { props: propsOf(tuscanyPay) })
    const buttons = (): HTMLButtonElement[] => [
      ...document.querySelectorAll<HTMLButtonElement>('section.ask .answers button'),
    ]
    expect(buttons()[1]!.textContent).toContain(tuscanyPay.choices[1]!.words) // for ears
    await fireEvent.pointerEnter(buttons()[1]!)
    expect(document.querySelector('.said p')!.textContent).toBe(tuscanyPay.choices[1]!.words)
    const group = screen.getByRole('group', { name: 'Only with' })
    const [own, next] = [...group.querySelectorAll('button')]
    await fireEvent.click(own!)
    expect(buttons()).toHaveLength(tuscanyPay.choices.filter((choice) => choice.gain.includes(':village:')).length)
    await fireEvent.click(next!)
    expect(buttons().map((button) => button.title)).toEqual([
      'Pay 1 matching card and 2 castle cards: −1 village, −2 castle',
    ])
    await fireEvent.click(own!)
    await fireEvent.click(next!)
    expect(buttons()).toHaveLength(tuscanyPay.choices.length)
  })
})

describe('on a phone', () => {
  beforeEach(() => {
    window.innerWidth = 390
  })

  it('the display is above the estate, cards and the other estates below it', () => {
    render(TableView, { props: propsOf(tuscanyAct) })
    expect(document.querySelectorAll('.above.bare [data-piece]')).toHaveLength(8)
    expect(document.querySelectorAll('.types .type')).toHaveLength(me.cards.filter((card) => card.tone).length)
    expect(document.querySelectorAll('.owned > .card')).toHaveLength(2)
  })

  it('frames are cards with words that can be read', async () => {
    render(TableView, { props: propsOf(tuscanyJoin) })
    const frames = [...document.querySelectorAll('.flow button[data-target^="option:"]')]
    expect(frames).toHaveLength(tuscanyJoin.choices.length)
    expect(frames[0]!.textContent!.trim()).toMatch(/^[ABC] · (upright|turned) · (up|down) · \d+$/)
    expect(spaces(frames[0]!)).toHaveLength(20)
    expect(hrefs(frames[0]!)).toContain('#i-green')
  })
})
