// Reports, what the operator tells everybody, and requests of the operator's page.
import { get, post } from './api'
import type {
  Announcement,
  AuditLine,
  Done,
  KnownPerson,
  NewReport,
  NewSanction,
  OperatedTable,
  PersonFile,
  RatedGame,
  RatedPerson,
  Recomputed,
  ReportView,
} from './contract'

/** What somebody wants to report, and its words: a name, a line. */
export interface Reported {
  about: Pick<NewReport, 'kind' | 'person' | 'table' | 'seat' | 'line' | 'key'>
  what: string
}

class Reporting {
  asked = $state.raw<Reported | null>(null)

  ask(reported: Reported): void {
    this.asked = reported
  }
}
export const reporting = new Reporting()

const EVERY = 120_000

class Announced {
  now = $state.raw<Announcement | null>(null)
  /** Closed by this person: until it says something else. */
  closed = $state('')

  async read(): Promise<void> {
    try {
      const told = await get<Announcement>('/api/announcement')
      this.now = told.text ? told : null
    } catch {
      /* the server is not there: pages say so themselves */
    }
  }

  listen(): () => void {
    void this.read()
    const timer = setInterval(() => {
      if (!document.hidden) void this.read()
    }, EVERY)
    return () => clearInterval(timer)
  }
}
export const announced = new Announced()

const person = (id: string, what = ''): string => `/api/operator/people/${encodeURIComponent(id)}${what}`
const asked = (text: string, page: number): string => `?text=${encodeURIComponent(text)}&page=${page}`

export const care = {
  report: (report: NewReport) => post<Done>('/api/reports', report),
  people: (text: string, page = 0) => get<KnownPerson[]>(`/api/operator/people${asked(text, page)}`),
  person: (id: string) => get<PersonFile>(person(id)),
  rename: (id: string, name: string) => post<PersonFile>(person(id, '/rename'), { name }),
  endSessions: (id: string) => post<PersonFile>(person(id, '/end-sessions')),
  role: (id: string, operator: boolean) => post<PersonFile>(person(id, '/role'), { operator }),
  sanction: (wish: NewSanction) => post<Done>('/api/operator/sanctions', wish),
  lift: (id: number) => post<Done>(`/api/operator/sanctions/${id}/lift`),
  reports: (status: string, page = 0) => get<ReportView[]>(`/api/operator/reports?status=${status}&page=${page}`),
  handle: (id: number, status: string, note: string) => post<Done>(`/api/operator/reports/${id}`, { status, note }),
  tables: (text: string, page = 0) => get<OperatedTable[]>(`/api/operator/tables${asked(text, page)}`),
  close: (id: string) => post<Done>(`/api/operator/tables/${encodeURIComponent(id)}/close`),
  ratings: (game: string, text: string, page = 0) =>
    get<RatedPerson[]>(`/api/operator/ratings/${encodeURIComponent(game)}${asked(text, page)}`),
  ratedGames: (game: string, who = '', page = 0) =>
    get<RatedGame[]>(
      `/api/operator/ratings/${encodeURIComponent(game)}/games?person=${encodeURIComponent(who)}&page=${page}`,
    ),
  recompute: (game: string) => post<Recomputed>('/api/operator/ratings/recompute', { game }),
  resetRating: (game: string, who: string) => post<Recomputed>('/api/operator/ratings/reset', { game, person: who }),
  voidGame: (id: string) => post<Recomputed>(`/api/operator/tables/${encodeURIComponent(id)}/void`),
  announce: (text: string, begins: string | null, until: string | null) =>
    post<Done>('/api/operator/announcement', { text, begins, until }),
  audit: (page = 0) => get<AuditLine[]>(`/api/operator/audit?page=${page}`),
}
