// Tells the service worker which files the build has made, and a version that changes with them.
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Files of `public/` that every page needs. */
const STATIC = [
  '/icon.svg',
  '/icon-call.svg',
  '/theme.js',
  '/manifest.webmanifest',
  '/icons/192.png',
  '/icons/badge.png',
]

export function shell(): Plugin {
  return {
    name: 'shell',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const worker = Object.values(bundle).find((file) => file.fileName === 'sw.js')
      if (worker?.type !== 'chunk') return this.error('the service worker was not built')
      const assets = Object.keys(bundle).filter((name) => name.startsWith('assets/'))
      const files = ['/', ...STATIC, ...assets.map((name) => `/${name}`).sort()]
      const content = createHash('sha256').update(files.join(' ')).update(worker.code)
      const index = bundle['index.html']
      if (index?.type === 'asset') content.update(index.source)
      for (const name of readdirSync('public')) if (/\.\w+$/.test(name)) content.update(readFileSync(`public/${name}`))
      worker.code = worker.code
        .replace('__SHELL_FILES__', files.join(' '))
        .replace('__SHELL_VERSION__', content.digest('hex').slice(0, 12))
    },
  }
}
