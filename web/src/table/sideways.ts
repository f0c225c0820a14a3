// A row of constant height: what does not fit scrolls sideways, by wheel, finger or keys, and fades out where more is to come.
import type { Attachment } from 'svelte/attachments'

const FOCUSABLE = 'button, a[href], [tabindex="0"]'

export const sideways: Attachment<HTMLElement> = (node) => {
  const look = (): void => {
    const most = node.scrollWidth - node.clientWidth
    node.toggleAttribute('data-more-left', node.scrollLeft > 1)
    node.toggleAttribute('data-more-right', node.scrollLeft < most - 1)
    // What nobody can be led to by the focus of a part of it takes the focus itself.
    if (most > 1 && !node.querySelector(FOCUSABLE)) node.tabIndex = 0
    else node.removeAttribute('tabindex')
  }
  const turn = (event: WheelEvent): void => {
    if (event.deltaX || event.shiftKey || node.scrollWidth <= node.clientWidth) return
    node.scrollLeft += event.deltaY
    event.preventDefault()
  }
  const changes = new MutationObserver(look)
  const size = new ResizeObserver(look)
  changes.observe(node, { childList: true, subtree: true, characterData: true })
  size.observe(node)
  node.classList.add('sideways')
  node.addEventListener('scroll', look, { passive: true })
  node.addEventListener('wheel', turn)
  look()
  return () => {
    changes.disconnect()
    size.disconnect()
    node.removeEventListener('scroll', look)
    node.removeEventListener('wheel', turn)
  }
}
