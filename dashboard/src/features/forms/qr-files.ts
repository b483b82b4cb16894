import encodeQR from 'qr'
import { drawingOf } from '../../components/qr-code.tsx'

/** In modules. Scanners need it. */
const MARGIN = 4
const PNG_PX = 1200

// Printed codes get dirty and are folded.
const rowsOf = (text: string) => encodeQR(text, 'raw', { ecc: 'quartile', border: MARGIN })

/** A QR code as it is printed. */
export const printedCode = (text: string) => drawingOf(rowsOf(text))

/** The same as a file. */
export function qrSvg(text: string): string {
  const { size, path } = printedCode(text)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>\n`
}

/** A QR code as a picture of at least 1,200 pixels, in which each module has the same size. Throws without a canvas. */
export async function qrPng(text: string): Promise<Blob> {
  const rows = rowsOf(text)
  const module = Math.ceil(PNG_PX / rows.length)
  const canvas = document.createElement('canvas')
  canvas.width = rows.length * module
  canvas.height = canvas.width
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no canvas.')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#000'
  rows.forEach((row, y) =>
    row.forEach((isDark, x) => isDark && context.fillRect(x * module, y * module, module, module)),
  )
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('The picture is empty.')
  return blob
}
