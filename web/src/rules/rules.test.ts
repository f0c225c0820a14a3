// Search within the rules, and the way from a thing to its paragraph.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { paragraphOf } from './about'
import { goTo } from './places'
import { reading } from './reading.svelte'
import { bySection, clear, folded, mark } from './search'

const HTML = `<h2 id="food">Food</h2><p>Żywność: 2 <svg class="i"><title>fish</title></svg>fish. FISH feed workers.</p>
<h2 id="tiles">Tiles</h2><table><tbody><tr><td>Mill¹</td><td>no fish</td></tr><tr><td>Pier</td><td>2 fish</td></tr></tbody></table>
<ul><li><b class="i"></b><strong>Inn.</strong> A bed.</li></ul>`
let root: HTMLElement

beforeEach(() => {
  root = document.createElement('div')
  root.innerHTML = HTML
  Element.prototype.scrollIntoView = vi.fn<() => void>()
})

describe('search', () => {
  it('finds every place without regard to case and accents, and leaves pictures alone', () => {
    const marks = mark(root, 'fish')
    expect(marks.map((each) => each.textContent)).toEqual(['fish', 'FISH', 'fish', 'fish'])
    expect(bySection(root, marks)).toEqual(
      new Map([
        ['food', 2],
        ['tiles', 2],
      ]),
    )
    expect(mark(root, 'zywnosc').map((each) => each.textContent)).toEqual(['Żywność'])
    expect(folded('Őrült ŁÓDŹ').length).toBe(10)
  })
  it('leaves no trace', () => {
    const before = root.innerHTML
    mark(root, 'fish')
    expect(root.innerHTML).not.toBe(before)
    clear(root)
    expect(root.innerHTML).toBe(before)
    expect(mark(root, 'f')).toEqual([]) // one letter is nothing to look for
    expect(mark(root, 'whale')).toEqual([])
  })
})

describe('paragraphs', () => {
  const game = { about: { on: 'pieces', 'on:5': 'fives', board: 'map' }, paragraphs: { pieces: 'Pieces', map: 'Map' } }
  it('are known by an id, by how it begins, or by the area', () => {
    expect(paragraphOf(game, 'on:5:trader')?.anchor).toBe('fives')
    expect(paragraphOf(game, 'on:6:trader')).toEqual({ anchor: 'pieces', title: 'Pieces' })
    expect(paragraphOf(game, 'F5', 'board')?.title).toBe('Map')
    expect(paragraphOf(game, 'once', 'market')).toBeNull()
    expect(paragraphOf(undefined, 'on')).toBeNull()
  })
  it('are opened at the line about the thing', () => {
    expect(goTo(root, 'tiles', 'Mill on C4 (Ann). Grinds.')).toBe(true)
    expect(root.querySelector('.lit')?.textContent).toBe('Mill¹no fish')
    expect(goTo(root, 'tiles', 'Inn')).toBe(true)
    expect(root.querySelector('li.lit')?.textContent).toContain('A bed')
    expect(goTo(root, 'food')).toBe(true)
    expect(root.querySelector('h2.lit')?.id).toBe('food')
    expect(goTo(root, 'nowhere')).toBe(false)
  })
  it('are shown by the last that can', () => {
    const asked: string[] = []
    const stops = ['bar', 'side'].map((name) =>
      reading.shownBy(() => {
        asked.push(name)
        return name === 'bar'
      }),
    )
    reading.open('food')
    expect(asked).toEqual(['side', 'bar'])
    expect(reading.wish?.anchor).toBe('food')
    for (const stop of stops) stop()
  })
})
