// The contract with the server, as docs/server-api.md and kontor/kernel/scene.py tell it.

export interface Person {
  id: string
  name: string
  account: boolean
  login: string | null
  preferences: Preferences
}
export interface Preferences {
  language?: string
  theme?: 'light' | 'dark' | 'system'
  sound?: boolean
  confirm_turn?: boolean
}
export interface Me {
  person: Person | null
  token: string
  version: string
}

export interface GameOption {
  key: string
  name: string
  help: string
  default: string
  values: { value: string; name: string }[]
}
export interface Game {
  id: string
  name: string
  line: string
  players: number[]
  options: GameOption[]
  bots: { id: string; name: string }[]
}

export interface Seat {
  seat: number
  kind: 'person' | 'bot' | 'open'
  name: string
  bot: string | null
  colour: string
  yours: boolean
  online: boolean
  resigned: boolean
  seconds: number
  /** Seconds a person has been away (when this was told); null: they are there. */
  away: number | null
  /** The bot that is about to play for an absent person, and in how many seconds. */
  replaced_by: string | null
  replaced_in: number | null
  /** The bot that plays for an absent person. */
  stand_in: string | null
  hints_used: number
}
export interface Table {
  id: string
  game: string
  game_name: string
  status: 'waiting' | 'playing' | 'over' | 'off'
  options: Record<string, string>
  public: boolean
  host: boolean
  seats: Seat[]
  to_move: number | null
  your_move: boolean
  scores: number[]
  winners: number[]
  decisions: number
  status_text: string
  created: string
  updated: string
  rematch: string | null
  imported: boolean
  /** Whether whoever is to move may ask for a hint. */
  hints: boolean
  /** What the link of a private table holds. */
  key: string | null
  /** Seconds somebody must have been away before others may ask for a bot in their place. */
  absence: number
  /** Seconds between that and the bot's first move. */
  notice: number
}
export interface Move {
  number: number
  seat: number
  name: string
  notation: string
  text: string
  turn: number
  at: string
}
export interface History {
  moves: Move[]
  scores: number[][]
}
/** Some decisions from `first` on; `total` tells how many there are. */
export interface HistoryPart extends History {
  first: number
  total: number
}

/** A choice as the bot sees it: the chance to win of each seat, and why in sentences. */
export interface Advice {
  action: number
  notation: string
  words: string
  values: number[]
  share: number
  why: string[]
}
export interface Hint {
  number: number
  seat: number
  values: number[]
  choices: Advice[]
  iterations: number
  seconds: number
}
export interface Mistake {
  /** Which decision, counted from 1. */
  number: number
  seat: number
  notation: string
  words: string
  /** Chance to win that was lost, 0 to 1, and what was left. */
  cost: number
  value: number
  better: { action: number; notation: string; words: string; values: number[]; line: string[] }
}
export interface Review {
  status: 'none' | 'working' | 'ready' | 'failed'
  progress: number
  reason?: string
  /** Chances to win after so many decisions; null where not yet known. */
  values: (number[] | null)[]
  /** Dearest first. */
  mistakes: Mistake[]
  /** Of each seat, 0 to 100. */
  accuracy: (number | null)[]
}
export interface ChatMessage {
  id: number
  name: string
  seat: number | null
  text: string
  at: string
}
export interface GameEvent {
  kind: string
  seat: number | null
  text: string
  arguments: Record<string, number>
}

export interface Area {
  id: string
  kind: string
  title: string
  width: number
  height: number
  columns: string[]
  rows: string[]
  note: string
  owner: number
}
export interface Place {
  id: string
  area: string
  x: number
  y: number
  width: number
  height: number
  label: string
  shape: string
  text: string
  why_not: string
  tone: string
}
export interface Line {
  id: string
  area: string
  points: number[][]
  label: string
  owner: number
  marked: boolean
  why_not: string
  kind: string
}
export interface Piece {
  id: string
  kind: string
  area: string
  x: number
  y: number
  width: number
  height: number
  label: string
  symbol: string
  owner: number
  title: string
  text: string
  foot: string
  corner: string
  count: number
  dim: boolean
  marked: boolean
  origin: string
  why_not: string
  tone: string
  shape: string
}
export interface TrackCell {
  text: string
  tone: string
  cover: string
  now: boolean
}
export interface Track {
  id: string
  icon: string
  label: string
  value: string
  help: string
  tone: string
  cells: TrackCell[]
}
export interface Counter {
  icon: string
  value: number
  label: string
  kind: string
  group: string
}
export interface Card {
  id: string
  title: string
  text: string
  corner: string
  marked: boolean
  done: boolean
  symbol: string
  tone: string
  count: number
  group: string
}
export interface Player {
  seat: number
  name: string
  colour: string
  letter: string
  score: number
  to_move: boolean
  first: boolean
  counters: Counter[]
  cards: Card[]
  tracks: Track[]
  note: string
  warning: boolean
  rank: number
  points: Counter[]
}
export interface Choice {
  action: number
  notation: string
  words: string
  targets: string[]
  gain: string
  /** Of targets that are alike the one where it happens. */
  at?: string
}
export interface Scene {
  game: string
  title: string
  status: string
  question: string
  help: string
  viewer: number
  to_move: number
  over: boolean
  areas: Area[]
  places: Place[]
  pieces: Piece[]
  lines: Line[]
  counters: Counter[]
  players: Player[]
  choices: Choice[]
  captions: Record<string, string>
  /** Nothing is hidden from anybody in this game. */
  open: boolean
  /** Turns are chains of decisions. */
  chains?: boolean
}

export type FromServer =
  | { type: 'table'; table: Table }
  | { type: 'moves'; from: number; moves: Move[] }
  | {
      type: 'scene'
      number: number
      viewer: number
      scene: Scene
      undo: { step: string | null; turn: string | null }
      events: GameEvent[]
      thinking: number | null
    }
  | { type: 'chat'; messages: ChatMessage[] }
  | { type: 'accepted'; request: string; number: number }
  | { type: 'refused'; request: string; reason: string; retry_after?: number }

export type ToServer =
  | { type: 'move'; request: string; number: number; action: number }
  | { type: 'undo'; request: string; number: number; turn: boolean }
  | { type: 'chat'; request: string; text: string }
  | { type: 'lang'; request: string; lang: string }
