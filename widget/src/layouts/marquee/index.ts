import type { LayoutChunk } from '../chunk.ts'
import { Marquee } from './marquee.tsx'
import css from './marquee.css?inline'

export const layout: LayoutChunk = { Layout: Marquee, css }
