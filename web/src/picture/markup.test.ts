import { describe, expect, it } from 'vitest'
import { turn, tuscanyAct } from '../table/testing'
import { backdrops } from './backdrops.svelte'
import type { Node } from './display'
import { markup, type Context } from './markup'
import { boxOf, outlined } from './outline'

const context: Context = { parts: {}, colours: ['blue', 'red'], scale: 1 }
const draw = (nodes: readonly Node[], more: Partial<Context> = {}): Element => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${markup(nodes, { ...context, ...more })}</svg>`
  return new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
}

describe('primitives', () => {
  it('draws shapes in tokens', () => {
    const svg = draw([
      { rect: [1, 2, 3, 4, 5], fill: 'card', line: 'line', thick: 2, dash: '7 6' },
      { circle: [1, 2, 3], fill: 'own', opacity: 0.5 },
      { poly: [0, 0, 10, 0, 10, 10], fill: 'surface' },
      { path: 'M0 0H9', line: 'ink', cap: true },
    ])
    expect([...svg.children].map((each) => each.tagName)).toEqual(['rect', 'circle', 'polygon', 'path'])
    expect(svg.children[0]!.getAttribute('fill')).toBe('var(--card)')
    expect(svg.children[0]!.getAttribute('stroke-width')).toBe('2')
    expect(svg.children[1]!.getAttribute('fill')).toBe('var(--own)')
    expect(svg.children[2]!.getAttribute('fill')).toBe('var(--cut)')
    expect(svg.children[3]!.getAttribute('fill')).toBe('none')
  })

  it('escapes texts and names', () => {
    const text = '<script>"&\''
    const svg = draw([
      { text, at: [0, 0], size: 9, colour: '"><script>' },
      { use: '"><script>', box: [0, 0, 1, 1] },
    ])
    expect(svg.querySelector('text')!.textContent).toBe(text)
    expect(svg.querySelector('script')).toBeNull()
  })

  it('shows parts moved, scaled, in the colours of their owner', () => {
    const svg = draw([{ part: 'pawn', at: [5, 6], scale: 2, owner: 1 }], {
      parts: { pawn: [{ circle: [0, 0, 1], fill: 'own' }, { emblem: [0, 0, 8] }] },
    })
    const group = svg.querySelector('g')!
    expect(group.getAttribute('transform')).toBe('translate(5 6) scale(2)')
    expect(group.getAttribute('style')).toContain('--own:var(--p-red)')
    expect(svg.querySelector('use')!.getAttribute('href')).toBe('#i-emblem-red')
    expect(draw([{ part: 'unheard-of' }]).textContent).toBe('')
  })

  it('writes the letter of an emblem too small to be seen, and none of nobody', () => {
    expect(draw([{ group: [{ emblem: [0, 0, 8] }], owner: 0 }], { scale: 0.5 }).textContent).toBe('B')
    expect(draw([{ group: [{ emblem: [0, 0, 8] }], owner: -1 }]).querySelector('use, text')).toBeNull()
  })

  it('shows more where there is more room', () => {
    const nodes: Node[] = [
      { group: [{ text: 'large', at: [0, 0], size: 9 }], from_scale: 2 },
      { group: [{ text: 'small', at: [0, 0], size: 9 }], below_scale: 2 },
      { group: [{ group: [{ text: 'scaled', at: [0, 0], size: 9 }], from_scale: 2 }], scale: 3 },
    ]
    expect(draw(nodes).textContent).toBe('smallscaled')
    expect(draw(nodes, { scale: 2 }).textContent).toBe('largescaled')
  })
})

describe('outlines', () => {
  it('grow and shrink by as much on every side', () => {
    expect(outlined({ rect: [10, 10, 20, 30, 4] }, -2)[1]).toEqual({
      x: '12',
      y: '12',
      width: '16',
      height: '26',
      rx: '4',
    })
    expect(outlined({ circle: [0, 0, 5] }, 2)[1]['r']).toBe('7')
    expect(outlined({ poly: [-10, -10, 10, -10, 10, 10, -10, 10] }, 5)[1]['points']).toBe('-15 -15 15 -15 15 15 -15 15')
    expect(outlined({ path: 'M0 0H9' }, 5)).toEqual(['path', { d: 'M0 0H9' }])
  })

  it('have boxes', () => {
    expect(boxOf({ circle: [5, 5, 5] })).toEqual({ x: 0, y: 0, width: 10, height: 10 })
    expect(boxOf({ poly: [0, 1, 4, 1, 2, 7] })).toEqual({ x: 0, y: 1, width: 4, height: 6 })
    expect(boxOf({ path: 'M0 1C2 3 4 5 6 7' })).toEqual({ x: 0, y: 1, width: 6, height: 6 })
  })
})

it('every part that a picture uses is in its backdrop', () => {
  const { parts } = backdrops.of(turn)
  const used = [...JSON.stringify([turn.picture, parts]).matchAll(/"part":"([^"]+)"/g)].map((match) => match[1]!)
  expect(used.length).toBeGreaterThan(20)
  expect(used.filter((name) => !(name in parts))).toEqual([])
})

it('puts the colours of the game that is seen into the page, light and dark', async () => {
  for (const [scene, tone, other] of [
    [turn, 'meadow', 'castle'],
    [tuscanyAct, 'castle', 'meadow'],
  ] as const) {
    await backdrops.want(scene)
    const style = document.getElementById('palette')!.textContent
    expect(style).toContain(`:root{--${tone}:`)
    expect(style).toContain(`[data-theme="dark"]{--${tone}:`)
    expect(style).not.toContain(`--${other}:`)
  }
})
