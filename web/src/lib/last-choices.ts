// What was chosen for the last new table: filled in for the next one.
import type { Rules } from './clocks'

export interface LastChoices {
  clock: Rules | null
  rated: boolean
  public: boolean
}
const KEY = 'kontor.new-table'

/** Null: nobody has chosen anything here, or it cannot be read. */
export function lastChoices(): LastChoices | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<LastChoices> | null
    if (!kept || typeof kept !== 'object') return null
    const clock = kept.clock
    const sound = clock && ['live', 'days'].includes(clock.kind) && Number.isFinite(clock.bank)
    return { clock: sound ? clock : null, rated: kept.rated === true, public: kept.public === true }
  } catch {
    return null
  }
}

export function keepChoices(choices: LastChoices): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choices))
  } catch {
    // storage closed: nothing is filled in next time
  }
}
