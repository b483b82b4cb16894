import { WIDGET_NARROW_KINDS } from '#shared/constants.ts'

/**
 * Without these, a rule of the host page for our tag would hide or squeeze the cards. Margin, width and the like are
 * left to the owner. What is within a sentence stays there, also before it is drawn: the copied code says so.
 */
export const HOST_CSS =
  ':host(:not([kind=text])){display:block!important;float:none!important;columns:auto!important}:host([hidden]){display:none!important}'

/**
 * Without this, a wall has no width of its own in a parent that centres it, and takes all of it only once it is drawn.
 * What `isNarrow` is as wide as its content.
 */
export const WIDE_CSS = ':host{inline-size:-moz-available;inline-size:-webkit-fill-available}'

/** For an element that needs less space than the page reserved for it. */
export const RELEASED_CSS = ':host{min-height:0!important}'

/** Whether a layout is as wide as its content, and not as its parent. */
export const isNarrow = (kind: string): boolean => WIDGET_NARROW_KINDS.includes(kind)
