import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parse, Router } from './router.svelte'

describe('parse', () => {
  it.each([
    ['/', '', { page: 'home' }],
    ['/new/little-town', '', { page: 'new', game: 'little-town', invite: '' }],
    ['/new/little-town', '?invite=ann', { page: 'new', game: 'little-town', invite: 'ann' }],
    ['/table/ab2cd3ef', '', { page: 'table', id: 'ab2cd3ef' }],
    ['/table/ab2cd3ef/', '', { page: 'table', id: 'ab2cd3ef' }],
    ['/replay/ab', '?at=12', { page: 'replay', id: 'ab', at: 12, review: false }],
    ['/replay/ab', '?at=-1', { page: 'replay', id: 'ab', at: null, review: false }],
    ['/replay/ab', '?at=7&review', { page: 'replay', id: 'ab', at: 7, review: true }],
    ['/replay/ab', '', { page: 'replay', id: 'ab', at: null, review: false }],
    ['/rules/little-town', '', { page: 'rules', game: 'little-town' }],
    ['/rules', '', { page: 'rules', game: '' }],
    ['/learn', '', { page: 'learn', game: '' }],
    ['/learn/little-town', '', { page: 'learn', game: 'little-town' }],
    ['/learn/little-town/goal', '', { page: 'lesson', game: 'little-town', id: 'goal' }],
    ['/learn/little-town/goal/more', '', { page: 'missing' }],
    ['/learn/a b/goal', '', { page: 'missing' }],
    ['/account', '', { page: 'account' }],
    ['/table', '', { page: 'missing' }],
    ['/table/a b', '', { page: 'missing' }],
    ['/table/ab/more', '', { page: 'missing' }],
    ['/account/x', '', { page: 'missing' }],
    ['/nothing/here', '', { page: 'missing' }],
  ])('%s%s', (path, search, route) => expect(parse(path, search)).toEqual(route))
})

describe('Router', () => {
  let router: Router
  let stop: () => void
  beforeEach(() => {
    vi.stubGlobal('scrollTo', vi.fn())
    history.replaceState(null, '', '/')
    router = new Router()
    stop = router.listen()
  })
  afterEach(() => {
    stop()
    document.body.innerHTML = ''
    vi.unstubAllGlobals()
  })

  function click(html: string, init: MouseEventInit = {}): boolean {
    document.body.innerHTML = html
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
    document.querySelector('a')!.firstChild!.dispatchEvent(event)
    return event.defaultPrevented
  }

  it('goes, replaces and follows the browser back', async () => {
    router.go('/account')
    expect(router.route).toEqual({ page: 'account' })
    router.replace('/replay/ab?at=3')
    expect(router.route).toEqual({ page: 'replay', id: 'ab', at: 3, review: false })
    const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    history.back()
    await popped
    expect(router.route).toEqual({ page: 'home' })
  })

  it('keeps the page for another moment of the same replay', () => {
    router.go('/replay/ab?at=3')
    const before = router.key
    router.replace('/replay/ab?at=4')
    expect(router.key).toBe(before)
    router.go('/replay/cd')
    expect(router.key).not.toBe(before)
  })

  it('takes plain clicks on links of our own', () => {
    expect(click('<a href="/rules/little-town"><b>Rules</b></a>')).toBe(true)
    expect(router.route).toEqual({ page: 'rules', game: 'little-town' })
  })

  it.each([
    ['<a href="/account"><b>new tab</b></a>', { ctrlKey: true }],
    ['<a href="/account" target="_blank"><b>new tab</b></a>', {}],
    ['<a href="/api/tables/ab/log" download><b>log</b></a>', {}],
    ['<a href="https://example.org/"><b>elsewhere</b></a>', {}],
    ['<a href="#main"><b>skip</b></a>', {}],
  ])('leaves %s to the browser', (html, init) => {
    document.addEventListener('click', (event) => event.preventDefault(), { once: true }) // jsdom cannot navigate
    click(html, init)
    expect(router.route).toEqual({ page: 'home' })
  })
})
