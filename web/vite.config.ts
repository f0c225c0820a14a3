import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'
import { shell } from './shell.ts'
import { subsetFonts } from './subset-fonts.ts'

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), svelteTesting(), subsetFonts(), shell()],
  // The built client lies inside the Python package, so that a wheel ships it.
  build: {
    outDir: '../kontor/server/client',
    emptyOutDir: true,
    target: 'es2022',
    rollupOptions: {
      input: { index: 'index.html', sw: 'src/sw.ts' },
      // the service worker must be found under the same name for ever
      output: { entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
  server: {
    fs: { allow: ['..'] }, // texts and tokens are shared with Python
    proxy: { '/api': { target: loadEnv(mode, '.', 'KONTOR_').KONTOR_SERVER ?? 'http://127.0.0.1:8000', ws: true } },
  },
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'], testTimeout: 20_000 }, // a map is large for jsdom
}))
