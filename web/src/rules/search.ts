// Search within a text: what is found is wrapped in <mark>. Accents and case do not matter: "zywnosc" finds "żywność".

const LIKE: Record<string, string> = { ł: 'l', Ł: 'l', '’': "'", '−': '-', '–': '-' }

/** One letter for each letter, so that places stay where they are. */
export function folded(text: string): string {
  let out = ''
  for (const letter of text) {
    const base = LIKE[letter] ?? letter.normalize('NFD')[0] ?? letter
    const low = base.toLowerCase()
    out += (low.length === 1 ? low : base).padEnd(letter.length)
  }
  return out
}

export function clear(root: HTMLElement): void {
  const parents = new Set<Node>()
  for (const mark of root.querySelectorAll('mark')) {
    if (mark.parentNode) parents.add(mark.parentNode)
    mark.replaceWith(...mark.childNodes)
  }
  for (const parent of parents) parent.normalize()
}

/** Marks every place that has the words; returns the marks in order. */
export function mark(root: HTMLElement, wanted: string): HTMLElement[] {
  clear(root)
  const words = folded(wanted.trim().replace(/\s+/g, ' '))
  if (words.length < 2) return []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest('svg, .open') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts.flatMap((text) => inText(text, words))
}

function inText(text: Text, words: string): HTMLElement[] {
  const found: HTMLElement[] = []
  let rest = text
  for (;;) {
    const at = folded(rest.data).replace(/\s/g, ' ').indexOf(words)
    if (at < 0) return found
    const hit = rest.splitText(at)
    rest = hit.splitText(words.length)
    const wrapped = document.createElement('mark')
    hit.replaceWith(wrapped)
    wrapped.append(hit)
    found.push(wrapped)
  }
}

/** How many marks each section has, by the anchor of its heading. */
export function bySection(root: HTMLElement, marks: readonly HTMLElement[]): Map<string, number> {
  const counts = new Map<string, number>()
  const headings = [...root.querySelectorAll<HTMLElement>('h2[id], h3[id]')]
  for (const each of marks) {
    const before = headings.filter(
      (heading) => heading.contains(each) || heading.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING,
    )
    const id = before.at(-1)?.id
    if (id) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}
