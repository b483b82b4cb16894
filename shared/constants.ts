/** The one module with run-time values that the widget may import: no zod, no dependencies. */

/** Name of the widget's custom element. */
export const WIDGET_ELEMENT = 'goodword-widget'

/** Names of the events that the widget's element fires; all bubble and are composed. */
export const WIDGET_EVENTS = {
  ready: 'goodword:ready',
  error: 'goodword:error',
  more: 'goodword:more',
  slide: 'goodword:slide',
  click: 'goodword:click',
} as const

/** Stands in the built `widget.js` until the server puts its own origin there. */
export const WIDGET_ORIGIN_MARK = '__GOODWORD_ORIGIN__'

/** Cards of one page of the wall. */
export const WIDGET_PAGE_SIZE = 24

/** The layouts: cards in columns, a row to page through, the average and count, one testimonial, a running band. */
export const WIDGET_KINDS = ['wall', 'carousel', 'badge', 'single', 'marquee'] as const

/** `plain` takes the host page's own text colour on a transparent ground; `auto` follows the host page, live. */
export const WIDGET_THEMES = ['light', 'plain', 'dark', 'auto'] as const

/** In which order testimonials are shown. */
export const WIDGET_SORTS = ['newest', 'oldest', 'highest'] as const

/** The host page's own font, the system's, or a serif of the system: a widget never loads one. */
export const WIDGET_FONTS = ['page', 'system', 'serif'] as const

/** Key of the browser's local storage that holds the ID token (specification, section 3). */
export const TOKEN_STORAGE_KEY = 'firebaseToken'

/** Key of the browser's local storage that holds the path to return to after signing in. */
export const AUTH_REDIRECT_STORAGE_KEY = 'authRedirect'
