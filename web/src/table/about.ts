// What there is to say about the target pointed at or selected.
import type { Picker } from '../draw/picker.svelte'

export interface About { title: string; text: string; gains: string[]; reason: string; legal: boolean }

export function about(picker: Picker, id = picker.pointed?.id): About | null {
  if (!id) return null
  const choices = picker.byTarget.get(id) ?? []
  const item = picker.item(id)
  const piece = item && 'kind' in item ? item : null
  if (choices.length) {
    const only = choices.length === 1
    return {
      title: only ? choices[0]!.words : (item?.label ?? ''), text: piece?.title ? piece.label : '',
      gains: only ? [choices[0]!.gain] : choices.map((choice) => `${choice.words}: ${choice.gain}`), reason: '', legal: true,
    }
  }
  if (!item?.label) return null
  const reason = picker.reason(item)
  if (!piece && !reason) return null
  // A label is a name and, after the first stop, its details.
  const stop = item.label.indexOf('. ')
  return {
    title: stop > 0 ? item.label.slice(0, stop) : item.label, text: stop > 0 ? item.label.slice(stop + 2) : '',
    gains: [], reason, legal: false,
  }
}
