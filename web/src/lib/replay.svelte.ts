// A game from its history: which moment is shown, and its scene. Scenes are fetched when needed and kept.
import { api, type History, reasonOf } from './api'
import { settings } from './settings.svelte'
import type { Motion, Position, Scene, Table } from './contract'

export class Replay {
  table = $state.raw<Table | null>(null)
  history = $state.raw<History | null>(null)
  /** How many decisions have been made at the moment that is shown. */
  number = $state(0)
  scene = $state.raw<Scene | null>(null)
  error = $state('')
  /** What moved in the last decision. */
  motions = $state.raw<Motion[]>([])
  /** Whether the scene is one decision later than the one before: then it is seen how it moved. */
  forward = $state(false)
  playing = $state(false)
  speed = $state(1)
  readonly last: number = $derived(this.history?.decisions.length ?? 0)

  readonly #id: string
  #positions = new Map<string, Promise<Position>>()
  #shown = -1
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(id: string) {
    this.#id = id
  }

  async open(at: number | null): Promise<void> {
    try {
      ;[this.table, this.history] = await Promise.all([api.table(this.#id), api.history(this.#id)])
      await this.show(at ?? this.last)
    } catch (error) {
      this.error = reasonOf(error)
    }
  }

  async show(number: number): Promise<void> {
    this.number = Math.max(0, Math.min(this.last, number))
    const wanted = this.number
    try {
      const { scene, motions } = await this.#at(wanted)
      if (wanted !== this.number) return // the scrubber is elsewhere already
      this.forward = wanted === this.#shown + 1
      this.#shown = wanted
      this.motions = motions
      this.scene = scene
      this.error = ''
      if (wanted < this.last) void this.#at(wanted + 1).catch(() => undefined) // the likely next wish
    } catch (error) {
      this.error = reasonOf(error)
      this.pause()
    }
  }

  play(): void {
    this.playing = true
    if (this.number === this.last) void this.show(0)
    this.#tick()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }

  #tick(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(async () => {
      await this.show(this.number + 1)
      if (!this.playing) return
      if (this.number === this.last) this.pause()
      else this.#tick()
    }, 1200 / this.speed)
  }

  /** The scene of any moment. */
  sceneAt(number: number): Promise<Scene> {
    return this.#at(number).then(({ scene }) => scene)
  }

  /** Any moment, fetched once. */
  #at(number: number): Promise<Position> {
    const key = `${settings.language} ${number}`
    const known = this.#positions.get(key)
    if (known) return known
    const asked = api.at(this.#id, number)
    asked.catch(() => this.#positions.delete(key))
    this.#positions.set(key, asked)
    return asked
  }
}
