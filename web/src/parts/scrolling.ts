import { tick } from 'svelte'

const MARGIN = 40

/** Brings what is current in a list into sight. Not scrollIntoView: that would move the whole page on a phone. */
export function scrollTo(list: HTMLElement | undefined, current: string): void {
  void tick().then(() => {
    const found = list?.querySelector<HTMLElement>(current)
    if (!list || !found) return
    const [top, bottom] = [found.offsetTop, found.offsetTop + found.offsetHeight]
    if (top < list.scrollTop) list.scrollTop = top - MARGIN
    else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight + MARGIN
  })
}
