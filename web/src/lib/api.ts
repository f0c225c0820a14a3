// Requests to the server, as docs/server-api.md has them.
import { keyed, known } from './keys'
import { network } from './offline.svelte'
import { settings } from './settings.svelte'
import type {
  Board,
  BoardWish,
  Coaching,
  Game,
  GuidedGame,
  Hint,
  HistoryPart,
  Lesson,
  LessonFeedback,
  LessonHead,
  LessonTry,
  Me,
  NewTable,
  PersonChange,
  PlayOn,
  Explored,
  NextPuzzle,
  Position,
  PuzzleHint,
  PuzzleIndex,
  PuzzleResult,
  PuzzleView,
  Review,
  Rules,
  Table,
} from './contract'
import { text } from './words.svelte'

/** A request that failed, with a sentence for a person. Status 0: the server was not reached. */
export class ApiError extends Error {
  constructor(
    readonly reason: string,
    readonly status: number,
  ) {
    super(reason)
    this.name = 'ApiError'
  }
}

/** All decisions of a game, and the scores before the first and after each. */
export type History = Omit<HistoryPart, 'total'>
export type Show = 'mine' | 'open' | 'watch'

let token = ''
/** What stands before the server says that it is not there. */
const GATEWAY = [502, 504]
/** Of an answer that the service worker had kept, see `sw.ts`. */
const KEPT = 'X-Kontor-Kept'

export function reasonOf(error: unknown): string {
  return error instanceof ApiError ? error.reason : text('ui-server-trouble')
}

async function send(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  const spoken = `${path}${path.includes('?') ? '&' : '?'}lang=${settings.language}` // answers and refusals are in it
  const headers: Record<string, string> = { Accept: 'application/json' }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (method !== 'GET') headers['X-Kontor-Token'] = token
  try {
    const response = await fetch(spoken, {
      method,
      headers,
      credentials: 'same-origin',
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    })
    if (GATEWAY.includes(response.status)) throw new Error('somebody else answered')
    if (response.headers.has(KEPT)) network.lost()
    else network.found()
    return response
  } catch (error) {
    if (signal?.aborted) throw error // nobody waits for it any more
    network.lost()
    throw new ApiError(text('ui-no-connection'), 0)
  }
}

async function answer<T>(response: Response): Promise<T> {
  const content: unknown = await response.json().catch(() => null)
  if (response.ok && content !== null) return content as T
  const reason = content && typeof content === 'object' && 'reason' in content ? content.reason : null
  throw new ApiError(typeof reason === 'string' ? reason : text('ui-server-trouble'), response.status)
}

export async function get<T>(path: string, signal?: AbortSignal): Promise<T> {
  return answer<T>(await send('GET', path, undefined, signal))
}

export async function change<T>(
  method: 'POST' | 'PATCH',
  path: string,
  body: unknown = {},
  signal?: AbortSignal,
): Promise<T> {
  if (!token) await api.me()
  const used = token
  const response = await send(method, path, body, signal)
  if (response.status !== 403) return answer<T>(response)
  // The token may have changed in another tab: ask for it once more, and only then believe the refusal.
  await api.me()
  return answer<T>(used === token ? response : await send(method, path, body, signal))
}

export function post<T>(path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  return change<T>('POST', path, body, signal)
}

/** Takes the token of an answer that says who this browser is now. */
export async function remember(asked: Promise<Me>): Promise<Me> {
  const me = await asked
  token = me.token
  return me
}

/** The address of a table, with the key of a private one. */
export const table = (id: string, what = '', asked: Record<string, string | number> = {}): string =>
  keyed(`/api/tables/${encodeURIComponent(id)}${what}`, id, asked)
const told = (asked: Promise<Table>): Promise<Table> => asked.then(known)
const puzzle = (id: string, name: string, what = ''): string =>
  `/api/puzzles/${encodeURIComponent(id)}/${encodeURIComponent(name)}${what}`
const game = (id: string): string => `/api/games/${encodeURIComponent(id)}`

const lesson = (name: string, id: string): string =>
  `/api/lessons/${encodeURIComponent(name)}/${encodeURIComponent(id)}`

export const api = {
  me: () => remember(get<Me>('/api/me')),
  /** Without a name the server makes one. */
  guest: (name?: string) => remember(post<Me>('/api/guest', name === undefined ? {} : { name })),
  register: (login: string, password: string, name?: string) =>
    remember(post<Me>('/api/register', { login, password, ...(name && { name }) })),
  /** `takeAlong`: what the guest of this browser has played becomes the account's. */
  login: (login: string, password: string, takeAlong = false) =>
    remember(post<Me>('/api/login', { login, password, take_along: takeAlong })),
  password: (current: string, password: string) => remember(post<Me>('/api/password', { current, password })),
  logout: () => remember(post<Me>('/api/logout')),
  update: (part: PersonChange) => remember(change<Me>('PATCH', '/api/me', part)),

  games: () => get<Game[]>('/api/games'),
  rules: (id: string) => get<Rules>(`${game(id)}/rules`),
  picture: (id: string, theme: string) => `${game(id)}/picture.svg?theme=${theme}`,

  tables: (show: Show, page = 0) => get<Table[]>(`/api/tables?show=${show}${page ? `&page=${page}` : ''}`),
  create: (wish: NewTable) => told(post<Table>('/api/tables', wish)),
  table: (id: string) => told(get<Table>(table(id))),
  join: (id: string) => post<Table>(table(id, '/join')),
  leave: (id: string) => post<Table>(table(id, '/leave')),
  fill: (id: string, bot: string) => post<Table>(table(id, '/fill'), { bot }),
  resign: (id: string) => post<Table>(table(id, '/resign')),
  rematch: (id: string) => told(post<Table>(table(id, '/rematch'))),
  history,
  at: (id: string, number: number) => get<Position>(table(id, `/at/${number}`)),
  explorer: (id: string, at: number) => get<Explored>(table(id, '/explorer', { at })),
  hint: (id: string, signal?: AbortSignal) => post<Hint>(table(id, '/hint'), {}, signal),
  guided: () => get<GuidedGame[]>('/api/guided'),
  guide: (game: string) => told(post<Table>('/api/guided', { game })),
  coach: (id: string, wait = 0, signal?: AbortSignal) => get<Coaching>(table(id, '/coach', { wait }), signal),
  review: (id: string) => get<Review>(table(id, '/review')),
  startReview: (id: string) => post<Review>(table(id, '/review')),
  standIn: (id: string, seat: number, bot: string) => post<Table>(table(id, '/stand-in'), { seat, bot }),
  takeBack: (id: string, seat: number) => post<Table>(table(id, '/return'), { seat }),
  log: (id: string) => table(id, '/log'),
  /** A private board after what was tried on it; nothing is kept. */
  board: (wish: BoardWish) => post<Board>('/api/board', wish),
  /** What a bot would choose on a board, and everybody's chances. */
  boardHint: (wish: BoardWish, signal?: AbortSignal) => post<Hint>('/api/board/hint', wish, signal),
  /** A table against bots that goes on from a board. */
  playOn: (wish: PlayOn) => told(post<Table>('/api/board/table', wish)),
  /** All lessons with what this person has done; those of the game touched last come last. */
  lessons: () => get<LessonHead[]>('/api/lessons'),
  lesson: (game: string, id: string) => get<Lesson>(lesson(game, id)),
  /** What is said to the last decision of a step; nothing is kept. */
  tryLesson: (game: string, id: string, step: number, tried: LessonTry) =>
    post<LessonFeedback>(`${lesson(game, id)}/${step}/try`, tried),
  lessonDone: (game: string, id: string, step: string) => post<LessonHead>(`${lesson(game, id)}/done`, { step }),
  puzzles: () => get<PuzzleIndex>('/api/puzzles'),
  nextPuzzle: (id: string, theme?: string) =>
    get<NextPuzzle>(puzzle(id, 'next', theme ? `?theme=${encodeURIComponent(theme)}` : '')),
  puzzle: (id: string, name: string) => get<PuzzleView>(puzzle(id, name)),
  puzzleHint: (id: string, name: string) => post<PuzzleHint>(puzzle(id, name, '/hint')),
  tryPuzzle: (id: string, name: string, choice: string) => post<PuzzleResult>(puzzle(id, name, '/try'), { choice }),
  importLog: (log: string) => told(post<Table>('/api/import', { log })),
}

/** The whole history of a game; a long one comes in parts. */
async function history(id: string): Promise<History> {
  const part = (first: number): Promise<HistoryPart> => get(table(id, '/history', first > 1 ? { first } : {}))
  const { decisions, scores, total, notes } = await part(1)
  while (decisions.length < total) {
    const more = await part(decisions.length + 1)
    if (!more.decisions.length) break // taken back meanwhile
    decisions.push(...more.decisions)
    scores.push(...more.scores.slice(1)) // its first are those before its first decision
  }
  return { decisions, scores, notes }
}
