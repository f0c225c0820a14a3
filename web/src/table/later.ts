// Areas that are not taught yet: they are seen, but out of reach, and say when they come.
import { getContext, hasContext, setContext } from 'svelte'

/** What is said of an area that comes later; empty: it is there now. */
export type Later = (area: string) => string

const KEY = Symbol('areas that come later')
export const provideLater = (later: Later): Later => setContext(KEY, later)
export const laterOf = (): Later => (hasContext(KEY) ? getContext<Later>(KEY) : () => '')
