// Requests about calls: the bell, and where somebody wants to be called.
import { get, post } from './api'
import type { BellCall, BellView, CallChoices, CallSettings, TestResult } from './contract'

export type CallKind = BellCall['kind']
export type OutsideChannel = 'push' | 'mail' | 'webhook'
export const KINDS: readonly CallKind[] = [
  'your-turn',
  'clock-low',
  'time-up',
  'begun',
  'over',
  'invited',
  'followed',
  'tournament',
  'care',
]

export const callsApi = {
  bell: () => get<BellView>('/api/bell'),
  /** These, or all, are seen. */
  read: (ids?: string[]) => post<BellView>('/api/bell/read', ids ? { ids } : {}),
  settings: () => get<CallSettings>('/api/bell/settings'),
  choose: (chosen: CallChoices) => post<CallSettings>('/api/bell/settings', chosen),
  subscribe: (subscription: PushSubscriptionJSON) => post<CallSettings>('/api/bell/push', subscription),
  unsubscribe: (endpoint: string) => post<CallSettings>('/api/bell/push/end', { endpoint }),
  test: (channel: OutsideChannel) => post<TestResult>('/api/bell/test', { channel }),
}
