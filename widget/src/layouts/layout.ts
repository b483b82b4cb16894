import type { ComponentChildren } from 'preact'
import type { Feed } from '../feed.ts'
import type { Options } from '../options.ts'
import type { Selection } from '../selection.ts'

/** What every layout draws from. */
export type LayoutProps = {
  feed: Feed
  /** Never empty. */
  selection: Selection
  options: Options
  formatDate: (date: string) => string
  /** Written into markup that the server finishes. */
  drawnKey?: string
  /** Present from the start in markup that the server finished. */
  tools?: ComponentChildren
}
