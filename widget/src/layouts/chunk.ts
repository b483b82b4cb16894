import type { ComponentChildren } from 'preact'
import type { LayoutProps } from './layout.ts'

/**
 * A layout with its style sheet, loaded only where it is used. It may be older or newer than the chunk that draws with
 * it: as in `contract.ts`, nothing here may be renamed or removed, and additions must be optional on both sides.
 */
export type LayoutChunk = {
  /** `tools` are there from the start in markup that the server finishes. */
  Layout: (props: LayoutProps & { tools?: ComponentChildren }) => ComponentChildren
  css: string
}
