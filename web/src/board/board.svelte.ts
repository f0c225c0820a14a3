// A private board: a position, and the decisions tried on it. The server makes it anew for every request and keeps nothing; what it has
// answered is kept here, so that going back costs nothing.
import { api, ApiError, reasonOf } from '../lib/api'
import { settings } from '../lib/settings.svelte'
import type { Board as Shown, BoardWish, Decision, Table } from '../lib/contract'

export type Source = BoardWish['source']

const MOST_KEPT = 80 // answers

export class Board {
  /** Where the position is from. */
  readonly source: Source
  /** What was tried, as decisions are written. */
  decisions = $state.raw<readonly string[]>([])
  /** How it looks then; null: not asked yet. */
  shown = $state.raw<Shown | null>(null)
  /** Why the last wish was refused: the rule's reason, or what went wrong. */
  error = $state('')
  /** The decision that was refused by a rule, as it is written. */
  refused = $state('')
  busy = $state(false)

  #answers = new Map<string, Promise<Shown>>()
  #asked = 0

  /** `own`: always as the seat of the source sees it; else as whoever decides. */
  constructor(
    source: Source,
    decisions: readonly string[] = [],
    readonly own = false,
  ) {
    this.source = source
    this.decisions = decisions
  }

  /** Shows the board after these decisions; tells whether it could be. If not, all stays as it was. */
  async load(decisions: readonly string[] = this.decisions): Promise<boolean> {
    const request = ++this.#asked
    this.busy = true
    try {
      const shown = await this.#answer(decisions)
      if (request !== this.#asked) return false // somebody wants something else by now
      this.decisions = decisions
      this.shown = shown
      this.error = this.refused = ''
      return true
    } catch (error) {
      if (request !== this.#asked) return false
      this.error = reasonOf(error)
      this.refused = error instanceof ApiError && error.status === 409 ? (decisions.at(-1) ?? '') : ''
      return false
    } finally {
      if (request === this.#asked) this.busy = false
    }
  }

  /** Tries a decision of whoever is to move: by its number among the choices, or as it is written. */
  decide(decision: number | string): Promise<boolean> {
    const notation =
      typeof decision === 'string'
        ? decision
        : this.shown?.scene.choices.find((choice) => choice.action === decision)?.notation
    return notation === undefined ? Promise.resolve(false) : this.load([...this.decisions, notation])
  }

  /** Takes so many decisions back. */
  back(count = 1): Promise<boolean> {
    return this.load(this.decisions.slice(0, Math.max(0, this.decisions.length - count)))
  }

  /** Takes all decisions of the last turn back. */
  backTurn(): Promise<boolean> {
    const tried = this.shown?.decisions ?? []
    const last = tried.at(-1)
    const turn = tried.filter((one: Decision) => one.turn === last?.turn && one.seat === last.seat).length
    return this.back(Math.max(1, turn))
  }

  /** Another board that begins like this one, up to a decision. */
  branch(length = this.decisions.length): Board {
    const other = new Board(this.source, this.decisions.slice(0, length), this.own)
    other.#answers = this.#answers
    return other
  }

  #answer(decisions: readonly string[]): Promise<Shown> {
    const key = [settings.language, ...decisions].join('\n')
    const known = this.#answers.get(key)
    if (known) return known
    const asked = api.board({ source: this.source, decisions: [...decisions], ...(this.own && { own: true }) })
    asked.catch(() => this.#answers.delete(key))
    this.#answers.set(key, asked)
    for (const oldest of this.#answers.keys()) {
      if (this.#answers.size <= MOST_KEPT) break
      this.#answers.delete(oldest)
    }
    return asked
  }
}

/** A board as the table that is shown of it: everybody's seat is the viewer's, or only their own. */
export function tableOf(shown: Shown, own = false): Table {
  const { scene } = shown
  return {
    id: `board-${shown.game}`,
    game: shown.game,
    game_name: scene.title,
    status: shown.over ? 'over' : 'playing',
    options: {},
    public: false,
    key: null,
    host: false,
    to_move: null, // no clock runs here
    asked: [],
    your_turn: !shown.over,
    scores: shown.scores,
    winners: [],
    places: [],
    clock: null,
    decisions: shown.number,
    status_text: '',
    updated: '',
    rematch: null,
    imported: false,
    origin: null,
    coach: false,
    rated: false,
    unrated: null,
    tournament: null,
    watching: 0,
    spectators: [],
    hints: true,
    absence: 0,
    notice: 0,
    seats: scene.players.map(({ seat, name, colour }) => ({
      seat,
      kind: 'person',
      name,
      person: null,
      bot: null,
      colour,
      yours: !own || seat === shown.seat,
      online: true,
      away: null,
      replaced_by: null,
      stand_in: null,
      resigned: false,
      hints_used: 0,
      clock: null,
      seconds: 0,
    })),
  }
}
