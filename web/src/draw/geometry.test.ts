import { expect, it } from 'vitest'
import { hexagon, nearest, touches } from './geometry'
import { nameOf } from './things'

const box = (left: number, top: number): { left: number; top: number; width: number; height: number } => ({
  left,
  top,
  width: 10,
  height: 10,
})
const boxes = [box(0, 0), box(40, 2), box(20, 30), box(0, 60)]

it('finds the nearest target in a direction', () => {
  expect(nearest(boxes[0]!, boxes, 'ArrowRight')).toBe(1)
  expect(nearest(boxes[0]!, boxes, 'ArrowDown')).toBe(3) // straight ahead beats nearer but aslant
  expect(nearest(boxes[2]!, boxes, 'ArrowUp')).toBe(1)
  expect(nearest(boxes[0]!, boxes, 'ArrowLeft')).toBe(-1)
})

it('draws six corners', () => {
  expect(hexagon(0, 0, 10, 12).split(' ')).toHaveLength(6)
})

it('knows which hexes meet at a corner', () => {
  const hex = { x: 0, y: 0, width: 104, height: 120 }
  expect(touches(hex, 52, 0)).toBe(true)
  expect(touches(hex, 104, 90)).toBe(true)
  expect([touches(hex, 52, 60), touches(hex, 52, -30)]).toEqual([false, false])
})

it('parts a name from its details', () => {
  expect(nameOf('Winery. Makes wine')).toEqual({ name: 'Winery', rest: 'Makes wine' })
  expect(nameOf('49. mező: Piac, hal')).toEqual({ name: '49. mező: Piac, hal', rest: '' })
})
