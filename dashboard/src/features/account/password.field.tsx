import { Check, Circle } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Field } from '../../components/field.tsx'
import { classNames } from '../../lib/class-names.ts'
import type { PasswordRequirement } from '../../lib/auth/identity.ts'
import styles from './password.module.css'

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'hint' | 'end'> & {
  autoComplete: 'current-password' | 'new-password'
  requirements?: PasswordRequirement[]
}

/** A password that can be shown, with the requirements for a new one. */
export function PasswordField({ requirements, ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <Field
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      hint={requirements && <Requirements items={requirements} />}
      end={
        <button
          type="button"
          className={`text-14 muted pad-inline-16 hover-ink ${styles.toggle}`}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
          <span className="visually-hidden nowrap"> password</span>
        </button>
      }
    />
  )
}

function Requirements({ items }: { items: PasswordRequirement[] }) {
  return (
    <span className={`gap-12 rows-4 ${styles.requirements}`}>
      {items.map(({ text, isMet }) => (
        <span key={text} className={classNames('flex gap-8 icons-14 icons-in-line', isMet && 'success')}>
          {isMet ? <Check /> : <Circle />}
          {text}
          <span className="visually-hidden nowrap">{isMet ? ' (done)' : ' (missing)'}</span>
        </span>
      ))}
    </span>
  )
}
