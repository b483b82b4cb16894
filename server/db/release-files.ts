import { run, type Tx, type Transactional } from './database.ts'
import { releaseFiles } from './schema/releases.ts'
import { eq, inArray, lt } from './sql.ts'

export type ReleaseFile = { name: string; content: string }

export function* listReleaseFiles(tx: Tx): Transactional<string[]> {
  const found = yield* run(tx.select({ name: releaseFiles.name }).from(releaseFiles))
  return found.map(({ name }) => name)
}

/** Another process of the same release may have done it in the same moment. */
export function* insertReleaseFiles(tx: Tx, files: readonly ReleaseFile[], seenAt: Date): Transactional<void> {
  if (files.length === 0) return
  const rows = files.map((file) => ({ ...file, seenAt }))
  yield* run(tx.insert(releaseFiles).values(rows).onConflictDoNothing())
}

export function* noteReleaseFilesSeen(tx: Tx, names: readonly string[], seenAt: Date): Transactional<void> {
  yield* run(
    tx
      .update(releaseFiles)
      .set({ seenAt })
      .where(inArray(releaseFiles.name, [...names])),
  )
}

export function* findReleaseFile(tx: Tx, name: string): Transactional<string | undefined> {
  const [found] = yield* run(
    tx.select({ content: releaseFiles.content }).from(releaseFiles).where(eq(releaseFiles.name, name)),
  )
  return found?.content
}

export function* deleteReleaseFilesBefore(tx: Tx, before: Date): Transactional<void> {
  yield* run(tx.delete(releaseFiles).where(lt(releaseFiles.seenAt, before)))
}
