import { beforeEach, describe, expect, it } from 'vitest'
import { View } from './view.svelte'

let view: View
beforeEach(() => {
  view = new View()
  view.width = 400
  view.height = 400
  view.board = { x: 0, y: 0, width: 1000, height: 600 }
  view.least = 20
})
const box = (x: number, y: number): { x: number; y: number; width: number; height: number } => ({
  x,
  y,
  width: 20,
  height: 20,
})
const middle = (): [number, number] => [view.seen.x + view.seen.width / 2, view.seen.y + view.seen.height / 2]

describe('a view', () => {
  it('shows the whole board first, in the middle of the window', () => {
    expect(view.scale).toBeCloseTo(0.4)
    expect(view.seen).toEqual({ x: 0, y: -200, width: 1000, height: 1000 })
    expect(view.zoomed).toBe(false)
  })

  it('zooms around a point and keeps it there', () => {
    const before = view.at(100, 220)
    view.zoom(2, 100, 220)
    expect(view.scale).toBeCloseTo(0.8)
    expect(view.at(100, 220).x).toBeCloseTo(before.x)
    view.zoom(100)
    expect(view.scale).toBe(view.deepest)
    expect(view.deepest * view.least).toBeGreaterThanOrEqual(40) // large enough for a finger
    view.zoom(0.001)
    expect(view.zoomed).toBe(false)
  })

  it('never leaves the board', () => {
    view.zoom(4)
    expect(view.pan(5000, 5000)).toBe(true)
    expect(view.seen.x).toBeCloseTo(0)
    expect(view.seen.y).toBeCloseTo(0)
    expect(view.pan(10, 10)).toBe(false) // at the edge: the page may scroll
    view.centre(2000, 2000)
    expect(view.seen.x + view.seen.width).toBeCloseTo(1000)
    expect(view.seen.y + view.seen.height).toBeCloseTo(600)
  })

  it('goes in by a double tap, and back by the next', () => {
    view.toggle(40, 200)
    expect(view.scale).toBeGreaterThanOrEqual(view.readable)
    view.toggle(200, 200)
    expect(view.zoomed).toBe(false)
  })

  it('opens on all choices if they fit, with what the question is about', () => {
    view.show([box(500, 300), box(600, 330)])
    expect(view.scale).toBeCloseTo(view.readable * 1.2)
    expect(middle()[0]).toBeCloseTo(560)
    const fresh = new View()
    Object.assign(fresh, { width: 400, height: 400, board: view.board, least: 20 })
    fresh.show([box(500, 300)], [box(700, 300)])
    expect(fresh.sees(box(700, 300))).toBe(true)
  })

  it('opens around the nearest choice if they are too far apart, and then stays', () => {
    const far = [box(40, 40), box(480, 260), box(900, 500)]
    view.show(far)
    expect(view.scale).toBeCloseTo(view.readable)
    expect(view.sees(far[1]!)).toBe(true)
    const before = view.seen
    view.show([...far, box(500, 300)])
    expect(view.seen).toEqual(before)
    view.show([box(900, 500)])
    expect(view.sees(box(900, 500))).toBe(true)
  })

  it('opens on what comes first, and goes there later unless that leads away from the choices', () => {
    const far = [box(40, 40), box(480, 260), box(520, 280), box(900, 500)]
    view.show(far, [], [box(900, 500)])
    expect(view.sees(box(900, 500))).toBe(true)
    view.show([...far], [], [box(480, 260)])
    expect(view.sees(box(480, 260))).toBe(true)
    const before = view.seen
    view.show([...far], [], [box(40, 580)]) // from there fewer choices are seen
    expect(view.seen).toEqual(before)
  })

  it('follows a change of the window until somebody moves it', () => {
    const asked = [box(400, 250), box(640, 330)]
    view.show(asked)
    view.width = 300
    view.show(asked)
    expect(asked.every((each) => view.sees(each))).toBe(true)
    view.pan(-60, 0)
    const before = middle()
    view.show(asked)
    expect(middle()).toEqual(before)
  })

  it('stays where it is when what was picked is let go', () => {
    const far = [box(40, 40), box(480, 260), box(900, 500)]
    view.show(far)
    view.show([...far], [], [box(900, 500)])
    const [asked, before] = [[...far], view.seen]
    view.show(asked)
    view.show(asked) // the same question once more
    expect(view.seen).toEqual(before)
  })

  it('keeps the scale somebody has chosen, whatever is asked next', () => {
    view.show([box(40, 40), box(480, 260), box(900, 500)])
    view.step(-1)
    const scale = view.scale
    view.show([box(500, 300), box(520, 330)])
    expect(view.scale).toBeCloseTo(scale)
    view.fit()
    view.show([box(900, 500)])
    expect(view.zoomed).toBe(false)
    view.toggle(200, 200)
    view.show([box(40, 40)])
    expect(view.sees(box(40, 40))).toBe(true)
  })

  it('brings what has the focus into the window, as near as it can', () => {
    view.reveal(box(10, 10))
    expect(view.zoomed).toBe(false)
    view.zoom(3)
    view.reveal(box(20, 300))
    expect(view.sees(box(20, 300))).toBe(true)
    const before = view.seen
    view.reveal(box(before.x + 100, before.y + 100))
    expect(view.seen).toEqual(before)
  })

  it('follows what happened, first of all where it begins', () => {
    view.zoom(3)
    const [main, near, far] = [box(60, 500), box(200, 450), box(900, 20)]
    view.follow([far, main, near], 60)
    expect([far, main].map((each) => view.sees(each))).toEqual([true, false])
    view.follow([main, near, far], 60)
    expect([main, near, far].map((each) => view.sees(each))).toEqual([true, true, false])
    const before = view.seen
    view.follow([], 60)
    expect(view.seen).toEqual(before)
  })

  it('comes back from what it was to show meanwhile, unless somebody moved it', () => {
    view.zoom(3)
    const before = middle()
    const back = view.home()
    view.reveal(box(950, 20), 60)
    expect(view.sees(box(950, 20))).toBe(true)
    expect(middle()).not.toEqual(before)
    back()
    expect(middle()).toEqual(before)
    const again = view.home()
    view.reveal(box(950, 20))
    view.pan(40, 0)
    const moved = middle()
    again()
    expect(middle()).toEqual(moved)
  })
})
