import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '#server/db/database.ts'
import {
  deleteReleaseFilesBefore,
  findReleaseFile,
  insertReleaseFiles,
  listReleaseFiles,
  noteReleaseFilesSeen,
} from '#server/db/release-files.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { type Compressed, compressInBackground } from '#server/kernel/compress.ts'
import { createLatestRuns } from '#server/kernel/latest-runs.ts'
import { createQueue } from '#server/kernel/queue.ts'
import { contentHash } from '#server/kernel/tokens.ts'
import { keepNewest } from '#server/widgets/kept.ts'

/** Pages that were opened longer ago are asked to load again. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000
/** So many are saved at a time, because each has a whole script. */
const SAVED_AT_ONCE = 20
/** Those of a few releases: one has about 200. */
const COMPRESSED_MAX = 1000
/** What a build calls its scripts and styles. */
const NAME = /^[\w.-]{1,100}-[\w-]{8}\.(?:js|css)$/

export type ReleaseFiles = {
  /** Saves those of this release for other processes, and deletes those of releases that are gone. */
  keep(): Promise<void>
  /** A script or style of any release that ran lately. */
  find(name: string): Promise<Compressed | undefined>
}

/**
 * The scripts and styles in `folder`, shared with processes of other releases on the same database. Anybody may ask for any name, so
 * names are looked up and files compressed one at a time, however many requests come.
 */
export function shareReleaseFiles({ db, clock, folder }: { db: Database; clock: Clock; folder: string }): ReleaseFiles {
  /** What a name stands for never changes. */
  const compressed = new Map<string, Promise<Compressed | undefined>>()
  const inTurn = createQueue(1)
  const runLatest = createLatestRuns<ReadonlySet<string>>()
  const readNames = () => runLatest('names', async () => new Set(await db.read(listReleaseFiles)))

  const listOwn = () => (existsSync(folder) ? readdirSync(folder).filter((name) => NAME.test(name)) : [])

  async function read(name: string): Promise<Compressed | undefined> {
    const content = await db.read((tx) => findReleaseFile(tx, name))
    if (content === undefined) return undefined
    return compressInBackground({ identity: new TextEncoder().encode(content), etag: `"${contentHash(content)}"` })
  }

  return {
    async keep() {
      const now = clock.now()
      const own = listOwn()
      const known = await readNames()
      const added = own.filter((name) => !known.has(name))
      for (let from = 0; from < added.length; from += SAVED_AT_ONCE) {
        const files = added
          .slice(from, from + SAVED_AT_ONCE)
          .map((name) => ({ name, content: readFileSync(join(folder, name), 'utf8') }))
        await db.transaction((tx) => insertReleaseFiles(tx, files, now))
      }
      await db.transaction(function* (tx) {
        yield* noteReleaseFilesSeen(tx, own, now)
        yield* deleteReleaseFilesBefore(tx, new Date(now.getTime() - KEPT_MS))
      })
    },
    async find(name) {
      if (!NAME.test(name)) return undefined
      const known = compressed.get(name)
      if (known) return known
      if (!(await readNames()).has(name)) return undefined
      const made = compressed.get(name) ?? inTurn(() => read(name))
      keepNewest(compressed, { name, value: made, max: COMPRESSED_MAX })
      const forget = () => compressed.delete(name)
      made.then((found) => found ?? forget(), forget)
      return made
    },
  }
}

/** For a process that is alone: there is no other release beside it. */
export const noReleaseFiles: ReleaseFiles = { keep: async () => {}, find: async () => undefined }
