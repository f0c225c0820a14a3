// Requests about one's own account: address, passkeys, sessions, data.
import { get, post, remember } from './api'
import { ask, make } from './passkeys'
import type { Account, Asked, Me, PasskeyOptions, Verified } from './contract'

const passkey = (id: string): string => `/api/account/passkeys/${encodeURIComponent(id)}`
const session = (id: string): string => `/api/account/sessions/${encodeURIComponent(id)}`

export const account = {
  get: () => get<Account>('/api/account'),
  confirm: (password: string) => post<Account>('/api/account/confirm', { password }),
  async confirmByPasskey(): Promise<Account> {
    const { options } = await post<PasskeyOptions>('/api/account/confirm/ask')
    return post<Account>('/api/account/confirm/passkey', { credential: await ask(options) })
  },
  address: (address: string) => post<Account>('/api/account/address', { address }),
  removeAddress: () => post<Account>('/api/account/address/remove'),
  verify: (token: string) => post<Verified>('/api/verify', { token }),
  askForReset: (login: string) => post<Asked>('/api/reset', { login }),
  reset: (token: string, password: string) => remember(post<Me>('/api/reset/finish', { token, password })),
  async addPasskey(name: string): Promise<Account> {
    const { options } = await post<PasskeyOptions>('/api/account/passkeys/ask')
    return post<Account>('/api/account/passkeys', { name, credential: await make(options) })
  },
  removePasskey: (id: string) => post<Account>(`${passkey(id)}/remove`),
  async logInByPasskey(takeAlong: boolean): Promise<Me> {
    const { options } = await post<PasskeyOptions>('/api/passkey/ask')
    return remember(post<Me>('/api/passkey/login', { credential: await ask(options), take_along: takeAlong }))
  },
  endSession: (id: string) => post<Account>(`${session(id)}/end`),
  endOthers: () => post<Account>('/api/account/sessions/end-others'),
  remove: () => remember(post<Me>('/api/account/delete', { sure: true })),
  exported: '/api/account/export',
}
