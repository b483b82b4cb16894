import { Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Role, whoMay } from '#shared/roles.ts'
import { useHasRole } from './changes.ts'
import styles from './needed-role.module.css'

type RoleNoteProps = {
  /** The least role that may do it. */
  needed: Role
  /** What it is, like "change these settings". */
  what: string
}

/** Tells members with a lower role why they only see it. */
export const RoleNote = ({ needed, what }: RoleNoteProps) =>
  useHasRole(needed) ? null : (
    <p className="beside gap-8 icons-in-line icons-muted muted" role="note">
      <Eye />
      {whoMay(needed, what)}
    </p>
  )

/** Fields that members with a lower role can read and not change. */
export function FieldsFor({ needed, what, children }: RoleNoteProps & { children: ReactNode }) {
  const mayChange = useHasRole(needed)
  return (
    <fieldset className={styles.fields} disabled={!mayChange} title={mayChange ? undefined : whoMay(needed, what)}>
      {children}
    </fieldset>
  )
}
