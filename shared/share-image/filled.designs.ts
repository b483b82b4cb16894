import {
  background,
  type Drawing,
  font,
  GOLD,
  initialOf,
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
import { node } from './svg.ts'

/** The brand's colour, framed like a label. */
export const drawLabel: Drawing = (canvas) => {
  const { width, height, accent, logo, brand } = canvas
  const cream = '#fbf6e9'
  const middle = width / 2
  const frame = (inset: number, weight: number) =>
    node('rect', {
      x: inset,
      y: inset,
      width: width - 2 * inset,
      height: height - 2 * inset,
      fill: 'none',
      stroke: cream,
      'stroke-width': weight,
    })
  const row = { size: 28, gap: 8 }
  const seal = 104
  const sealTop = isTall(canvas) ? 190 : 112
  const bottom = height - (isTall(canvas) ? 190 : 126)
  const top = sealTop + seal + 40
  const hasStars = canvas.rating !== null
  const box = {
    width: width - 2 * (isWide(canvas) ? 220 : 128),
    height: bottom - 84 - spaceOfFacts(canvas) - (hasStars ? 76 : 0) - top,
  }
  const fitted = fitTestimonial(canvas, { font: font.serif, box, largest: 132, lineHeight: 1.14 })
  const textTop = top + (box.height - fitted.lines.length * fitted.pitch) / 2
  const starsTop = bottom - 112 - spaceOfFacts(canvas)
  const muted = mix(cream, accent.light, 0.14)
  return [
    background(canvas, accent.light),
    frame(44, 3),
    frame(58, 1.25),
    ...(logo
      ? image(canvas, logo, {
          x: middle - seal / 2,
          y: sealTop,
          width: seal,
          height: seal,
          radius: 12,
          id: 'label-logo',
        })
      : [
          node('circle', {
            cx: middle,
            cy: sealTop + seal / 2,
            r: seal / 2,
            fill: 'none',
            stroke: cream,
            'stroke-width': 2,
          }),
          line(canvas, initialOf(brand), {
            x: middle,
            y: sealTop + seal / 2 + 20,
            size: 58,
            font: font.serif,
            fill: cream,
            anchor: 'middle',
          }),
        ]),
    ...lines(canvas, fitted, {
      x: middle,
      top: textTop,
      font: font.serif,
      fill: cream,
      anchor: 'middle',
      mark: { italics: { font: font.italic, fillInstead: '#f8d48a' } },
    }),
    ...stars(canvas, { x: middle - starsWidth(row) / 2, y: starsTop, ...row, fill: cream }),
    ...signature(canvas, {
      x: middle,
      y: bottom - 12,
      width: box.width,
      size: 38,
      ink: cream,
      muted,
      anchor: 'middle',
      fonts: { name: font.serifMedium, work: font.italic },
    }),
  ]
}

/** Stars across the whole width. Without a rating, a large quotation mark. */
export const drawStars: Drawing = (canvas) => {
  const { width, height, rating, brand } = canvas
  const ground = '#f2b036'
  const margin = 72
  const gap = 18
  const size = isWide(canvas) ? 150 : (width - 2 * margin - 4 * gap) / 5
  const top = rating === null ? 72 : 72 + size + 44
  const foot = height - 84
  const largest = isTall(canvas) ? 170 : 128
  const box = { width: width - 2 * margin, height: foot - 78 - spaceOfFacts(canvas) - top }
  const fitted = fitTestimonial(canvas, { font: font.bold, box, largest, lineHeight: 1.06 })
  const label = fitLine(brand, { width: 360, size: 30, widthOf: widthOf(canvas, font.work) })
  return [
    background(canvas, ground),
    ...stars(canvas, { x: margin, y: 72, size, gap, fill: INK }),
    ...lines(canvas, fitted, { x: margin, top: topIn({ ...box, top }, fitted), font: font.bold, fill: INK }),
    ...signature(canvas, { x: margin, y: foot, width: width - 2 * margin - 400, size: 34, ink: INK, muted: '#4b3510' }),
    line(canvas, ownDirection(canvas, label.text), {
      x: width - margin,
      y: foot + 11,
      size: label.size,
      font: font.work,
      fill: '#4b3510',
      anchor: 'end',
    }),
  ]
}

/** Light serif on black, with quotation marks in the brand's colour. */
export const drawNight: Drawing = (canvas) => {
  const { width, height, accent, brand } = canvas
  const margin = 92
  const ink = '#f1ece1'
  const muted = '#a39b8d'
  const row = { size: 32, gap: 8 }
  const foot = height - 92
  const top = canvas.rating === null ? 92 : 92 + row.size + 44
  const mark = 150
  const box = { width: width - 2 * margin, height: foot - 112 - spaceOfFacts(canvas) - top - mark * 0.5 }
  const fitted = fitTestimonial(canvas, {
    font: font.serifLight,
    box,
    largest: isTall(canvas) ? 150 : 128,
    lineHeight: 1.15,
  })
  const textTop = topIn({ ...box, top: top + mark * 0.5 }, fitted)
  const rule = foot - 60 - spaceOfFacts(canvas)
  const label = fitLine(brand, { width: 380, size: 30, widthOf: widthOf(canvas, font.work) })
  return [
    background(canvas, '#11100e'),
    ...stars(canvas, { x: margin, y: 92, ...row, fill: GOLD }),
    line(canvas, canvas.isRightToLeft ? '”' : '“', {
      x: margin - 8,
      y: textTop + mark * 0.22 + (fitted.pitch - fitted.size) / 2,
      size: mark,
      font: font.serif,
      fill: accent.dark,
    }),
    ...lines(canvas, fitted, {
      x: margin,
      top: textTop,
      font: font.serifLight,
      fill: ink,
      mark: { fill: accent.dark },
    }),
    node('path', { d: `M${margin} ${rule}H${width - margin}`, stroke: '#3a352e', 'stroke-width': 2 }),
    ...signature(canvas, { x: margin, y: foot, width: box.width - 420, size: 34, ink, muted }),
    line(canvas, ownDirection(canvas, label.text), {
      x: width - margin,
      y: foot + 11,
      size: label.size,
      font: font.work,
      fill: muted,
      anchor: 'end',
    }),
  ]
}

/** Said out loud: a bubble, and who says it. */
export const drawSpeech: Drawing = (canvas) => {
  const { width, height, accent, photo, author, brand } = canvas
  const margin = 64
  const pad = 72
  const ink = mix(accent.light, '#000000', 0.72)
  const foot = height - 124
  const row = { size: 34, gap: 7 }
  const avatar = 104
  const room = { width: width - 2 * margin - 2 * pad, height: foot - 140 - 72 - 2 * pad }
  const fitted = fitTestimonial(canvas, {
    font: font.plain,
    box: room,
    largest: isTall(canvas) ? 140 : 112,
    lineHeight: 1.14,
  })
  const bubble = Math.max(fitted.lines.length * fitted.pitch + 2 * pad, 260)
  const top = Math.max(72, (foot - 140 - bubble) / 2 + 20)
  const textTop = top + (bubble - fitted.lines.length * fitted.pitch) / 2
  const tip = (x: number) => startX(canvas, x)
  const end = top + bubble
  return [
    background(canvas, mix(accent.light, '#ffffff', 0.72)),
    node('path', {
      d: `M${tip(margin + 70)} ${end - 4}H${tip(margin + 170)}C${tip(margin + 150)} ${end + 34} ${tip(margin + 110)} ${end + 54} ${tip(margin + 60)} ${end + 60}C${tip(margin + 84)} ${end + 40} ${tip(margin + 82)} ${end + 20} ${tip(margin + 70)} ${end - 4}Z`,
      fill: '#ffffff',
    }),
    node('rect', { x: margin, y: top, width: width - 2 * margin, height: bubble, rx: 64, fill: '#ffffff' }),
    ...lines(canvas, fitted, {
      x: margin + pad,
      top: textTop,
      font: font.plain,
      fill: ink,
      mark: { fill: accent.light },
    }),
    ...(photo
      ? image(canvas, photo, {
          x: margin,
          y: foot - avatar / 2,
          width: avatar,
          height: avatar,
          radius: avatar / 2,
          id: 'speech-of-client',
        })
      : [
          node('circle', { cx: startX(canvas, margin + avatar / 2), cy: foot, r: avatar / 2, fill: accent.light }),
          line(canvas, initialOf(author || brand), {
            x: margin + avatar / 2,
            y: foot + 17,
            size: 48,
            font: font.name,
            fill: '#ffffff',
            anchor: 'middle',
          }),
        ]),
    ...stars(canvas, { x: width - margin - starsWidth(row), y: foot - row.size / 2, ...row, fill: '#b46d10' }),
    ...signature(canvas, {
      x: margin + avatar + 28,
      y: foot + spaceOfFacts(canvas) / 2,
      width: width - 2 * margin - avatar - 60 - starsWidth(row) - 28,
      size: 36,
      ink,
      muted: mix(ink, '#ffffff', 0.18),
    }),
  ]
}
