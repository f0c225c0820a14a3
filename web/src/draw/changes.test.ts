import { expect, it } from 'vitest'
import type { Scene } from '../lib/contract'
import { hansaAct, ragusaBuild } from '../table/testing'
import { changes, named } from './changes'
import { rooms } from './rooms'

const cube = hansaAct.pieces.find((piece) => piece.kind === 'cube')!
const without = (id: string): Scene => ({ ...hansaAct, pieces: hansaAct.pieces.filter((piece) => piece.id !== id) })

it('tells what came, what went and what changed hands', () => {
  expect(changes(hansaAct, hansaAct)).toEqual([])
  expect(changes(without(cube.id), hansaAct)).toMatchObject([{ id: cube.id, x: cube.x, gone: false }])
  expect(changes(hansaAct, without(cube.id))).toMatchObject([{ id: cube.id, gone: true }])
  const taken = {
    ...hansaAct,
    pieces: hansaAct.pieces.map((piece) =>
      piece === cube ? { ...cube, id: 'another', owner: (cube.owner + 1) % 4 } : piece,
    ),
  }
  expect(changes(hansaAct, taken)).toMatchObject([{ id: 'another', gone: false }]) // where one stands now, nothing is gone
})

it('marks a piece that moved under the same name twice: where it was and where it is', () => {
  const moved = {
    ...hansaAct,
    pieces: hansaAct.pieces.map((piece) => (piece === cube ? { ...cube, x: cube.x + 100, y: cube.y + 7 } : piece)),
  }
  const marks = changes(hansaAct, moved)
  expect(marks.map((mark) => mark.id)).toEqual([cube.id, cube.id])
  expect(new Set(marks.map((mark) => mark.key)).size).toBe(2)
})

it('finds what a decision names by the words of its notation', () => {
  const line = hansaAct.lines[3]!
  expect(named(hansaAct, `place trader ${line.id.split(':')[1]!}`)).toEqual([line.id])
  expect(named(hansaAct, 'office minden')).toEqual(['city:minden'])
  expect(named(hansaAct, 'done')).toEqual([])
})

it('of several things of one name finds the one that is meant', () => {
  expect(named(ragusaBuild, 'build 21')).toEqual(['site:21'])
  expect(named(ragusaBuild, 'tower 21')).toEqual(['tower:21'])
  expect(named(ragusaBuild, 'activate mason')).toEqual(['hex:mason'])
  expect(named(ragusaBuild, 'sell wine')).toEqual(['price:wine'])
  expect(named(ragusaBuild, 'wall 21-26')).toEqual(['wall:21-26'])
  expect(named(ragusaBuild, 'buy 2')).toEqual([]) // the second offer, not the second site
})

it('lets small targets reach half the way to the next one', () => {
  const at = (id: string, x: number): { id: string; x: number; y: number; width: number; height: number } => ({
    id,
    x,
    y: 0,
    width: 20,
    height: 20,
  })
  expect([...rooms([at('a', 0), at('b', 50), at('c', 130)])]).toEqual([
    ['a', 25],
    ['b', 25],
    ['c', 40],
  ])
  expect(rooms([at('a', 0)]).size).toBe(0)
})
