// Clocks in words, and what people ask of them.
import { get, post, table } from './api'
import type { Table } from './contract'
import { settings } from './settings.svelte'
import { text } from './words.svelte'

export type Seat = Table['seats'][number]
export type TableClock = NonNullable<Table['clock']>
export type SeatClock = NonNullable<Seat['clock']>
export type Rules = Pick<TableClock, 'kind' | 'bank' | 'increment' | 'at_zero'>

const MINUTE = 60
const HOUR = 3600
const DAY = 86400
/** Below so much of a bank it runs low; and below so much it is nearly over. */
export const LOW = 60
export const CRITICAL = 15
/** A private board closes with so much left. */
export const BACK_TO_TABLE = 30

const shownSeconds = (seconds: number): number => Math.max(0, Math.ceil(seconds - 0.05))

/** 4:05, 3 h 10 min, 2 days 4 h. What is left is rounded up, so that 0:00 means none. */
export function leftText(seconds: number): string {
  const whole = shownSeconds(seconds)
  if (whole >= DAY)
    return text('clock-days-hours', { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / HOUR) })
  if (whole >= HOUR)
    return text('clock-hours-minutes', {
      hours: Math.floor(whole / HOUR),
      minutes: Math.floor((whole % HOUR) / MINUTE),
    })
  return `${Math.floor(whole / MINUTE)}:${`${whole % MINUTE}`.padStart(2, '0')}`
}

/** “until Thu 18:20”: from what is left, by the viewer's own clock and time zone. */
export function untilText(seconds: number, now = new Date()): string {
  const end = new Date(now.getTime() + seconds * 1000)
  const time = end.toLocaleTimeString(settings.language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  if (end.toDateString() === now.toDateString()) return text('clock-until-today', { time })
  const near = seconds < 6 * DAY
  const day = near ? end.toLocaleDateString(settings.language, { weekday: 'short' }) : dayText(end)
  return text('clock-until', { moment: `${day} ${time}` })
}

export const dayText = (moment: Date): string =>
  moment.toLocaleDateString(settings.language, { day: 'numeric', month: 'long' })

const bankText = (seconds: number): string =>
  seconds < HOUR ? text('clock-bank-minutes', { minutes: Math.round(seconds / MINUTE) }) : leftText(seconds)

/** “10 min + 20 s a turn”, “3 days a turn”. */
export function rulesText(rules: Rules | null): string {
  if (!rules) return text('clock-rule-none')
  const bank = bankText(rules.bank)
  if (rules.kind === 'days') return text('clock-rule-days', { bank })
  return rules.increment
    ? text('clock-rule-live', { bank, seconds: rules.increment })
    : text('clock-rule-live-plain', { bank })
}

/** Whether little is left: of a bank a minute, of a turn of days a tenth. */
export const isLow = (rules: Rules, left: number): boolean =>
  rules.kind === 'live' ? shownSeconds(left) < Math.min(LOW, rules.bank) : left < rules.bank / 10

/** How the clock of a seat looks; see the style's section on clocks. */
export type Look = 'mine' | 'other' | 'low' | 'critical' | 'waits' | 'paused' | 'stand-in' | 'vacation' | 'bot' | 'lost'

export function lookOf(rules: TableClock, seat: Seat, left: number): Look {
  const clock = seat.clock
  if (seat.kind === 'bot' || !clock || clock.left === null) return 'bot'
  if (clock.out_of_time === 'lose') return 'lost'
  if (clock.out_of_time || seat.stand_in || seat.resigned) return 'stand-in'
  if (clock.vacation) return 'vacation'
  if (rules.paused !== null) return 'paused'
  if (!clock.running) return 'waits'
  if (rules.kind === 'live' && shownSeconds(left) < CRITICAL) return 'critical'
  return isLow(rules, left) ? 'low' : seat.yours ? 'mine' : 'other'
}

/** The seat of this person whose time runs down. */
export const ownRunning = (shown: Table): Seat | undefined =>
  shown.status === 'playing' ? shown.seats.find((seat) => seat.yours && seat.clock?.running) : undefined

export interface Vacation {
  id: string
  begins: string
  ends: string
  days: number
  now: boolean
}
export interface VacationDays {
  a_year: number
  left: number
  vacations: Vacation[]
}

export const clocks = {
  /** Asks for a pause, or agrees to it. */
  pause: (id: string) => post<Table>(table(id, '/pause')),
  noPause: (id: string) => post<Table>(table(id, '/no-pause')),
  goOn: (id: string) => post<Table>(table(id, '/go-on')),
  vacations: () => get<VacationDays>('/api/vacations'),
  plan: (begins: Date, ends: Date) =>
    post<VacationDays>('/api/vacations', { begins: begins.toISOString(), ends: ends.toISOString() }),
  endVacation: (id: string) => post<VacationDays>(`/api/vacations/${encodeURIComponent(id)}/end`),
}
