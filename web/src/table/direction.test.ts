import { expect, it } from 'vitest'
import { nearest } from './direction'

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
