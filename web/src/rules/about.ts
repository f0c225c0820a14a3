// Which paragraph of the rules is about a thing on the table. The game says it by how ids begin: `on:5:disc` is known as itself, as
// `on:5`, or as `on`; else by the area it is in.
import type { Game } from '../lib/contract'

export interface Paragraph {
  anchor: string
  title: string
}

export function paragraphOf(game: Pick<Game, 'about' | 'paragraphs'> | undefined, ...ids: string[]): Paragraph | null {
  for (const id of ids) {
    for (let start = id; start; start = start.replace(/[:-]?[^:-]*$/, '')) {
      const anchor = game?.about[start]
      if (anchor !== undefined) return { anchor, title: game?.paragraphs[anchor] ?? '' }
    }
  }
  return null
}
