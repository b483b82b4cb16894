import type { LayoutChunk } from '../chunk.ts'
import { Avatars } from './avatars.tsx'
import css from './avatars.css?inline'

export const layout: LayoutChunk = { Layout: Avatars, css }
