import type { LayoutChunk } from '../chunk.ts'
import { Single } from './single.tsx'
import css from './single.css?inline'

export const layout: LayoutChunk = { Layout: Single, css }
