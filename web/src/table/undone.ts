import type { ChatMessage } from '../lib/contract'
import type { Text } from './props'

/** That somebody undid decisions: it stands in the log after the last decision that was left. */
export interface UndoneNote {
  id: number
  seat: number | null
  name: string
  /** It was the one who reads it. */
  yours: boolean
  after: number
  count: number
}

/** What was undone, in the order of the log. Who goes further back takes earlier notes along; in one place they are one. */
export function undoneIn(chat: readonly ChatMessage[], you: number): UndoneNote[] {
  const notes: UndoneNote[] = []
  let after = Infinity
  for (const { id, seat, name, undone } of chat.toReversed()) {
    if (!undone) continue
    after = Math.min(after, undone.after)
    const count = undone.before - undone.after
    const [next] = notes
    if (next?.after === after && next.seat === seat) next.count += count
    else notes.unshift({ id, seat, name, yours: seat !== null && seat === you, after, count })
  }
  return notes
}

export const undoneText = ({ name, yours, count }: UndoneNote, text: Text): string =>
  yours ? text('table-undone-you', { count }) : text('table-undone', { name, count })
