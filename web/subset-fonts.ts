// Fonts with the letters of our languages alone: a third of what the packages have.
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** English, the other letters of Western Europe, Polish, Hungarian and Czech; signs of our texts. */
const RANGES: [number, number][] = [
  [0x20, 0x7e],
  [0xa0, 0x107],
  [0x10c, 0x10f],
  [0x118, 0x11b],
  [0x141, 0x144],
  [0x147, 0x148],
  [0x150, 0x153],
  [0x158, 0x15b],
  [0x160, 0x161],
  [0x164, 0x165],
  [0x16e, 0x171],
  [0x179, 0x17e],
  [0x2010, 0x2026],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2212, 0x2212],
]
const LETTERS = RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, k) => String.fromCodePoint(first + k)),
).join('')

export function subsetFonts(): Plugin {
  return {
    name: 'subset-fonts',
    apply: 'build',
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.woff2'))
          file.source = await subsetFont(Buffer.from(file.source), LETTERS, { targetFormat: 'woff2' })
    },
  }
}
