import { useEffect, useState } from 'react'
import { Checkbox } from '../../../components/checkbox.tsx'
import { Dialog, DialogBody } from '../../../components/dialog.tsx'
import { areShortcutsOn, isForPage, turnShortcuts } from '../../../lib/one-key.ts'
import { useStableCallback } from '../../../lib/use-stable-callback.ts'
import styles from './shortcuts.module.css'

/** Every shortcut of the list, in the order of the help. */
const shortcuts = [
  { name: 'review', keys: ['v'], text: 'Review one by one' },
  { name: 'next', keys: ['j'], text: 'Next testimonial' },
  { name: 'previous', keys: ['k'], text: 'Previous testimonial' },
  { name: 'open', keys: ['o', 'Enter'], text: 'Open details' },
  { name: 'approve', keys: ['a'], text: 'Approve' },
  { name: 'reject', keys: ['r'], text: 'Reject' },
  { name: 'share', keys: ['s'], text: 'Share image' },
  { name: 'undo', keys: ['u'], text: 'Undo the decision' },
  { name: 'select', keys: ['x'], text: 'Select' },
  { name: 'tag', keys: ['t'], text: 'Add a tag, in the details' },
  { name: 'create', keys: ['c'], text: 'Create a request' },
  { name: 'search', keys: ['/'], text: 'Search' },
  { name: 'help', keys: ['?'], text: 'Show these keys' },
] as const

export type Shortcut = (typeof shortcuts)[number]['name']

type Member = { mayChange: boolean }

/** What changes a testimonial, or prepares it. */
const CHANGING: readonly Shortcut[] = ['review', 'approve', 'reject', 'undo', 'select', 'tag', 'create']

/** Those of the signed-in member. */
const shortcutsOf = ({ mayChange }: Member) => shortcuts.filter(({ name }) => mayChange || !CHANGING.includes(name))

const shortcutOf = (key: string, member: Member): Shortcut | undefined =>
  shortcutsOf(member).find(({ keys }) => keys.some((each) => each === key))?.name

/** Elements that already react to a plain Enter. */
const PRESSED = 'a, button, input, [role^=menuitem]'
/** The shortcut for a key press; undefined where the key is meant for something else. */
function shortcutFrom(event: KeyboardEvent, member: Member): Shortcut | undefined {
  if (!isForPage(event)) return undefined
  const target = event.target instanceof Element ? event.target : document.body
  if (event.key === 'Enter' && target.closest(PRESSED)) return undefined
  const shortcut = shortcutOf(event.key, member)
  const canRepeat = shortcut === 'next' || shortcut === 'previous'
  return event.repeat && !canRepeat ? undefined : shortcut
}

/** One-key shortcuts, which can be turned off (WCAG 2.1.4); the choice is stored in this browser. */
export function useShortcuts(perform: (shortcut: Shortcut) => void, { mayChange }: Member) {
  const [isOn, setIsOn] = useState(areShortcutsOn)
  const press = useStableCallback((event: KeyboardEvent) => {
    const shortcut = shortcutFrom(event, { mayChange })
    if (!shortcut) return
    event.preventDefault()
    perform(shortcut)
  })

  useEffect(() => {
    if (!isOn) return
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [isOn, press])

  return {
    isOn,
    mayChange,
    turn: (to: 'on' | 'off') => {
      setIsOn(to === 'on')
      turnShortcuts(to)
    },
  }
}

export type Shortcuts = ReturnType<typeof useShortcuts>

type ShortcutsDialogProps = Shortcuts & { onClose: () => void }

/** Lists every shortcut, and turns them all on or off. */
export function ShortcutsDialog({ isOn: wasOn, mayChange, turn, onClose }: ShortcutsDialogProps) {
  const [isOn, setIsOn] = useState(wasOn)
  return (
    <Dialog title="Keyboard shortcuts" width={450} onClose={onClose}>
      <DialogBody>
        <Checkbox
          label="Use one-key shortcuts"
          hint="Remembered in this browser. Tab and Enter always work."
          checked={isOn}
          onChange={({ target }) => {
            setIsOn(target.checked)
            turn(target.checked ? 'on' : 'off')
          }}
        />
        <dl className={styles.keys}>
          {shortcutsOf({ mayChange }).map(({ name, keys, text }) => (
            <div key={name}>
              <dt className="flex gap-4">
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </DialogBody>
    </Dialog>
  )
}

type HintProps = Pick<Shortcuts, 'isOn' | 'mayChange'> & { onHelp: () => void }

/** Tells about the shortcuts, and leads to where they can be turned on again. */
export const ShortcutsHint = ({ isOn, mayChange, onHelp }: HintProps) => (
  <button
    type="button"
    className={`row gap-8 text-13 muted round-control pad-inline-8 hover-tint ${styles.hint}`}
    title="Keyboard shortcuts"
    onClick={onHelp}
  >
    {isOn ? (
      <>
        {mayChange && (
          <>
            <kbd>v</kbd>
            <span>review</span>
          </>
        )}
        <kbd>j</kbd>
        <kbd>k</kbd>
        <span>move</span>
        {mayChange && (
          <>
            <kbd>a</kbd>
            <span>approve</span>
            <kbd>r</kbd>
            <span>reject</span>
          </>
        )}
        <kbd>?</kbd>
        all keys
      </>
    ) : (
      'Keyboard shortcuts'
    )}
  </button>
)
