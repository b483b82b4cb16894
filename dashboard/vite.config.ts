import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const { name, version } = JSON.parse(readFileSync(file('../package.json'), 'utf8'))

export default defineConfig({
  root: file('.'),
  plugins: [react()],
  define: { 'import.meta.env.GOODWORD_RELEASE': JSON.stringify(`${name}@${version}`) },
  build: {
    outDir: file('../dist/dashboard'),
    emptyOutDir: true,
    // The content security policy allows no data: address for a font, and a polyfill would be dead weight.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ['index.html', 'submit.html', 'mine.html'].map(file).filter((page) => existsSync(page)) },
  },
})
