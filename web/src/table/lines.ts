// Lines of log and trail in short: a chip or a disc already says who it was.

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A text without the name of who decided wherever a sentence begins with it. */
export function unnamed(text: string, name: string): string {
  if (!name) return text
  return text.replace(
    new RegExp(`(^|[.!?] )${escaped(name)} (\\S)`, 'gu'),
    (_, before: string, letter: string) => before + letter.toLocaleUpperCase(),
  )
}
