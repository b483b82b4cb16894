import type { ShowRequest } from '../contract.ts'
import type { Feed } from '../feed.ts'
import type { Options } from '../options.ts'
import type { Selection } from '../selection.ts'

/** What every layout draws from. */
export type LayoutProps = {
  feed: Feed
  /** Never empty; another one whenever anything here changed. */
  selection: Selection
  options: Options
  formatDate: (date: string) => string
  emit: ShowRequest['emit']
}
