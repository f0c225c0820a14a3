import { describe, expect, it } from 'vitest'
import { unnamed } from './lines'

describe('a line in short', () => {
  it('leaves out who decided, at the beginning of each sentence', () => {
    expect(
      unnamed('Greedy bot 2 establishes Lüneburg – Perleberg. Greedy bot 2 wins the marker.', 'Greedy bot 2'),
    ).toBe('Establishes Lüneburg – Perleberg. Wins the marker.')
  })
  it('keeps names within a sentence, other names, and a name that only begins alike', () => {
    expect(unnamed('1 point for Ann (Emden). Annika takes wood. Ann: +1 wood.', 'Ann')).toBe(
      '1 point for Ann (Emden). Annika takes wood. Ann: +1 wood.',
    )
  })
  it('keeps a name with a full stop whole', () => {
    const round = 'Greedy bot places a worker. Greedy bot 2 feeds the workers.'
    expect(unnamed(round, 'Greedy bot', ['Greedy bot 2', 'Ann'])).toBe(
      'Places a worker. Greedy bot 2 feeds the workers.',
    )
    expect(unnamed('Dr. Ács egy kupacot vesz el.', 'Dr. Ács')).toBe('Egy kupacot vesz el.')
    expect(unnamed('You place a worker on E4.', '')).toBe('You place a worker on E4.')
  })
})
