// Bots people are offered: the levels, from easy to hard, then the simple ones. Their names and lines are shared with the server.
import type { Game } from './contract'
import { text } from './words.svelte'

type Bot = Game['bots'][number]

const LEVEL_NAMES: Record<string, string> = {
  beginner: 'ui-level-beginner',
  casual: 'ui-level-casual',
  strong: 'ui-level-strong',
  expert: 'ui-level-expert',
  master: 'ui-level-master',
}
export const LEVELS = Object.keys(LEVEL_NAMES)

const USUAL = 'casual'

/** A text about a bot; of one we do not know there is none. */
function about(bot: string, key: string, none: string): string {
  const found = bot ? text(key) : key
  return found === key ? none : found
}

export const botName = (bot: string): string => about(bot, `bot-${bot}`, bot)

/** One line about how a bot plays. */
export const botLine = (bot: string): string => about(bot, `bot-${bot}-about`, '')

/** A level in one short word, for a row of them. */
export const levelName = (level: string): string => text(LEVEL_NAMES[level] ?? '')

export function offered(bots: readonly Bot[]): { levels: Bot[]; simple: Bot[] } {
  const levels = LEVELS.flatMap((level) => bots.find((bot) => bot.id === level) ?? [])
  return { levels, simple: bots.filter((bot) => !levels.includes(bot)) }
}

/** What stands there until somebody chooses another: the wanted one if there is one such. */
export const usualOf = (bots: readonly Bot[], wanted = USUAL): string =>
  [wanted, USUAL].find((id) => bots.some((bot) => bot.id === id)) ?? bots.at(-1)?.id ?? USUAL
