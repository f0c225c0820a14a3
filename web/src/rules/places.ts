// Where a paragraph is in a text that is shown.

const LIT = 2400 // ms

/** Goes to a heading; the line of the section that is about the thing of that name is lit for a moment. */
export function goTo(root: HTMLElement, anchor: string, name = ''): boolean {
  const heading = [...root.querySelectorAll<HTMLElement>('[id]')].find(({ id }) => id === anchor)
  if (!heading) return false
  const line = name ? lineAbout(heading, name) : null
  if (line) line.scrollIntoView({ block: 'center' })
  else heading.scrollIntoView({ block: 'start' })
  if (line || /^H\d$/.test(heading.tagName)) light(line ?? heading)
  return true
}

function light(place: HTMLElement): void {
  place.classList.add('lit')
  setTimeout(() => place.classList.remove('lit'), LIT)
}

/** The row or item of a section that begins with the name: of `Mill on C4 (Ann)` that of the mill. */
function lineAbout(heading: HTMLElement, name: string): HTMLElement | null {
  const low = name.toLowerCase()
  for (let next = heading.nextElementSibling; next && !/^H[123]$/.test(next.tagName); next = next.nextElementSibling) {
    for (const first of next.querySelectorAll<HTMLElement>('tbody td:first-child, li > strong:first-of-type')) {
      const words = (first.textContent ?? '')
        .replace(/[.¹²³]+$/, '')
        .trim()
        .toLowerCase()
      if (words && low.startsWith(words)) return first.closest<HTMLElement>('tr, li')
    }
  }
  return null
}
