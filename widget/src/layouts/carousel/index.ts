import type { LayoutChunk } from '../chunk.ts'
import { Carousel } from './carousel.tsx'
import css from './carousel.css?inline'

export const layout: LayoutChunk = { Layout: Carousel, css }
