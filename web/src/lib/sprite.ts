// Icons and drawings: one hidden sprite in the page, so that `<use href="#i-wood">` finds them and CSS variables reach them.

const texts = new Map<string, Promise<string>>()
let wanted = ''

function fetched(game: string): Promise<string> {
  const known = texts.get(game)
  if (known) return known
  const asked = fetch(`/api/icons.svg${game ? `?game=${encodeURIComponent(game)}` : ''}`)
    .then((response) => (response.ok ? response.text() : Promise.reject(new Error(`icons: ${response.status}`))))
  asked.catch(() => texts.delete(game)) // ask again next time
  texts.set(game, asked)
  return asked
}

function place(svg: string): void {
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
  if (parsed.nodeName !== 'svg') return
  parsed.setAttribute('aria-hidden', 'true')
  parsed.setAttribute('style', 'position:absolute;width:0;height:0;overflow:hidden')
  let holder = document.getElementById('sprite')
  if (!holder) {
    holder = document.createElement('div')
    holder.id = 'sprite'
    document.body.prepend(holder)
  }
  holder.replaceChildren(document.importNode(parsed, true))
}

/** Puts the general icons, or all of a game, into the page. A game's drawing may replace a general one of the same name. */
export async function useSprite(game = ''): Promise<void> {
  wanted = game
  try {
    const svg = await fetched(game)
    if (wanted === game) place(svg)
  } catch { /* pages work without icons: every button has its name */ }
}
