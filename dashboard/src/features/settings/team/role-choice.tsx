import { useId } from 'react'
import type { GivenRole } from '#shared/members.ts'
import { roleHints, roleNames } from './team.messages.ts'
import styles from './team.module.css'

type RoleChoiceProps = { roles: readonly GivenRole[]; value: GivenRole; onChange: (role: GivenRole) => void }

export function RoleChoice({ roles, value, onChange }: RoleChoiceProps) {
  const id = useId()
  return (
    <fieldset className="stack gap-12">
      <legend className={`medium ${styles.legend}`}>Role</legend>
      {roles.map((role) => (
        <div key={role} className="flex align-start gap-8">
          <input
            type="radio"
            className={styles.radio}
            id={`${id}-${role}`}
            name={id}
            checked={role === value}
            aria-describedby={`${id}-${role}-hint`}
            onChange={() => onChange(role)}
          />
          <div className="shrink">
            <label htmlFor={`${id}-${role}`}>{roleNames[role]}</label>
            <p className="text-13 muted" id={`${id}-${role}-hint`}>
              {roleHints[role]}
            </p>
          </div>
        </div>
      ))}
    </fieldset>
  )
}
