import { join } from 'node:path'
import type { ShareImageContent } from '#shared/share-image.ts'
import { drawInThread } from './drawing-thread.ts'

export type ProofImage = {
  content: ShareImageContent
  /** The brand's logo, as WebP, JPEG or PNG. */
  logo: Uint8Array | null
}

/** Port for drawing the preview image for links to a proof page: PNG of this size. */
export type DrawProofImage = (image: ProofImage) => Promise<Buffer>

export const PROOF_IMAGE = { width: 1200, height: 630 }

const PROGRAM = join(import.meta.dirname, 'sharp-proof-image.ts')

export const drawProofImage: DrawProofImage = (image) => drawInThread(PROGRAM, image)
