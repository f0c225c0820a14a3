// What there is to say about the target pointed at or selected.
import type { Picker } from '../draw/picker.svelte'
import { isAim, isFrame, isLine, isPiece, isPlace, nameOf } from '../draw/things'

export interface About {
  title: string
  text: string
  gains: string[]
  reason: string
  legal: boolean
}

export function about(picker: Picker, id = picker.pointed?.id): About | null {
  if (!id) return null
  const choices = picker.byTarget.get(id) ?? []
  const item = picker.item(id)
  const aim = item && isAim(item) ? item : null
  const piece = item && isPiece(item) ? item : null
  if (choices.length) {
    const only = choices.length === 1
    const printed = aim ? aim.named : item && isPlace(item) && item.tone !== '' && !isFrame(item) // its own name says more than that something is built there
    return {
      title: only && !printed ? choices[0]!.words : nameOf(picker.label(id)).name,
      text: aim
        ? nameOf(aim.label).rest
        : piece?.title && piece.shape !== 'flat' && piece.kind !== 'chip'
          ? (choices.every((choice) => choice.words.includes(piece.title)) && nameOf(piece.label).rest) || piece.label
          : '',
      gains: only
        ? [choices[0]!.gain]
        : choices.map((choice) => (choice.gain ? `${choice.words}: ${choice.gain}` : choice.words)),
      reason: '',
      legal: true,
    }
  }
  if (!item?.label) return null
  const reason = picker.reason(item)
  const place = aim ? aim.ring === 'field' || aim.ring === 'site' || aim.ring === 'frame' : !piece && !isLine(item)
  if (place && !reason) return null
  const { name, rest } = nameOf(item.label)
  return { title: name, text: rest, gains: [], reason, legal: false }
}
