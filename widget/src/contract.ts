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

export type WidgetChunk = {
  show: ShowWidget
  /** Loads what this feed's layout needs beside the chunk. Without it, `show` draws such a layout a little later. */
  prepare?: (request: Pick<ShowRequest, 'host' | 'feed'>) => Promise<void>
}

/** A drawn widget. */
type Drawn = { host: HTMLElement; frame: HTMLElement }

/**
 * What the chunk hands to the one that fits the widget's look to the host page. That one may be older or newer: only
 * add to it, as above.
 */
export type HostThemeChunk = { followHost: (request: Drawn) => WidgetControls }

/** The same for the chunk that tells clicks, counts, and gives back space that the page reserved and nothing needs. */
export type SettleRequest = Drawn & {
  base?: string | undefined
  isCounted?: boolean
  emit?: ShowRequest['emit']
}
export type SettleChunk = { settle: (request: SettleRequest) => WidgetControls }
