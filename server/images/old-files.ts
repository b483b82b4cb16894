import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Names of a folder's files and folders that were changed before an instant. */
export async function listBefore(folder: string, before: Date): Promise<string[]> {
  const old: string[] = []
  for (const name of await readdir(folder)) {
    // A missing file was deleted by another process meanwhile.
    const facts = await stat(join(folder, name)).catch(() => undefined)
    if (facts && facts.mtime < before) old.push(name)
  }
  return old
}
