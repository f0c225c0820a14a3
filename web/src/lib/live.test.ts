import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Live } from './live.svelte'
import type { ClientMessage, Decision, ObjectChange, Scene, ServerMessage, Table } from './contract'

class FakeSocket {
  static OPEN = 1
  static all: FakeSocket[] = []
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!
  }
  readyState = 0
  sent: ClientMessage[] = []
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage)
  }

  close(): void {
    this.readyState = 3
  }

  tell(message: ServerMessage): void {
    this.readyState = 1
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  break(code = 1006): void {
    this.readyState = 3
    this.onclose?.({ code })
  }

  /** What the server says to a new connection, with so many decisions made. */
  greet(number: number, decisions = history(number)): void {
    this.tell({ type: 'table', table: { id: 'ab' } as Table })
    this.tell({ type: 'decisions', first: 1, decisions })
    this.tell(scene(number))
    this.tell({ type: 'chat', messages: [] })
  }
}

const decision = (number: number, notation = `place A${number}`): Decision => ({
  number,
  seat: 0,
  name: 'Ann',
  notation,
  text: '',
  turn: number,
})
const history = (count: number): Decision[] => Array.from({ length: count }, (_, k) => decision(k + 1))
const choices = [{ action: 7, notation: 'place F5', words: '', targets: [], gain: '' }]
const scene = (number: number): ServerMessage => ({
  type: 'scene',
  number,
  scene: { choices } as unknown as Scene,
  version: number + 1,
  undo: null,
  played: [],
  preparing: false,
  made: null,
})
/** What changed since a version, which is one more than the number of decisions. */
const changes = (number: number, since: number, change: ObjectChange): ServerMessage => ({
  type: 'changes',
  number,
  since,
  changes: change,
  version: number + 1,
  undo: null,
  played: [],
  preparing: false,
  made: null,
})
const settled = async (promise: Promise<void>): Promise<string> =>
  Promise.race([
    promise.then(
      () => 'accepted',
      (error: Error) => error.message,
    ),
    Promise.resolve().then(() => Promise.resolve('waiting')),
  ])

describe('Live', () => {
  let live: Live

  beforeEach(() => {
    vi.useFakeTimers()
    FakeSocket.all = []
    vi.stubGlobal('WebSocket', FakeSocket)
    live = new Live('ab')
    live.open()
  })
  afterEach(() => {
    live.close()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  const wait = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds)

  it('keeps what the server tells', () => {
    expect(FakeSocket.last.url).toMatch(/^ws:.*\/api\/tables\/ab\/live\?lang=en&since=0&changes=yes$/)
    expect(live.connected).toBe(false)
    FakeSocket.last.greet(2)
    expect([live.connected, live.number, live.decisions.length, live.table?.id]).toEqual([true, 2, 2, 'ab'])
    FakeSocket.last.tell({ type: 'decisions', first: 2, decisions: [decision(2, 'other'), decision(3)] })
    expect(live.decisions.map((each) => each.notation)).toEqual(['place A1', 'other', 'place A3'])
    FakeSocket.last.tell({ type: 'decisions', first: 2, decisions: [] }) // an undo makes it shorter
    expect(live.decisions).toHaveLength(1)
    const said = { id: 4, person: 'p1', name: 'Ann', seat: 0, text: 'hi', at: '', undone: null, ran_out: null }
    FakeSocket.last.tell({ type: 'chat', messages: [said] })
    FakeSocket.last.tell({ type: 'chat', messages: [said, { ...said, id: 5 }] })
    expect(live.chat.map((each) => each.id)).toEqual([4, 5])
  })

  it('makes the new scene of the last one and what changed', () => {
    FakeSocket.last.greet(2)
    const before = live.scene
    FakeSocket.last.tell(changes(3, 3, { set: { question: 'And now?' } }))
    expect([live.number, live.scene?.question]).toEqual([3, 'And now?'])
    expect(live.scene?.choices).toBe(before?.choices) // what stays is not made anew
    FakeSocket.last.tell(changes(4, 4, { set: { question: 'And then?' } }))
    expect([live.number, live.scene?.question]).toEqual([4, 'And then?'])
    expect(FakeSocket.last.sent).toEqual([])
  })

  it('asks once for the whole scene if what changed belongs to another, and after a break to none', async () => {
    FakeSocket.last.greet(2)
    FakeSocket.last.tell(changes(4, 4, { set: { question: 'Lost?' } }))
    FakeSocket.last.tell(changes(5, 5, { set: { question: 'Lost again?' } }))
    expect([live.number, live.scene?.question]).toEqual([2, undefined])
    expect(FakeSocket.last.sent.map((message) => message.type)).toEqual(['scene'])
    FakeSocket.last.tell(scene(5))
    FakeSocket.last.tell(changes(6, 6, { set: { question: 'Found.' } }))
    expect([live.number, live.scene?.question]).toEqual([6, 'Found.'])
    FakeSocket.last.break()
    await wait(500)
    FakeSocket.last.tell(changes(7, 7, { set: { question: 'Of another connection' } }))
    expect(live.number).toBe(6)
    expect(FakeSocket.last.sent.map((message) => message.type)).toEqual(['scene'])
  })

  it('connects anew where the server does not tell the whole scene', async () => {
    FakeSocket.last.greet(2)
    FakeSocket.last.tell(changes(4, 4, {}))
    const { request } = FakeSocket.last.sent[0]!
    FakeSocket.last.tell({ type: 'refused', request, reason: 'Too many requests.', retry_after: null })
    expect(FakeSocket.last.readyState).toBe(3)
    await wait(1000)
    expect(FakeSocket.all).toHaveLength(2)
    FakeSocket.last.greet(4)
    expect(live.number).toBe(4)
  })

  it('sends a decision with the number it was made for, and hears the answer', async () => {
    FakeSocket.last.greet(3)
    const [one, other] = [live.decide(7), live.decide(8)]
    const [first, second] = FakeSocket.last.sent
    expect(first).toMatchObject({ type: 'decide', number: 3, action: 7 })
    FakeSocket.last.tell({ type: 'accepted', request: first!.request, number: 4 })
    FakeSocket.last.tell({
      type: 'refused',
      request: second!.request,
      reason: 'The game has moved on.',
      retry_after: null,
    })
    expect(await settled(one)).toBe('accepted')
    expect(await settled(other)).toBe('The game has moved on.')
  })

  it('connects again, later each time, and begins anew after success', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    for (const pause of [500, 1000, 2000]) {
      const before = FakeSocket.all.length
      FakeSocket.last.break()
      await wait(pause - 1)
      expect(FakeSocket.all).toHaveLength(before)
      await wait(1)
      expect(FakeSocket.all).toHaveLength(before + 1)
    }
    FakeSocket.last.greet(1)
    FakeSocket.last.break()
    expect(live.connected).toBe(false)
    await wait(500)
    expect(FakeSocket.all).toHaveLength(5)
  })

  it('goes at once where the server sends it, unless nobody is there', async () => {
    FakeSocket.last.greet(1)
    FakeSocket.last.break(1012)
    await wait(150)
    expect(FakeSocket.all).toHaveLength(2)
    FakeSocket.last.break(1012)
    await wait(700)
    expect(FakeSocket.all).toHaveLength(2)
    await wait(600)
    expect(FakeSocket.all).toHaveLength(3)
  })

  it('sends an interrupted decision again if it had not arrived', async () => {
    FakeSocket.last.greet(3)
    const made = live.decide(7)
    FakeSocket.last.break()
    await wait(1000)
    expect(await settled(made)).toBe('waiting')
    FakeSocket.last.greet(3)
    const again = FakeSocket.last.sent
    expect(again).toHaveLength(1)
    expect(again[0]).toMatchObject({ number: 3, action: 7 })
    FakeSocket.last.tell({ type: 'accepted', request: again[0]!.request, number: 4 })
    expect(await settled(made)).toBe('accepted')
  })

  it('recognises an interrupted decision that had arrived', async () => {
    FakeSocket.last.greet(3)
    const made = live.decide(7)
    FakeSocket.last.break()
    await wait(1000)
    FakeSocket.last.greet(5, [...history(3), decision(4, 'place F5'), decision(5)])
    expect(FakeSocket.last.sent).toEqual([])
    expect(await settled(made)).toBe('accepted')
  })

  it('recognises a secret decision of another seat at this device by its verb', async () => {
    FakeSocket.last.greet(3)
    const made = live.decide(7)
    FakeSocket.last.break()
    await wait(1000)
    FakeSocket.last.greet(4, [...history(3), decision(4, 'place')])
    expect(await settled(made)).toBe('accepted')
  })

  it('says so when the game moved on without the decision', async () => {
    FakeSocket.last.greet(3)
    const made = live.decide(7)
    FakeSocket.last.break()
    await wait(1000)
    FakeSocket.last.greet(4)
    expect(FakeSocket.last.sent).toEqual([])
    expect(await settled(made)).toMatch(/moved on/)
  })

  it('keeps a click made while there was no connection', async () => {
    FakeSocket.last.greet(3)
    FakeSocket.last.break()
    const made = live.decide(7)
    await wait(1000)
    FakeSocket.last.greet(3)
    expect(FakeSocket.last.sent).toMatchObject([{ type: 'decide', number: 3, action: 7 }])
    expect(await settled(made)).toBe('waiting')
  })

  it('judges an interrupted undo by the number of decisions', async () => {
    FakeSocket.last.greet(3)
    const undone = live.takeBack(false)
    FakeSocket.last.break()
    await wait(1000)
    FakeSocket.last.greet(2)
    expect(await settled(undone)).toBe('accepted')
    const late = live.takeBack(true)
    FakeSocket.last.break()
    await wait(1000)
    FakeSocket.last.greet(4)
    expect(await settled(late)).toMatch(/moved on/)
  })

  it('does not say the same thing twice', async () => {
    FakeSocket.last.greet(0)
    const said = live.say('hello')
    FakeSocket.last.break()
    await wait(1000)
    FakeSocket.last.tell({
      type: 'chat',
      messages: [{ id: 1, person: 'p1', name: 'Ann', seat: 0, text: 'hello', at: '', undone: null, ran_out: null }],
    })
    expect(FakeSocket.last.sent).toEqual([])
    expect(await settled(said)).toBe('accepted')
  })

  it('asks for what was said since the last it heard', async () => {
    FakeSocket.last.greet(0)
    FakeSocket.last.tell({
      type: 'chat',
      messages: [{ id: 17, person: 'p1', name: 'Ann', seat: 0, text: 'hello', at: '', undone: null, ran_out: null }],
    })
    FakeSocket.last.break()
    await wait(1000)
    expect(FakeSocket.last.url).toContain('since=17')
  })

  it('leaves a connection that does not answer', async () => {
    FakeSocket.last.greet(3)
    const made = live.decide(7)
    await wait(10_000)
    expect(live.connected).toBe(false)
    await wait(1000)
    expect(FakeSocket.all).toHaveLength(2)
    FakeSocket.last.greet(3)
    FakeSocket.last.tell({ type: 'accepted', request: FakeSocket.last.sent[0]!.request, number: 4 })
    expect(await settled(made)).toBe('accepted')
  })

  it('ignores a connection it has left', async () => {
    const old = FakeSocket.last
    old.greet(3)
    live.restart()
    FakeSocket.last.greet(4)
    old.tell(scene(9))
    old.break()
    await wait(20_000)
    expect([live.number, FakeSocket.all.length]).toEqual([4, 2])
  })

  it('changes the language without a break', () => {
    FakeSocket.last.greet(0)
    live.speak('en')
    live.speak('pl')
    live.speak('pl')
    expect(FakeSocket.last.sent).toMatchObject([{ type: 'lang', lang: 'pl' }])
  })

  it('tries at once when the network is back', () => {
    FakeSocket.last.break()
    dispatchEvent(new Event('online'))
    expect(FakeSocket.all).toHaveLength(2)
  })

  it('fails what waits when the page is left, and stays closed', async () => {
    FakeSocket.last.greet(3)
    const made = live.decide(7)
    live.close()
    expect(await settled(made)).toMatch(/left/)
    await wait(60_000)
    expect(FakeSocket.all).toHaveLength(1)
  })
})
