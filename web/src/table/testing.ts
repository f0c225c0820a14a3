// What the tests of the table share: scenes stored from real games, a table around them, and the words of the client.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { History } from '../lib/api'
import type { BackdropView, Choice, Decision, Motion, PlayedDecision, Scene, Table } from '../lib/contract'
import shared from '../../../kontor/kernel/text/en.ftl?raw'
import en from '../text/en.ftl?raw'
import hu from '../text/hu.ftl?raw'
import pl from '../text/pl.ftl?raw'
import actJson from './fixtures/act.json'
import feedJson from './fixtures/feed.json'
import hansaActJson from './fixtures/hansa-act.json'
import hansaBackdropJson from './fixtures/hansa-backdrop.json'
import hansaDisplacedJson from './fixtures/hansa-displaced.json'
import historyJson from './fixtures/history.json'
import layJson from './fixtures/lay.json'
import decisionsJson from './fixtures/decisions.json'
import otherJson from './fixtures/other.json'
import overJson from './fixtures/over.json'
import ragusaBackdropJson from './fixtures/ragusa-backdrop.json'
import ragusaBuildJson from './fixtures/ragusa-build.json'
import ragusaKeepJson from './fixtures/ragusa-keep.json'
import ragusaSoloJson from './fixtures/ragusa-solo.json'
import spectatorJson from './fixtures/spectator.json'
import turnJson from './fixtures/turn.json'
import tuscanyActJson from './fixtures/tuscany-act.json'
import tuscanyJoinJson from './fixtures/tuscany-join.json'
import tuscanyPayJson from './fixtures/tuscany-pay.json'
import { backdrops } from '../picture/backdrops.svelte'
import backdropJson from './fixtures/little-town-backdrop.json'
import tuscanyBackdropJson from './fixtures/tuscany-backdrop.json'
import type { TableProps } from './props'

// jsdom has no layout, so there is nothing to observe.
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

backdrops.put('hansa-teutonica', hansaBackdropJson.key, hansaBackdropJson as unknown as BackdropView)
backdrops.put('little-town', backdropJson.key, backdropJson as unknown as BackdropView)
backdrops.put('castles-of-tuscany', tuscanyBackdropJson.key, tuscanyBackdropJson as unknown as BackdropView)
backdrops.put('ragusa', ragusaBackdropJson.key, ragusaBackdropJson as unknown as BackdropView)

const scenes = {
  act: actJson,
  feed: feedJson,
  hansaAct: hansaActJson,
  hansaDisplaced: hansaDisplacedJson,
  lay: layJson,
  other: otherJson,
  over: overJson,
  ragusaBuild: ragusaBuildJson,
  ragusaKeep: ragusaKeepJson,
  ragusaSolo: ragusaSoloJson,
  spectator: spectatorJson,
  turn: turnJson,
  tuscanyAct: tuscanyActJson,
  tuscanyJoin: tuscanyJoinJson,
  tuscanyPay: tuscanyPayJson,
} satisfies Record<string, unknown>
export const {
  act,
  feed,
  hansaAct,
  hansaDisplaced,
  lay,
  other,
  over,
  ragusaBuild,
  ragusaKeep,
  ragusaSolo,
  spectator,
  turn,
  tuscanyAct,
  tuscanyJoin,
  tuscanyPay,
} = scenes as unknown as Record<keyof typeof scenes, Scene>
export const decisions: Decision[] = decisionsJson
export const history: History = { ...historyJson, notes: [] }

export const blocks = new Map(Object.entries({ en, pl, hu }))
const bundle = new FluentBundle('en', { useIsolating: false })
const subjects = import.meta.glob<string>('../text/*.en.ftl', { query: '?raw', import: 'default', eager: true })
for (const source of [shared, en, ...Object.values(subjects)])
  bundle.addResource(new FluentResource(source), { allowOverrides: true })

export function text(key: string, args?: Record<string, string | number>): string {
  const pattern = bundle.getMessage(key)?.value
  if (!pattern) throw new Error(`no text ${key}`)
  return bundle.formatPattern(pattern, args ?? null)
}

export function tableOf(scene: Scene, yours = [scene.viewer]): Table {
  return {
    id: 'ab2',
    game: scene.game,
    game_name: scene.title,
    status: scene.over ? 'over' : 'playing',
    options: {},
    public: true,
    host: true,
    to_move: scene.to_move,
    asked: scene.over ? [] : [scene.to_move],
    your_turn: true,
    scores: [],
    winners: [],
    places: [],
    clock: null,
    decisions: 12,
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
    key: null,
    absence: 60,
    notice: 30,
    seats: scene.players.map(({ seat, name, colour }) => ({
      seat,
      kind: seat === 1 ? 'bot' : 'person',
      name,
      person: null,
      bot: null,
      colour,
      yours: yours.includes(seat),
      online: seat !== 2,
      away: seat === 2 ? 5 : null,
      replaced_by: null,
      resigned: false,
      seconds: 65,
      stand_in: null,
      hints_used: seat === 0 ? 2 : 0,
      clock: null,
    })),
  }
}

export function propsOf(scene: Scene, more: Partial<TableProps> = {}): TableProps {
  const nothing = (): void => {}
  return {
    scene,
    number: 12,
    table: tableOf(scene),
    decisions,
    chat: [],
    undo: null,
    thinking: null,
    played: [],
    connected: true,
    preparing: false,
    preferences: {},
    ondecide: nothing,
    onundo: nothing,
    onchat: nothing,
    onresign: nothing,
    onrematch: nothing,
    text,
    ...more,
  }
}

/** A choice nobody else has. */
export const someChoice = (more: Partial<Choice>): Choice => ({
  action: 9999,
  notation: '',
  words: '',
  targets: [],
  gain: '',
  at: '',
  primary: false,
  brief: '',
  rare: false,
  mode: '',
  takes: {},
  ...more,
})

/** A decision in which something was seen to move. */
export const playedOf = (number: number, seat: number, ...motions: Motion[]): PlayedDecision => ({
  number,
  seat,
  events: [{ kind: 'something', arguments: {}, text: 'something' }],
  motions,
  summary: null,
})

export const choiceOf = (scene: Scene, test: (choice: Choice) => boolean): Choice => scene.choices.find(test)!
