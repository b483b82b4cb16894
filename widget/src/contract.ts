import type { WIDGET_EVENTS } from '#shared/constants.ts'

/** Why a widget kept its fallback: the `code` of `goodword:error`. */
export type WidgetErrorCode =
  | 'feed_not_found'
  | 'feed_failed'
  | 'feed_malformed'
  | 'feed_version'
  | 'site_not_allowed'
  | 'chunk_failed'

/** What a drawn widget lets be done to it. Each is there only where the layout has it. */
export type WidgetControls = {
  next?: () => void
  prev?: () => void
  /** Ends what moves by itself until `play`. What is out of sight, or not on the page, never moves. */
  pause?: () => void
  play?: () => void
  /** The element is on the page again as it was drawn. */
  enter?: () => void
  /** The element left the page: until `enter`, nothing outside its own content is watched. */
  leave?: () => void
  /** The element left the page or is drawn anew: ends every timer, observer and listener outside its own content. */
  stop?: () => void
}

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
  /** Where the feed came from, without a slash at its end. */
  base?: string
  /** Takes what the element's methods do from now on. */
  control?: (controls: WidgetControls) => void
}

/** Puts the feed on the page and answers how many testimonials it holds, or why it changed nothing. */
export type ShowWidget = (request: ShowRequest) => number | WidgetErrorCode

export type WidgetChunk = { show: ShowWidget }

/** What the chunk hands to the one that moves things. It too may be older or newer than the other: only add, as above. */
export type MotionRequest = Pick<ShowRequest, 'host' | 'emit'> & {
  frame: HTMLElement
  kind: string
  autoplay: number
  /** To be called once what the chunk draws stands there: it may be what had the focus before all was drawn anew. */
  refocus?: () => void
}

export type MotionChunk = { startMotion: (request: MotionRequest) => WidgetControls }

/** The same for the one that makes the look fit the host page. */
export type LookChunk = { followHost: (request: Pick<MotionRequest, 'host' | 'frame'>) => WidgetControls }
