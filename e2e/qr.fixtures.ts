import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import jsQR from 'jsqr'

export type Pixels = { width: number; height: number; data: Uint8ClampedArray }

/** With a decoder that shares nothing with what drew the code. */
export function decodeQr({ data, width, height }: Pixels): string {
  const code = jsQR(data, width, height)
  if (!code) throw new Error('There is no QR code in the image.')
  return code.data
}

/** The text of a QR code in a PNG file, which the browser unpacks. */
export async function readCode(page: Page, file: string): Promise<string> {
  const url = `data:image/png;base64,${readFileSync(file).toString('base64')}`
  const { width, height, data } = await page.evaluate(async (source) => {
    const image = new Image()
    image.src = source
    await image.decode()
    const canvas = document.createElement('canvas')
    // Smaller than the file, whose millions of numbers would take most of a minute to hand over.
    canvas.width = 400
    canvas.height = 400
    const context = canvas.getContext('2d')
    if (!context) throw new Error('This browser has no canvas.')
    context.drawImage(image, 0, 0, 400, 400)
    const pixels = context.getImageData(0, 0, 400, 400)
    return { width: 400, height: 400, data: [...pixels.data] }
  }, url)
  return decodeQr({ width, height, data: new Uint8ClampedArray(data) })
}
