import type { Choice } from '../lib/types'
import type { Picker } from '../draw/picker.svelte'

const FEW = 4 // up to so many choices all stand in the bar; of more only those that point at nothing on the table

/** Choices that stand as buttons in the bar now; the digit keys play them. */
export function answersOf(picker: Picker): Choice[] {
  if (picker.chosen) return []
  if (picker.asked) return picker.asked
  return picker.choices.length <= FEW ? picker.choices : picker.choices.filter((choice) => !choice.targets.length)
}
