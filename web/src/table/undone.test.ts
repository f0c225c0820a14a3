import { describe, expect, it } from 'vitest'
import type { ChatMessage } from '../lib/contract'
import { text } from './testing'
import { undoneIn, undoneText } from './undone'

const undo = (id: number, before: number, after: number): ChatMessage => ({
  id,
  person: 'p1',
  name: 'Ann',
  seat: 0,
  text: '',
  at: '',
  undone: { before, after },
})

describe('what was undone', () => {
  it('stands where the log was cut, once for each place', () => {
    const said = { ...undo(2, 0, 0), text: 'hello', undone: null }
    expect(undoneIn([said], -1)).toEqual([])
    const notes = undoneIn([undo(1, 9, 6), said, undo(3, 16, 14), undo(4, 14, 11)], -1)
    expect(notes.map(({ id, after, count }) => [id, after, count])).toEqual([
      [1, 6, 3],
      [4, 11, 5],
    ])
  })

  it('goes along when somebody goes further back', () => {
    const notes = undoneIn([undo(1, 9, 6), undo(2, 7, 3)], -1)
    expect(notes.map(({ after, count }) => [after, count])).toEqual([[3, 7]])
    expect(undoneText(notes[0]!, text)).toBe('Ann undid 7 decisions.')
    expect(undoneText(undoneIn([undo(1, 9, 6)], 0)[0]!, text)).toBe('You undid 3 decisions.')
  })
})
