// Tournaments: requests, and how their figures are said.
import { get, post } from './api'
import type { ClockRules, NewTournament, TournamentHead, TournamentList, TournamentView } from './contract'
import { keyed, learnKey } from './keys'
import { settings } from './settings.svelte'
import { figure, text } from './words.svelte'

const path = (id: string, what = ''): string => keyed(`/api/tournaments/${encodeURIComponent(id)}${what}`, id)

/** Keys of private tournaments open their tables, too. */
function known(view: TournamentView): TournamentView {
  learnKey(view.head.id, view.key)
  for (const { boards } of view.rounds) for (const board of boards) learnKey(board.table, board.key)
  if (view.your_table && !view.head.public) learnKey(view.your_table, view.key)
  return view
}

export type Doing = 'sign-up' | 'sign-off' | 'confirm' | 'start' | 'pause' | 'resume' | 'end'

export const tournaments = {
  list: () => get<TournamentList>('/api/tournaments'),
  create: (wish: NewTournament) => post<TournamentView>('/api/tournaments', wish).then(known),
  show: (id: string) => get<TournamentView>(path(id)).then(known),
  do: (id: string, what: Doing) => post<TournamentView>(path(id, `/${what}`)).then(known),
  remove: (id: string, entrant: number) => post<TournamentView>(path(id, '/remove'), { entrant }).then(known),
  rules: (id: string, sign_up: TournamentView['sign_up_rules']) =>
    post<TournamentView>(path(id, '/sign-up-rules'), { sign_up }).then(known),
  csv: (id: string) => path(id, '/results.csv'),
  logs: (id: string) => path(id, '/logs.zip'),
}

export const tournamentPath = (id: string): string => keyed(`/tournament/${id}`, id)

/** "Sat 14 June, 18:00", in the time zone of whoever reads. */
export function moment(iso: string, short = false): string {
  const date: Intl.DateTimeFormatOptions = short ? {} : { weekday: 'short', day: 'numeric', month: 'long' }
  const time: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
  return new Intl.DateTimeFormat(settings.language, { ...date, ...time }).format(new Date(iso))
}

export function clockLine(clock: ClockRules | null): string {
  if (!clock) return ''
  if (clock.kind === 'days') return text('tour-clock-days', { hours: Math.round(clock.bank / 3600) })
  const minutes = figure(clock.bank / 60)
  return clock.increment
    ? text('tour-clock-live', { minutes, seconds: clock.increment })
    : text('tour-clock-bank', { minutes })
}

/** "for ratings from 1400 to 1600" */
export function rangeLine({ rating_from: low, rating_to: high }: TournamentView): string {
  if (low === null && high === null) return ''
  const kind = high === null ? 'above' : low === null ? 'below' : 'between'
  return text('tour-range', { kind, low: `${low}`, high: `${high}` })
}

/** "Chess, four at a table · 5 rounds · 10 min + 20 s · rated · run by Ann" */
export function headLine(head: TournamentHead): string {
  const rounds = head.rounds ? text('tour-rounds', { count: head.rounds }) : ''
  return [
    text('tour-game-line', { game: head.game_name, players: head.players }),
    rounds,
    clockLine(head.clock),
    head.rated ? text('tour-rated') : '',
    head.organiser ? text('tour-run-by', { name: head.organiser }) : '',
  ]
    .filter(Boolean)
    .join(' · ')
}
