import { Check, ChevronRight } from 'lucide-react'
import { isRoleEnough, ROLES } from '#shared/roles.ts'
import { permissions, roleNames } from './team.messages.ts'
import styles from './team.module.css'

/** What each role can do, folded. */
export const RolesTable = () => (
  <details className={`${styles.folded} ${styles.roles}`}>
    <summary className="row gap-8 muted pointer icons-14">
      <ChevronRight />
      What each role can do
    </summary>
    <table className="above-12 text-13 full">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Permission</span>
          </th>
          {ROLES.map((role) => (
            <th key={role} scope="col" className="medium muted">
              {roleNames[role]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {permissions.map(({ what, needed }) => (
          <tr key={what}>
            <th scope="row" className="regular">
              {what}
            </th>
            {ROLES.map((role) => (
              <td key={role} className="icons-14">
                {isRoleEnough(role, needed) && <Check />}
                <span className="visually-hidden">{isRoleEnough(role, needed) ? 'Yes' : 'No'}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </details>
)
