import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api, ApiError } from '../lib/api'
import type { Board as Shown, BoardWish, Decision } from '../lib/contract'
import { act } from '../table/testing'
import { Board, tableOf, type Source } from './board.svelte'

const source: Source = { kind: 'table', id: 'ab', at: 12, key: '', deal: 0 }

/** A board on which every decision but “no” is legal, two to a turn. */
function shownAfter(decisions: readonly string[]): Shown {
  const tried = decisions.map(
    (notation, k) =>
      ({ number: k + 1, seat: 0, name: 'Ann', notation, text: notation, turn: k >> 1 }) satisfies Decision,
  )
  return {
    game: 'g',
    seat: 0,
    before: 12,
    number: decisions.length,
    to_move: 0,
    over: false,
    scene: act,
    decisions: tried,
    played: [],
    scores: [1, 2],
  }
}

describe('Board', () => {
  let asked: BoardWish[]
  let board: Board

  beforeEach(async () => {
    asked = []
    vi.spyOn(api, 'board').mockImplementation(async (wish) => {
      asked.push(wish)
      const decisions = wish.decisions ?? []
      if (decisions.at(-1) === 'no') throw new ApiError('The rule says no.', 409)
      await new Promise((resolve) => setTimeout(resolve, decisions.at(-1) === 'slow' ? 30 : 0))
      return shownAfter(decisions)
    })
    board = new Board(source)
    await board.load()
  })
  afterEach(() => vi.restoreAllMocks())

  it('tries decisions by what they are and by their number among the choices', async () => {
    expect(await board.decide('a')).toBe(true)
    const choice = act.choices[1]!
    expect(await board.decide(choice.action)).toBe(true)
    expect(board.decisions).toEqual(['a', choice.notation])
    expect(board.shown?.number).toBe(2)
    expect(await board.decide(-7)).toBe(false)
  })

  it('keeps everything as it was when a rule refuses, and says why', async () => {
    await board.decide('a')
    const before = board.shown
    expect(await board.decide('no')).toBe(false)
    expect([board.error, board.refused, board.decisions, board.shown === before]).toEqual([
      'The rule says no.',
      'no',
      ['a'],
      true,
    ])
    await board.decide('b')
    expect([board.error, board.refused]).toEqual(['', ''])
  })

  it('goes back without asking again, by decision and by turn', async () => {
    for (const decision of ['a', 'b', 'c', 'd']) await board.decide(decision)
    const requests = asked.length
    await board.back()
    expect(board.decisions).toEqual(['a', 'b', 'c'])
    await board.backTurn()
    expect(board.decisions).toEqual(['a', 'b'])
    await board.back(9)
    expect([board.decisions, asked.length]).toEqual([[], requests])
  })

  it('shows what was wanted last', async () => {
    const slow = board.decide('slow')
    await board.decide('quick')
    expect(await slow).toBe(false)
    expect([board.decisions, board.busy]).toEqual([['quick'], false])
  })

  it('branches: another board that begins alike', async () => {
    await board.decide('a')
    await board.decide('b')
    const other = board.branch(1)
    await other.load()
    await other.decide('c')
    expect([board.decisions, other.decisions]).toEqual([
      ['a', 'b'],
      ['a', 'c'],
    ])
  })

  it('is shown as a table where every seat is the viewer’s', () => {
    const table = tableOf(board.shown!)
    expect(table.seats.every((seat) => seat.yours && seat.online)).toBe(true)
    expect([table.status, table.hints, table.to_move]).toEqual(['playing', true, null])
  })
})
