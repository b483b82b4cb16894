import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '../lib/class-names.ts'
import { type Change, useChange } from './changes.ts'
import styles from './icon-button.module.css'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  icon: LucideIcon
  /** Its accessible name. */
  label: string
  /** The tooltip, when it is shorter than the accessible name. */
  tooltip?: string
  /** Why it can't be pressed now, for its tooltip; undefined when it can. */
  disabledReason?: string | undefined
  /** What it does to the workspace. Whoever may not do it does not see it; a frozen one keeps it off and says why. */
  change?: Change | undefined
}

export function IconButton(props: IconButtonProps) {
  const { icon: Icon, label, tooltip = label, disabledReason, change, className, onClick, ...rest } = props
  const { isAllowed, frozen } = useChange(change)
  if (!isAllowed) return null
  const isOff = disabledReason !== undefined || frozen !== undefined
  return (
    <button
      type="button"
      {...rest}
      className={classNames('inline-center square-32 rigid muted round-control hover-tint', styles.button, className)}
      aria-label={label}
      aria-disabled={isOff || rest['aria-disabled']}
      title={disabledReason ?? (frozen ? undefined : tooltip)}
      {...frozen}
      onClick={(event) => !isOff && onClick?.(event)}
    >
      <Icon />
    </button>
  )
}
