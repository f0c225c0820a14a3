// Texts of the client in the person's language. Fluent files shared with the server's terminal view come first.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import sharedEn from '../../../kontor/kernel/text/en.ftl?raw'
import sharedHu from '../../../kontor/kernel/text/hu.ftl?raw'
import sharedPl from '../../../kontor/kernel/text/pl.ftl?raw'
import ownEn from '../text/en.ftl?raw'
import ownHu from '../text/hu.ftl?raw'
import ownPl from '../text/pl.ftl?raw'
import { settings, type Language } from './settings.svelte'

function bundle(language: Language, ...sources: string[]): FluentBundle {
  // Isolation marks would stand in titles and copied text; all three languages run left to right.
  const made = new FluentBundle(language, { useIsolating: false })
  for (const source of sources) {
    const errors = made.addResource(new FluentResource(source), { allowOverrides: true })
    if (errors.length) throw new Error(`${language}: ${errors.join('; ')}`)
  }
  return made
}

const bundles: Record<Language, FluentBundle> = {
  en: bundle('en', sharedEn, ownEn),
  pl: bundle('pl', sharedPl, ownPl),
  hu: bundle('hu', sharedHu, ownHu),
}

export type Arguments = Record<string, FluentVariable>

export function textIn(language: Language, key: string, args?: Arguments): string {
  for (const each of [bundles[language], bundles.en]) {
    const pattern = each.getMessage(key)?.value
    if (pattern) return each.formatPattern(pattern, args ?? null, []).replace(/(?<!\.)\.\.(?!\.)/g, '.') // a name may end with a full stop
  }
  return key
}

/** A text in the language of now. Reactive: reading it in a component follows a change of language. */
export function text(key: string, args?: Arguments): string {
  return textIn(settings.language, key, args)
}

/** Several names in one sentence: "Ann", "Ann and Ben", "Ann, Ben and Eve". */
export function allOf(names: readonly string[]): string {
  const first = names.slice(0, -1).join(', ')
  return first ? text('list-and', { first, last: names.at(-1)! }) : (names[0] ?? '')
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
]

/** "4 minutes ago", "yesterday". */
export function ago(iso: string, now = Date.now()): string {
  const seconds = (new Date(iso).getTime() - now) / 1000
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' })
  for (const [unit, size] of UNITS) if (-seconds >= size) return format.format(Math.round(seconds / size), unit)
  return text('ui-just-now')
}
