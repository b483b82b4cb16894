import type { ComponentProps, MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from '../lib/class-names.ts'
import styles from './button.module.css'
import { type Change, useChange } from './changes.ts'

type Appearance = {
  variant?: 'ink' | 'line' | 'quiet' | 'danger' | undefined
  size?: 'small' | 'medium' | 'large' | undefined
  isWide?: boolean | undefined
}

const look = ({ variant = 'ink', size = 'medium', isWide }: Appearance) =>
  classNames(styles.button, styles[variant], styles[size], isWide && styles.wide)

/** Why a button can't be pressed while something else is under way. */
export const WAIT = 'Wait until this is done.'

type ButtonProps = ComponentProps<'button'> &
  Appearance & {
    isBusy?: boolean
    /** Why it can't be pressed now, for its tooltip; undefined when it can. */
    disabledReason?: string | undefined
    /** What it does to the workspace. Whoever may not do it does not see it; a frozen one keeps it off and says why. */
    change?: Change | undefined
  }

/** While busy or disabled it keeps its label and the focus, is announced as disabled, and ignores every press. */
export function Button(props: ButtonProps) {
  const { variant, size, isWide, isBusy = false, disabledReason, change, className, onClick, children, ...rest } = props
  const { isAllowed, frozen } = useChange(change)
  if (!isAllowed) return null
  const isOff = isBusy || disabledReason !== undefined || frozen !== undefined
  const press = (event: MouseEvent<HTMLButtonElement>) => (isOff ? event.preventDefault() : onClick?.(event))
  return (
    <button
      type="button"
      {...rest}
      className={classNames(look({ variant, size, isWide }), className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isOff || rest['aria-disabled']}
      title={disabledReason ?? (frozen ? undefined : rest.title)}
      {...frozen}
      onClick={press}
    >
      {isBusy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  )
}

export function ButtonLink({ variant, size, isWide, className, ...rest }: ComponentProps<typeof Link> & Appearance) {
  return <Link {...rest} className={classNames(look({ variant, size, isWide }), className)} />
}

/** For addresses outside the product. */
export function ButtonAnchor({
  variant,
  size,
  isWide,
  className,
  children,
  ...rest
}: ComponentProps<'a'> & Appearance) {
  return (
    <a {...rest} className={classNames(look({ variant, size, isWide }), className)}>
      {children}
    </a>
  )
}
