import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '#server/db/database.ts'
import {
  deleteReleaseFilesBefore,
  findReleaseFile,
  insertReleaseFiles,
  listKnownReleaseFiles,
  noteReleaseFilesSeen,
} from '#server/db/release-files.ts'
import { type Compressed, compress } from '#server/kernel/compress.ts'
import type { Clock } from '#server/kernel/clock.ts'

/** Pages that were opened longer ago are asked to load again. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000
/** So many are saved at a time, because each has a whole script. */
const SAVED_AT_ONCE = 20
const COMPRESSED_MAX = 100
/** What a build calls its scripts and styles. */
const NAME = /^[\w.-]{1,100}-[\w-]{8}\.(?:js|css)$/

export type ReleaseFiles = {
  /** Saves those of this release for other processes, and deletes those of releases that are gone. */
  keep(): Promise<void>
  /** A script or style of any release that ran lately. */
  find(name: string): Promise<Compressed | undefined>
}

/** The scripts and styles in `folder`, shared with processes of other releases on the same database. */
export function shareReleaseFiles({ db, clock, folder }: { db: Database; clock: Clock; folder: string }): ReleaseFiles {
  /** What a name stands for never changes. */
  const compressed = new Map<string, Compressed>()

  const listOwn = () => (existsSync(folder) ? readdirSync(folder).filter((name) => NAME.test(name)) : [])

  return {
    async keep() {
      const now = clock.now()
      const own = listOwn()
      const known = new Set(await db.read((tx) => listKnownReleaseFiles(tx, own)))
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
      const ready = compressed.get(name)
      if (ready) return ready
      const content = await db.read((tx) => findReleaseFile(tx, name))
      if (content === undefined) return undefined
      const made = compress(content)
      if (compressed.size >= COMPRESSED_MAX) compressed.clear()
      compressed.set(name, made)
      return made
    },
  }
}

/** For a process that is alone: there is no other release beside it. */
export const noReleaseFiles: ReleaseFiles = { keep: async () => {}, find: async () => undefined }
