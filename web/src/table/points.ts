// Points by category, as the end of a game shows them.
import type { Scene } from '../lib/contract'

export interface Category {
  label: string
  colour: string
  ink: string
  values: number[]
  lost: boolean
}

const INKS = ['#fff', '#2a231b', '#2a231b', '#fff', '#2a231b', '#fff'] // on --cat-1 … --cat-6

/** Categories in which somebody has points. Categories that only cost points are red and never bars. */
export function categories(scene: Scene): Category[] {
  const labels = scene.players[0]?.points.map((part) => part.label) ?? []
  let next = 0
  return labels.flatMap((label, k): Category[] => {
    const values = scene.players.map((player) => player.points[k]?.value ?? 0)
    if (!values.some(Boolean)) return []
    if (!values.some((value) => value > 0)) return [{ label, values, colour: 'var(--bad)', ink: '#fff', lost: true }]
    next += 1
    return [
      {
        label,
        values,
        lost: false,
        colour: next <= INKS.length ? `var(--cat-${next})` : 'var(--p-neutral)',
        ink: INKS[next - 1] ?? '#14110d',
      },
    ]
  })
}
