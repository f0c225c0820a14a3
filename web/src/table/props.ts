import type { Snippet } from 'svelte'
import type { Coach } from '../coach/coach.svelte'
import type { ChatMessage, Hint, Decision, PlayedDecision, Scene, Table } from '../lib/contract'

/** Words of the interface by key, as src/text has them. */
export type Text = (key: string, args?: Record<string, string | number>) => string

/** What stands beside a board instead of log and chat. */
export interface Panel {
  /** Of its tab on a phone. */
  name: string
  icon: string
  /** Given the boxes of the players, to stand wherever they should. */
  body: Snippet<[Snippet]>
  /** On a phone: everything on one page without tabs, this between the board and the question. */
  sheet?: Snippet
}

/** What a player may ask of the clocks. */
export interface ClockWishes {
  pause: () => void
  noPause: () => void
  goOn: () => void
}

export interface TableProps {
  scene: Scene
  /** Decisions made so far. */
  number: number
  table: Table
  decisions: Decision[]
  chat: ChatMessage[]
  /** Why nothing can be undone; null: it can; empty: nobody undoes anything here. */
  undo: string | null
  /** Seat whose bot is thinking. */
  thinking: number | null
  /** What has happened since the scene before; with the first one, since the viewer last decided. */
  played: PlayedDecision[]
  connected: boolean
  /** Bots look less far ahead until the rules are compiled. */
  preparing?: boolean
  /** Without the server: shown as it was last, to be read. */
  reading?: boolean
  preferences: { confirm_turn?: boolean; sound?: boolean; speed?: number }
  ondecide: (action: number) => void
  /** How fast things move, from now on. */
  onspeed?: (speed: number) => void
  onundo: (turn: boolean) => void
  onchat: (text: string) => void
  onresign: () => void
  onrematch: () => void
  /** The scene after that many decisions; left out where nobody keeps them. */
  onscene?: (number: number) => Promise<Scene>
  /** Targets a lesson speaks of: they come into view. */
  spoken?: readonly string[]
  /** Opens the game after that many decisions. */
  onlook?: (number: number) => void
  /** Opens the result of a finished game. */
  onresult?: () => void
  /** Asks for a hint; left out where there are none. */
  onhint?: (signal: AbortSignal) => Promise<Hint>
  /** Of a guided game: the coach, whether he speaks, and the way back to before a decision. */
  coaching?: { coach: Coach; on: boolean; onswitch: (on: boolean) => void; onback: (number: number) => void }
  /** Lets a bot play for a seat, or gives the seat back; left out where there are no stand-ins. */
  onstandin?: (seat: number, bot: string) => void
  onreturn?: (seat: number) => void
  /** Opens a private board from here; left out where there is none. */
  onwhatif?: () => void
  /** A board to learn or to try on: its panel stands there instead of players, log and chat. */
  panel?: Panel
  /** Stands before the question: “Now you”. */
  call?: string
  /** Nothing is asked: on a phone the panel alone stands there. */
  unasked?: boolean
  /** A target was clicked that cannot be chosen. */
  onrefused?: (target: string, reason: string) => void
  /** Choices that have letters on the board, by their actions: the first is A. */
  letters?: readonly number[]
  /** More buttons of the question; told whether they are as high as those of a sheet. */
  actions?: Snippet<[boolean]>
  /** Nothing here is the game: the frame says so, and what was tried is marked. Counted from so many real decisions. */
  sandbox?: { before: number }
  /** Left out where no clock can be paused. */
  clockWishes?: ClockWishes
  text: Text
}
