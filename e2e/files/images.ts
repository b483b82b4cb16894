import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'

export type Image = { name: string; mimeType: string; buffer: Buffer }

function chunkOf(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}

/** A real PNG with about three bytes per pixel, because random noise does not compress. */
export function pngOf({ name = 'photo.png', width = 300, height = 200 } = {}): Image {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  const row = () => Buffer.concat([Buffer.alloc(1), randomBytes(width * 3)])
  const pixels = Buffer.concat(Array.from({ length: height }, row))
  const buffer = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunkOf('IHDR', header),
    chunkOf('IDAT', deflateSync(pixels, { level: 1 })),
    chunkOf('IEND', Buffer.alloc(0)),
  ])
  return { name, mimeType: 'image/png', buffer }
}

/** The same image padded to this many bytes. Decoders ignore bytes after the end of a PNG. */
export const paddedTo = (bytes: number, imageFile: Image): Image => ({
  ...imageFile,
  buffer: Buffer.concat([imageFile.buffer, Buffer.alloc(bytes - imageFile.buffer.length)]),
})

/** A real JPEG, encoded by the browser. */
export async function jpegOf(page: Page, name: string): Promise<Image> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 240
    canvas.height = 180
    const context = canvas.getContext('2d')
    context?.fillRect(40, 30, 120, 90)
    return canvas.toDataURL('image/jpeg')
  })
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(url.split(',')[1] ?? '', 'base64') }
}

/** Drags files from outside the browser onto an element and drops them. */
export async function dropOn(page: Page, selector: string, images: readonly Image[]): Promise<void> {
  const files = images.map(({ name, mimeType, buffer }) => ({ name, mimeType, base64: buffer.toString('base64') }))
  const dataTransfer = await page.evaluateHandle((given) => {
    const data = new DataTransfer()
    for (const { name, mimeType, base64 } of given) {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      data.items.add(new File([bytes], name, { type: mimeType }))
    }
    return data
  }, files)
  for (const kind of ['dragenter', 'dragover', 'drop']) await page.dispatchEvent(selector, kind, { dataTransfer })
}
