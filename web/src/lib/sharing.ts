import { notices } from './notices.svelte'
import { text } from './words.svelte'

/** Whether an address means the computer it is opened on: a link with it leads nobody else here. */
export function isLoopback(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/i.test(host)
}

/** Copies an address of our own, and says so. Where copying is not allowed, shows the address to copy by hand. */
export async function copyLink(path: string): Promise<void> {
  const address = location.origin + path
  try {
    await navigator.clipboard.writeText(address)
    notices.say(text(isLoopback(location.hostname) ? 'ui-link-copied-here' : 'ui-link-copied'))
  } catch {
    notices.say(address, 'plain')
  }
}
