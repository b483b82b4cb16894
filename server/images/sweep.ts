import type { Database } from '#server/db/database.ts'
import { deleteAbandoned } from './images.repository.ts'
import type { ImageFiles } from './image-files.ts'
import { findKnown } from './known-images.ts'

/** Uploads not attached within a day were abandoned. */
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000
/** Younger files may belong to a row that is being written. */
const LEFT_BEHIND_AFTER_MS = 60 * 60 * 1000

/** Deletes unattached uploads, and files that a killed process left without a row. Returns how many of each. */
export async function sweepImages({ db, files, now }: { db: Database; files: ImageFiles; now: Date }) {
  const abandoned = await db.transaction((tx) => deleteAbandoned(tx, new Date(now.getTime() - ABANDONED_AFTER_MS)))
  for (const id of abandoned) await files.remove(id)

  const before = new Date(now.getTime() - LEFT_BEHIND_AFTER_MS)
  const ids = await files.listOld(before)
  const known = await findKnown(db, ids)
  const orphans = ids.filter((id) => !known.has(id))
  for (const id of orphans) await files.remove(id)
  return { abandoned: abandoned.length, orphans: orphans.length, incoming: await files.sweepIncoming(before) }
}
