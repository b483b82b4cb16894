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
}

export function IconButton({ icon: Icon, label, tooltip = label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames('inline-center square-32 rigid muted round-control hover-tint', styles.button, className)}
      aria-label={label}
      title={tooltip}
    >
      <Icon />
    </button>
  )
}
