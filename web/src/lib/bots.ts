// Bots people are offered: the levels, from easy to hard, then the simple ones.
import type { Game } from './types'
import { text } from './words.svelte'

type Bot = Game['bots'][number]

/** What stands there until somebody chooses another. */
export const USUAL = 'casual'

const LINES = { beginner: 'ui-level-beginner', casual: 'ui-level-casual', strong: 'ui-level-strong', expert: 'ui-level-expert' }
const SIMPLE = { random: 'ui-bot-random', greedy: 'ui-bot-greedy' }

export const LEVELS = Object.keys(LINES) as (keyof typeof LINES)[]

/** One line about how a bot plays; nothing about one we do not know. */
export function lineOf(bot: string): string {
  const key = ({ ...LINES, ...SIMPLE } as Record<string, string>)[bot]
  return key ? text(key) : ''
}

export function offered(bots: readonly Bot[]): { levels: Bot[]; simple: Bot[] } {
  const levels = LEVELS.flatMap((level) => bots.find((bot) => bot.id === level) ?? [])
  return { levels, simple: bots.filter((bot) => !levels.includes(bot)) }
}

/** The usual bot, or the best known one where a server has other bots. */
export const usualOf = (bots: readonly Bot[]): string => (bots.find((bot) => bot.id === USUAL) ?? bots.at(-1))?.id ?? USUAL

export function botName(bot: string): string {
  const key = `bot-${bot}`
  const name = text(key)
  return name === key ? bot : name
}
