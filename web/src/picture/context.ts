// The scene that is shown, for parts of the page that draw its pieces, and by how much numbers changed on the way to it.
import { getContext, hasContext, setContext } from 'svelte'
import type { Scene } from '../lib/contract'

const KEY = Symbol('scene')
const CHANGES = Symbol('changes')
type Changes = ReadonlyMap<string, number>
export const provideScene = (scene: () => Scene): (() => Scene) => setContext(KEY, scene)
export const shownScene = (): (() => Scene) | undefined => (hasContext(KEY) ? getContext<() => Scene>(KEY) : undefined)
export const provideChanges = (changes: () => Changes): (() => Changes) => setContext(CHANGES, changes)
export const shownChanges = (): (() => Changes) | undefined =>
  hasContext(CHANGES) ? getContext<() => Changes>(CHANGES) : undefined
