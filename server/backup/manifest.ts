import { createHash } from 'node:crypto'
import { createReadStream, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod'
import { DATABASE_FILE } from '#server/db/data-folder.ts'
import { LEDGER_FILE } from '#server/db/erasure-ledger.ts'

export const MANIFEST_FILE = 'manifest.json'
export const SECRET_FILE = 'installation-secret'
export const IMAGES_FOLDER = 'images/pictures'

/** What every backup has. The manifest lists all other members. */
export const REQUIRED_MEMBERS = [DATABASE_FILE, SECRET_FILE, LEDGER_FILE]

const Member = z.strictObject({
  path: z.string().regex(/^(?!.*\.\.)[\w.-]+(\/[\w.-]+)*$/),
  /** In bytes. */
  size: z.number().int().nonnegative(),
  /** In hexadecimal. */
  sha256: z.string().regex(/^[\da-f]{64}$/),
})
export type Member = z.output<typeof Member>

export const Manifest = z.strictObject({
  format: z.literal('goodword-backup'),
  /** Of this format. A program refuses one that it does not know. */
  formatVersion: z.literal(1),
  productVersion: z.string(),
  /** Hashes of the migrations that made the database. */
  schema: z.array(z.string()),
  /** When the copy of the database was begun. */
  takenAt: z.iso.datetime(),
  members: z.array(Member),
  /** Those in a store are not in the backup. */
  images: z.enum(['included', 'in-store']).default('included'),
})
export type Manifest = z.output<typeof Manifest>

/** Of every file below a folder, with paths relative to it. */
export async function listMembers(folder: string): Promise<Member[]> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1)).toSorted()
  const members: Member[] = []
  for (const path of paths) members.push({ path, ...(await hashFile(join(folder, path))) })
  return members
}

async function hashFile(path: string): Promise<Pick<Member, 'size' | 'sha256'>> {
  const hash = createHash('sha256')
  let size = 0
  await pipeline(createReadStream(path), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      hash.update(chunk)
      size += chunk.length
    }
  })
  return { size, sha256: hash.digest('hex') }
}
