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

/** A password, which can be shown, and what a new one must have. */
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
        <button type="button" className={styles.toggle} onClick={() => setIsShown(!isShown)}>
          {isShown ? 'Hide' : 'Show'}
          <span className={styles.unseen}> password</span>
        </button>
      }
    />
  )
}

function Requirements({ items }: { items: PasswordRequirement[] }) {
  return (
    <span className={styles.requirements}>
      {items.map(({ text, isMet }) => (
        <span key={text} className={classNames(styles.requirement, isMet && styles.met)}>
          {isMet ? <Check /> : <Circle />}
          {text}
          <span className={styles.unseen}>{isMet ? ' (done)' : ' (missing)'}</span>
        </span>
      ))}
    </span>
  )
}
