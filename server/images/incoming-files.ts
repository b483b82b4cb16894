import { createHash } from 'node:crypto'
import { createWriteStream, mkdirSync } from 'node:fs'
import { mkdir, open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { newSecret } from '#server/kernel/tokens.ts'
import { diskFull, imageTooLarge } from './images.errors.ts'
import { listBefore } from './old-files.ts'

const FREE_BYTES_MIN = 256 * 1024 * 1024
const SIGNATURE_BYTES = 8

/** A completely received file that is not an image of ours yet. */
export type IncomingFile = { path: string; contentHash: string; firstBytes: Buffer }

export type IncomingFiles = ReturnType<typeof createIncomingFiles>

/** The folder for files being received and variants being made. Names never come from outside. */
export function createIncomingFiles({
  folder,
  freeBytes = freeBytesOf,
}: {
  folder: string
  /** Free bytes on a folder's disk. */
  freeBytes?: ((folder: string) => Promise<number>) | undefined
}) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })

  return {
    /**
     * Writes a stream to disk while counting bytes. Throws `images.too_large` (413) at the first byte beyond `maxBytes`
     * and `images.disk_full` (507) when the disk is nearly full, leaving nothing behind.
     */
    async receive(stream: ReadableStream, { maxBytes }: { maxBytes: number }): Promise<IncomingFile> {
      if ((await freeBytes(folder)) < FREE_BYTES_MIN) throw diskFull()
      const path = join(folder, newSecret())
      const hash = createHash('sha256')
      let count = 0
      const counter = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          count += chunk.length
          hash.update(chunk)
          done(count > maxBytes ? imageTooLarge() : null, chunk)
        },
      })
      try {
        await pipeline(Readable.fromWeb(stream), counter, createWriteStream(path, { mode: 0o600 }))
        return { path, contentHash: hash.digest('base64url'), firstBytes: await readStart(path) }
      } catch (error) {
        await rm(path, { force: true })
        throw error instanceof Error && 'code' in error && error.code === 'ENOSPC' ? diskFull() : error
      }
    },

    /** Creates an empty folder for variants; `keep` or `discard` it. */
    async makeFolder(): Promise<string> {
      const path = join(folder, newSecret())
      await mkdir(path, { mode: 0o700 })
      return path
    },

    discard: (path: string) => rm(path, { recursive: true, force: true }),

    /** Deletes incoming files and folders created before an instant; returns how many. */
    async sweepIncoming(before: Date): Promise<number> {
      const left = await listBefore(folder, before)
      for (const name of left) await rm(join(folder, name), { recursive: true, force: true })
      return left.length
    },
  }
}

async function readStart(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SIGNATURE_BYTES), 0, SIGNATURE_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
