// A small router over the history API.
import { learnFrom } from './keys'

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string; invite: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string; at: number | null; review: boolean }
  | { page: 'rules'; game: string }
  | { page: 'learn'; game: string }
  | { page: 'lesson'; game: string; id: string }
  | { page: 'example'; game: string; example: string }
  | { page: 'account' }
  | { page: 'reset' }
  | { page: 'verify' }
  | { page: 'operator' }
  | { page: 'people' }
  | { page: 'person'; id: string }
  | { page: 'ratings'; game: string }
  | { page: 'puzzles' }
  | { page: 'tournaments' }
  | { page: 'new-tournament' }
  | { page: 'tournament'; id: string }
  | { page: 'puzzle'; game: string; id: string }
  | { page: 'missing' }

const ID = /^[\w-]+$/

export function parse(path: string, search = ''): Route {
  const [first = '', second = '', ...rest] = path.split('/').filter((part) => part !== '')
  if (first === 'learn') {
    const [lesson, ...more] = rest
    if (more.length || !(second === '' || ID.test(second))) return { page: 'missing' }
    if (lesson === undefined) return { page: 'learn', game: second }
    return ID.test(lesson) ? { page: 'lesson', game: second, id: lesson } : { page: 'missing' }
  }
  if (first === 'examples' && rest.length === 1 && ID.test(second) && ID.test(rest[0]!))
    return { page: 'example', game: second, example: rest[0]! }
  if (first === 'puzzles' && second === '') return { page: 'puzzles' }
  if (first === 'puzzles' && rest.length === 1 && ID.test(second) && ID.test(rest[0]!))
    return { page: 'puzzle', game: second, id: rest[0]! }
  if (rest.length > 0) return { page: 'missing' }
  if (first === '') return { page: 'home' }
  if (first === 'tournaments' && second === '') return { page: 'tournaments' }
  if (first === 'tournaments' && second === 'new') return { page: 'new-tournament' }
  if (first === 'account' && second === '') return { page: 'account' }
  if ((first === 'reset' || first === 'verify' || first === 'operator') && second === '') return { page: first }
  if (first === 'people' && second === '') return { page: 'people' }
  if (first === 'ratings' && second === '') return { page: 'ratings', game: '' } // of the first game
  if (first === 'rules' && second === '') return { page: 'rules', game: '' } // of the first game
  if (!ID.test(second)) return { page: 'missing' }
  switch (first) {
    case 'new':
      return { page: 'new', game: second, invite: new URLSearchParams(search).get('invite') ?? '' }
    case 'table':
      return { page: 'table', id: second }
    case 'rules':
      return { page: 'rules', game: second }
    case 'people':
      return { page: 'person', id: second }
    case 'ratings':
      return { page: 'ratings', game: second }
    case 'tournament':
      return { page: 'tournament', id: second }
    case 'replay': {
      const asked = new URLSearchParams(search)
      const at = asked.get('at')
      return {
        page: 'replay',
        id: second,
        at: at !== null && /^\d+$/.test(at) ? Number(at) : null,
        review: asked.has('review'),
      }
    }
    default:
      return { page: 'missing' }
  }
}

export class Router {
  route = $state.raw<Route>(parse(location.pathname, location.search))
  /** Changes with the page, not with `?at=` and `review`: what a page is rebuilt and focused for. */
  readonly key: string = $derived(
    [
      this.route.page,
      ...(['id', 'game', 'example'] as const).map((part) => (this.route as Record<string, unknown>)[part]),
    ].join(),
  )

  constructor() {
    learnFrom(location.pathname, location.search)
  }

  /** Follows the browser's back and forward, and plain clicks on links of our own. Returns how to stop. */
  listen(): () => void {
    const pop = (): void => this.#read()
    const click = (event: MouseEvent): void => {
      const path = ownLink(event)
      if (path === null) return
      event.preventDefault()
      this.go(path)
    }
    addEventListener('popstate', pop)
    document.addEventListener('click', click)
    return () => {
      removeEventListener('popstate', pop)
      document.removeEventListener('click', click)
    }
  }

  go(path: string): void {
    if (path !== location.pathname + location.search) history.pushState(null, '', path)
    this.#read()
    if (!path.includes('#')) scrollTo(0, 0) // else the page goes to what is named
  }

  /** Changes the address without a step in the history. */
  replace(path: string): void {
    if (path === location.pathname + location.search) return // or a page that names its state here would never come to rest
    history.replaceState(null, '', path)
    this.#read()
  }

  #read(): void {
    learnFrom(location.pathname, location.search)
    this.route = parse(location.pathname, location.search)
  }
}

function ownLink(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = (event.target as Element | null)?.closest?.('a')
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null
  if (link.pathname.startsWith('/api/') || link.getAttribute('href')?.startsWith('#')) return null
  return link.pathname + link.search + link.hash
}

export const router = new Router()
