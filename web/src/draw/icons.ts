// Where drawings are: symbols of a sprite in the page, `i-NAME`. Those of the interface are called `ui-...`, so that none of them is
// ever taken for a game's.

/** Goods have colours of their own; whatever has none is drawn in second ink. */
export const colourOf = (name: string): string =>
  name === 'ui-arrow' ? 'var(--ink-3)' : `var(--g-${name}, var(--ink-2))`
