// Pictures of the rules page: the text has empty boxes with the addresses of their files. A picture is put into its box when it comes
// near the window, so that it has the page's fonts; files are kept for ever, by the browser and here.

const files = new Map<string, Promise<string>>()

function fetched(address: string): Promise<string> {
  const known = files.get(address)
  if (known) return known
  const asked = fetch(address).then((answer) =>
    answer.ok ? answer.text() : Promise.reject(new Error(`picture: ${answer.status}`)),
  )
  asked.catch(() => files.delete(address)) // ask again next time
  files.set(address, asked)
  return asked
}

async function show(box: HTMLElement, theme: string): Promise<void> {
  const address = box.dataset[theme]
  if (!address || box.dataset.shown === address) return
  try {
    const svg = await fetched(address)
    const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
    if (parsed.nodeName !== 'svg') return
    parsed.setAttribute('aria-hidden', 'true') // the box has the words
    box.replaceChildren(document.importNode(parsed, true))
    box.dataset.shown = address
  } catch {
    /* the caption says what there is to see */
  }
}

/** Shows the pictures below an element as they are needed. Returns how to stop. */
export function showPictures(root: HTMLElement, theme: string): () => void {
  const boxes = [...root.querySelectorAll<HTMLElement>('.picture')]
  if (typeof IntersectionObserver === 'undefined') {
    for (const box of boxes) void show(box, theme)
    return () => undefined
  }
  const watching = new IntersectionObserver(
    (seen) => {
      for (const { target, isIntersecting } of seen) {
        if (!isIntersecting) continue
        watching.unobserve(target)
        void show(target as HTMLElement, theme)
      }
    },
    { rootMargin: '600px 0px' },
  )
  for (const box of boxes) watching.observe(box)
  return () => watching.disconnect()
}
