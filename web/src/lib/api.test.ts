import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as Api from './api'
import type { network as Network } from './offline.svelte'

type Call = { method: string; path: string; token: string | undefined; body: unknown }

describe('api', () => {
  let calls: Call[]
  let answers: (Response | Error)[]
  let api: (typeof Api)['api']
  let network: typeof Network

  beforeEach(async () => {
    calls = []
    answers = []
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      const headers = init.headers as Record<string, string>
      calls.push({
        method: init.method!,
        path,
        token: headers['X-Kontor-Token'],
        body: init.body && JSON.parse(init.body as string),
      })
      const next = answers.shift()
      if (!next) throw new Error('no answer prepared')
      if (next instanceof Error) throw next
      return next
    })
    vi.resetModules() // every test begins without a token
    api = (await import('./api')).api
    network = (await import('./offline.svelte')).network
  })
  afterEach(() => vi.unstubAllGlobals())

  const json = (content: unknown, status = 200): Response => new Response(JSON.stringify(content), { status })
  const me = (token: string): Response => json({ person: null, token, version: '1' })

  it('asks for the token once and sends it with changes only', async () => {
    answers = [me('t1'), json({ id: 'a' }), json({ id: 'a' }), json([])]
    await api.join('a')
    await api.leave('a')
    await api.tables('open')
    expect(calls.map((call) => [call.method, call.path, call.token])).toEqual([
      ['GET', '/api/me?lang=en', undefined],
      ['POST', '/api/tables/a/join?lang=en', 't1'],
      ['POST', '/api/tables/a/leave?lang=en', 't1'],
      ['GET', '/api/tables?show=open&lang=en', undefined],
    ])
  })

  it('puts the parts of a long history together', async () => {
    const part = (first: number, numbers: number[]): Response =>
      json({
        first,
        total: 3,
        decisions: numbers.map((number) => ({ number })),
        scores: [first - 1, ...numbers].map((n) => [n]),
      })
    answers = [part(1, [1, 2]), part(3, [3])]
    const { decisions, scores } = await api.history('a')
    expect([decisions.map((decision) => decision.number), scores]).toEqual([
      [1, 2, 3],
      [[0], [1], [2], [3]],
    ])
    expect(calls.map((call) => call.path)).toEqual([
      '/api/tables/a/history?lang=en',
      '/api/tables/a/history?first=3&lang=en',
    ])
  })

  it('takes a new token once when the old one is refused', async () => {
    answers = [me('old'), json({ reason: 'token' }, 403), me('new'), json({ id: 'a' })]
    await expect(api.join('a')).resolves.toEqual({ id: 'a' })
    expect(calls.map((call) => call.token)).toEqual([undefined, 'old', undefined, 'new'])
  })

  it('believes a refusal that is not about the token', async () => {
    answers = [me('t'), json({ reason: 'Only the host can fill seats.' }, 403), me('t')]
    await expect(api.fill('a', 'greedy')).rejects.toMatchObject({
      reason: 'Only the host can fill seats.',
      status: 403,
    })
    expect(calls).toHaveLength(3)
  })

  it('gives up after the second refusal', async () => {
    answers = [me('old'), json({ reason: 'no' }, 403), me('new'), json({ reason: 'still no' }, 403)]
    await expect(api.join('a')).rejects.toMatchObject({ reason: 'still no' })
  })

  it('passes on the reason of the server', async () => {
    answers = [json({ reason: 'There is no such table.' }, 404)]
    await expect(api.table('zz')).rejects.toMatchObject({ reason: 'There is no such table.', status: 404 })
  })

  it('has a sentence for answers without a reason and for no answer at all', async () => {
    answers = [new Response('<html>', { status: 500 }), new TypeError('Failed to fetch')]
    await expect(api.table('a')).rejects.toMatchObject({ reason: expect.stringContaining('went wrong'), status: 500 })
    await expect(api.table('a')).rejects.toMatchObject({
      reason: expect.stringContaining('Cannot reach the server'),
      status: 0,
    })
  })

  it('knows that nobody has answered: no network, a gateway alone, or what the service worker had kept', async () => {
    const kept = json({ id: 'a' })
    kept.headers.set('X-Kontor-Kept', '1')
    for (const nobody of [new TypeError('Failed to fetch'), new Response('<html>', { status: 502 }), kept]) {
      answers = [json({ id: 'a' }), nobody]
      await api.table('a')
      expect(network.online).toBe(true)
      await api.table('a').catch(() => undefined)
      expect(network.online).toBe(false)
    }
  })

  it('uses the token of a new session', async () => {
    answers = [me('t1'), me('t2'), json({ id: 'a' })]
    await api.login('ania', 'secret-secret')
    await api.join('a')
    expect(calls[1]!.body).toEqual({ login: 'ania', password: 'secret-secret', take_along: false })
    expect(calls[2]!.token).toBe('t2')
  })
})
