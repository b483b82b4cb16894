import { Check, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from '../lib/class-names.ts'
import { type Change, useChanges } from './changes.ts'
import { useMenuPopover } from './menu-popover.ts'
import styles from './menu.module.css'

/** With `isChecked` it is one of several options, of which one is chosen. */
type MenuItem = {
  label: string
  icon?: LucideIcon
  hasRuleAbove?: boolean
  isChecked?: boolean
  /** Something small instead of an icon. */
  mark?: ReactNode
  /** Something short at the end, like a number. */
  note?: string
  /** What it does to the workspace. Whoever may not do it does not see it; a frozen one keeps it off and says why. */
  change?: Change | undefined
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
  onOpen?: (() => void) | undefined
}

const ITEM = 'row relative full gap-8 ink no-underline round-control icons-muted hover-tint focus-inside phone-touch'

export function Menu({ label, trigger, triggerClassName, head, items, onOpen }: MenuProps) {
  const { id, isOpen, close, popover, onKeyDown } = useMenuPopover(onOpen)
  const access = useChanges()
  const allowed = items.filter(({ change }) => access(change).isAllowed)
  if (allowed.length === 0) return null
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
      <div {...popover} className={`card ink ${styles.menu}`}>
        {head && <div className={`border-below text-13 muted ${styles.head}`}>{head}</div>}
        <div role="menu" tabIndex={-1} aria-label={label} onKeyDown={onKeyDown}>
          {allowed.map(({ label: word, icon: Icon, hasRuleAbove, isChecked, mark, note, change, ...target }) => {
            const { frozen } = access(change)
            const role = isChecked === undefined ? 'menuitem' : 'menuitemradio'
            const className = classNames(ITEM, hasRuleAbove && styles.ruled, frozen && styles.frozen)
            const shared = { role, 'aria-checked': isChecked, tabIndex: -1, className, ...frozen }
            const select = () => {
              if (frozen) return
              close()
              if ('onSelect' in target) target.onSelect()
            }
            const content = (
              <>
                {Icon && <Icon />}
                {mark}
                {mark || note ? <bdi className="ellipsis">{word}</bdi> : word}
                {note && <span className="push text-13 muted tabular">{note}</span>}
                {isChecked && <Check className={note ? undefined : 'push'} />}
              </>
            )
            return 'to' in target ? (
              <Link key={word} {...shared} to={target.to} onClick={select}>
                {content}
              </Link>
            ) : (
              <button key={word} {...shared} type="button" onClick={select}>
                {content}
              </button>
            )
          })}
        </div>
      </div>
    </>
  )
}
