import type { LayoutChunk } from '../chunk.ts'
import { Text } from './text.tsx'
import css from './text.css?inline'

export const layout: LayoutChunk = { Layout: Text, css }
