/** Every key of the list, in the order in which the help names them. */
export const shortcuts = [
  { name: 'next', keys: ['j'], words: 'Next testimonial' },
  { name: 'previous', keys: ['k'], words: 'Previous testimonial' },
  { name: 'open', keys: ['o', 'Enter'], words: 'Open details' },
  { name: 'approve', keys: ['a'], words: 'Approve' },
  { name: 'reject', keys: ['r'], words: 'Reject' },
  { name: 'undo', keys: ['u'], words: 'Undo the decision' },
  { name: 'select', keys: ['x'], words: 'Select' },
  { name: 'create', keys: ['c'], words: 'Create a request' },
  { name: 'search', keys: ['/'], words: 'Search' },
  { name: 'help', keys: ['?'], words: 'Show these keys' },
] as const

export type Shortcut = (typeof shortcuts)[number]['name']

const shortcutOf = (key: string): Shortcut | undefined =>
  shortcuts.find(({ keys }) => keys.some((each) => each === key))?.name

const TYPED_IN = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'
/** What a plain Enter already does something on. */
const PRESSED = 'a, button, input, [role^=menuitem]'
/** What lies above the list and wants the keys for itself. The details of a testimonial do not. */
const OPEN_LAYER = 'dialog[open]:not([data-keeps-shortcuts]), [popover]:popover-open [role=menu]'

/** The shortcut that a key press means; none where it is meant for something else. */
export function shortcutFrom(event: KeyboardEvent): Shortcut | undefined {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return undefined
  const target = event.target instanceof Element ? event.target : document.body
  if (target.closest(TYPED_IN) || document.querySelector(OPEN_LAYER)) return undefined
  if (event.key === 'Enter' && target.closest(PRESSED)) return undefined
  const shortcut = shortcutOf(event.key)
  const canRepeat = shortcut === 'next' || shortcut === 'previous'
  return event.repeat && !canRepeat ? undefined : shortcut
}
