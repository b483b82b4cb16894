import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './chunk-groups.ts'
import { file, layers, shared } from './vite.parts.ts'

const chunks = chunkGroups()

export default defineConfig({
  ...shared,
  plugins: [layers, chunks.plugin, react()],
  build: {
    ...shared.build,
    emptyOutDir: true,
    rolldownOptions: { output: chunks.output, input: file('index.html') },
  },
})
