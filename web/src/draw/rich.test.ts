import { render } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import { turn } from '../table/testing'
import { gainRows, nameOf, parts, plain, sentences, wordsOf } from './rich'
import RichText from './RichText.svelte'

describe('rich text', () => {
  it('finds icons, amounts and arrows', () => {
    expect(parts('pay −1 :coin: → :wheat:.')).toEqual([
      { text: 'pay ' },
      { icon: 'coin', amount: '−1' },
      { text: ' ' },
      { icon: 'ui-arrow', amount: '' },
      { text: ' ' },
      { icon: 'wheat', amount: '' },
      { text: '.' },
    ])
    expect(parts('10:30, a: b')).toEqual([{ text: '10:30, a: b' }])
  })

  it('reads icons as words', () => {
    expect(plain('+2 :wood: +1 :trader-cube:')).toBe('+2 wood +1 trader cube')
    expect(plain('1 :coin:, 2 :fish:.', wordsOf(turn, 'points'))).toBe('1 coins, 2 fish.')
  })

  it('counts icons in a row for ears', () => {
    expect(plain(':fish::fish::wood:')).toBe('2 fish wood')
    expect(plain(':oil: + :oil:')).toBe('oil + oil')
  })

  it('puts one full stop between sentences', () => {
    expect(sentences('Build a bakery', '+4 :star:')).toBe('Build a bakery. +4 :star:')
    expect(sentences('Costs 2 wood.', '', 'You have none.')).toBe('Costs 2 wood. You have none.')
    expect(sentences('Which one?', 'This.')).toBe('Which one? This.')
  })

  it('gives every icon its word', () => {
    const { container, getByRole } = render(RichText, { text: 'Get 3 :wood: now' })
    expect(getByRole('img', { name: 'wood' })).toBeTruthy()
    expect(container.textContent).toContain('Get 3')
    expect(container.textContent).not.toContain(':wood:')
  })

  it('takes the name off a line of a gain', () => {
    expect(gainRows('+1 :fish:\nTavern: −1 :coin: (Ben) +3 :star:')).toEqual([
      { name: '', value: '+1 :fish:' },
      { name: 'Tavern', value: '−1 :coin: (Ben) +3 :star:' },
    ])
    expect(gainRows(':flag: 4 :star:')).toEqual([{ name: '', value: ':flag: 4 :star:' }])
  })

  it('parts a name from its details', () => {
    expect(nameOf('Winery. Makes wine')).toEqual({ name: 'Winery', rest: 'Makes wine' })
    expect(nameOf('49. mező: Piac, hal')).toEqual({ name: '49. mező: Piac, hal', rest: '' })
  })
})
