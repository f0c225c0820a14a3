// This browser as one that can be called when no page is open: asking for it, and taking it back.
import { callsApi } from './calls'
import type { CallSettings } from './contract'

export const pushIsPossible = (): boolean =>
  typeof navigator !== 'undefined' &&
  'serviceWorker' in navigator &&
  'PushManager' in window &&
  'Notification' in window

const worker = async (): Promise<ServiceWorkerRegistration | undefined> => navigator.serviceWorker.getRegistration()

export async function subscription(): Promise<PushSubscription | null> {
  if (!pushIsPossible()) return null
  return (await (await worker())?.pushManager.getSubscription()) ?? null
}

/** Asks the person, then the browser. Null: they said no, or there is no service worker (as with plain http). */
export async function subscribe(key: string): Promise<CallSettings | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const found = await worker()
  if (!found) return null
  const made = await found.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })
  return callsApi.subscribe(made.toJSON())
}

export async function unsubscribe(): Promise<CallSettings | null> {
  const known = await subscription()
  if (!known) return null
  const { endpoint } = known
  await known.unsubscribe()
  return callsApi.unsubscribe(endpoint)
}

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}
