import { beforeEach, expect, it, vi } from 'vitest'
import { gestures } from './gestures'
import { View } from './view.svelte'

let node: HTMLElement
let view: View
beforeEach(() => {
  document.body.innerHTML = '<div><button></button><i data-over-board></i></div>'
  node = document.body.firstElementChild as HTMLElement
  view = new View()
  Object.assign(view, { width: 400, height: 400, board: { x: 0, y: 0, width: 400, height: 400 }, least: 20 })
  return gestures(node, view)
})
let time = 1000
function send(type: string, x: number, y: number, more: Record<string, unknown> = {}, on: Element = node): Event {
  const event = new Event(type, { bubbles: true, cancelable: true })
  Object.assign(event, { clientX: x, clientY: y, pointerId: 1, pointerType: 'touch', button: 0, ...more })
  Object.defineProperty(event, 'timeStamp', { value: (time += 20) })
  on.dispatchEvent(event)
  return event
}

it('pinches with two fingers, around the point between them', () => {
  send('pointerdown', 180, 200)
  send('pointerdown', 220, 200, { pointerId: 2 })
  send('pointermove', 260, 200, { pointerId: 2 })
  expect(view.scale).toBeCloseTo(2)
  send('pointerup', 260, 200, { pointerId: 2 })
  send('pointerup', 180, 200)
  expect(view.zoomed).toBe(true)
})

it('drags only when zoomed in, and a drag is no click', async () => {
  const click = vi.fn()
  const button = node.querySelector('button')!
  button.addEventListener('click', click)
  const drag = (): void => {
    send('pointerdown', 200, 200, {}, button)
    send('pointermove', 170, 200, {}, button)
    send('pointerup', 170, 200, {}, button)
    button.click()
  }
  drag()
  expect(view.zoomed).toBe(false)
  expect(click).toHaveBeenCalledTimes(1)
  view.zoom(2)
  const before = view.seen.x
  drag()
  expect(view.seen.x).toBeCloseTo(before + 15)
  expect(click).toHaveBeenCalledTimes(1)
  await new Promise((done) => setTimeout(done))
  send('pointerdown', 200, 200, {}, button)
  send('pointermove', 202, 201, {}, button) // a hand is never quite still
  send('pointerup', 202, 201, {}, button)
  button.click()
  expect(click).toHaveBeenCalledTimes(2)
})

it('zooms by a double tap, not by two taps far apart', () => {
  const tap = (x: number): void => {
    send('pointerdown', x, 200)
    send('pointerup', x, 200)
  }
  tap(100)
  tap(300)
  expect(view.zoomed).toBe(false)
  tap(310)
  expect(view.zoomed).toBe(true)
})

it('does not count the double click that a browser makes of two taps', () => {
  send('pointerdown', 200, 200)
  send('pointerup', 200, 200)
  send('pointerdown', 200, 200)
  send('pointerup', 200, 200)
  send('dblclick', 200, 200)
  expect(view.zoomed).toBe(true)
})

it('zooms by ctrl and wheel; the wheel alone pans what is zoomed, else the page scrolls', () => {
  expect(send('wheel', 200, 200, { deltaX: 0, deltaY: 50, deltaMode: 0 }).defaultPrevented).toBe(false)
  expect(send('wheel', 200, 200, { deltaX: 0, deltaY: -100, deltaMode: 0, ctrlKey: true }).defaultPrevented).toBe(true)
  expect(view.scale).toBeGreaterThan(1.3)
  const before = view.seen.y
  expect(send('wheel', 200, 200, { deltaX: 0, deltaY: 20, deltaMode: 0 }).defaultPrevented).toBe(true)
  expect(view.seen.y).toBeGreaterThan(before)
})

it('zooms by a double click on the ground, and leaves what lies over the board alone', () => {
  send('dblclick', 100, 100, { pointerType: 'mouse' }, node.querySelector('i')!)
  expect(view.zoomed).toBe(false)
  send('dblclick', 100, 100, { pointerType: 'mouse' })
  expect(view.zoomed).toBe(true)
})
