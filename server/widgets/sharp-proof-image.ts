/**
 * Draws the preview image for links to a proof page. Runs in its own thread, gets `ProofImage` and answers with PNG
 * bytes. It is the share image "Label", which needs no other font than the one we ship.
 */
import { parentPort, workerData } from 'node:worker_threads'
import sharp from 'sharp'
import { drawShareImage } from '#shared/share-image/draw.ts'
import { svgText } from '#shared/share-image/svg.ts'
import { drawableContent } from './link-image/drawable.ts'
import { canDraw, measureGlyphs } from './link-image/glyphs.ts'
import { outlined } from './link-image/outlined.ts'
import { PROOF_IMAGE, type ProofImage } from './proof-image.ts'

/** Designs are made for larger images. */
const ENLARGED = 1.6

const { content, logo }: ProofImage = workerData

/** As PNG, because the program that draws SVG knows no WebP. */
async function addressOf(bytes: Uint8Array): Promise<string> {
  const png = await sharp(bytes).png().toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}

const drawing = drawShareImage(
  {
    content: drawableContent(content, { canDraw }),
    images: { photo: null, logo: logo && (await addressOf(logo)) },
    design: 'label',
    size: { width: PROOF_IMAGE.width * ENLARGED, height: PROOF_IMAGE.height * ENLARGED },
  },
  measureGlyphs,
)
const tree = outlined(drawing)
const svg = svgText({ ...tree, attributes: { ...tree.attributes, ...PROOF_IMAGE } })
const png = await sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer()
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(new Uint8Array(png))
