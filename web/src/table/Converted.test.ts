// Games with pictures are drawn from them alone: no component that draws things by their kinds is used.
import { render } from '@testing-library/svelte'
import { expect, it, vi } from 'vitest'
import * as testing from './testing'
import TableView from './TableView.svelte'

const old = vi.hoisted(() => ({ used: [] as string[] }))
const spy = vi.hoisted(() => (name: string) => () => ({ default: () => void old.used.push(name) }))
vi.mock('../draw/Board.svelte', spy('Board'))
vi.mock('../draw/Shelf.svelte', spy('Shelf'))
vi.mock('../draw/Frames.svelte', spy('Frames'))
vi.mock('../draw/PieceArt.svelte', spy('PieceArt'))
vi.mock('../draw/Shape.svelte', spy('Shape'))
vi.mock('../draw/Overview.svelte', spy('Overview'))

const scenes = Object.entries(testing).flatMap(([name, each]) =>
  each && typeof each === 'object' && 'picture' in each && each.picture ? [[name, each] as const] : [],
)

it('there are such games', () => expect(scenes.length).toBeGreaterThan(5))

for (const [name, scene] of scenes)
  for (const width of [1440, 390])
    it(`${name} at ${width}`, () => {
      window.innerWidth = width
      old.used.length = 0
      const { unmount } = render(TableView, { props: testing.propsOf(scene) })
      expect(document.querySelector('[data-area] svg')!.innerHTML).toContain('<use')
      expect(old.used).toEqual([])
      unmount()
    })
