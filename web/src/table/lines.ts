// Lines of log and trail in short: a chip or a disc already says who it was.

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A text without the name of who decided wherever a sentence begins with it; longer names of others (`Greedy bot 2`) stay whole. */
export function unnamed(text: string, name: string, others: readonly string[] = []): string {
  if (!name) return text
  const longer = others
    .filter((other) => other.startsWith(`${name} `))
    .map((other) => escaped(other.slice(name.length + 1)))
  const but = longer.length ? `(?!(?:${longer.join('|')})(?:\\s|$))` : ''
  return text.replace(
    new RegExp(`(^|[.!?] )${escaped(name)} ${but}(\\S)`, 'gu'),
    (_, before: string, letter: string) => before + letter.toLocaleUpperCase(),
  )
}
