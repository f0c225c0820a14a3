import { afterEach, describe, expect, it } from 'vitest'
import { detect, Settings, settings } from './settings.svelte'
import { ago, figure, text, textIn } from './words.svelte'

const own = import.meta.glob<string>('../text/*.ftl', { query: '?raw', import: 'default', eager: true })
const shared = import.meta.glob<string>('../../../kontor/kernel/text/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const code = import.meta.glob<string>(['../**/*.{svelte,ts}', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const read = (language: string): string => own[`../text/${language}.ftl`]!
const keys = (ftl: string): string[] => [...ftl.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!)

/** Literals inside calls of `text(...)`, also those of `text(a ? 'one' : 'other')`. */
function used(source: string): string[] {
  const found: string[] = []
  for (const call of source.matchAll(/\btext\(/g)) {
    let [depth, end] = [1, call.index + call[0].length]
    const start = end
    for (; depth > 0 && end < source.length; end++) depth += source[end] === '(' ? 1 : source[end] === ')' ? -1 : 0
    for (const literal of source.slice(start, end).matchAll(/'((?:ui|table)-[a-z0-9-]+)'/g)) found.push(literal[1]!)
  }
  return found
}

describe('texts', () => {
  afterEach(() => settings.change({ language: 'en' }))

  it.each(['pl', 'hu'])('%s has the same keys as en, once each', (language) => {
    expect(keys(read(language))).toEqual(keys(read('en')))
    expect(new Set(keys(read('en'))).size).toBe(keys(read('en')).length)
  })

  it.each(['pl', 'hu'])('%s uses the same variables as en', (language) => {
    const variables = (ftl: string): string[] =>
      ftl
        .split(/^(?=[a-z])/m)
        .map((message) => {
          const names = new Set([...message.matchAll(/\$(\w+)/g)].map((match) => match[1]))
          return `${message.split(' ')[0]} ${[...names].sort().join(' ')}`
        })
        .filter((line) => /^(ui|table)-/.test(line))
    expect(variables(read(language))).toEqual(variables(read('en')))
  })

  it('every key in the code exists', () => {
    const known = new Set([...keys(read('en')), ...keys(shared['../../../kontor/kernel/text/en.ftl']!)])
    for (const [name, source] of Object.entries(code))
      for (const key of used(source)) expect(known, name).toContain(key)
  })

  it('every key is used', () => {
    const all = Object.values(code).join('\n')
    expect(keys(read('en')).filter((key) => !all.includes(`'${key}'`))).toEqual([])
  })

  it('follows the language, with its plurals', () => {
    expect(text('ui-waiting-for-players', { count: 1 })).toBe('Waiting for 1 player')
    settings.change({ language: 'pl' })
    expect([1, 2, 5].map((count) => text('ui-waiting-for-players', { count }))).toEqual([
      'Czekamy na 1 osobę',
      'Czekamy na 2 osoby',
      'Czekamy na 5 osób',
    ])
    expect(textIn('hu', 'undo')).not.toBe(textIn('en', 'undo'))
    expect(text('no-such-key')).toBe('no-such-key')
  })

  it('writes numbers as the language does, with a real minus sign', () => {
    expect([figure(3), figure(0.666), figure(-8, 1), figure(1602)]).toEqual(['3', '0.67', '−8.0', '1602'])
    expect(text('people-game-place', { place: 2, players: 3, points: -12 })).toBe('2nd of 3, −12 points')
    settings.change({ language: 'pl' })
    expect([figure(2.5), figure(-8, 1), figure(4, 1)]).toEqual(['2,5', '−8,0', '4,0'])
    settings.change({ language: 'hu' })
    expect(figure(11.25, 1)).toBe('11,3')
  })

  it('tells how long ago', () => {
    const now = Date.UTC(2026, 10, 15, 12)
    expect(ago('2026-11-15T11:56:00Z', now)).toBe('4 minutes ago')
    expect(ago('2026-11-14T10:00:00Z', now)).toBe('yesterday')
    expect(ago('2026-11-15T12:00:00Z', now)).toBe('just now')
  })
})

describe('settings', () => {
  it('detects the first language we have', () => {
    expect(detect(['de-AT', 'hu-HU', 'en'])).toBe('hu')
    expect(detect(['de'])).toBe('en')
    expect(detect(['PL'])).toBe('pl')
  })

  it('stay in the browser and tell of changes, not of what is adopted', () => {
    const heard: unknown[] = []
    const mine = new Settings()
    mine.onchange = (chosen) => heard.push(chosen.theme)
    mine.change({ theme: 'dark' })
    mine.adopt({ theme: 'light', sound: true })
    expect(heard).toEqual(['dark'])
    expect([new Settings().theme, new Settings().sound]).toEqual(['light', true])
  })

  it('survive a broken storage', () => {
    localStorage.setItem('kontor.settings', '{broken')
    expect(new Settings().theme).toBe('system')
    localStorage.setItem('kontor.settings', '{"language":"xx"}')
    expect(new Settings().language).toBe('en')
  })
})
