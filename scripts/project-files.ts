import { readdirSync } from 'node:fs'
import { join } from 'node:path/posix'

const notOurs = new Set([
  'node_modules',
  'dist',
  'data',
  '.git',
  'test-results',
  'playwright-report',
  'screenshots',
  '.npm',
])

/** The paths of all files of the project, without what a tool has made. */
export function listFiles(folder = ''): string[] {
  return readdirSync(folder || '.', { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isFile()) return [path]
    return entry.isDirectory() && !notOurs.has(entry.name) ? listFiles(path) : []
  })
}
