import { notices } from './notices.svelte'
import { text } from './words.svelte'

/** Copies an address of our own, and says so. Where copying is not allowed, shows the address to copy by hand. */
export async function copyLink(path: string): Promise<void> {
  const address = location.origin + path
  try {
    await navigator.clipboard.writeText(address)
    notices.say(text('ui-link-copied'))
  } catch {
    notices.say(address, 'plain')
  }
}
