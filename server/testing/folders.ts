import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, onTestFinished } from 'vitest'

const makeFolder = () => mkdtempSync(join(tmpdir(), 'goodword-test-'))
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true })

/** An empty folder, which is removed when the test has ended. */
export function newFolder(): string {
  const folder = makeFolder()
  onTestFinished(() => remove(folder))
  return folder
}

/** Returns what makes an empty folder for any test of this file. All are removed when the last test has ended. */
export function foldersOfFile(): () => string {
  const folders: string[] = []
  afterAll(() => folders.forEach(remove))
  return () => {
    const folder = makeFolder()
    folders.push(folder)
    return folder
  }
}
