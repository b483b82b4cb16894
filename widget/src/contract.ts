import type { WIDGET_EVENTS } from '#shared/constants.ts'

/** Why a widget kept its fallback: the `code` of `goodword:error`. */
export type WidgetErrorCode =
  | 'feed_not_found'
  | 'feed_failed'
  | 'feed_malformed'
  | 'feed_version'
  | 'site_not_allowed'
  | 'chunk_failed'

/** What can be done with a drawn widget. Each function exists only where the layout has it. */
export type WidgetControls = {
  next?: () => void
  prev?: () => void
  /** Stops automatic motion until `play`. What is out of view, or not on the page, never moves. */
  pause?: () => void
  play?: () => void
  /** The element is back on the page as it was drawn. */
  enter?: () => void
  /** The element left the page: until `enter`, nothing outside its own content is watched. */
  leave?: () => void
  /** The element left the page or is redrawn: ends every timer, observer and listener outside its own content. */
  stop?: () => void
}

/**
 * What the shell hands to the chunk. Pages may keep an old shell with a new chunk and the reverse: nothing here may
 * be renamed or removed, and additions must be optional on both sides.
 */
export type ShowRequest = {
  host: HTMLElement
  root: ShadowRoot
  /** The parsed JSON of the feed, not validated yet. */
  feed: unknown
  /** Makes this text the style sheet of the shadow root, next to the shell's own rules for the host. */
  adopt: (css: string) => void
  /** Fires one of our events on the host. */
  emit: (event: keyof typeof WIDGET_EVENTS, detail: object) => void
  /** The origin of the feed, without a trailing slash. */
  base?: string
  /** Receives what the element's methods do from now on. */
  control?: (controls: WidgetControls) => void
}

/** Shows the feed on the page and returns how many testimonials it holds, or why nothing changed. */
export type ShowWidget = (request: ShowRequest) => number | WidgetErrorCode

export type WidgetChunk = { show: ShowWidget }

/** What the chunk hands to the motion chunk. That one too may be older or newer: only add to it, as above. */
export type MotionRequest = Pick<ShowRequest, 'host' | 'emit'> & {
  frame: HTMLElement
  kind: string
  autoplay: number
  /** Call once something new was drawn: it may be what had the focus before the redraw. */
  refocus?: () => void
}

export type MotionChunk = { startMotion: (request: MotionRequest) => WidgetControls }

/** The same for the chunk that fits the widget's look to the host page. */
export type HostThemeChunk = { followHost: (request: Pick<MotionRequest, 'host' | 'frame'>) => WidgetControls }

/** The same for the chunk that counts, tends folds, and gives back space that the page reserved and nothing needs. */
export type SettleRequest = Pick<MotionRequest, 'host' | 'frame'> & { base?: string | undefined; isCounted?: boolean }
export type SettleChunk = { settle: (request: SettleRequest) => WidgetControls }
