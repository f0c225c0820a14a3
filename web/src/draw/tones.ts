// Printed colours: a tone of the scene is a token of the style, with the ink that can be read on it.

const TOKENS: Record<string, string> = {
  white: 'slot-white',
  orange: 'slot-orange',
  pink: 'slot-pink',
  black: 'slot-black',
  post: 'map-post',
  yellow: 'banner-ability',
  red: 'banner-red',
  dark: 'ink',
}
/** Colours of hexes: a sea is a land of fish. */
export const hexTone = (tone: string): string => `var(--hx-${tone === 'sea' ? 'fish' : tone})`

const DARK_INK = '#2A231B'
const INKS: Record<string, string> = {
  white: DARK_INK,
  orange: DARK_INK,
  pink: DARK_INK,
  black: '#FFFFFF',
  yellow: '#33260A',
  red: '#FFFFFF',
  dark: 'var(--panel)',
}

/** Types of tiles have colours of their own; symbols on some are light. */
const LIGHT_ON = ['castle', 'town', 'inn']
export const typeTone = (tone: string): string =>
  tone === 'wild' ? 'var(--sunk)' : tone === 'gold' ? 'var(--g-star)' : `var(--t-${tone})`
export const typeInk = (tone: string): string =>
  tone === 'wild' ? 'var(--t-inn)' : LIGHT_ON.includes(tone) ? '#FFFDF7' : DARK_INK
/** Strong enough to be read on a pale ground. */
export const typeDark = (tone: string): string => `color-mix(in srgb, var(--t-${tone}) 62%, var(--ink))`

export const toneOf = (tone: string): string => `var(--${TOKENS[tone] ?? 'map-plate'})`
export const inkOn = (tone: string): string => INKS[tone] ?? 'var(--map-text)'
