/**
 * Draws the preview image for links to a hosted page. Runs in its own thread, gets `ImageText` and answers with PNG
 * bytes. Letters become outlines, so that the machine's fonts don't matter.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import satori from 'satori'
import sharp from 'sharp'
import type { ImageText } from './wall-image.ts'

const WIDTH = 1200
const HEIGHT = 630
const INK = '#231e19'
const MUTED = '#68625b'
const STAR = 'M12 2.8l2.9 5.8 6.4.9-4.6 4.5 1 6.4-5.7-3-5.7 3 1-6.4-4.6-4.5 6.4-.9z'

const resolve = createRequire(import.meta.url).resolve
const readFont = (letters: 'latin' | 'latin-ext') =>
  readFileSync(resolve(`@fontsource/newsreader/files/newsreader-${letters}-400-normal.woff`))
const fonts = [
  { name: 'Newsreader', data: readFont('latin'), weight: 400 as const },
  { name: 'Newsreader more', data: readFont('latin-ext'), weight: 400 as const },
]

type Part = { type: string; props: Record<string, unknown> }

const box = (style: object, ...children: (Part | string)[]): Part => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
})

function stars(average: number): Part[] {
  return [0, 1, 2, 3, 4].map((star) => {
    const filled = Math.max(0, Math.min(1, average - star))
    const outline = { d: STAR, fill: 'none', stroke: '#b46d10', 'stroke-width': 1 }
    const part = { type: 'path', props: { d: STAR, fill: '#e49921', 'clip-path': `url(#part${star})` } }
    const clip = { type: 'rect', props: { x: 0, y: 0, width: 24 * filled, height: 24 } }
    return {
      type: 'svg',
      props: {
        width: 40,
        height: 40,
        viewBox: '0 0 24 24',
        children: [
          { type: 'clipPath', props: { id: `part${star}`, children: [clip] } },
          part,
          { type: 'path', props: outline },
        ],
      },
    }
  })
}

function compose({ heading, quote, average, writtenAverage, facts }: ImageText): Part {
  const foot = { justifyContent: 'space-between', alignItems: 'center', borderTop: `2px solid ${INK}`, paddingTop: 28 }
  return box(
    {
      width: WIDTH,
      height: HEIGHT,
      boxSizing: 'border-box',
      padding: '64px 72px 48px',
      flexDirection: 'column',
      justifyContent: 'space-between',
      background: '#fbfaf7',
      color: INK,
      fontFamily: 'Newsreader, Newsreader more',
    },
    ...(quote
      ? [
          box({ fontSize: 32, color: MUTED }, heading),
          box(
            { flexDirection: 'column', gap: 24 },
            box({ fontSize: quote.text.length > 90 ? 52 : 64, lineHeight: 1.15 }, `“${quote.text}”`),
            box({ fontSize: 32 }, quote.author || ' '),
          ),
        ]
      : [box({ fontSize: 84, lineHeight: 1.1, marginTop: 72 }, heading)]),
    box(
      foot,
      box(
        { alignItems: 'center', gap: 20, fontSize: 40 },
        ...(average === null ? [] : [writtenAverage, box({ gap: 4 }, ...stars(average))]),
      ),
      box({ fontSize: 30, color: MUTED }, facts),
    ),
  )
}

const wording: ImageText = workerData
// satori takes React-like nodes, but React's types would make the server depend on React.
const svg = await satori(compose(wording) as unknown as Parameters<typeof satori>[0], {
  width: WIDTH,
  height: HEIGHT,
  fonts,
})
const png = await sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer()
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(new Uint8Array(png))
