import type { Database } from '#server/db/database.ts'
import { listReadySizes } from '../images.repository.ts'
import { findKnown } from '../known-images.ts'
import { listVariants } from './image-store.ts'
import type { S3Client } from './s3-client.ts'

/** How many images lack a variant or a part of one in the store. The server may be running. */
export async function countIncomplete({ db, client }: { db: Database; client: S3Client }): Promise<number> {
  const ready = await db.read(listReadySizes)
  const stored = new Map<string, number>()
  for await (const variants of listVariants(client)) {
    for (const { imageId, bytes } of variants) stored.set(imageId, (stored.get(imageId) ?? 0) + bytes)
  }
  const incomplete = ready.filter(({ id, bytes }) => (stored.get(id) ?? 0) < bytes)
  // One that has no row by now was removed meanwhile.
  const known = await findKnown(
    db,
    incomplete.map(({ id }) => id),
  )
  return known.size
}
