import type { ChatMessage, RanOut } from '../lib/contract'
import type { Text } from './props'

/** What stands in the log between decisions: that somebody undid some, or that somebody's time ran out. */
export interface Note {
  id: number
  seat: number | null
  name: string
  /** It was the one who reads it. */
  yours: boolean
  /** It stands after this decision. */
  after: number
  /** Decisions that were undone; 0: the time ran out, */
  count: number
  /** and what happens then. */
  then: RanOut['then'] | null
}

/** In the order of the log. Who goes further back takes earlier notes along; what one seat undid in one place is one. */
export function notesIn(chat: readonly ChatMessage[], you: number): Note[] {
  const notes: Note[] = []
  let left = Infinity
  for (const { id, seat, name, undone, ran_out } of chat.toReversed()) {
    if (undone) left = Math.min(left, undone.after)
    else if (!ran_out) continue
    const after = undone ? left : Math.min(left, ran_out!.after)
    const count = undone ? undone.before - undone.after : 0
    const [next] = notes
    if (count && next?.count && next.after === after && next.seat === seat) next.count += count
    else
      notes.unshift({
        id,
        seat,
        name,
        yours: seat !== null && seat === you,
        after,
        count,
        then: ran_out?.then ?? null,
      })
  }
  return notes
}

export function noteText({ name, yours, count, then }: Note, text: Text): string {
  if (then) return text(yours ? `clock-ran-out-${then}-you` : `clock-ran-out-${then}`, { name })
  return yours ? text('table-undone-you', { count }) : text('table-undone', { name, count })
}
