// What there is to say about the target pointed at or selected.
import type { Picker } from '../picture/picker.svelte'
import { nameOf } from '../draw/rich'

export interface About {
  title: string
  text: string
  gains: string[]
  /** Of several choices what each is, above what it brings. */ heads: string[]
  reason: string
  legal: boolean
}

export function about(picker: Picker, id = picker.pointed?.id): About | null {
  if (!id) return null
  const choices = picker.byTarget.get(id) ?? []
  const aim = picker.aim(id)
  if (choices.length) {
    const only = choices.length === 1
    return {
      title: only && !aim?.named ? choices[0]!.words : nameOf(picker.label(id)).name,
      text: nameOf(aim?.label ?? '').rest,
      gains: choices.map((choice) => choice.gain),
      heads: only ? [] : choices.map((choice) => choice.brief || choice.words),
      reason: '',
      legal: true,
    }
  }
  if (!aim && picker.label(id)) {
    const { name, rest } = nameOf(picker.help(id))
    return { title: name, text: rest, gains: [], heads: [], reason: '', legal: false }
  }
  if (!aim?.label) return null
  const reason = picker.reason(aim)
  if (!reason && ['field', 'site', 'frame'].includes(aim.ring)) return null // an empty place has nothing to say
  const { name, rest } = nameOf(aim.label)
  return { title: name, text: rest, gains: [], heads: [], reason, legal: false }
}
