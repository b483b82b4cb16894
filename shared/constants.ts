/** The only module with run-time values that the widget may import: no zod, no dependencies. */

/** Name of the widget's custom element. */
export const WIDGET_ELEMENT = 'goodword-widget'

/** Names of the events that the widget's element fires. They all bubble and are composed. */
export const WIDGET_EVENTS = {
  ready: 'goodword:ready',
  error: 'goodword:error',
  more: 'goodword:more',
  slide: 'goodword:slide',
  click: 'goodword:click',
} as const

/** Placeholder in the built `widget.js` that the server replaces with its own origin. */
export const WIDGET_ORIGIN_MARK = '__GOODWORD_ORIGIN__'

/** Cards on one page of the wall. */
export const WIDGET_PAGE_SIZE = 24

/**
 * The layouts: cards in columns; cards in rows of equal height; one card below another; a row to page through; a scrolling
 * band; one testimonial; average and count; faces in a row; a few faces and the count within a sentence of the page.
 */
export const WIDGET_KINDS = [
  'wall',
  'grid',
  'list',
  'carousel',
  'marquee',
  'single',
  'badge',
  'avatars',
  'text',
] as const

/** Of these, the ones that show all testimonials as cards, in pages, with the visitors' search. */
export const WIDGET_CARD_KINDS: readonly string[] = ['wall', 'grid', 'list']

/** Those that are as wide as their content, and not as their parent. */
export const WIDGET_NARROW_KINDS: readonly string[] = ['badge', 'avatars', 'text']

/** `plain` uses the host page's text colour on a transparent background; `auto` follows the host page as it changes. */
export const WIDGET_THEMES = ['light', 'plain', 'dark', 'auto'] as const

/** The order in which testimonials are shown. */
export const WIDGET_SORTS = ['newest', 'oldest', 'highest'] as const

/** The host page's font, the system font, or a system serif. A widget never loads a font. */
export const WIDGET_FONTS = ['page', 'system', 'serif'] as const

/** Key of the browser's local storage that holds the ID token (specification, section 3). */
export const TOKEN_STORAGE_KEY = 'firebaseToken'

/** Key of the browser's local storage that holds the path to return to after signing in. */
export const AUTH_REDIRECT_STORAGE_KEY = 'authRedirect'

/** The code of the answer to a valid token of an account that was closed. */
export const ACCOUNT_CLOSED = 'request.account_closed'

/** The header of a call that names the workspace it is about. Without it, the one used last counts. */
export const WORKSPACE_HEADER = 'x-workspace-id'

/** The parameter of links to the dashboard that names the workspace they are about. */
export const WORKSPACE_PARAMETER = 'workspace'

/** The code of the error (404) for a workspace in which the caller is no member. */
export const UNKNOWN_WORKSPACE = 'request.unknown_workspace'

/** Code of a call that would change a frozen workspace. */
export const WORKSPACE_FROZEN = 'workspaces.frozen'

/** Why it is refused, and what ends that. */
export const FROZEN_MESSAGE =
  'This workspace is frozen because its owner’s plan includes one active workspace. The owner can upgrade to Studio or make this workspace the active one.'
