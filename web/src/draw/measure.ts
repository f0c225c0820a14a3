// How wide a text will be on a board, roughly, so that it can be wrapped and shrunk without asking the browser.
// The same widths as kontor/picture/measure.py: those of the widest font of the stacks.
import { parts } from './rich'

const WIDTHS: Record<number, string> = {
  250: "'",
  300: ' ,.IJijlł·’',
  350: '-/:;\\f|',
  400: '!()[]rt',
  480: '"*_`szc“”–',
  560: '?LŁv',
  610: 'FPTYaekoxy',
  640: '$0123456789EKSbdghnpqu{}',
  700: 'ABCRVXZ',
  760: 'DGHNU',
  800: '&OQw',
  850: '#+<=>M^~×−→',
  970: '%m',
  1000: '@W…',
}
const WIDTH_OF = new Map(
  Object.entries(WIDTHS).flatMap(([width, letters]) => [...letters].map((c) => [c, +width / 1000] as const)),
)
const BOLD = 1.12
const ICON = 1.22 // size of an icon in a line, in font sizes

export interface Word {
  text: string
  icon: boolean
  spaced: boolean
}
export interface Placed {
  text: string
  icon: boolean
  x: number
  width: number
}
export interface Fitted {
  rows: Placed[][]
  size: number
}

export function textWidth(text: string, size: number): number {
  let width = 0
  for (const c of text) width += WIDTH_OF.get(c) ?? WIDTH_OF.get(c.normalize('NFD')[0] ?? '') ?? 0.65
  return width * size * BOLD
}

function wordsIn(text: string): Word[] {
  const out: Word[] = []
  let spaced = false
  const push = (word: string, icon: boolean): void => {
    out.push({ text: word, icon, spaced })
    spaced = false
  }
  for (const part of parts(text)) {
    if ('icon' in part) {
      if (part.amount) push(part.amount, false)
      push(part.icon, true)
      continue
    }
    for (const piece of part.text.split(/(\s+)/)) {
      if (/^\s+$/.test(piece)) spaced = true
      else if (piece) push(piece, false)
    }
  }
  return out
}

const widthOf = (word: Word, size: number): number => (word.icon ? ICON * size : textWidth(word.text, size))

function gap(before: Word, word: Word, size: number): number {
  if (word.icon && !before.icon && /[\d?]$/.test(before.text)) return 0.14 * size
  if (word.spaced) return 0.32 * size
  return word.icon && before.icon ? 0.1 * size : 0.05 * size
}

function lineWidth(words: Word[], size: number): number {
  return words.reduce((sum, word, k) => sum + widthOf(word, size) + (k ? gap(words[k - 1]!, word, size) : 0), 0)
}

function wrapped(words: Word[], size: number, width: number): Word[][] {
  const lines: Word[][] = [[]]
  for (const word of words) {
    let line = lines.at(-1)!
    if (line.length && lineWidth([...line, word], size) > width) {
      const amount = word.icon && line.length > 1 && !line.at(-1)!.icon ? line.pop()! : null // stays with its icon
      lines.push(amount ? [amount] : [])
      line = lines.at(-1)!
    }
    line.push(word)
  }
  return lines
}

function cut(line: Word[], size: number, width: number): Word[] {
  const out = [...line]
  while (out.length > 1 && lineWidth(out, size) > width) out.pop()
  const last = out.at(-1)
  if (out.length === line.length && lineWidth(out, size) <= width) return out
  if (!last || last.icon) return [...out, { text: '…', icon: false, spaced: false }]
  let text = last.text
  while (text.length > 1 && lineWidth([...out.slice(0, -1), { ...last, text: `${text}…` }], size) > width)
    text = text.slice(0, -1)
  return [...out.slice(0, -1), { ...last, text: `${text}…` }]
}

/** A text in at most so many lines: shrunk down to `smallest`, then cut. Words get their place from the line's start. */
export function fit(text: string, size: number, width: number, lines: number, smallest: number): Fitted {
  const words = wordsIn(text)
  let rows = wrapped(words, size, width)
  const tooBig = (): boolean => rows.length > lines || rows.some((row) => lineWidth(row, size) > width)
  while (tooBig() && size - 0.5 >= smallest) {
    size -= 0.5
    rows = wrapped(words, size, width)
  }
  if (rows.length > lines) rows = [...rows.slice(0, lines - 1), rows.slice(lines - 1).flat()]
  return { size, rows: rows.map((row) => placed(cut(row, size, width), size)) }
}

function placed(row: Word[], size: number): Placed[] {
  let x = 0
  return row.map((word, k) => {
    if (k) x += gap(row[k - 1]!, word, size)
    const width = widthOf(word, size)
    x += width
    return { text: word.text, icon: word.icon, x: x - width, width }
  })
}
