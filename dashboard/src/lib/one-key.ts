import { browserStorage } from './browser-storage.ts'

const TYPED_IN = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'
/** Overlays that handle keys themselves. The details of a testimonial do not count. */
const OPEN_LAYER = 'dialog[open]:not([data-keeps-shortcuts]), [popover]:popover-open [role=menu]'

/** Whether a key press can be a shortcut of the page: it is not meant for a field or an open dialog. */
export function isForPage(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false
  const target = event.target instanceof Element ? event.target : document.body
  return !target.closest(TYPED_IN) && !document.querySelector(OPEN_LAYER)
}

const STORAGE_KEY = 'goodword.one-key-shortcuts'
const OFF = 'off'

/** One-key shortcuts can be turned off (WCAG 2.1.4); the choice is stored in this browser. */
export const areShortcutsOn = (): boolean => browserStorage.getItem(STORAGE_KEY) !== OFF

export function turnShortcuts(to: 'on' | 'off'): void {
  if (to === 'on') browserStorage.removeItem(STORAGE_KEY)
  else browserStorage.setItem(STORAGE_KEY, OFF)
}
