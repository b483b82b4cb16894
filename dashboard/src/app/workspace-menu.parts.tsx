import { Check, Layers, Snowflake } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { isRoleEnough } from '#shared/roles.ts'
import type { WorkspaceOfMember } from '#shared/workspaces.ts'
import { BrandImage } from '../components/brand-image.tsx'
import { NAMELESS } from '../features/workspaces/use-workspaces.tsx'
import { classNames } from '../lib/class-names.ts'
import styles from './workspace-menu.module.css'

type ItemProps = {
  /** Where it leads; without it, it is a button. */
  to?: string
  /** It leads to the open page. */
  isHere?: boolean
  /** Whether it is the chosen one of several. */
  isChecked?: boolean
  onSelect: () => void
  children: ReactNode
}

const ITEM = `row gap-12 full ink no-underline round-control icons-muted hover-tint focus-inside ${styles.item}`

export function Item({ to, isHere = false, isChecked, onSelect, children }: ItemProps) {
  const shared = {
    role: isChecked === undefined ? 'menuitem' : 'menuitemradio',
    'aria-checked': isChecked,
    tabIndex: -1,
    className: ITEM,
    'aria-current': isHere ? ('page' as const) : undefined,
    'data-autofocus': isChecked || undefined,
    onClick: onSelect,
  }
  if (to !== undefined)
    return (
      <Link {...shared} to={to}>
        {children}
      </Link>
    )
  return (
    <button {...shared} type="button">
      {children}
    </button>
  )
}

/** A workspace, how many answers need a decision there, and how many wait for a sign-off. Zero is not written. */
export function WorkspaceRow({ workspace, isCurrent }: { workspace: WorkspaceOfMember; isCurrent: boolean }) {
  const { name, imageUrl, role, waiting, waitingForSignOff, isFrozen } = workspace
  const canDecide = isRoleEnough(role, 'editor') && !isFrozen
  return (
    <>
      <BrandImage name={name} imageUrl={imageUrl} />
      <span className="grow shrink">
        <span className={classNames('block ellipsis', isCurrent && 'strong', isFrozen && 'muted')}>
          {name ?? NAMELESS}
        </span>
        {isFrozen && <FrozenWord />}
      </span>
      {waiting > 0 && (
        <span className="rigid tabular text-13 muted">
          <b className={canDecide ? 'strong ink' : 'regular'}>{waiting}</b> to review
        </span>
      )}
      {waitingForSignOff > 0 && (
        <span className="rigid tabular text-13 muted" title="They wait for a sign-off">
          {waitingForSignOff} in sign-off
        </span>
      )}
      <Mark isOn={isCurrent} />
    </>
  )
}

/** The column of the check is there without it, too. */
export const Mark = ({ isOn }: { isOn: boolean }) => (
  <span className={`rigid ${styles.check}`}>{isOn && <Check />}</span>
)

/** Always with its word. */
export const FrozenWord = ({ wordClassName }: { wordClassName?: string | undefined }) => (
  <span className="row gap-4 text-13 muted rigid icons-14">
    <Snowflake />
    <span className={wordClassName}>Frozen</span>
  </span>
)

/** Stands for all workspaces where the image of one would be. */
export const AllImage = () => (
  <span className={`center rigid round-control ${styles.all}`}>
    <Layers />
  </span>
)
