import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FinishedImages, ImageFiles } from '../image-files.ts'
import { createIncomingFiles } from '../incoming-files.ts'
import { mediaTypeOf, parseVariant } from '../images.domain.ts'
import { imagesUnavailable } from '../images.errors.ts'
import type { S3Client } from './s3-client.ts'
import type { ListedObject } from './store-answers.ts'
import { StoreFailure } from './store-failure.ts'

const FOLDER = 'images/'
const IMAGE_ID = /^img_[\w-]+$/

const folderOf = (imageId: string) => `${FOLDER}${imageId}/`

export const keyOf = (imageId: string, variant: string) => folderOf(imageId) + variant

/**
 * Finished images in a store, as `images/<id>/<variant>`. A row names an image only once all of its variants are there, so nobody
 * sees half of it. Two processes that keep the same image write the same. A failure removes nothing: another process may
 * just have kept it.
 */
export function createImageStore({
  incoming,
  client,
  freeBytes,
}: {
  /** A folder on this machine. */
  incoming: string
  client: S3Client
  freeBytes?: (folder: string) => Promise<number>
}): ImageFiles {
  return { ...createIncomingFiles({ folder: incoming, freeBytes }), ...translated(finishedIn(client)) }
}

function finishedIn(client: S3Client): FinishedImages {
  return {
    async keep(path, imageId) {
      const names = await readdir(path)
      const puts = names.map(async (name) => {
        const object = { bytes: await readFile(join(path, name)), type: typeOf(name) }
        await client.put(keyOf(imageId, name), object)
      })
      await allOf(puts)
    },

    async remove(imageId) {
      // What is there, not what this version would write: another one may make other variants.
      for await (const page of client.list(folderOf(imageId))) await allOf(page.map(({ key }) => client.delete(key)))
    },

    read: (imageId, variant) => client.get(keyOf(imageId, variant)),

    async listOld(before) {
      const old = new Set<string>()
      const young = new Set<string>()
      for await (const variants of listVariants(client)) {
        for (const { imageId, changedAt } of variants) (changedAt < before ? old : young).add(imageId)
      }
      return [...old].filter((id) => !young.has(id))
    },
  }
}

/** All variants of finished images, page by page. What has another name isn't ours. */
export async function* listVariants(
  client: S3Client,
): AsyncGenerator<{ imageId: string; bytes: number; changedAt: Date }[]> {
  for await (const page of client.list(FOLDER)) {
    yield page
      .map(({ key, bytes, changedAt }) => ({ imageId: key.slice(FOLDER.length).split('/')[0] ?? '', bytes, changedAt }))
      .filter(({ imageId }) => IMAGE_ID.test(imageId))
  }
}

/** The objects of one image, by the names of its variants. */
export async function listVariantsOf(client: S3Client, imageId: string): Promise<Map<string, ListedObject>> {
  const variants = new Map<string, ListedObject>()
  for await (const page of client.list(folderOf(imageId)))
    for (const object of page) variants.set(object.key.slice(folderOf(imageId).length), object)
  return variants
}

export function typeOf(name: string): string {
  const variant = parseVariant(name)
  return variant ? mediaTypeOf(variant) : 'application/octet-stream'
}

/** Waits for all before it throws, so that nothing still happens afterwards. */
export async function allOf(work: readonly Promise<unknown>[]): Promise<void> {
  const failed = (await Promise.allSettled(work)).find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}

function translated({ keep, remove, read, listOld }: FinishedImages): FinishedImages {
  return {
    keep: (...given) => keep(...given).catch(refuse),
    remove: (...given) => remove(...given).catch(refuse),
    read: (...given) => read(...given).catch(refuse),
    listOld: (...given) => listOld(...given).catch(refuse),
  }
}

function refuse(error: unknown): never {
  throw error instanceof StoreFailure ? imagesUnavailable(error) : error
}
