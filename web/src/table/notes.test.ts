import { describe, expect, it } from 'vitest'
import type { ChatMessage, RanOut } from '../lib/contract'
import { text } from './testing'
import { notesIn, noteText } from './notes'

const undo = (id: number, before: number, after: number): ChatMessage => ({
  id,
  person: 'p1',
  name: 'Ann',
  seat: 0,
  text: '',
  at: '',
  undone: { before, after },
  ran_out: null,
})

describe('what was undone', () => {
  it('stands where the log was cut, once for each place', () => {
    const said = { ...undo(2, 0, 0), text: 'hello', undone: null }
    expect(notesIn([said], -1)).toEqual([])
    const notes = notesIn([undo(1, 9, 6), said, undo(3, 16, 14), undo(4, 14, 11)], -1)
    expect(notes.map(({ id, after, count }) => [id, after, count])).toEqual([
      [1, 6, 3],
      [4, 11, 5],
    ])
  })

  it('goes along when somebody goes further back', () => {
    const notes = notesIn([undo(1, 9, 6), undo(2, 7, 3)], -1)
    expect(notes.map(({ after, count }) => [after, count])).toEqual([[3, 7]])
    expect(noteText(notes[0]!, text)).toBe('Ann undid 7 decisions.')
    expect(noteText(notesIn([undo(1, 9, 6)], 0)[0]!, text)).toBe('You undid 3 decisions.')
  })

  it('tells whose time ran out, and what happens then, where it happened or where the log was cut since', () => {
    const up = (id: number, after: number, then: RanOut['then']): ChatMessage => ({
      ...undo(id, 0, 0),
      undone: null,
      ran_out: { after, then },
    })
    const notes = notesIn([up(1, 4, 'turn'), up(2, 9, 'turn'), undo(3, 10, 7), up(4, 12, 'lose')], -1)
    expect(notes.map(({ after, count }) => [after, count])).toEqual([
      [4, 0],
      [7, 0],
      [7, 3],
      [12, 0],
    ])
    expect(noteText(notes[0]!, text)).toBe('Ann ran out of time: a bot plays this turn.')
    expect(noteText(notesIn([up(1, 4, 'lose')], 0)[0]!, text)).toBe('You ran out of time and lost: a bot plays on.')
  })
})
