import type { Card, Counter } from '../lib/contract'

export interface Group {
  name: string
  counters: Counter[]
}

/** Counters under their headings, in order. */
export function grouped(counters: Counter[]): Group[] {
  return [...new Set(counters.map((counter) => counter.group))].map((name) => ({
    name,
    counters: counters.filter((counter) => counter.group === name),
  }))
}

/** Equal cards as one with a number: markers that look and do the same. */
export function stacked(cards: Card[]): Card[] {
  const out = new Map<string, Card>()
  for (const card of cards) {
    const look = [card.symbol, card.title, card.done, card.marked].join()
    const first = out.get(look)
    out.set(look, first ? { ...first, count: first.count + card.count } : card)
  }
  return [...out.values()]
}

/** Cards in colours stand for themselves in a hand; cards with a drawing only are tiles and tokens that are owned. */
export const typesIn = (cards: Card[]): Card[] => cards.filter((card) => card.tone && card.title)
export const tokensIn = (cards: Card[]): Card[] => cards.filter((card) => card.symbol && !card.tone)
