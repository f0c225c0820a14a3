// Texts with icons: `+2 :wood:` is an amount and an icon, an arrow is an icon too. `[1]` is the number of a pointer on the table.
import { getContext, hasContext, setContext } from 'svelte'
import type { Player, Scene } from '../lib/contract'

export type Part = { text: string } | { icon: string; amount: string } | { pointer: string }

const PART = /(?:([+−-]?\d+|\?) )?:([a-z][a-z0-9-]*):|→|\[(\d)\]/g
const ICON = /:([a-z][a-z0-9-]*):/g

/** The parts of a text in order; an amount right before an icon belongs to it, so that a line never breaks between them. */
export function parts(text: string): Part[] {
  const out: Part[] = []
  let end = 0
  for (const match of text.matchAll(PART)) {
    if (match.index > end) out.push({ text: text.slice(end, match.index) })
    out.push(match[3] ? { pointer: match[3] } : { icon: match[2] ?? 'ui-arrow', amount: match[1] ?? '' })
    end = match.index + match[0].length
  }
  if (end < text.length) out.push({ text: text.slice(end) })
  return out
}

export type IconWord = (name: string) => string

const asNamed: IconWord = (name) => (name === 'ui-arrow' ? '→' : name.replaceAll('-', ' '))

const ALIKE = /(?<!\d )(:[a-z][a-z0-9-]*:)(?: ?\1)+/g // `:fish::fish:`, without numbers

/** A text for ears: `2 :wood:` becomes `2 wood`, and so does `:wood::wood:`. */
export function plain(text: string, word: IconWord = asNamed): string {
  return text
    .replace(ALIKE, (run: string, icon: string) => `${run.split(icon).length - 1} ${icon}`)
    .replace(ICON, (_, name: string) => ` ${word(name)} `)
    .replace(/\[(\d)\]/g, '($1)')
    .replace(/ {2,}/g, ' ')
    .replace(/ ([,.;:)])/g, '$1')
    .trim()
}

/** Sentences one after the other, each with one full stop between; empty ones are left out. */
export function sentences(...all: (string | undefined)[]): string {
  return all
    .filter((each) => each)
    .join('. ')
    .replace(/([.?!…])\. /g, '$1 ')
}

/** A name, and after the first stop its details; one right after a leading number is none (`49. mező`). */
export function nameOf(label: string): { name: string; rest: string } {
  const stop = label.indexOf('. ', /^\d+\. /.exec(label)?.[0].length ?? 0)
  return stop > 0 ? { name: label.slice(0, stop), rest: label.slice(stop + 2) } : { name: label, rest: '' }
}

/** Words of icons as the scene has them: a caption `icon-NAME`, else what a counter with that icon is called. */
export function wordsOf(scene: Scene, points: string): IconWord {
  const known = new Map<string, string>([['star', points]])
  for (const counter of [...scene.counters, ...scene.players.flatMap((player) => player.counters)]) {
    const name = /^(.+): [−-]?\d+$/.exec(counter.label)?.[1]
    if (name && (counter.kind === 'good' || counter.kind === 'seen')) known.set(counter.icon, name)
  }
  return (name) => scene.captions[`icon-${name}`] ?? known.get(name) ?? asNamed(name)
}

const KEY = Symbol('words of icons')
export const provideWords = (word: IconWord): IconWord => setContext(KEY, word)
export const iconWord = (): IconWord => (hasContext(KEY) ? getContext<IconWord>(KEY) : asNamed)

const PEOPLE = Symbol('players')
type People = () => Pick<Player, 'name' | 'colour'>[]
export const providePeople = (people: People): People => setContext(PEOPLE, people)
export const people = (): People => (hasContext(PEOPLE) ? getContext<People>(PEOPLE) : () => [])

/** A gain has one entry a line, some of them named: `Inn: −1 :coin: +3 :star:`, or of somebody: `Ben · Inn: +1 :coin:`. */
export function gainRows(gain: string): { name: string; value: string }[] {
  return gain
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const colon = line.indexOf(': ')
      // `:coin: +2` begins with an icon, not with a name
      return colon > 0 && !line.slice(0, colon).includes(':')
        ? { name: line.slice(0, colon), value: line.slice(colon + 2) }
        : { name: '', value: line }
    })
}
