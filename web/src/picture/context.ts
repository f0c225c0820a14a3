// The scene that is shown, for parts of the page that draw its pieces.
import { getContext, hasContext, setContext } from 'svelte'
import type { Scene } from '../lib/contract'

const KEY = Symbol('scene')
export const provideScene = (scene: () => Scene): (() => Scene) => setContext(KEY, scene)
export const shownScene = (): (() => Scene) | undefined => (hasContext(KEY) ? getContext<() => Scene>(KEY) : undefined)
