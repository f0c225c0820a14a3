// Texts of the client in the person's language. Fluent files shared with the server's terminal view come first; those
// of the client are kept by subject: `en.ftl`, `clocks.en.ftl`.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { settings, type Language } from './settings.svelte'

const shared = import.meta.glob<string>('../../../kontor/kernel/text/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const own = import.meta.glob<string>('../text/*.ftl', { query: '?raw', import: 'default', eager: true })

function bundle(language: Language): FluentBundle {
  // Isolation marks would stand in titles and copied text; all three languages run left to right.
  const made = new FluentBundle(language, { useIsolating: false })
  for (const [file, source] of [...Object.entries(shared), ...Object.entries(own)]) {
    if (!file.endsWith(`${language}.ftl`)) continue
    const errors = made.addResource(new FluentResource(source), { allowOverrides: true })
    if (errors.length) throw new Error(`${language}: ${errors.join('; ')}`)
  }
  return made
}

const bundles: Record<Language, FluentBundle> = {
  en: bundle('en'),
  pl: bundle('pl'),
  hu: bundle('hu'),
}

/** With the minus sign of a negative number, as on the server (kontor/kernel/words.py). */
const real = (words: string): string => words.replace(/(?<![\w–-])-(?=\d)/g, '−')

export type Arguments = Record<string, FluentVariable>

export function textIn(language: Language, key: string, args?: Arguments): string {
  for (const each of [bundles[language], bundles.en]) {
    const pattern = each.getMessage(key)?.value
    if (pattern) return real(each.formatPattern(pattern, args ?? null, [])).replace(/(?<!\.)\.\.(?!\.)/g, '.') // a name may end with a full stop
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

/** 3, 1.5, 0.67, as numbers are written in the person's language; with so many digits after the point, if it is said. */
export function figure(value: number, digits?: number): string {
  const options = { minimumFractionDigits: digits ?? 0, maximumFractionDigits: digits ?? 2, useGrouping: false }
  return real(new Intl.NumberFormat(settings.language, options).format(value))
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

/** A moment in the person's own time zone: "18 Nov 2026, 14:00". */
export function moment(iso: string): string {
  return new Date(iso).toLocaleString(settings.language, { dateStyle: 'medium', timeStyle: 'short' })
}
