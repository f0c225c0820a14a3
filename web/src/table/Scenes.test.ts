// Every stored scene is drawn, wide and narrow; one of a game without a picture can still be played from its list of choices.
import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { describe, expect, it, vi } from 'vitest'
import ReplayStage from '../parts/ReplayStage.svelte'
import * as testing from './testing'
import TableView from './TableView.svelte'

const scenes = Object.entries(testing).flatMap(([name, each]) =>
  each && typeof each === 'object' && 'picture' in each ? [[name, each] as const] : [],
)

/** One of each game. */
const games = [...new Map(scenes.map(([, scene]) => [scene.game, scene]))]

it('there are scenes of every game', () => expect(games).toHaveLength(4))

describe.each([1440, 1000, 390])('at %d pixels', (width) => {
  it.each(scenes)('%s is drawn', (_, scene) => {
    window.innerWidth = width
    render(TableView, { props: testing.propsOf(scene) })
    expect(document.querySelector('[data-area] svg')!.innerHTML).toContain('<use')
  })

  it.each(games)('%s without a picture has empty areas, and all its choices in words', async (_, scene) => {
    window.innerWidth = width
    const ondecide = vi.fn()
    const bare = { ...scene, picture: null }
    const { rerender } = render(TableView, { props: testing.propsOf(bare, { ondecide }) })
    expect(document.querySelector('[data-area] [data-piece], [data-area] [data-target]')).toBeNull()
    if (bare.viewer === bare.to_move && !bare.over) {
      const list = screen.getByRole('region', { name: 'All choices' })
      const buttons = within(list).getAllByRole('button')
      expect(buttons).toHaveLength(bare.choices.length)
      await fireEvent.click(buttons.at(-1)!)
      expect(ondecide).toHaveBeenCalledExactlyOnceWith(bare.choices.at(-1)!.action)
    }
    await rerender(
      testing.propsOf(
        { ...bare },
        { number: 13, played: [testing.playedOf(13, 1, { kind: 'move', id: 'a', source: 'b' })] },
      ),
    )
  })

  it.each(games)('%s without a picture can be looked at', (_, scene) => {
    window.innerWidth = width
    const bare = { ...scene, picture: null }
    render(ReplayStage, { props: { scene: bare, before: bare, forward: true } })
    expect(document.querySelector('[data-area]')).toBeTruthy()
  })
})
