import { mkdirSync } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImageFiles } from './image-files.ts'
import { createIncomingFiles } from './incoming-files.ts'
import { listBefore } from './old-files.ts'

/** All images in a folder: `incoming` for files being received, and one folder per finished image, named after its id. */
export function createImageFolder({
  folder,
  freeBytes,
}: {
  folder: string
  freeBytes?: (folder: string) => Promise<number>
}): ImageFiles {
  const finished = join(folder, 'pictures')
  mkdirSync(finished, { recursive: true, mode: 0o700 })

  return {
    ...createIncomingFiles({ folder: join(folder, 'incoming'), freeBytes }),

    async keep(path, imageId) {
      await rm(join(finished, imageId), { recursive: true, force: true })
      await rename(path, join(finished, imageId))
    },

    remove: (imageId) => rm(join(finished, imageId), { recursive: true, force: true }),

    async read(imageId, variant) {
      try {
        return await readFile(join(finished, imageId, variant))
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
        throw error
      }
    },

    listOld: (before) => listBefore(finished, before),
  }
}
