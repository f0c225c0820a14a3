import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'
import { subsetFonts } from './subset-fonts.ts'

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), svelteTesting(), subsetFonts()],
  // The built client lies inside the Python package, so that a wheel ships it.
  build: { outDir: '../kontor/server/client', emptyOutDir: true, target: 'es2022' },
  server: {
    fs: { allow: ['..'] }, // texts and tokens are shared with Python
    proxy: { '/api': { target: loadEnv(mode, '.', 'KONTOR_').KONTOR_SERVER ?? 'http://127.0.0.1:8000', ws: true } },
  },
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'], testTimeout: 20_000 }, // a map is large for jsdom
}))
