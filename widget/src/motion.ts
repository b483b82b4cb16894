import { runCarousel } from './behaviour/carousel.tsx'
import { runMarquee } from './behaviour/marquee.tsx'
import type { MotionChunk } from './contract.ts'

/** The door of the chunk that only layouts that move load, once they are drawn. */
export const startMotion: MotionChunk['startMotion'] = (request) =>
  request.kind === 'carousel' ? runCarousel(request) : runMarquee(request)
