// What if: branches that leave the real game after a decision. They stay with this browser and this person; the server never has them.
import type { Choice, Hint } from '../lib/contract'
import { Board, type Source } from './board.svelte'

export const MOST_BRANCHES = 9

export interface Step {
  notation: string
  /** In words, as the choice said it. */
  words: string
  seat: number
}

export interface Branch {
  /** After so many decisions of the game. */
  at: number
  /** How hidden things were dealt. */
  deal: number
  steps: readonly Step[]
  /** The first of its own steps; those before are another branch's too. */
  from: number
}

/** A branch by its first own step. */
export const nameOf = ({ steps, from }: Branch): string => (steps[from] ?? steps[0])?.words ?? ''
export const letterOf = (index: number): string => String.fromCharCode(65 + index)

/** Where and how a board leaves the game; a source that is one position has neither. */
function leaves(source: Source): { at: number; deal: number } {
  return { at: 'at' in source ? source.at : 0, deal: 'deal' in source ? (source.deal ?? 0) : 0 }
}

/** A source, wherever and however it is left. */
const nameOfSource = (source: Source): string =>
  JSON.stringify(Object.entries(source).filter(([key]) => !['at', 'deal', 'key'].includes(key)))

export class WhatIf {
  board = $state.raw<Board>(null as unknown as Board)
  branches = $state.raw<readonly Branch[]>([])
  /** The branch that is gone along; -1: none yet. */
  current = $state(-1)
  /** Everybody's chances, where a bot was asked. */
  chances = $state.raw<ReadonlyMap<string, readonly number[]>>(new Map())

  readonly #key: string
  readonly #source: Source
  /** Where the game was left. */
  readonly at: number

  /** `whose`: who looks, so that nobody else at this browser finds their branches. */
  constructor(source: Source, whose: string) {
    this.#source = source
    this.at = leaves(source).at
    this.#key = `kontor.what-if.${nameOfSource(source)}.${whose}`
    this.branches = this.#kept()
    this.board = this.#boardOf(this.at, 0)
  }

  /** How far one has gone from the game. */
  get depth(): number {
    return this.board.decisions.length
  }

  get branch(): Branch | undefined {
    return this.branches[this.current]
  }

  /** After how many real decisions the board leaves the game. */
  get left(): number {
    return leaves(this.board.source).at
  }

  get full(): boolean {
    return this.branches.length >= MOST_BRANCHES
  }

  /** Tries a choice of whoever is to move. False: it was refused, or there is no room for another branch. */
  async decide(choice: Choice): Promise<boolean> {
    const { depth, branch, board } = this
    const known = branch?.steps[depth]
    const forks = !branch || (known !== undefined && known.notation !== choice.notation)
    if (forks && this.full) return false
    const step = { notation: choice.notation, words: choice.words, seat: board.shown?.to_move ?? -1 }
    if (!(await board.decide(choice.notation)) || board !== this.board) return false
    if (forks) {
      const { at, deal } = leaves(board.source)
      this.#keep([
        ...this.branches,
        { at, deal, steps: [...(branch?.steps.slice(0, depth) ?? []), step], from: branch ? depth : 0 },
      ])
      this.current = this.branches.length - 1
    } else if (!known) this.#change(this.current, { ...branch!, steps: [...branch!.steps, step] })
    return true
  }

  /** Goes along a branch, up to a step. */
  async go(index: number, depth: number): Promise<boolean> {
    const branch = this.branches[index]
    if (!branch) return false
    const { at, deal } = leaves(this.board.source)
    if (at !== branch.at || deal !== branch.deal) this.board = this.#boardOf(branch.at, branch.deal)
    this.current = index
    return this.board.load(branch.steps.slice(0, depth).map((step) => step.notation))
  }

  /** Back to the game, for another branch from there. */
  async begin(): Promise<boolean> {
    this.current = -1
    if (this.left !== this.at) this.board = this.#boardOf(this.at, 0)
    return this.board.load([])
  }

  /** Deals hidden things another way; what was tried is tried again, as far as it is still possible. */
  async redeal(): Promise<void> {
    const { at, deal } = leaves(this.board.source)
    const next = (deal + 1) % 1000
    const board = this.#boardOf(at, next)
    let wanted = this.board.decisions
    while (!(await board.load(wanted)) && wanted.length && board.refused) wanted = wanted.slice(0, -1)
    if (!board.shown) return
    this.board = board
    const branch = this.branch
    if (branch) this.#change(this.current, { ...branch, deal: next, steps: branch.steps.slice(0, wanted.length) })
    if (branch && !wanted.length) this.remove(this.current)
  }

  remove(index: number): void {
    this.#keep(this.branches.filter((_, k) => k !== index))
    if (this.current === index) {
      this.current = -1
      void this.begin()
    } else if (this.current > index) this.current--
  }

  /** What a bot said of the board as it is. */
  note(hint: Hint, decisions: readonly string[]): void {
    this.chances = new Map([...this.chances, [this.#place(decisions), hint.values]])
  }

  chancesAt(decisions: readonly string[] = this.board.decisions): readonly number[] | undefined {
    return this.chances.get(this.#place(decisions))
  }

  #place(decisions: readonly string[]): string {
    const { at, deal } = leaves(this.board.source)
    return [at, deal, ...decisions].join('\n')
  }

  #boardOf(at: number, deal: number): Board {
    return new Board({ ...this.#source, ...('at' in this.#source && { at }), ...('deal' in this.#source && { deal }) })
  }

  #change(index: number, branch: Branch): void {
    this.#keep(this.branches.map((each, k) => (k === index ? branch : each)))
  }

  #keep(branches: readonly Branch[]): void {
    this.branches = branches
    try {
      if (branches.length) localStorage.setItem(this.#key, JSON.stringify(branches))
      else localStorage.removeItem(this.#key)
    } catch {
      /* no room, or closed: they last as long as the page */
    }
  }

  #kept(): readonly Branch[] {
    try {
      const found: unknown = JSON.parse(localStorage.getItem(this.#key) ?? '[]')
      return Array.isArray(found) ? found.filter(isBranch).slice(0, MOST_BRANCHES) : []
    } catch {
      return []
    }
  }
}

function isBranch(found: unknown): found is Branch {
  if (typeof found !== 'object' || found === null) return false
  const { at, deal, steps, from } = found as Record<string, unknown>
  return (
    [at, deal, from].every((number) => Number.isInteger(number)) &&
    Array.isArray(steps) &&
    steps.length > 0 &&
    steps.every((step) => typeof step?.notation === 'string' && typeof step.words === 'string')
  )
}
