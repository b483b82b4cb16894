/** Every shortcut of the list, in the order of the help. */
export const shortcuts = [
  { name: 'next', keys: ['j'], text: 'Next testimonial' },
  { name: 'previous', keys: ['k'], text: 'Previous testimonial' },
  { name: 'open', keys: ['o', 'Enter'], text: 'Open details' },
  { name: 'approve', keys: ['a'], text: 'Approve' },
  { name: 'reject', keys: ['r'], text: 'Reject' },
  { name: 'undo', keys: ['u'], text: 'Undo the decision' },
  { name: 'select', keys: ['x'], text: 'Select' },
  { name: 'create', keys: ['c'], text: 'Create a request' },
  { name: 'search', keys: ['/'], text: 'Search' },
  { name: 'help', keys: ['?'], text: 'Show these keys' },
] as const

export type Shortcut = (typeof shortcuts)[number]['name']

const shortcutOf = (key: string): Shortcut | undefined =>
  shortcuts.find(({ keys }) => keys.some((each) => each === key))?.name

const TYPED_IN = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'
/** Elements that already react to a plain Enter. */
const PRESSED = 'a, button, input, [role^=menuitem]'
/** Overlays that handle keys themselves. The details of a testimonial do not count. */
const OPEN_LAYER = 'dialog[open]:not([data-keeps-shortcuts]), [popover]:popover-open [role=menu]'

/** The shortcut for a key press; undefined where the key is meant for something else. */
export function shortcutFrom(event: KeyboardEvent): Shortcut | undefined {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return undefined
  const target = event.target instanceof Element ? event.target : document.body
  if (target.closest(TYPED_IN) || document.querySelector(OPEN_LAYER)) return undefined
  if (event.key === 'Enter' && target.closest(PRESSED)) return undefined
  const shortcut = shortcutOf(event.key)
  const canRepeat = shortcut === 'next' || shortcut === 'previous'
  return event.repeat && !canRepeat ? undefined : shortcut
}
