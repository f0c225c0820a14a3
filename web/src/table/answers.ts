import type { Choice, Scene } from '../lib/contract'
import { plain } from '../draw/rich'
import type { Picker } from '../picture/picker.svelte'

const FEW = 4 // up to so many choices all stand in the bar; of more only those that point at nothing on the table
const LONG = 90 // letters: with more, roads are chosen on the map only, so that the bar stays low
const BRIEF = 5 // so many stand there if they are brief: none longer than
const WORD = 18 // letters
const GOOD = 2 // the primary button and a second good answer

/** Choices that stand as buttons in the bar now, the primary one first. Those of one target do only if nothing else asks for them. */
export function answersOf(picker: Picker, asked = true): Choice[] {
  if (picker.chosen) return []
  if (picker.asked && asked) return picker.asked
  const good = picker.good.slice(0, GOOD)
  if (picker.purse.open) return good.slice(1) // the first is what the button of the payment begins with
  return [...good, ...others(picker).filter((choice) => !good.includes(choice))]
}

function others(picker: Picker): Choice[] {
  const choices = picker.choices.filter((choice) => !choice.rare)
  if (choices.length > FEW && !areBrief(choices)) return choices.filter((choice) => !choice.targets.length)
  const onRoad = (choice: Choice): boolean => choice.targets.some((id) => picker.aim(id)?.ring === 'line')
  const letters = choices.reduce((sum, choice) => sum + choice.words.length, 0)
  return letters > LONG ? choices.filter((choice) => !onRoad(choice)) : choices
}

/** A few more than that, if each is said in a word or two. */
const areBrief = (choices: Choice[]): boolean =>
  choices.length <= BRIEF && choices.every(({ brief }) => brief && plain(brief, () => 'x').length <= WORD)

/** What may still be lifted for a payment, as amounts with icons. */
export function missing(scene: Scene, picker: Picker): string {
  const cards = scene.players.flatMap((player) => player.cards)
  const icon = (id: string): string => cards.find((card) => card.id === id)?.symbol ?? id.split(':').at(-1)!
  return picker.purse.missing.map(([id, count]) => `${count} :${icon(id)}:`).join(' / ')
}
