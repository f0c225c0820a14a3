// What is lifted to pay with. Each payment is one choice; what is lifted is played if it is exactly what a choice takes.
import type { Choice, Scene } from '../lib/contract'

type Amounts = Readonly<Record<string, number>>
interface Asked {
  scene: Scene
  choices: readonly Choice[]
}

const total = (amounts: Amounts): number => Object.values(amounts).reduce((sum, count) => sum + count, 0)
const of = (amounts: Amounts, id: string): number => amounts[id] ?? 0

/** What both have. */
function common(a: Amounts, b: Amounts): Amounts {
  const shared = Object.keys(a).map((id) => [id, Math.min(of(a, id), of(b, id))] as const)
  return Object.fromEntries(shared.filter(([, count]) => count))
}

export class Purse {
  #asked: () => Asked
  #lifted = $state.raw<{ scene: Scene; amounts: Amounts } | null>(null)

  constructor(asked: () => Asked) {
    this.#asked = asked
  }

  #choices: readonly Choice[] = $derived.by(() => {
    const { scene, choices } = this.#asked()
    return scene.paying && choices.every(({ takes }) => total(takes)) ? choices : []
  })
  /** Whether a payment is asked for. */
  open: boolean = $derived(this.#choices.length > 0)
  /** What is lifted: at first what most would pay with. */
  amounts: Amounts = $derived.by(() => {
    if (this.#lifted?.scene === this.#asked().scene) return this.#lifted.amounts
    return (this.#choices.find((choice) => choice.primary) ?? this.#choices[0])?.takes ?? {}
  })
  count: number = $derived(total(this.amounts))
  /** The payment that is lifted. */
  fits: Choice | null = $derived(
    this.#choices.find(
      ({ takes }) => total(takes) === this.count && total(common(takes, this.amounts)) === this.count,
    ) ?? null,
  )
  /** What may be added, so that it fits: each with its number. */
  missing: [string, number][] = $derived.by(() => {
    if (!this.open || this.fits) return []
    const ways = this.#choices.filter(({ takes }) => total(common(takes, this.amounts)) === this.count)
    const more = new Map<string, number>()
    for (const { takes } of ways)
      for (const id of Object.keys(takes)) {
        const count = of(takes, id) - of(this.amounts, id)
        if (count > 0) more.set(id, Math.min(count, more.get(id) ?? count))
      }
    return [...more]
  })

  /** How many of it can be lifted at once, at most. */
  most(id: string): number {
    return Math.max(0, ...this.#choices.map(({ takes }) => of(takes, id)))
  }

  lifted(id: string): number {
    return of(this.amounts, id)
  }

  /** Lifts one more, or as many as are taken together; what would then be too much is lowered. */
  lift(id: string): void {
    const now = this.lifted(id)
    const enough = this.#choices.filter(({ takes }) => of(takes, id) > now)
    if (!enough.length) return
    const next = Math.min(...enough.map(({ takes }) => of(takes, id)))
    const kept = ({ takes }: Choice): number => total(common(this.amounts, takes))
    const best = enough
      .filter(({ takes }) => of(takes, id) === next)
      .reduce((best, each) => (kept(each) > kept(best) ? each : best))
    this.#set({ ...common(this.amounts, best.takes), [id]: next })
  }

  /** Lowers one, or as many as are taken together. */
  lower(id: string): void {
    const fewer = this.#choices.map(({ takes }) => of(takes, id)).filter((count) => count < this.lifted(id))
    const { [id]: _, ...rest } = this.amounts
    const next = Math.max(0, ...fewer)
    this.#set(next ? { ...rest, [id]: next } : rest)
  }

  /** Lifts on and on, then begins again: for what has one button only. */
  cycle(id: string): void {
    if (this.lifted(id) < this.most(id)) this.lift(id)
    else while (this.lifted(id)) this.lower(id)
  }

  /** Lifts what a choice takes. */
  fill(choice: Choice): void {
    this.#set(choice.takes)
  }

  #set(amounts: Amounts): void {
    this.#lifted = { scene: this.#asked().scene, amounts }
  }
}
