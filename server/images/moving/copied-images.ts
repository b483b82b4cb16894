import { createHash } from 'node:crypto'
import { mkdir, open, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { MoveDiffers } from '#server/db/moving/move.errors.ts'
import { allOf, keyOf, listVariantsOf, typeOf } from '../store/image-store.ts'
import type { S3Client } from '../store/s3-client.ts'
import type { ListedObject } from '../store/store-answers.ts'
import type { NamedImage } from './named-images.ts'

export type CopiedImages = {
  /** How many of those that the database names are whole where they were copied to. */
  whole: number
  bytes: number
  /** How many of them were there before. */
  known: number
  /** How many are missing, or lack a part, where they were copied from. */
  damaged: number
  /** The ids of a few of them. */
  someDamaged: string[]
}

/** The folder that has one folder for each image, and the store. */
export type Places = { folder: string; client: S3Client }

type Copying = Places & { named: AsyncIterable<NamedImage>; onCopied?: () => void }

/** What is where it was copied to. */
type Arrived = { bytes: number; isKnown: boolean }

const IMAGES_AT_ONCE = 8
const DAMAGED_SHOWN = 5
const VARIANT = /^\w[\w.-]*$/

/**
 * Copies what the database names from the folder to the store, and compares it. What is there with the same content is not sent
 * again. Throws StoreFailure and MoveDiffers; what was copied stays, so that it can go on.
 */
export const copyToStore = (of: Copying): Promise<CopiedImages> => copyEach(of, (id) => sendImage(of, id))

/** The same from the store to the folder. */
export async function copyToFolder(of: Copying): Promise<CopiedImages> {
  await mkdir(of.folder, { recursive: true, mode: 0o700 })
  const copied = await copyEach(of, (id) => fetchImage(of, id))
  await waitForDisk(of.folder)
  await waitForDisk(dirname(of.folder))
  return copied
}

async function copyEach(
  { named, onCopied }: Copying,
  copy: (imageId: string) => Promise<Arrived>,
): Promise<CopiedImages> {
  const copied: CopiedImages = { whole: 0, bytes: 0, known: 0, damaged: 0, someDamaged: [] }
  async function work() {
    for await (const { id, bytes } of named) {
      const arrived = await copy(id)
      if (arrived.bytes < bytes) {
        copied.damaged += 1
        if (copied.someDamaged.length < DAMAGED_SHOWN) copied.someDamaged.push(id)
      } else {
        copied.whole += 1
        copied.bytes += arrived.bytes
        if (arrived.isKnown) copied.known += 1
      }
      onCopied?.()
    }
  }
  // All of them take from the same list, which ends for all when one of them fails.
  await allOf(Array.from({ length: IMAGES_AT_ONCE }, work))
  return copied
}

async function sendImage({ folder, client }: Places, imageId: string): Promise<Arrived> {
  const path = join(folder, imageId)
  const names = await listNames(path)

  async function compare() {
    const stored = await listVariantsOf(client, imageId)
    const differing: string[] = []
    for (const name of names) {
      const isSame = await isStored(client, stored.get(name), await readFile(join(path, name)))
      if (!isSame) differing.push(name)
    }
    return { differing, bytes: sumOf(stored) }
  }

  const before = await compare()
  for (const name of before.differing)
    await client.put(keyOf(imageId, name), { bytes: await readFile(join(path, name)), type: typeOf(name) })
  return settled(imageId, before, compare)
}

async function fetchImage({ folder, client }: Places, imageId: string): Promise<Arrived> {
  const path = join(folder, imageId)
  const stored = new Map([...(await listVariantsOf(client, imageId))].filter(([name]) => VARIANT.test(name)))

  async function compare() {
    const differing: string[] = []
    for (const [name, object] of stored) {
      const file = await readIfThere(join(path, name))
      if (!file || !(await isStored(client, object, file))) differing.push(name)
    }
    return { differing, bytes: sumOf(stored) }
  }

  const before = await compare()
  if (stored.size > 0) await mkdir(path, { recursive: true, mode: 0o700 })
  for (const name of before.differing) {
    const bytes = await client.get(keyOf(imageId, name))
    if (bytes) await writeFile(join(path, name), bytes, { mode: 0o600, flush: true })
  }
  if (before.differing.length > 0) await waitForDisk(path)
  return settled(imageId, before, compare)
}

type Compared = { differing: string[]; bytes: number }

/** Compares again what was copied. */
async function settled(imageId: string, before: Compared, compare: () => Promise<Compared>): Promise<Arrived> {
  if (before.differing.length === 0) return { bytes: before.bytes, isKnown: true }
  const { differing, bytes } = await compare()
  if (differing.length > 0)
    throw new MoveDiffers(
      `The image ${imageId} is not the same after it was copied: its file ${differing[0]} differs. Move again, and report the fault if that says the same.`,
    )
  return { bytes, isKnown: false }
}

/** An MD5 that fits proves it. Stores that encrypt with other keys give another value there, so what differs is read. */
async function isStored(client: S3Client, object: ListedObject | undefined, file: Buffer): Promise<boolean> {
  if (object?.bytes !== file.length) return false
  if (object.etag === createHash('md5').update(file).digest('hex')) return true
  return (await client.get(object.key))?.equals(file) ?? false
}

const sumOf = (stored: ReadonlyMap<string, ListedObject>) =>
  [...stored.values()].reduce((sum, { bytes }) => sum + bytes, 0)

async function listNames(path: string): Promise<string[]> {
  try {
    return (await readdir(path)).filter((name) => VARIANT.test(name)).toSorted()
  } catch (error) {
    return nothingIfMissing(error) ?? []
  }
}

const readIfThere = (path: string): Promise<Buffer | undefined> => readFile(path).catch(nothingIfMissing)

function nothingIfMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}

async function waitForDisk(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
