import type { WIDGET_EVENTS } from '#shared/constants.ts'

/** Why a widget kept its fallback: the `code` of `goodword:error`. */
export type WidgetErrorCode = 'feed_not_found' | 'feed_failed' | 'feed_malformed' | 'feed_version' | 'chunk_failed'

/**
 * What the shell hands to the chunk. Pages keep an old shell beside a new chunk and the reverse:
 * nothing here may be renamed or removed, and what is added must be optional on both sides.
 */
export type ShowRequest = {
  host: HTMLElement
  root: ShadowRoot
  /** The parsed JSON of the feed, not yet looked at. */
  feed: unknown
  /** Makes this text the style sheet of the shadow root, beside the shell's own rules for the host. */
  adopt: (css: string) => void
  /** Fires an event of ours on the host. */
  emit: (event: keyof typeof WIDGET_EVENTS, detail: object) => void
}

/** Puts the feed on the page and answers how many testimonials it holds, or why it changed nothing. */
export type ShowWidget = (request: ShowRequest) => number | WidgetErrorCode

export type WidgetChunk = { show: ShowWidget }
