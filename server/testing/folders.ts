import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** An empty folder, which is removed when the test has ended. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'goodword-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
