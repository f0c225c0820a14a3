import { describe, expect, it } from 'vitest'
import { keyed, known, learnFrom, learnKey, replayPath, tablePath } from './keys'
import type { Table } from './contract'

describe('keys of private tables', () => {
  it('come with a link', () => {
    learnFrom('/table/ab1', '?key=k-1')
    learnFrom('/replay/ab2', '?at=7&key=k-2')
    learnFrom('/rules/ab3', '?key=k-3')
    expect([tablePath('ab1'), replayPath('ab2', 3), tablePath('ab3')]).toEqual([
      '/table/ab1?key=k-1',
      '/replay/ab2?at=3&key=k-2',
      '/table/ab3',
    ])
  })

  it('come with the table, for its rematch too', () => {
    known({ id: 'cd1', key: 'k', rematch: 'cd2' } as Table)
    known({ id: 'cd3', key: null, rematch: null } as Table)
    expect(['cd1', 'cd2', 'cd3'].map(tablePath)).toEqual(['/table/cd1?key=k', '/table/cd2?key=k', '/table/cd3'])
  })

  it('go along with whatever is asked', () => {
    learnKey('ef1', 'a&b')
    expect(keyed('/x', 'ef1', { first: 2 })).toBe('/x?first=2&key=a%26b')
    expect(keyed('/x', 'ef2', { first: 2 })).toBe('/x?first=2')
    expect(replayPath('ef2', undefined, true)).toBe('/replay/ef2?review=1')
  })
})
