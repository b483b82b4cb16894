import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '../lib/class-names.ts'
import styles from './icon-button.module.css'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  icon: LucideIcon
  /** Its accessible name. */
  label: string
  /** The tooltip, when it is shorter than the accessible name. */
  tooltip?: string
  /** Why it can't be pressed now, for its tooltip; undefined when it can. */
  disabledReason?: string | undefined
}

export function IconButton(props: IconButtonProps) {
  const { icon: Icon, label, tooltip = label, disabledReason, className, onClick, ...rest } = props
  const isOff = disabledReason !== undefined
  return (
    <button
      type="button"
      {...rest}
      className={classNames('inline-center square-32 rigid muted round-control hover-tint', styles.button, className)}
      aria-label={label}
      aria-disabled={isOff || rest['aria-disabled']}
      title={disabledReason ?? tooltip}
      onClick={(event) => !isOff && onClick?.(event)}
    >
      <Icon />
    </button>
  )
}
