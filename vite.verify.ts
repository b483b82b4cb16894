import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { projects } from './vite.workspace.ts'

const THOROUGH = resolve(import.meta.dirname, 'server/testing/thorough-checks.ts')
const TIMEOUT_MS = 20 * 60_000

/** Gives the tests another fast-check, which runs more cases. */
const moreCases = {
  name: 'goodword:more-cases',
  enforce: 'pre' as const,
  resolveId: (id: string, importer: string | undefined) =>
    id === 'fast-check' && importer !== THOROUGH ? THOROUGH : undefined,
}

/** The property tests, with more cases than there is time for in `npm test`. `npm run verify` runs them. */
export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: projects.map((project) => ({
      ...project,
      plugins: [moreCases],
      test: { ...project.test, testTimeout: TIMEOUT_MS, hookTimeout: TIMEOUT_MS },
    })),
  },
})
