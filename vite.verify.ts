import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { projects } from './vite.workspace.ts'

const TESTING = resolve(import.meta.dirname, 'server/testing')
const THOROUGH = resolve(TESTING, 'thorough-checks.ts')
const PURE = resolve(TESTING, 'pure-thorough-checks.ts')
/** Nothing here can reach a database. */
const PURE_FOLDERS = ['shared', 'dashboard', 'widget'].map((name) => `${resolve(import.meta.dirname, name)}/`)
const TIMEOUT_MS = 20 * 60_000

/** Gives the tests another fast-check, which runs more cases. */
const moreCases = {
  name: 'goodword:more-cases',
  enforce: 'pre' as const,
  resolveId(id: string, importer = '') {
    if (id !== 'fast-check' || importer.startsWith(TESTING)) return undefined
    return PURE_FOLDERS.some((folder) => importer.startsWith(folder)) ? PURE : THOROUGH
  },
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
