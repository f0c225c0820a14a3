import { expect, it } from 'vitest'
import type { Piece, Scene } from '../lib/contract'
import { ragusaBuild } from '../table/testing'
import { changes, named } from './changes'
import { rooms } from './rooms'

const cube = { id: 'cube', kind: 'cube', area: 'board', x: 1, y: 2, width: 18, height: 18, owner: 0 } as Piece
const scene: Scene = { ...ragusaBuild, pieces: [cube] }
const without = (id: string): Scene => ({ ...scene, pieces: scene.pieces.filter((piece) => piece.id !== id) })

it('tells what came, what went and what changed hands', () => {
  expect(changes(scene, scene)).toEqual([])
  expect(changes(without(cube.id), scene)).toMatchObject([{ id: cube.id, x: cube.x, gone: false }])
  expect(changes(scene, without(cube.id))).toMatchObject([{ id: cube.id, gone: true }])
  const taken = {
    ...scene,
    pieces: scene.pieces.map((piece) =>
      piece === cube ? { ...cube, id: 'another', owner: (cube.owner + 1) % 4 } : piece,
    ),
  }
  expect(changes(scene, taken)).toMatchObject([{ id: 'another', gone: false }]) // where one stands now, nothing is gone
})

it('marks a piece that moved under the same name twice: where it was and where it is', () => {
  const moved = {
    ...scene,
    pieces: scene.pieces.map((piece) => (piece === cube ? { ...cube, x: cube.x + 100, y: cube.y + 7 } : piece)),
  }
  const marks = changes(scene, moved)
  expect(marks.map((mark) => mark.id)).toEqual([cube.id, cube.id])
  expect(new Set(marks.map((mark) => mark.key)).size).toBe(2)
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
