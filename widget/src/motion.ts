import { addStyles } from './add-styles.ts'
import { runCarousel } from './behaviour/carousel.tsx'
import { runMarquee } from './behaviour/marquee.tsx'
import type { MotionChunk } from './contract.ts'
import css from './motion.css?inline'

/** The entry of the chunk that moving layouts load once they are drawn. */
export const startMotion: MotionChunk['startMotion'] = (request) => {
  addStyles(request.frame.getRootNode(), css)
  return request.kind === 'carousel' ? runCarousel(request) : runMarquee(request)
}
