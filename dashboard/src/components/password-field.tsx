import { Check, Circle, Minus } from 'lucide-react'
import { type ComponentProps, useEffect, useState } from 'react'
import type { PasswordRequirement } from '../lib/auth/identity.ts'
import { defaultRequirements } from '../lib/auth/password-requirements.ts'
import { useAuth } from '../lib/auth/use-auth.ts'
import { classNames } from '../lib/class-names.ts'
import { Field } from './field.tsx'
import styles from './password-field.module.css'

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'end'> & {
  autoComplete: 'current-password' | 'new-password'
  /** What its button shows, where a form has two: "current password". */
  shown?: string
  requirements?: PasswordRequirement[]
  requirementsIn?: 'columns' | 'one column'
}

/** A password that can be shown, with the requirements for a new one. */
export function PasswordField({
  shown = 'password',
  requirements,
  requirementsIn = 'columns',
  ...field
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <Field
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      hint={requirements ? <Requirements items={requirements} layout={requirementsIn} /> : field.hint}
      end={
        <button
          type="button"
          className={`text-14 muted pad-inline-16 hover-ink ${styles.toggle}`}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
          <span className="visually-hidden nowrap"> {shown}</span>
        </button>
      }
    />
  )
}

type RequirementsProps = { items: PasswordRequirement[]; layout: 'columns' | 'one column' }

function Requirements({ items, layout }: RequirementsProps) {
  return (
    <span className={classNames('stack gap-12 rows-4', layout === 'columns' && styles.columns)}>
      {items.map(({ text, isMet }) => (
        <span key={text} className={classNames('flex gap-8 icons-14 icons-in-line', isMet === true && 'success')}>
          {isMet === 'checked later' ? <Minus /> : isMet ? <Check /> : <Circle />}
          {text}
          {isMet === 'checked later' ? (
            ' (checked when you save)'
          ) : (
            <span className="visually-hidden nowrap">{isMet ? ' (done)' : ' (missing)'}</span>
          )}
        </span>
      ))}
    </span>
  )
}

/**
 * What the identity service requires of this password. Until the service answers, or when it cannot be reached, these
 * are the minimum requirements of any service; the service itself still refuses a weak password. `isWanted` is false
 * while nobody types: the sign-in SDK, which is large, is loaded when it is true.
 */
export function usePasswordRequirements(
  password: string,
  { isWanted = true }: { isWanted?: boolean } = {},
): PasswordRequirement[] {
  const { checkPassword } = useAuth()
  const [isPolicyKnown, setIsPolicyKnown] = useState(false)
  const [checked, setChecked] = useState<PasswordRequirement[]>()

  useEffect(() => {
    if (!isWanted) return
    let isLeft = false
    checkPassword('').then(
      () => !isLeft && setIsPolicyKnown(true),
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [checkPassword, isWanted])

  useEffect(() => {
    if (!isPolicyKnown) return
    let isOutdated = false
    void checkPassword(password).then((requirements) => !isOutdated && setChecked(requirements))
    return () => {
      isOutdated = true
    }
  }, [checkPassword, isPolicyKnown, password])

  return checked ?? defaultRequirements(password)
}

/** Names what is missing in one sentence; undefined when nothing is missing. */
export function missingSentence(requirements: PasswordRequirement[]): string | undefined {
  const missing = requirements.filter(({ isMet }) => !isMet).map(({ text }) => text[0]?.toLowerCase() + text.slice(1))
  return missing.length > 0 ? `Password must have ${new Intl.ListFormat('en').format(missing)}.` : undefined
}
