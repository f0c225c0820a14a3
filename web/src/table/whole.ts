// A box of constant height: what does not fit there whole is not there at all. `missing` hears how many that are.
import type { Attachment } from 'svelte/attachments'

export const whole =
  (missing: (count: number) => void): Attachment<HTMLElement> =>
  (node) => {
    const look = (): void => {
      const parts = [...node.children].filter((each) => each instanceof HTMLElement)
      // The node is positioned: tops and left edges are measured from its own.
      const fits = (each: HTMLElement): boolean =>
        each.offsetTop + each.offsetHeight <= node.clientHeight + 1 &&
        each.offsetLeft + each.offsetWidth <= node.clientWidth
      const out = parts.filter((each) => !fits(each))
      for (const each of parts) each.style.visibility = out.includes(each) ? 'hidden' : ''
      missing(out.length)
    }
    const changes = new MutationObserver(look)
    const size = new ResizeObserver(look)
    changes.observe(node, { childList: true, subtree: true, characterData: true })
    size.observe(node)
    look()
    return () => {
      changes.disconnect()
      size.disconnect()
    }
  }
