import type { ComponentType } from 'preact'
import type { Feed } from '../feed.ts'
import type { Message } from '#shared/widget-messages/messages.ts'
import type { Say } from '../say.ts'
import type { Options } from '../options.ts'
import type { Selection } from '../selection.ts'

/** What is drawn, and how. */
export type DrawnProps = {
  feed: Feed
  /** Never empty. */
  selection: Selection
  options: Options
  formatDate: (date: string) => string
  /** The widget's own sentences, in its language. */
  say: Say
  /** Takes the place of the plain "Read more" of a folded card, once it is hydrated. */
  ReadMore?: ComponentType<FoldProps> | undefined
}

export type FoldProps = Pick<DrawnProps, 'say'> & {
  /** What a folded card offers. */
  more: Message
}
