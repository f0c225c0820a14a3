import { fireEvent, render, within } from '@testing-library/svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isPlaced, type Group, type Part } from '../picture/display'
import { spoken } from '../picture/targets'
import { propsOf, someChoice, tuscanyAct, tuscanyJoin, tuscanyPay } from './testing'
import TableView from './TableView.svelte'

const target = (id: string): Element => document.querySelector(`[data-target="${id}"]`)!
const drawn = (id: string): Element => document.querySelector(`[data-piece="${id}"]`)!
const hrefs = (element: Element): (string | null)[] =>
  [...element.querySelectorAll('use')].map((use) => use.getAttribute('href'))
/** Printed spaces are tinted, tiles have a sign that stands on their colour. */
const spaces = (element: Element): Element[] => [...element.querySelectorAll('polygon[fill-opacity="0.42"]')]
const piecesIn = (area: string): (Group | Part)[] => (tuscanyAct.picture!.areas[area]!.pieces ?? []).filter(isPlaced)
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
    const tiles = [own, `storage:${tuscanyAct.viewer}`].flatMap(piecesIn)
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
  const area = (id: string): Element => document.querySelector(`[data-area="${id}"]`)!
  const others = tuscanyAct.areas.filter((each) => each.kind === 'market' && each.owner >= 0)

  it('stand display and bonuses above, the estates of the others with their players, storage and stacks on the mat', async () => {
    render(TableView, { props: propsOf(tuscanyAct) })
    expect(document.querySelector('.above h2')?.textContent).toBe(
      tuscanyAct.areas.find((area) => area.kind === 'top')!.title,
    )
    expect(document.querySelector('.beside .card')).toBeNull()
    for (const id of ['display', 'bonuses', 'colours']) expect(area(id).closest('.above')).toBeTruthy()
    const chips = ['bonuses', 'colours'].flatMap(piecesIn)
    expect(chips).toHaveLength(8 + 5)
    for (const { id } of chips) expect(drawn(id!).textContent).toMatch(/^\d|–$/)
    for (const id of ['storage', 'stacks']) expect(area(`${id}:${tuscanyAct.viewer}`).closest('.mat')).toBeTruthy()
    expect(others).toHaveLength(2)
    for (const { id, owner } of others) expect(area(id).closest(`[data-player="${owner}"]`)).toBeTruthy()
    await fireEvent.click(document.querySelector(`[data-player="${others[1]!.owner}"] .zoom`)!)
    expect(document.querySelector(`[data-enlarged="${others[1]!.id}"]`)).toBeTruthy()
  })

  it('go into a row below it in a smaller window, and beside it where players are in a drawer', () => {
    window.innerWidth = 1024
    const { unmount } = render(TableView, { props: propsOf(tuscanyAct) })
    for (const id of ['bonuses', 'colours']) expect(area(id).closest('.below')).toBeTruthy()
    unmount()
    window.innerWidth = 800
    render(TableView, { props: propsOf(tuscanyAct) })
    const cards = [...document.querySelectorAll<HTMLElement>('.beside .card')]
    expect(cards).toHaveLength(4)
    for (const { title, note } of others) {
      const card = cards.find((each) => each.querySelector('h2')?.textContent === title)!
      expect(card.querySelector('.chip')).toBeTruthy()
      expect(within(card).getByText(note)).toBeTruthy()
    }
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
  const hand = (kind: string): HTMLButtonElement[] => [
    ...document.querySelectorAll<HTMLButtonElement>(`[data-target="card:${tuscanyPay.viewer}:${kind}"]`),
  ]
  const ups = (kind: string): number => hand(kind).filter((card) => card.getAttribute('aria-pressed') === 'true').length
  const pay = (): HTMLButtonElement => document.querySelector<HTMLButtonElement>('[data-pay]')!
  const action = (notation: string): number => tuscanyPay.choices.find((each) => each.notation === notation)!.action

  it('begins with the cheapest payment lifted; the button says how many cards it is', async () => {
    const ondecide = vi.fn()
    render(TableView, { props: propsOf(tuscanyPay, { ondecide }) })
    expect(ups('village')).toBe(2)
    expect(document.querySelectorAll('.ask button').length - tuscanyPay.choices.length).toBeLessThan(6) // no wall of them
    expect(pay().textContent).toMatch(/^Pay\s+2/)
    await fireEvent.click(pay())
    expect(ondecide).toHaveBeenCalledExactlyOnceWith(action('pay card card'))
  })

  it('lifts equal cards that stand in for one together, and lowers what they replace', async () => {
    const ondecide = vi.fn()
    render(TableView, { props: propsOf(tuscanyPay, { ondecide }) })
    await fireEvent.click(hand('quarry')[0]!)
    expect([ups('village'), ups('quarry')]).toEqual([1, 2])
    expect(pay().textContent).toMatch(/^Pay\s+3/)
    await fireEvent.click(pay())
    expect(ondecide).toHaveBeenCalledExactlyOnceWith(action('pay card quarry'))
  })

  it('is off while it does not fit, and the bar says what is missing', async () => {
    render(TableView, { props: propsOf(tuscanyPay) })
    await fireEvent.click(hand('village').at(-1)!)
    expect(ups('village')).toBe(1)
    expect(pay().disabled).toBe(true)
    const said = document.querySelector('.ask .words p')!.textContent!
    expect(said).toContain('Still missing')
    expect(said).toContain('village')
    await fireEvent.click(hand('village')[0]!)
    expect(pay().disabled).toBe(false)
  })

  it('goes by keys: space lifts and lowers, Enter pays from anywhere', async () => {
    const ondecide = vi.fn()
    render(TableView, { props: propsOf(tuscanyPay, { ondecide }) })
    const [card] = hand('quarry')
    card!.focus()
    await fireEvent.click(card!) // what a browser makes of the space bar on a button
    await fireEvent.keyDown(card!, { key: 'Enter' })
    expect(ondecide).toHaveBeenCalledExactlyOnceWith(action('pay card quarry'))
  })

  it('takes a worker for a card: a second button, or a click on the workers', async () => {
    const ondecide = vi.fn()
    const worker = `counter:${tuscanyPay.viewer}:worker`
    const helped = someChoice({
      notation: 'pay card worker',
      brief: '1 :village: + 1 :worker:',
      primary: true,
      takes: { [`card:${tuscanyPay.viewer}:village`]: 1, [worker]: 1 },
    })
    const choices = [...tuscanyPay.choices, helped]
    render(TableView, { props: propsOf({ ...tuscanyPay, choices }, { ondecide }) })
    await fireEvent.click(target(worker))
    expect([ups('village'), target(worker).getAttribute('aria-pressed')]).toEqual([1, 'true'])
    expect(pay().textContent).toMatch(/^Pay\s+2/)
    await fireEvent.click(document.querySelector('.ask .answers button')!)
    expect(ondecide).toHaveBeenCalledExactlyOnceWith(helped.action)
  })

  it('lies in the sheet on a phone', async () => {
    window.innerWidth = 390
    const ondecide = vi.fn()
    render(TableView, { props: propsOf(tuscanyPay, { ondecide }) })
    const sheet = document.querySelector<HTMLElement>('.ask.sheet')!
    await fireEvent.click(sheet.querySelector(`[data-target="card:${tuscanyPay.viewer}:quarry"]`)!)
    await fireEvent.click(pay())
    expect(ondecide).toHaveBeenCalledExactlyOnceWith(action('pay card quarry'))
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
    expect(frames[0]!.textContent!.trim()).toMatch(/^[ABC] · (upright|turned) [↑↓] · max ?\d+$/)
    expect(spaces(frames[0]!)).toHaveLength(20)
    expect(hrefs(frames[0]!)).toContain('#i-green')
  })
})
