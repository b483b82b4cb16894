import {
  background,
  type Drawing,
  font,
  GOLD,
  initial,
  INK,
  isTall,
  isWide,
  line,
  mix,
  image,
  ownDirection,
  stars,
  startX,
  starsWidth,
  widthOf,
} from './canvas.ts'
import { signature, spaceOfFacts } from './signature.ts'
import { fitTestimonial, lines, topIn } from './quote.ts'
import { fitLine } from './fit.ts'
import { node, type SvgNode } from './svg.ts'

const GROUND = '#fbf8f0'
/** From this many characters on, the text needs more room than the photo. */
const LONG = 320

/** The client's photo leads, above the text or beside it. Without one, a block in the brand's colour. */
export const drawPhoto: Drawing = (canvas) => {
  const { width, height, photo, accent } = canvas
  const block = isWide(canvas)
    ? { width: width * 0.42, height }
    : { width, height: height * ((isTall(canvas) ? 0.5 : 0.46) - (canvas.text.length > LONG ? 0.14 : 0)) }
  const x = isWide(canvas) ? block.width + 88 : 80
  const top = isWide(canvas) ? 88 : block.height + 56
  const foot = height - 108
  const inner = width - x - 80
  const row = { size: 30, gap: 10 }
  const starsTop = isWide(canvas) ? top : foot - row.size / 2
  const textTop = isWide(canvas) && canvas.rating !== null ? top + 72 : top
  const box = { width: inner, height: foot - 72 - spaceOfFacts(canvas) - textTop }
  const fitted = fitTestimonial(canvas, { font: font.serifMedium, box, largest: 120, lineHeight: 1.16 })
  const beside = isWide(canvas) || canvas.rating === null ? 0 : starsWidth(row) + 40
  return [
    background(canvas, GROUND),
    ...(photo
      ? image(canvas, photo, { x: 0, y: 0, ...block, id: 'photo-of-client' })
      : [
          node('rect', { x: startX(canvas, 0, block.width), y: 0, ...block, fill: accent.light }),
          initial(canvas, {
            x: block.width / 2,
            y: block.height / 2,
            size: 320,
            fill: mix(accent.light, '#ffffff', 0.2),
          }),
        ]),
    ...lines(canvas, fitted, {
      x,
      top: topIn({ ...box, top: textTop }, fitted),
      font: font.serifMedium,
      fill: INK,
      mark: { italics: { font: font.serifItalic, fillInstead: accent.light } },
    }),
    ...stars(canvas, {
      x: isWide(canvas) ? x : width - 80 - starsWidth(row),
      y: starsTop,
      ...row,
      fill: GOLD,
      empty: '#8a6a34',
    }),
    ...signature(canvas, { x, y: foot, width: inner - beside, size: 34, ink: INK, muted: '#6b645a' }),
  ]
}

/** Handwriting's place: lines stand on the rules of the paper. */
export const drawNotebook: Drawing = (canvas) => {
  const { width, height, accent } = canvas
  const margin = 188
  const inner = width - margin - 84
  const foot = height - 116
  const row = { size: 34, gap: 8 }
  const box = { width: inner, height: foot - 80 - spaceOfFacts(canvas) - 150 }
  const fitted = fitTestimonial(canvas, { font: font.italic, box, largest: 110, lineHeight: 1.36 })
  const top = topIn({ ...box, top: 150 }, fitted)
  const pitch = Math.max(fitted.pitch, 58)
  const base = top + (fitted.pitch - fitted.size) / 2 + fitted.size * 0.82 + fitted.size * 0.14
  const rules = fitted.pitch < 58 ? fitted.pitch : pitch
  const count = Math.ceil((height - base) / rules)
  const above = Math.floor((base - 40) / rules)
  const edge = startX(canvas, margin - 44)
  return [
    background(canvas, '#faf4e3'),
    ...Array.from({ length: count + above }, (_, index) => base + (index - above) * rules).map((y) =>
      node('path', { d: `M0 ${y.toFixed(1)}H${width}`, stroke: '#e3dcc8', 'stroke-width': 2 }),
    ),
    node('path', { d: `M${edge} 0V${height}`, stroke: mix(accent.light, '#faf4e3', 0.55), 'stroke-width': 3 }),
    ...[0.14, 0.5, 0.86].map((part) =>
      node('circle', { cx: startX(canvas, 72), cy: height * part, r: 24, fill: '#e6dfcc' }),
    ),
    ...stars(canvas, { x: margin, y: 84, ...row, fill: GOLD, empty: '#8a6a34' }),
    ...lines(canvas, fitted, {
      x: margin,
      top,
      font: font.italic,
      fill: INK,
      mark: { marker: mix(accent.light, '#faf4e3', 0.7) },
    }),
    ...signature(canvas, {
      x: margin,
      y: foot,
      width: inner,
      size: 38,
      ink: accent.light,
      muted: '#5f594c',
      fonts: { name: font.italic, work: font.italic },
    }),
  ]
}

/** Mostly white: small text, low on the page. */
export const drawQuiet: Drawing = (canvas) => {
  const { width, height, accent, brand, logo } = canvas
  const margin = 108
  const foot = height - 120
  const row = { size: 26, gap: 6 }
  const inner = width - 2 * margin
  const box = { width: Math.min(inner, 1180), height: foot - 96 - spaceOfFacts(canvas) - 220 }
  const fitted = fitTestimonial(canvas, { font: font.serif, box, largest: isTall(canvas) ? 88 : 72, lineHeight: 1.3 })
  const textTop = foot - 96 - spaceOfFacts(canvas) - fitted.lines.length * fitted.pitch
  const seal = logo ? 56 : 26
  const label = fitLine(brand, { width: inner - 100, size: 30, widthOf: widthOf(canvas, font.plain) })
  const mark: SvgNode[] = logo
    ? image(canvas, logo, { x: margin, y: 96, width: seal, height: seal, radius: 6, id: 'quiet-logo' })
    : [node('rect', { x: startX(canvas, margin, seal), y: 111, width: seal, height: seal, fill: accent.light })]
  return [
    background(canvas, '#ffffff'),
    ...mark,
    line(canvas, ownDirection(canvas, label.text), {
      x: margin + seal + 20,
      y: 134,
      size: label.size,
      font: font.plain,
      fill: INK,
    }),
    ...lines(canvas, fitted, { x: margin, top: textTop, font: font.serif, fill: INK }),
    ...stars(canvas, {
      x: width - margin - starsWidth(row),
      y: foot - row.size / 2,
      ...row,
      fill: GOLD,
      empty: '#8a6a34',
    }),
    ...signature(canvas, {
      x: margin,
      y: foot,
      width: inner - starsWidth(row) - 40,
      size: 32,
      ink: INK,
      muted: '#6f6962',
    }),
  ]
}
