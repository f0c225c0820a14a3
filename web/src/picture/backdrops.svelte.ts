// What never changes in the pictures of a game, asked for once and kept: parts by name, and the colours of the game, which go into
// the page as CSS variables.
import type { BackdropView, Scene } from '../lib/contract'

const NONE: BackdropView = { parts: {}, palette: {} }

class Backdrops {
  #known = $state.raw<Record<string, BackdropView>>({})
  #asked = new Set<string>()

  /** That of a scene; an empty one until it has come. */
  of(scene: Scene): BackdropView {
    const key = scene.picture?.backdrop
    return (key && this.#known[`${scene.game} ${key}`]) || NONE
  }

  /** Asks for that of a scene, once, and puts its colours into the page. */
  async want(scene: Scene): Promise<void> {
    const key = scene.picture?.backdrop
    const name = `${scene.game} ${key}`
    if (!key) return
    if (this.#known[name]) dress(scene.game, this.#known[name])
    if (this.#asked.has(name)) return
    this.#asked.add(name)
    try {
      const answer = await fetch(
        `/api/games/${encodeURIComponent(scene.game)}/backdrop/${encodeURIComponent(key)}.json`,
      )
      if (!answer.ok) throw new Error(`backdrop: ${answer.status}`)
      this.put(scene.game, key, (await answer.json()) as BackdropView)
    } catch {
      this.#asked.delete(name) // again with the next scene
    }
  }

  put(game: string, key: string, backdrop: BackdropView): void {
    this.#asked.add(`${game} ${key}`)
    this.#known = { ...this.#known, [`${game} ${key}`]: backdrop }
    dress(game, backdrop)
  }
}

const STYLE = 'palette'

/** The colours of a game instead of those of the one before. */
export function dress(game: string, { palette }: Pick<BackdropView, 'palette'>): void {
  const known = document.getElementById(STYLE)
  if (known?.dataset.game === game) return
  const style = document.createElement('style')
  style.id = STYLE
  style.dataset.game = game
  const rules = (k: number): string =>
    Object.entries(palette)
      .map(([name, pair]) => `--${name}:${pair[k]}`)
      .join(';')
  style.textContent = `:root{${rules(0)}}[data-theme="dark"]{${rules(1)}}`
  known?.remove()
  document.head.append(style)
}

export const backdrops = new Backdrops()
