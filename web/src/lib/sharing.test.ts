import { expect, it } from 'vitest'
import { isLoopback } from './sharing'

it('knows addresses that mean the computer they are opened on', () => {
  for (const host of [
    'localhost',
    'LOCALHOST',
    'kontor.localhost',
    '127.0.0.1',
    '127.4.5.6',
    '0.0.0.0',
    '[::1]',
    '[::]',
  ])
    expect(isLoopback(host), host).toBe(true)
  for (const host of ['192.168.1.7', 'kontor.example', 'localhost.example', '1270.0.0.1', '[fe80::1]'])
    expect(isLoopback(host), host).toBe(false)
})
