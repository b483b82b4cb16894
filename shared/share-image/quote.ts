import { type Canvas, line, type Line, startX, widthOf } from './canvas.ts'
import { type Box, fitText, type Fitted } from './fit.ts'
import { type MarkedLine, markLines } from './marked.ts'
import { fontAttributes, inFamily, type ShareFont, styleOf } from './measure.ts'
import { node, type SvgNode } from './svg.ts'
import { lineHeightOf } from './text.ts'

/** Characters up to which a text is set larger than others. */
const SHORT = 110
const ENLARGED_MAX = 3

/** The testimonial, as large as its box allows. `largest` is for texts that aren't short. */
export function fitTestimonial(
  canvas: Canvas,
  { font: of, box, largest, lineHeight }: { font: ShareFont; box: Box; largest: number; lineHeight: number },
): Fitted {
  const enlarged = largest * Math.min(ENLARGED_MAX, Math.max(1, SHORT / canvas.text.length))
  return fitText(canvas.text, {
    box,
    widthOf: widthOf(canvas, quoteFont(canvas, of)),
    largest: enlarged,
    lineHeight: lineHeightOf(canvas.text, lineHeight),
  })
}

/** Where a text begins that doesn't fill its box: a little above the middle. */
export const topIn = ({ top, height }: { top: number; height: number }, { lines: all, pitch }: Fitted): number =>
  top + Math.max(0, height - all.length * pitch) * 0.4

/** How a design draws the highlight: italics, another colour, or a marker behind it. */
export type Mark = {
  /** Where the script has italics; `fillInstead` where it has none. */
  italics?: { font: ShareFont; fillInstead: string }
  fill?: string
  marker?: string
}

type Lines = Omit<Line, 'size' | 'y'> & { top: number; mark?: Mark }

/** Where the first line stands below the top of its box, in em: most scripts are no higher. */
const ASCENT = 0.82

export const lines = (canvas: Canvas, { lines: all, size, pitch }: Fitted, { top, ...how }: Lines): SvgNode[] =>
  markLines(all, canvas).flatMap((marked, index) =>
    markedLine(canvas, marked, {
      ...how,
      font: quoteFont(canvas, how.font),
      size,
      y: top + (pitch - size) / 2 + size * ASCENT + index * pitch,
    }),
  )

export const quoteFont = ({ fonts }: Canvas, of: ShareFont): ShareFont => inFamily(of, fonts.quote)

/** A line with its part of the highlight. */
export function markedLine(
  canvas: Canvas,
  [before, marked, after]: MarkedLine,
  { mark = {}, ...how }: Line & { mark?: Mark },
): SvgNode[] {
  const whole = line(canvas, before + marked + after, how)
  if (marked === '') return [whole]
  const of = mark.italics ? quoteFont(canvas, mark.italics.font) : how.font
  const { 'font-family': family, 'font-style': style } = fontAttributes(marked, of, how.size)
  const instead = styleOf(marked, of) === 'italic' ? undefined : mark.italics?.fillInstead
  const fill = mark.fill ?? instead ?? how.fill
  const part = node('tspan', { 'font-family': family, 'font-style': style, fill }, [marked])
  const pieces = [before, part, after].filter((piece) => piece !== '')
  return [...markerOf(canvas, [before, marked, after], { mark, ...how }), { ...whole, children: pieces }]
}

/** Over the lower half of the letters. */
function markerOf(
  canvas: Canvas,
  [before, marked]: MarkedLine,
  { mark: { marker }, x, y, size, font: of }: Line & { mark: Mark },
): SvgNode[] {
  if (!marker) return []
  const measure = widthOf(canvas, of)
  const start = x + (measure(before + marked) - measure(marked)) * size
  const width = measure(marked) * size
  return [
    node('rect', { x: startX(canvas, start, width), y: y - size * 0.42, width, height: size * 0.52, fill: marker }),
  ]
}
