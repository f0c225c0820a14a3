// Bots people are offered: the levels, from easy to hard, then the simple ones. Their names and lines are shared with the server.
import type { Game } from './contract'
import { text } from './words.svelte'

type Bot = Game['bots'][number]

export const LEVELS = ['beginner', 'casual', 'strong', 'expert']

const USUAL = 'casual'

/** A text about a bot; of one we do not know there is none. */
function about(bot: string, key: string, none: string): string {
  const found = bot ? text(key) : key
  return found === key ? none : found
}

export const botName = (bot: string): string => about(bot, `bot-${bot}`, bot)

/** One line about how a bot plays. */
export const botLine = (bot: string): string => about(bot, `bot-${bot}-about`, '')

export function offered(bots: readonly Bot[]): { levels: Bot[]; simple: Bot[] } {
  const levels = LEVELS.flatMap((level) => bots.find((bot) => bot.id === level) ?? [])
  return { levels, simple: bots.filter((bot) => !levels.includes(bot)) }
}

/** What stands there until somebody chooses another. */
export const usualOf = (bots: readonly Bot[]): string =>
  (bots.find((bot) => bot.id === USUAL) ?? bots.at(-1))?.id ?? USUAL
