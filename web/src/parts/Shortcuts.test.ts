import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { expect, it, vi } from 'vitest'
import { REPLAY_KEYS } from '../lib/replay-keys'
import { isOurs, press } from '../lib/shortcuts'
import { textIn } from '../lib/words.svelte'
import { TABLE_KEYS } from '../table/keys'
import TableBar from './TableBar.svelte'

HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true
}

it('shows every key of the page, by key or by button', async () => {
  render(TableBar, { game: 'little-town', name: 'Little Town', status: '', keys: TABLE_KEYS })
  await fireEvent.keyDown(document.body, { key: '?' })
  const dialog = screen.getByRole('dialog', { name: 'Keyboard' })
  expect(within(dialog).getAllByRole('definition')).toHaveLength(TABLE_KEYS.length + 1)
  expect(within(dialog).getByText('Esc')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Keyboard' })).toBeTruthy()
})

it('has words in every language for what a key does', () => {
  for (const language of ['en', 'pl', 'hu'] as const)
    for (const { words } of [...TABLE_KEYS, ...REPLAY_KEYS]) expect(textIn(language, words)).not.toBe(words)
  expect(new Set(TABLE_KEYS.flatMap(({ keys }) => keys)).size).toBe(TABLE_KEYS.flatMap(({ keys }) => keys).length)
})

it('leaves keys alone that belong to a field, a dialog or the browser', () => {
  const run = vi.fn()
  const into = (target: Element, more: KeyboardEventInit = {}): KeyboardEvent => {
    document.body.append(target)
    const event = new KeyboardEvent('keydown', { key: 'U', bubbles: true, ...more })
    target.dispatchEvent(event)
    return event
  }
  const keys = [{ keys: ['u'], words: 'key-undo', run }]
  press(into(document.createElement('div')), keys, {})
  expect(run).toHaveBeenCalledOnce()
  const dialog = document.createElement('dialog')
  dialog.append(document.createElement('p'))
  for (const target of [document.createElement('input'), document.createElement('textarea'), dialog])
    expect(isOurs(into(target))).toBe(false)
  expect(isOurs(into(document.createElement('div'), { ctrlKey: true }))).toBe(false)
})
