import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api, ApiError } from '../lib/api'
import type { Choice, Hint } from '../lib/contract'
import { act } from '../table/testing'
import type { Source } from './board.svelte'
import { letterOf, MOST_BRANCHES, nameOf, WhatIf } from './branches.svelte'

const source: Source & { kind: 'table' } = { kind: 'table', id: 'ab', at: 16, key: 'k', deal: 0 }
const choice = (notation: string): Choice => ({ ...act.choices[0]!, notation, words: `Try ${notation}` })

describe('What if', () => {
  let whatIf: WhatIf
  let onceRefused = ''

  beforeEach(async () => {
    localStorage.clear()
    onceRefused = ''
    vi.spyOn(api, 'board').mockImplementation(async ({ source: from, decisions = [] }) => {
      const { at, deal } = from as typeof source
      if (decisions.includes(onceRefused) && deal) throw new ApiError('Not with these cards.', 409)
      return {
        game: 'g',
        seat: 0,
        before: at,
        number: decisions.length,
        to_move: decisions.length % 2,
        over: false,
        scene: act,
        decisions: [],
        played: [],
        scores: [0, 0],
      }
    })
    whatIf = new WhatIf(source, 'ann')
    await whatIf.board.load()
  })
  afterEach(() => vi.restoreAllMocks())

  const tryAll = async (...notations: string[]): Promise<void> => {
    for (const notation of notations) await whatIf.decide(choice(notation))
  }
  const found = (): string[][] => whatIf.branches.map((branch) => branch.steps.map((step) => step.notation))

  it('makes a branch of the first decision, named by it, and goes on along it', async () => {
    await tryAll('a', 'b')
    expect(found()).toEqual([['a', 'b']])
    expect([letterOf(0), nameOf(whatIf.branch!), whatIf.branch!.steps[1]!.seat]).toEqual(['A', 'Try a', 1])
  })

  it('forks where something else is tried, and not where the same is', async () => {
    await tryAll('a', 'b')
    await whatIf.board.back()
    await tryAll('b')
    expect([found(), whatIf.current]).toEqual([[['a', 'b']], 0])
    await whatIf.board.back()
    await tryAll('c', 'd')
    expect(found()).toEqual([
      ['a', 'b'],
      ['a', 'c', 'd'],
    ])
    expect([whatIf.current, nameOf(whatIf.branch!)]).toEqual([1, 'Try c'])
    await whatIf.go(0, 1)
    expect(whatIf.board.decisions).toEqual(['a'])
  })

  it('begins anew from the game, and has room for nine', async () => {
    for (let k = 0; k < MOST_BRANCHES; k++) {
      await whatIf.begin()
      await tryAll(`x${k}`)
    }
    await whatIf.begin()
    expect(await whatIf.decide(choice('one too many'))).toBe(false)
    expect([whatIf.branches.length, whatIf.full]).toEqual([MOST_BRANCHES, true])
    whatIf.remove(0)
    expect(await whatIf.decide(choice('fits again'))).toBe(true)
  })

  it('stays with this person’s browser, also for another moment of the game', async () => {
    await tryAll('a', 'b')
    const later = new WhatIf({ ...source, at: 20 }, 'ann')
    expect(later.branches).toEqual(whatIf.branches)
    await later.go(0, 2)
    expect(later.board.source).toMatchObject({ at: 16 })
    expect([later.left, later.at]).toEqual([16, 20])
    await later.begin()
    expect([later.left, later.current]).toEqual([20, -1])
    expect(new WhatIf(source, 'ben').branches).toEqual([])
    expect(new WhatIf({ ...source, id: 'cd' }, 'ann').branches).toEqual([])
  })

  it('takes nothing from a damaged store', async () => {
    await tryAll('a')
    localStorage.setItem(Object.keys(localStorage)[0]!, '[{"at":1},3,"x"]')
    expect(new WhatIf(source, 'ann').branches).toEqual([])
  })

  it('deals again, and keeps what is still possible of what was tried', async () => {
    await tryAll('a', 'b', 'c')
    onceRefused = 'c'
    await whatIf.redeal()
    expect(whatIf.board.source).toMatchObject({ deal: 1 })
    expect([whatIf.board.decisions, found()]).toEqual([['a', 'b'], [['a', 'b']]])
  })

  it('remembers what a bot said of a place', async () => {
    await tryAll('a')
    whatIf.note({ values: [0.6, 0.4] } as Hint, whatIf.board.decisions)
    expect(whatIf.chancesAt()).toEqual([0.6, 0.4])
    await tryAll('b')
    expect(whatIf.chancesAt()).toBeUndefined()
  })
})
