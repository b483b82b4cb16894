import type { Database } from '#server/db/database.ts'
import { deleteAbandoned, findKnownIds } from './images.repository.ts'
import type { ImageFiles } from './image-files.ts'

/** Uploads not attached within a day were abandoned. */
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000
/** Younger files may belong to a row that is being written. */
const LEFT_BEHIND_AFTER_MS = 60 * 60 * 1000

const IDS_AT_ONCE = 500

/** Deletes unattached uploads, and files that a killed process left without a row. Returns how many of each. */
export async function sweepImages({ db, files, now }: { db: Database; files: ImageFiles; now: Date }) {
  const abandoned = await db.transaction((tx) => deleteAbandoned(tx, new Date(now.getTime() - ABANDONED_AFTER_MS)))
  for (const id of abandoned) await files.remove(id)

  const before = new Date(now.getTime() - LEFT_BEHIND_AFTER_MS)
  const ids = await files.listOld(before)
  let orphans = 0
  for (let start = 0; start < ids.length; start += IDS_AT_ONCE) {
    const some = ids.slice(start, start + IDS_AT_ONCE)
    const known = new Set(await db.read((tx) => findKnownIds(tx, some)))
    for (const id of some.filter((candidate) => !known.has(candidate))) {
      await files.remove(id)
      orphans += 1
    }
  }
  return { abandoned: abandoned.length, orphans, incoming: await files.sweepIncoming(before) }
}
