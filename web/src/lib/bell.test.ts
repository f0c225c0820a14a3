// The bell's own socket: it goes where the server sends it.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Bell } from './bell.svelte'
import { network } from './offline.svelte'

class FakeSocket {
  static all: FakeSocket[] = []
  onclose: ((event: { code: number }) => void) | null = null

  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }

  close(): void {}
}

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.all = []
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.spyOn(network, 'look').mockResolvedValue()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('connects again at once where the server sends it, and later if the connection broke', async () => {
  const bell = new Bell()
  bell.follow('ann', 'en')
  FakeSocket.all.at(-1)!.onclose!({ code: 1012 })
  await vi.advanceTimersByTimeAsync(150)
  expect(FakeSocket.all).toHaveLength(2)
  bell.follow('ben', 'en')
  FakeSocket.all.at(-1)!.onclose!({ code: 1006 })
  await vi.advanceTimersByTimeAsync(700)
  expect(FakeSocket.all).toHaveLength(3)
  await vi.advanceTimersByTimeAsync(2000)
  expect(FakeSocket.all).toHaveLength(4)
  bell.stop()
})
