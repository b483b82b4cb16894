import type { LayoutChunk } from '../chunk.ts'
import { Badge } from './badge.tsx'
import css from './badge.css?inline'

export const layout: LayoutChunk = { Layout: Badge, css }
