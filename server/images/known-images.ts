import type { Database } from '#server/db/database.ts'
import { findKnownIds } from './images.repository.ts'

const IDS_AT_ONCE = 500

/** Which of these images there are rows for. */
export async function findKnown(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const known = new Set<string>()
  for (let start = 0; start < ids.length; start += IDS_AT_ONCE) {
    const some = ids.slice(start, start + IDS_AT_ONCE)
    for (const id of await db.read((tx) => findKnownIds(tx, some))) known.add(id)
  }
  return known
}
