import { beforeEach, describe, expect, it } from 'vitest'
import { beside, GAP } from './beside'

const thing = new DOMRect(500, 500, 80, 80)
const [width, height] = [200, 60]

beforeEach(() => {
  window.innerWidth = 1440
  window.innerHeight = 900
})

describe('a card beside something', () => {
  it('stands on its right, and on its left where there is no room', () => {
    expect(beside(thing, width, height)).toEqual({ left: thing.right + GAP, top: 510 })
    window.innerWidth = 700
    expect(beside(thing, width, height)).toEqual({ left: thing.left - GAP - width, top: 510 })
  })

  it('keeps off what is to be kept free, and covers least of it where all sides would', () => {
    const [right, left] = [new DOMRect(600, 500, 80, 80), new DOMRect(400, 500, 80, 80)]
    expect(beside(thing, width, height, false, [right])).toEqual({ left: thing.left - GAP - width, top: 510 })
    expect(beside(thing, width, height, false, [right, left]).top).toBe(thing.top - GAP - height)
    const [above, below] = [new DOMRect(500, 400, 80, 80), new DOMRect(500, 600, 80, 80)]
    const most = [right, right, left, above, above, below, below]
    expect(beside(thing, width, height, false, most).left).toBe(thing.left - GAP - width)
  })

  it('is inside the window where there is room on no side', () => {
    window.innerWidth = 240
    window.innerHeight = 200
    expect(beside(new DOMRect(0, 0, 240, 180), width, height)).toEqual({ left: 20, top: 200 - GAP - height })
  })
})
