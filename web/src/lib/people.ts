// Requests about people: profiles, following, invitations, ratings.
import { api, change, get, post } from './api'
import { keyed, known, learnKey } from './keys'
import type {
  Company,
  FoundPerson,
  InvitedPerson,
  Leaderboard,
  PastGames,
  PersonLink,
  PrivacyChange,
  PrivacySettings,
  Profile,
  SeatRating,
  Table,
} from './contract'
import { figure } from './words.svelte'

const person = (id: string, what = ''): string => `/api/people/${encodeURIComponent(id)}${what}`
const table = (id: string, what: string, asked: Record<string, string> = {}): string =>
  keyed(`/api/tables/${encodeURIComponent(id)}${what}`, id, asked)

export const people = {
  profile: (id: string) => get<Profile>(person(id)),
  games: (id: string, page = 0) => get<PastGames>(person(id, `/games?page=${page}`)),
  follow: (id: string, on: boolean) => post<Profile>(person(id, '/follow'), { on }),
  block: (id: string, on: boolean) => post<Profile>(person(id, '/block'), { on }),
  mute: (id: string, on: boolean) => post<PersonLink[]>(person(id, '/mute'), { on }),
  mutes: () => get<PersonLink[]>('/api/mutes'),
  find: (name: string, game = '') =>
    get<FoundPerson[]>(`/api/people?name=${encodeURIComponent(name)}${game && `&game=${encodeURIComponent(game)}`}`),
  company: async (): Promise<Company> => {
    const found = await get<Company>('/api/company')
    for (const one of found.invitations) learnKey(one.table, one.key)
    return found
  },
  privacy: () => get<PrivacySettings>('/api/privacy'),
  keepPrivacy: (part: PrivacyChange) => change<PrivacySettings>('PATCH', '/api/privacy', part),
  invited: (id: string) => get<InvitedPerson[]>(table(id, '/invitations')),
  invite: (id: string, whom: string) => post<InvitedPerson[]>(table(id, '/invitations'), { person: whom }),
  withdraw: (id: string, whom: string) => post<InvitedPerson[]>(table(id, '/invitations/withdraw'), { person: whom }),
  answer: (id: string, accept: boolean) =>
    post<Table>(`/api/invitations/${encodeURIComponent(id)}`, { accept }).then(known),
  colour: (id: string, colour: string) => post<Table>(table(id, '/colour'), { colour }),
  qr: (id: string) => table(id, '/qr.svg', { origin: location.origin }),
  leaderboard: (game: string, page = 0) =>
    get<Leaderboard>(`/api/ratings/${encodeURIComponent(game)}${page ? `?page=${page}` : ''}`),
  seatRatings: (id: string) => get<SeatRating[]>(table(id, '/ratings')),
}

export const profilePath = (id: string): string => `/people/${id}`
export const pictureOf = (game: string, theme: string): string => api.picture(game, theme)

/** "+16", "−7", "±0": a change carries its sign. */
export function signed(value: number, digits = 0): string {
  const rounded = Number(Math.abs(value).toFixed(digits))
  return (rounded === 0 ? '±' : value > 0 ? '+' : '−') + figure(rounded, digits)
}
