import { Check, type LucideIcon } from 'lucide-react'
import { useId, useRef, useState, type KeyboardEvent, type ReactNode, type ToggleEvent } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from '../lib/class-names.ts'
import styles from './menu.module.css'

/** With `isChecked` it is one of several options, of which one is chosen. */
type MenuItem = {
  /** Tells items with the same label apart. */
  id?: string
  label: string
  icon?: LucideIcon
  image?: ReactNode
  /** At the end of its line. */
  note?: string | undefined
  hasRuleAbove?: boolean
  isChecked?: boolean
} & ({ to: string } | { onSelect: () => void })

type MenuProps = {
  /** Names the menu and starts the name of its button, like "More actions for Ana". */
  label: string
  /** What the button shows. */
  trigger: ReactNode
  triggerClassName?: string | undefined
  /** Shown above the items, and not an item itself. */
  head?: ReactNode
  items: MenuItem[]
}

const ITEM = 'row relative full gap-8 ink no-underline round-control icons-muted hover-tint focus-inside phone-touch'

/** The browser closes it on Escape, returning the focus, and on a press outside. */
export function Menu({ label, trigger, triggerClassName, head, items }: MenuProps) {
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)

  const stops = () => [...(popover.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]
  const follow = ({ newState }: ToggleEvent) => {
    setIsOpen(newState === 'open')
    if (newState === 'open') stops()[0]?.focus()
  }
  const move = (event: KeyboardEvent) => {
    const all = stops()
    const current = all.findIndex((stop) => stop === document.activeElement)
    const targets: Record<string, number> = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: -1 }
    const target = targets[event.key]
    if (event.key === 'Tab') popover.current?.hidePopover()
    if (target === undefined) return
    event.preventDefault()
    all.at(target % all.length)?.focus()
  }

  return (
    <>
      <button
        type="button"
        className={classNames('relative', triggerClassName)}
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={isOpen}
      >
        <span className="visually-hidden nowrap">{label}</span>
        {trigger}
      </button>
      <div ref={popover} id={id} popover="auto" className={`card ink ${styles.menu}`} onToggle={follow}>
        {head && <div className={`border-below text-13 muted ${styles.head}`}>{head}</div>}
        <div role="menu" tabIndex={-1} aria-label={label} onKeyDown={move}>
          {items.map(({ id: key, label: word, icon: Icon, image, note, hasRuleAbove, isChecked, ...target }) => {
            const role = isChecked === undefined ? 'menuitem' : 'menuitemradio'
            const className = classNames(ITEM, hasRuleAbove && styles.ruled)
            const shared = { role, 'aria-checked': isChecked, tabIndex: -1, className }
            const select = () => {
              popover.current?.hidePopover()
              if ('onSelect' in target) target.onSelect()
            }
            const content = (
              <>
                {Icon && <Icon />}
                {image}
                <span className={classNames('ellipsis', styles.word)}>{word}</span>
                {note !== undefined && <span className="push rigid text-13 muted">{note}</span>}
                {isChecked && <Check className={note === undefined ? 'push' : undefined} />}
              </>
            )
            return 'to' in target ? (
              <Link key={key ?? word} {...shared} to={target.to} onClick={select}>
                {content}
              </Link>
            ) : (
              <button key={key ?? word} {...shared} type="button" onClick={select}>
                {content}
              </button>
            )
          })}
        </div>
      </div>
    </>
  )
}
