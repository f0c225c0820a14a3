import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Decision } from '../lib/contract'
import { aims } from '../picture/targets'
import {
  act,
  choiceOf,
  feed,
  decisions,
  other,
  over,
  propsOf,
  playedOf,
  someChoice,
  spectator,
  tableOf,
  turn,
} from './testing'
import TableView from './TableView.svelte'

const target = (id: string): Element => document.querySelector(`[data-target="${id}"]`)!
const key = (name: string, more: KeyboardEventInit = {}): Promise<boolean> =>
  fireEvent.keyDown(document.body, { key: name, ...more })

beforeEach(() => {
  window.innerWidth = 1440
})

describe('choosing', () => {
  it('lists every choice in words, and plays from the list', async () => {
    const ondecide = vi.fn()
    render(TableView, { props: propsOf(turn, { ondecide }) })
    const list = screen.getByRole('region', { name: 'All choices' })
    const buttons = within(list).getAllByRole('button')
    expect(buttons).toHaveLength(turn.choices.length)
    turn.choices.forEach((choice, k) => expect(buttons[k]!.textContent).toContain(choice.words))
    await fireEvent.click(screen.getByRole('button', { name: `Show all ${turn.choices.length}` }))
    await fireEvent.click(buttons[3]!)
    expect(ondecide).toHaveBeenCalledExactlyOnceWith(turn.choices[3]!.action)
  })

  it('plays a place, an offer and a card by one click, once', async () => {
    for (const choice of [
      choiceOf(turn, (each) => each.targets[0] === 'G1'),
      choiceOf(turn, (each) => each.notation.startsWith('build')),
    ]) {
      const ondecide = vi.fn()
      const { unmount } = render(TableView, { props: propsOf(turn, { ondecide }) })
      await fireEvent.click(target(choice.targets[0]!))
      expect(ondecide).toHaveBeenCalledExactlyOnceWith(choice.action)
      expect(document.querySelectorAll('[data-legal]')).toHaveLength(0) // sent; nothing more to play until the answer
      unmount()
    }
    const card = turn.players[turn.viewer]!.cards[0]!
    const ondecide = vi.fn()
    render(TableView, {
      props: propsOf(
        {
          ...turn,
          choices: [
            ...turn.choices,
            someChoice({ notation: 'claim', words: `Claim ${card.title}`, targets: [card.id] }),
          ],
        },
        { ondecide },
      ),
    })
    await fireEvent.click(target(card.id))
    expect(ondecide).toHaveBeenCalledExactlyOnceWith(9999)
  })

  it('waits for the button when turns are confirmed', async () => {
    const ondecide = vi.fn()
    render(TableView, { props: propsOf(turn, { ondecide, preferences: { confirm_turn: true } }) })
    const choice = choiceOf(turn, (each) => each.targets[0] === 'G1')
    await fireEvent.click(target('G1'))
    expect(ondecide).not.toHaveBeenCalled()
    await fireEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(screen.queryByRole('button', { name: new RegExp(`^${choice.words} ?(Enter)?$`) })).toBeNull()
    await fireEvent.click(target('G1'))
    await key('Enter')
    expect(ondecide).toHaveBeenCalledExactlyOnceWith(choice.action)
  })

  it('plays by key: Enter on a place, digits for answers', async () => {
    const ondecide = vi.fn()
    const { unmount } = render(TableView, { props: propsOf(turn, { ondecide }) })
    await fireEvent.keyDown(target('G1'), { key: 'Enter' })
    expect(ondecide).toHaveBeenCalledExactlyOnceWith(choiceOf(turn, (each) => each.targets[0] === 'G1').action)
    unmount()
    const answered = vi.fn()
    render(TableView, { props: propsOf(feed, { ondecide: answered }) })
    await key('2') // the first is the primary one
    expect(answered).toHaveBeenCalledExactlyOnceWith(feed.choices.find(({ primary }) => !primary)!.action)
  })

  it('goes from place to place with arrows, B finds the board', async () => {
    render(TableView, { props: propsOf(turn) })
    for (const element of document.querySelectorAll('[data-target]')) {
      const place = aims(turn).find((each) => each.id === element.getAttribute('data-target'))
      if (place) element.getBoundingClientRect = () => new DOMRect(place.x, place.y, 100, 100)
    }
    await key('b')
    await new Promise((done) => setTimeout(done))
    expect(document.activeElement?.getAttribute('data-target')).toBe('G1')
    await fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' })
    expect(document.activeElement?.getAttribute('data-target')).toBe('G2')
    expect(document.activeElement?.getAttribute('tabindex')).toBe('0')
  })

  it('shows few choices as answers with their gain', () => {
    render(TableView, { props: propsOf(act) })
    expect(screen.getByRole('button', { name: /^Use: Wheat field/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull()
  })

  it('shows gain and reason of what is pointed at', async () => {
    render(TableView, { props: propsOf(turn) })
    await fireEvent.pointerEnter(target('D2'))
    expect(screen.getByRole('tooltip').textContent).toContain('Tavern')
    const offer = aims(turn).find((aim) => aim.area === 'market' && aim.why_not)!
    await fireEvent.pointerEnter(target(offer.id))
    expect(screen.getByRole('tooltip').textContent).toContain(offer.why_not)
  })
})

describe('around the choices', () => {
  it('undoes by button and key, or says why not', async () => {
    const onundo = vi.fn()
    const { rerender } = render(TableView, { props: propsOf(turn, { onundo }) })
    await fireEvent.click(screen.getByRole('button', { name: 'Undo your last decision' }))
    await key('u')
    await key('U', { shiftKey: true })
    expect(onundo.mock.calls).toEqual([[false], [false], [true]])
    await rerender(propsOf(turn, { onundo, undo: 'A card was drawn.' }))
    const closed = screen.getByRole('button', { name: 'Undo your last decision', description: 'A card was drawn.' })
    expect(closed.getAttribute('aria-disabled')).toBe('true')
    await key('u')
    expect(onundo).toHaveBeenCalledTimes(3)
    expect(screen.getAllByText('A card was drawn.').length).toBeGreaterThan(1)
    await rerender(propsOf({ ...turn }, { onundo, undo: 'A card was drawn.' }))
    expect(screen.getAllByText('A card was drawn.')).toHaveLength(1)
    await fireEvent.click(closed)
    expect(screen.getAllByText('A card was drawn.').length).toBeGreaterThan(1)
  })

  it('says whose turn it is, and offers nothing', () => {
    render(TableView, { props: propsOf(other, { thinking: other.to_move, table: tableOf(other) }) })
    expect(screen.getByRole('heading', { name: other.question })).toBeTruthy()
    expect(screen.getByText(/is thinking/)).toBeTruthy()
    expect(document.querySelectorAll('[data-legal]')).toHaveLength(0)
    expect(screen.getAllByText('1:05').length).toBeGreaterThan(0)
  })

  it('lets spectators look only', () => {
    render(TableView, { props: propsOf(spectator, { table: tableOf(spectator, []) }) })
    expect(screen.getByText('You are watching this game.')).toBeTruthy()
    for (const name of ['Undo your last decision', 'Resign']) expect(screen.queryByRole('button', { name })).toBeNull()
  })

  it('says that bots look less far ahead until the rules are compiled', async () => {
    const { rerender } = render(TableView, { props: propsOf(turn, { preparing: true }) })
    expect(screen.getByText(/bots look ahead only to the end of their turn/)).toBeTruthy()
    await rerender(propsOf(turn))
    expect(screen.queryByText(/bots look ahead only/)).toBeNull()
  })

  it('keeps choices closed while the connection is lost', () => {
    render(TableView, { props: propsOf(turn, { connected: false }) })
    expect(screen.getByRole('alert').textContent).toContain('Connection lost')
    expect(document.querySelectorAll('[data-legal]')).toHaveLength(0)
  })

  it('opens a moment from the log, and chats', async () => {
    const [onlook, onchat] = [vi.fn(), vi.fn()]
    const props = propsOf(turn, { onlook, onchat })
    render(TableView, { props })
    await fireEvent.click(screen.getByRole('list', { name: 'Log' }).querySelectorAll('button')[2]!)
    expect(onlook).toHaveBeenCalledExactlyOnceWith(props.decisions[2]!.number)
    await fireEvent.click(screen.getByRole('tab', { name: 'Chat' }))
    const input = screen.getByRole('textbox', { name: 'Write to the table' })
    await fireEvent.input(input, { target: { value: ' hello u ' } })
    await fireEvent.keyDown(input, { key: 'u' })
    await fireEvent.submit(input.closest('form')!)
    expect(onchat).toHaveBeenCalledExactlyOnceWith('hello u')
  })

  it('notes in the log, not in the chat, what was undone, and tells ears', async () => {
    const note = {
      id: 3,
      person: 'p1',
      name: 'Ann',
      seat: 0,
      text: '',
      at: '',
      undone: { before: 9, after: 2 },
      ran_out: null,
    }
    const props = propsOf(turn)
    const { rerender } = render(TableView, { props })
    await rerender({ ...props, chat: [note, { ...note, id: 4, text: 'Sorry.', undone: null }] })
    const lines = [...screen.getByRole('list', { name: 'Log' }).children].map((line) => line.textContent)
    const at = lines.findIndex((line) => line.includes('Ann undid 7 decisions.'))
    expect(lines[at - 1]).toContain('Ann: Places a worker on E5: +2 fish.') // the name is for ears
    expect(screen.getByRole('status').textContent).toContain('Ann undid 7 decisions.')
    await fireEvent.click(screen.getByRole('tab', { name: /^Chat/ }))
    expect(screen.getByRole('list', { name: 'Chat' }).children).toHaveLength(1)
  })

  it('tells ears what happened and that it is their turn', async () => {
    const props = propsOf(other, { table: tableOf(turn) })
    const { rerender } = render(TableView, { props: { ...props, decisions: props.decisions.slice(0, -1) } })
    await rerender(propsOf({ ...turn, viewer: turn.to_move }))
    const told = screen.getByRole('status').textContent
    expect(told).toContain(props.decisions.at(-1)!.text)
    expect(told).toContain(`Your turn. ${turn.question}`)
  })

  it('plays again after the end', async () => {
    const onrematch = vi.fn()
    render(TableView, { props: propsOf(over, { onrematch }) })
    await fireEvent.click(screen.getByRole('button', { name: 'Play again' }))
    expect(onrematch).toHaveBeenCalledOnce()
  })
})

describe('two people at one device', () => {
  it('covers the table until the next one is there', async () => {
    const table = tableOf(turn, [0, turn.viewer])
    const first = { ...other, viewer: 0 }
    const { rerender, container } = render(TableView, { props: propsOf(first, { table }) })
    await rerender(propsOf(turn, { table }))
    expect(screen.getByRole('dialog').textContent).toContain(`Pass the device to ${turn.players[turn.viewer]!.name}`)
    expect(container.querySelector('[data-area]')).toBeNull()
    for (const card of turn.players[turn.viewer]!.cards) expect(container.textContent).not.toContain(card.text)
    expect(container.textContent).not.toContain(turn.question)
    await fireEvent.click(within(screen.getByRole('dialog')).getByRole('button'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('heading', { name: turn.question })).toBeTruthy()
  })

  it('needs no cover when the other seat is not yours', async () => {
    const { rerender } = render(TableView, { props: propsOf({ ...other, viewer: 0 }) })
    await rerender(propsOf(turn, { table: tableOf(turn) }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('on a phone', () => {
  it('has tabs, and the sheet says what a tapped place brings', async () => {
    window.innerWidth = 390
    const ondecide = vi.fn()
    render(TableView, { props: propsOf(turn, { ondecide }) })
    const choice = choiceOf(turn, (each) => each.targets[0] === 'D2')
    const touch = Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType: 'touch' })
    await fireEvent(target('D2'), touch)
    await fireEvent.click(target('D2'))
    expect(ondecide).not.toHaveBeenCalled()
    const sheet = screen.getByRole('region', { name: 'Question' })
    expect(sheet.textContent).toContain('Tavern')
    await fireEvent.click(within(sheet).getAllByRole('button', { name: choice.words }).at(-1)!)
    expect(ondecide).toHaveBeenCalledExactlyOnceWith(choice.action)
    await fireEvent.click(screen.getByRole('button', { name: 'Players' }))
    expect(screen.queryByRole('region', { name: 'Question' })).toBeNull()
    expect(document.querySelector('.players')).toBeTruthy()
  })
})

describe('between two people at one device', () => {
  it('tells no change where only the player is another', async () => {
    const table = tableOf(turn, [0, 1])
    const open = { ...turn, open: true } // without a cover between
    const { rerender } = render(TableView, { props: propsOf(open, { table }) })
    const other = {
      ...open,
      viewer: 1,
      to_move: 1,
      players: open.players.map((player) =>
        player.seat === 1
          ? { ...player, counters: player.counters.map((counter) => ({ ...counter, value: counter.value + 3 })) }
          : player,
      ),
    }
    // both scenes hold the same numbers: only who looks changes
    await rerender(propsOf({ ...other, viewer: turn.viewer, to_move: turn.to_move }, { table }))
    await new Promise((done) => setTimeout(done, 1300))
    expect(document.querySelectorAll('.mat .amount i')).toHaveLength(0)
    await rerender(propsOf(other, { table }))
    expect(document.querySelectorAll('.mat .amount i')).toHaveLength(0)
    const richer = {
      ...other,
      players: other.players.map((player) => ({
        ...player,
        counters: player.counters.map((counter) => ({ ...counter, value: counter.value + 1 })),
      })),
    }
    const played = [playedOf(13, 0, { kind: 'gain', icon: 'wood', count: 1, source: 'F5', to: 'counter:1:wood' })]
    await rerender(propsOf(richer, { table, number: 13, played }))
    expect(document.querySelectorAll('.mat .amount i').length).toBeGreaterThan(0) // what really changes is told
  })
})

describe('the bar', () => {
  it('draws the icons of a question', () => {
    render(TableView, { props: propsOf({ ...turn, question: 'Do you exchange fish before your house makes :wine:?' }) })
    const heading = document.querySelector('.ask h2')!
    expect(heading.textContent).not.toContain(':wine:')
    expect(within(heading as HTMLElement).getByRole('img', { name: 'wine' })).toBeTruthy()
    expect(document.querySelector('[aria-live].hidden-text')!.textContent).not.toContain(':wine:')
  })

  it('has its buttons in the order they are seen: answers, hint, undo', () => {
    render(TableView, { props: propsOf(feed, { onhint: () => new Promise(() => {}) }) })
    const buttons = [...document.querySelectorAll<HTMLElement>('.ask .answers button, .ask .tools button')]
    expect(buttons.filter((button) => button.style.order !== '')).toHaveLength(0)
    const last = buttons.map((button) => button.getAttribute('aria-label')).filter(Boolean)
    expect(last).toEqual(['Hint', 'Undo your last decision', 'Undo the whole turn'])
    expect(buttons.slice(-3).map((button) => button.getAttribute('aria-label'))).toEqual(last)
  })
})

describe('the log', () => {
  const line = (number: number, turnNumber: number): Decision => ({ ...decisions[0]!, number, turn: turnNumber })
  it('parts turns where the game says that they are chains, from the first line on and always', async () => {
    const [short, long] = [
      [line(1, 1), line(2, 2), line(3, 3)],
      [line(1, 1), line(2, 1), line(3, 1), line(4, 2)],
    ]
    const { rerender } = render(TableView, { props: propsOf({ ...turn, chains: true }, { decisions: short }) })
    expect(document.querySelectorAll('.part')).toHaveLength(3)
    await rerender(propsOf({ ...turn, chains: true }, { decisions: long }))
    expect(document.querySelectorAll('.part')).toHaveLength(2)
    await rerender(propsOf({ ...turn, chains: false }, { decisions: long }))
    expect(document.querySelectorAll('.part')).toHaveLength(0)
  })
})

it('does not take back time used while there is no connection', async () => {
  vi.useFakeTimers()
  const table = tableOf(turn)
  const { rerender } = render(TableView, { props: propsOf(turn, { table }) })
  const clock = (): string => document.querySelector('[aria-current=true] .clock')!.textContent
  await vi.advanceTimersByTimeAsync(5000)
  expect(clock()).toBe('1:10')
  await rerender(propsOf(turn, { table, connected: false }))
  expect(clock()).toBe('1:10')
  vi.useRealTimers()
})

it('reads out no full stop twice', () => {
  render(TableView, { props: propsOf(turn) })
  const labels = [...document.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label')!)
  expect(labels.length).toBeGreaterThan(20)
  expect(labels.filter((label) => /[.?!]\./.test(label.replaceAll('...', '…')))).toEqual([])
})
