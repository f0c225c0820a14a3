// Icons and drawings: one hidden sprite in the page, so that `<use href="#i-wood">` finds them and CSS variables reach them.

const texts = new Map<string, Promise<string>>()
let wanted = ''

function fetched(game: string): Promise<string> {
  const known = texts.get(game)
  if (known) return known
  const asked = fetch(`/api/icons.svg${game ? `?game=${encodeURIComponent(game)}` : ''}`).then((response) =>
    response.ok ? response.text() : Promise.reject(new Error(`icons: ${response.status}`)),
  )
  asked.catch(() => texts.delete(game)) // ask again next time
  texts.set(game, asked)
  return asked
}

function place(svg: string, id: string): void {
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
  if (parsed.nodeName !== 'svg') return
  parsed.id = id
  parsed.setAttribute('aria-hidden', 'true')
  parsed.setAttribute('style', 'position:absolute;width:0;height:0;overflow:hidden')
  document.getElementById(id)?.remove()
  document.body.prepend(document.importNode(parsed, true))
}

/**
 * Puts the general icons, or those of a game, into the page. A game's stand in front: of two symbols of one name the
 * first counts, so a game may draw a general icon its own way.
 */
export async function useSprite(game = ''): Promise<void> {
  if (game) wanted = game
  try {
    const svg = await fetched(game)
    if (!game) place(svg, 'sprite')
    else if (wanted === game) {
      await fetched('')
      place(svg, 'sprite-game')
    }
  } catch {
    /* pages work without icons: every button has its name */
  }
}
