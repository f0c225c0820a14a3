// How long ago something was, in few words: now, 12 min, 3 h, Tue, 4 May.
import { text } from './words.svelte'

const MINUTE = 60_000

export function ago(at: string, now: number, language: string): string {
  const then = new Date(at)
  const minutes = Math.floor((now - then.getTime()) / MINUTE)
  if (minutes < 1) return text('calls-now')
  if (minutes < 60) return text('calls-minutes', { count: minutes })
  if (minutes < 24 * 60) return text('calls-hours', { count: Math.floor(minutes / 60) })
  const near = minutes < 6 * 24 * 60
  return then.toLocaleDateString(language, near ? { weekday: 'short' } : { day: 'numeric', month: 'short' })
}
