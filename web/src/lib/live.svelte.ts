// One table's WebSocket: what is on the table now, and decisions on their way to the server.
//
// A click is never lost silently. A request waits until the server has accepted or refused it. If the connection breaks
// in between, we connect again, look at what the server has, and then know: it was made, or we send it again, or it is
// too late and the promise fails with a sentence that says so. Sending again is safe, because the server takes a
// decision only for the number it was made for.
import { ApiError } from './api'
import { applied } from './changes'
import { keyed, known } from './keys'
import { pause } from './reconnecting'
import { type Language, settings } from './settings.svelte'
import type {
  ChangesUpdate,
  ChatMessage,
  ClientMessage,
  Decision,
  PlayedDecision,
  Scene,
  SceneUpdate,
  ServerMessage,
  Table,
} from './contract'
import { text } from './words.svelte'

/** The server said no, and why. */
export class Refused extends ApiError {
  constructor(reason: string) {
    super(reason, 409)
  }
}

interface Waiting {
  message: ClientMessage
  /** How the decision is written, to recognise it in the history after a break. */
  notation: string
  /** The last connection it was sent on; 0: not sent yet. */
  sentOn: number
  /** Newest chat message when it was written, to recognise it among later ones after a break. */
  chatBefore: number
  timer: ReturnType<typeof setTimeout> | undefined
  resolve: () => void
  reject: (error: Error) => void
}

const PATIENCE = 10_000 // without an answer for so long, the connection is taken for dead
const FIRST = 500
const LONGEST = 15_000

export class Live {
  table = $state.raw<Table | null>(null)
  scene = $state.raw<Scene | null>(null)
  number = $state(0)
  /** In a set-up that all do at the same time: how many decisions we have made in it; null: there is none. */
  made = $state<number | null>(null)
  decisions = $state.raw<Decision[]>([])
  chat = $state.raw<ChatMessage[]>([])
  /** Why nothing can be undone; null: it can. */
  undo = $state<string | null>(null)
  /** The rules are being compiled: until that is done, bots look less far ahead. */
  preparing = $state(false)
  /** What has happened since the scene before. */
  played = $state.raw<PlayedDecision[]>([])
  connected = $state(false)

  readonly #id: string
  #socket: WebSocket | null = null
  #waiting = new Map<string, Waiting>()
  #requests = 0
  #connection = 0
  #failures = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #language: Language | '' = ''
  #closed = false
  /** Of the scene we have; null: none that changes could begin with. */
  #version: number | null = null
  /** The request for a whole scene that has not come yet. */
  #wanted = ''
  /** What this connection has told so far: only then can an interrupted request be judged. */
  #heard = { scene: false, decisions: false, chat: false }

  constructor(id: string) {
    this.#id = id
  }

  open(): void {
    this.#closed = false
    addEventListener('online', this.#now)
    document.addEventListener('visibilitychange', this.#now)
    this.#connect()
  }

  close(): void {
    this.#closed = true
    removeEventListener('online', this.#now)
    document.removeEventListener('visibilitychange', this.#now)
    clearTimeout(this.#timer)
    this.#socket?.close()
    this.#socket = null
    this.connected = false
    for (const request of [...this.#waiting.keys()]) this.#refuse(request, text('ui-left-table'))
  }

  decide(action: number): Promise<void> {
    const notation = this.scene?.choices.find((choice) => choice.action === action)?.notation ?? ''
    return this.#ask({ type: 'decide', request: this.#name(), number: this.number, action, made: this.made }, notation)
  }

  takeBack(turn: boolean): Promise<void> {
    return this.#ask({ type: 'undo', request: this.#name(), number: this.number, turn, made: this.made })
  }

  say(words: string): Promise<void> {
    return this.#ask({ type: 'chat', request: this.#name(), text: words })
  }

  /** Texts in another language, without a break. */
  speak(language: Language): void {
    if (!this.connected || language === this.#language) return // a new connection names the language itself
    this.#language = language
    void this.#ask({ type: 'lang', request: this.#name(), lang: language }).catch(() => undefined)
  }

  /** Try at once instead of waiting for the next attempt. */
  retry(): void {
    if (this.#closed || this.#socket) return
    clearTimeout(this.#timer)
    this.#connect()
  }

  /** As somebody else: the server knows a connection by the cookie it began with. */
  restart(): void {
    const socket = this.#socket
    if (!socket) return
    this.#connect()
    socket.close()
  }

  readonly #now = (): void => {
    if (document.visibilityState !== 'hidden') this.retry()
    this.#look()
  }

  /** Whether somebody has the table before their eyes: whoever has is not called to it. */
  #look(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return
    const visible = document.visibilityState !== 'hidden'
    this.#socket.send(JSON.stringify({ type: 'look', request: this.#name(), visible } satisfies ClientMessage))
  }

  #connect(): void {
    this.#connection++
    this.#language = settings.language
    this.#heard = { scene: false, decisions: false, chat: false }
    this.#version = null
    this.#wanted = ''
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const path = keyed(`/api/tables/${encodeURIComponent(this.#id)}/live`, this.#id, {
      lang: this.#language,
      since: this.chat.at(-1)?.id ?? 0,
      changes: 'yes',
    })
    const socket = new WebSocket(`${scheme}://${location.host}${path}`)
    this.#socket = socket
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as ServerMessage)
    }
    socket.onopen = () => {
      if (socket === this.#socket && document.visibilityState === 'hidden') this.#look() // else the server takes it so
    }
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code)
    }
  }

  #lost(code?: number): void {
    this.#socket = null
    this.connected = false
    if (this.#closed) return
    this.#timer = setTimeout(() => this.#connect(), pause(code, this.#failures++, FIRST, LONGEST))
  }

  #hear(message: ServerMessage): void {
    this.connected = true
    this.#failures = 0
    switch (message.type) {
      case 'table':
        this.table = known(message.table)
        break
      case 'decisions':
        this.decisions = [...this.decisions.filter((decision) => decision.number < message.first), ...message.decisions]
        this.#heard.decisions = true
        break
      case 'scene':
        this.#wanted = ''
        this.#show(message, message.scene)
        break
      case 'changes':
        if (this.scene && message.since === this.#version) this.#show(message, applied(this.scene, message.changes))
        else this.#askForScene()
        break
      case 'chat':
        this.#hearChat(message.messages)
        this.#heard.chat = true
        break
      case 'accepted':
        this.#accept(message.request)
        break
      case 'refused':
        if (message.request === this.#wanted) this.#dead(this.#connection) // a new connection begins with a scene
        this.#refuse(message.request, message.reason)
        break
    }
    this.#resume()
  }

  #show(told: SceneUpdate | ChangesUpdate, scene: Scene): void {
    this.scene = scene
    this.#version = told.version
    this.number = told.number
    this.made = told.made
    this.undo = told.undo
    this.preparing = told.preparing
    this.played = told.played
    this.#heard.scene = true
  }

  /** What changed belongs to another scene than ours: until the whole one comes, nothing that changes does. */
  #askForScene(): void {
    if (this.#wanted) return
    this.#version = null
    this.#wanted = this.#name()
    this.#socket?.send(JSON.stringify({ type: 'scene', request: this.#wanted } satisfies ClientMessage))
  }

  #hearChat(messages: ChatMessage[]): void {
    const fresh = messages.filter((message) => !this.chat.some((known) => known.id === message.id))
    this.chat = [...this.chat, ...fresh].sort((a, b) => a.id - b.id)
  }

  #name(): string {
    return `${++this.#requests}-${Math.random().toString(36).slice(2, 8)}`
  }

  #ask(message: ClientMessage, notation = ''): Promise<void> {
    return new Promise((resolve, reject) => {
      const chatBefore = this.chat.at(-1)?.id ?? 0
      this.#waiting.set(message.request, {
        message,
        notation,
        sentOn: 0,
        chatBefore,
        timer: undefined,
        resolve,
        reject,
      })
      this.#resume()
    })
  }

  /** Sends or settles everything that waits and was not sent on this connection. */
  #resume(): void {
    for (const [request, waiting] of this.#waiting) {
      if (waiting.sentOn === this.#connection || !this.#informed(waiting.message)) continue
      const fate = this.#fate(waiting)
      if (fate === 'made') this.#accept(request)
      else if (fate === 'late') this.#refuse(request, text('ui-too-late'))
      else this.#send(waiting)
    }
  }

  /** Whether this connection has told enough to judge a request. */
  #informed(message: ClientMessage): boolean {
    if (message.type === 'chat') return this.#heard.chat
    if (message.type === 'lang' || message.type === 'look' || message.type === 'scene') return this.connected
    return this.#heard.scene && this.#heard.decisions
  }

  #fate({ message, notation, sentOn, chatBefore }: Waiting): 'send' | 'made' | 'late' {
    const sent = sentOn > 0
    switch (message.type) {
      case 'lang':
      case 'look':
      case 'scene':
        return sent ? 'made' : 'send' // a new connection has said so itself
      case 'chat':
        return sent && this.chat.some((each) => each.id > chatBefore && each.text === message.text) ? 'made' : 'send'
      case 'undo':
        if (message.made != null && this.made !== null) {
          if (this.made === message.made) return 'send'
          return sent && this.made < message.made ? 'made' : 'late'
        }
        if (this.number === message.number) return 'send'
        return sent && this.number < message.number ? 'made' : 'late'
      case 'decide':
        if (message.made != null && this.made !== null) {
          if (this.made === message.made) return 'send'
          return sent && this.made === message.made + 1 ? 'made' : 'late'
        }
        if (message.made != null) return sent && this.#playedSince(notation) ? 'made' : 'late'
        if (this.number === message.number) return 'send'
        return sent && this.#made(message.number + 1, notation) ? 'made' : 'late'
    }
  }

  /** Whether a decision is in the history. Of a secret one of another seat at this device only the verb is told. */
  #made(number: number, notation: string): boolean {
    const known = this.decisions.find((decision) => decision.number === number)?.notation
    return notation !== '' && (known === notation || known === notation.split(' ')[0])
  }

  /** Whether what was chosen in the set-up is in the history, wherever it stands there: the set-up is over. */
  #playedSince(notation: string): boolean {
    return this.decisions.some((decision) => decision.notation === notation)
  }

  #send(waiting: Waiting): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return
    waiting.sentOn = this.#connection
    this.#socket.send(JSON.stringify(waiting.message))
    clearTimeout(waiting.timer)
    waiting.timer = setTimeout(() => this.#dead(waiting.sentOn), PATIENCE)
  }

  /** A connection that swallows requests: leave it, the next one tells what became of them. */
  #dead(connection: number): void {
    if (connection !== this.#connection || !this.#socket) return
    const socket = this.#socket
    this.#lost()
    socket.close()
  }

  #accept(request: string): void {
    this.#settle(request)?.resolve()
  }

  #refuse(request: string, reason: string): void {
    this.#settle(request)?.reject(new Refused(reason))
  }

  #settle(request: string): Waiting | undefined {
    const waiting = this.#waiting.get(request)
    clearTimeout(waiting?.timer)
    this.#waiting.delete(request)
    return waiting
  }
}
