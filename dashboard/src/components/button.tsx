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

type ButtonProps = ComponentProps<'button'> & Appearance & { isBusy?: boolean }

/** While busy it keeps its label and the focus, is announced as disabled, and ignores every press. */
export function Button({ variant, size, isWide, isBusy = false, className, onClick, children, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => (isBusy ? event.preventDefault() : onClick?.(event))
  return (
    <button
      type="button"
      {...rest}
      className={classNames(look({ variant, size, isWide }), className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
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
