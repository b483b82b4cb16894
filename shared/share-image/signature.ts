import { type Canvas, font, line, ownDirection, widthOf } from './canvas.ts'
import { fitLine } from './fit.ts'
import { inFamily, type ShareFont } from './measure.ts'
import type { SvgNode } from './svg.ts'

/** From line to line, in em of the name. */
const SIGNATURE_PITCH = 1.2

/** What a signature takes from the text above it, besides its first two lines. */
export const spaceOfFacts = ({ author, work, facts }: Canvas): number => (author && work && facts ? 36 : 0)

type Signature = {
  x: number
  y: number
  width: number
  size: number
  ink: string
  muted: string
  fonts?: { name: ShareFont; work: ShareFont }
  anchor?: 'middle'
}

/** Below each other: the name, the work and the facts; whichever there are. `y` is their middle. */
export function signature(
  canvas: Canvas,
  { x, y, width, size, ink, muted, anchor, fonts = font }: Signature,
): SvgNode[] {
  const small = size * 0.86
  const rows = [
    { text: canvas.author, size, font: fonts.name, fill: ink },
    { text: canvas.work, size: small, font: fonts.work, fill: muted },
    { text: canvas.facts, size: small, font: fonts.work, fill: muted },
  ].filter(({ text }) => text !== '')
  const pitch = size * SIGNATURE_PITCH
  const first = y + size * 0.35 - (pitch * (rows.length - 1) + spaceOfFacts(canvas)) / 2
  return rows.map(({ text, size: wanted, font: own, fill }, index) => {
    const of = inFamily(own, canvas.fonts.names)
    const fitted = fitLine(text, { width, size: wanted, widthOf: widthOf(canvas, of) })
    return line(canvas, ownDirection(canvas, fitted.text), {
      x,
      y: first + index * pitch,
      size: fitted.size,
      font: of,
      fill,
      ...(anchor && { anchor }),
    })
  })
}
