// Fingers, mouse and wheel on a large board: pinch, drag, double tap, ctrl and wheel. What is a click stays one.
import type { View } from './view.svelte'

const SLOP = 6 // px a pointer may stray before it drags
const TWICE = 320 // ms between two taps
const NEAR = 32 // px between two taps

interface Touch {
  x: number
  y: number
}

export function gestures(node: HTMLElement, view: View): () => void {
  const down = new Map<number, Touch>()
  let start: Touch | null = null
  let dragged = false
  let tapped = { x: 0, y: 0, at: 0 }
  let touched = -Infinity
  const inside = (event: { clientX: number; clientY: number }): Touch => {
    const box = node.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }
  const own = (event: Event): boolean => !(event.target instanceof Element && event.target.closest('[data-over-board]'))

  function press(event: PointerEvent): void {
    if (!own(event) || (event.pointerType === 'mouse' && event.button !== 0)) return
    if (!down.size) dragged = false
    down.set(event.pointerId, inside(event))
    start = down.size === 1 ? inside(event) : null
    if (down.size === 2) {
      dragged = true
      view.stop()
    }
  }

  function move(event: PointerEvent): void {
    const before = down.get(event.pointerId)
    if (!before) return
    const now = inside(event)
    if (down.size === 2) {
      const other = [...down].find(([id]) => id !== event.pointerId)![1]
      const [was, is] = [
        Math.hypot(before.x - other.x, before.y - other.y),
        Math.hypot(now.x - other.x, now.y - other.y),
      ]
      view.pan((now.x - before.x) / 2, (now.y - before.y) / 2)
      if (was > 0) view.zoom(is / was, (now.x + other.x) / 2, (now.y + other.y) / 2)
    } else if (start && view.zoomed) {
      if (!dragged && Math.hypot(now.x - start.x, now.y - start.y) < SLOP) return
      if (!dragged) {
        dragged = true
        node.setPointerCapture?.(event.pointerId)
        node.dataset.dragged = 'true'
      }
      view.pan(now.x - before.x, now.y - before.y)
    }
    down.set(event.pointerId, now)
  }

  function lift(event: PointerEvent): void {
    if (!down.delete(event.pointerId)) return
    start = null
    if (down.size) return
    delete node.dataset.dragged
    if (event.type === 'pointercancel' || dragged) {
      setTimeout(() => (dragged = false)) // the click that follows belongs to the drag
      return
    }
    if (event.pointerType !== 'touch') return
    touched = event.timeStamp
    const tap = inside(event)
    if (event.timeStamp - tapped.at < TWICE && Math.hypot(tap.x - tapped.x, tap.y - tapped.y) < NEAR) {
      view.toggle(tap.x, tap.y)
      tapped.at = 0
    } else tapped = { ...tap, at: event.timeStamp }
  }

  function click(event: MouseEvent): void {
    if (!dragged) return
    event.stopPropagation()
    event.preventDefault()
  }

  function twice(event: MouseEvent): void {
    if (!own(event) || (event.target instanceof Element && event.target.closest('[data-legal]'))) return
    if (event.timeStamp - touched < 2 * TWICE) return // two taps, counted already
    const at = inside(event)
    view.toggle(at.x, at.y)
  }

  function wheel(event: WheelEvent): void {
    const unit = event.deltaMode === 1 ? 16 : 1
    if (event.ctrlKey) {
      event.preventDefault()
      const at = inside(event)
      view.zoom(Math.exp((-event.deltaY * unit) / 240), at.x, at.y)
    } else if (view.zoomed && view.pan(-event.deltaX * unit, -event.deltaY * unit)) event.preventDefault()
  }

  // Two fingers are ours; one finger scrolls the page unless the board is zoomed in (see touch-action).
  const two = (event: TouchEvent): void => {
    if (event.touches.length > 1 && event.cancelable) event.preventDefault()
  }

  const end = new AbortController()
  const { signal } = end
  node.addEventListener('pointerdown', press, { signal })
  node.addEventListener('pointermove', move, { signal })
  window.addEventListener('pointerup', lift, { signal })
  window.addEventListener('pointercancel', lift, { signal })
  node.addEventListener('click', click, { signal, capture: true })
  node.addEventListener('dblclick', twice, { signal })
  node.addEventListener('wheel', wheel, { signal, passive: false })
  node.addEventListener('touchstart', two, { signal, passive: false })
  node.addEventListener('touchmove', two, { signal, passive: false })
  return () => end.abort()
}
