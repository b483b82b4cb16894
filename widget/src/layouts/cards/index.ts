import type { LayoutChunk } from '../chunk.ts'
import css from './cards.css?inline'
import { Wall } from './wall.tsx'

/** Wall, grid and list: the style sheet makes the difference between them. */
export const layout: LayoutChunk = { Layout: Wall, css }
