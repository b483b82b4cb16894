import type { ComponentProps, MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from '../lib/class-names.ts'
import styles from './button.module.css'

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
  }

/** While busy or disabled it keeps its label and the focus, is announced as disabled, and ignores every press. */
export function Button(props: ButtonProps) {
  const { variant, size, isWide, isBusy = false, disabledReason, className, onClick, children, ...rest } = props
  const isOff = isBusy || disabledReason !== undefined
  const press = (event: MouseEvent<HTMLButtonElement>) => (isOff ? event.preventDefault() : onClick?.(event))
  return (
    <button
      type="button"
      {...rest}
      className={classNames(look({ variant, size, isWide }), className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isOff || rest['aria-disabled']}
      title={disabledReason ?? rest.title}
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
