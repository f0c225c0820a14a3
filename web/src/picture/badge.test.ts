import { describe, expect, it } from 'vitest'
import { badgeAt, inLines } from './badge'

const board = { x: 0, y: 0, width: 300, height: 300 }
const place = { x: 140, y: 140, width: 20, height: 20 }
const size = { width: 100, height: 40 }

describe('a badge', () => {
  it('has its words in two lines', () => {
    expect(inLines('Establish Hamburg – Bremen')).toEqual(['Establish', 'Hamburg – Bremen'])
    expect(inLines('Establish Duisburg – Dortmund')).toEqual(['Establish', 'Duisburg – Dortmund'])
    expect(inLines('Establish Göttingen\u00a0– Quedlinburg')).toEqual(['Establish', 'Göttingen\u00a0– Quedlinburg'])
    expect(inLines('Göttingen – Quedlinburg')).toEqual(['Göttingen –', 'Quedlinburg'])
    expect(inLines('Build here')).toEqual(['Build here'])
    expect(inLines('Megalapításrendszer')).toEqual(['Megalapításrendszer'])
  })

  it('stands below its place, or where it covers nothing, inside the board', () => {
    expect(badgeAt([place], size, 10, [], board)).toMatchObject({ x: 100, y: 170, tip: { x: 150, y: 160 } })
    const below = { x: 60, y: 165, width: 180, height: 40 }
    expect(badgeAt([place], size, 10, [below], board)).toMatchObject({ y: 90, tip: { y: 140 } })
    const low = { ...place, y: 270 }
    expect(badgeAt([low], size, 10, [], board)!.y).toBe(220)
    expect(
      badgeAt(
        [low, place],
        size,
        10,
        [
          { ...board, height: 260, y: 210 },
          { x: 0, y: 0, width: 300, height: 135 },
        ],
        board,
      )!.y,
    ).toBe(170)
    const [right, near] = [
      { ...place, x: 280 },
      { ...place, y: 235 },
    ]
    expect(badgeAt([right], size, 10, [], board)).toMatchObject({ x: 200, y: 170, tip: { x: 290 } })
    expect(badgeAt([near], size, 10, [{ ...board, height: 255 }], board)!.y).toBe(260) // nearer than by the gap
    expect(badgeAt([], size, 10, [], board)).toBeNull()
  })
})
