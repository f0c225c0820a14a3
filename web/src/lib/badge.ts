// How many calls wait, where a page that is not looked at can show it: before its title, on its icon, and on the icon of the
// installed app.

const COUNTED = /^\(\d+\) /
let waiting = 0
let watching: MutationObserver | null = null

function mark(): void {
  const plain = document.title.replace(COUNTED, '')
  const wanted = waiting ? `(${waiting}) ${plain}` : plain
  if (document.title !== wanted) document.title = wanted
}

/** Pages set their titles as they like; the number comes before whatever they say. */
export function showWaiting(count: number): void {
  waiting = count
  mark()
  if (!watching) {
    watching = new MutationObserver(mark)
    watching.observe(document.head, { childList: true, subtree: true, characterData: true })
  }
  document
    .querySelector<HTMLLinkElement>('link[rel=icon]')
    ?.setAttribute('href', count ? '/icon-call.svg' : '/icon.svg')
  const app: { setAppBadge?: (count: number) => Promise<void>; clearAppBadge?: () => Promise<void> } = navigator
  void (count ? app.setAppBadge?.(count) : app.clearAppBadge?.())?.catch(() => undefined)
}
