// Where drawings are: symbols of a sprite in the page. `clock` may also be called `ui-clock`.

/** Ids of the symbols to use. Before the sprite has come both names are tried: a missing one draws nothing. */
export function symbols(name: string): string[] {
  const names = name.startsWith('ui-') ? [`i-${name}`] : [`i-${name}`, `i-ui-${name}`]
  const found = names.find((id) => document.getElementById(id))
  return found ? [found] : names
}

/** Goods have colours of their own; whatever has none is drawn in second ink. */
export const colourOf = (name: string): string =>
  name === 'ui-arrow' ? 'var(--ink-3)' : `var(--g-${name}, var(--ink-2))`
