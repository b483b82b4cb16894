import { Snowflake } from 'lucide-react'
import type { CurrentUser } from '#shared/users.ts'
import { nameOfWorkspace } from '#shared/workspaces.ts'
import { useAuth } from '../../../lib/auth/use-auth.ts'
import { ownedBy } from './frozen.messages.ts'
import styles from './subscription.module.css'

/** Says which workspaces are frozen, while an active one is open. A frozen one has a banner on each page. */
export function FrozenOthers({ user }: { user: CurrentUser }) {
  const { openWorkspace } = useAuth()
  const frozen = ownedBy(user).filter(({ isFrozen }) => isFrozen)
  if (frozen.length === 0 || user.workspace.isFrozen) return null
  return (
    <aside
      className={`row gap-16 card below-32 pad-block-12 pad-inline-16 icons-20 icons-muted ${styles.notice}`}
      aria-label="Frozen workspaces"
    >
      <Snowflake />
      <div className="shrink grow">
        <p className={`strong ${styles.strong}`}>
          {frozen.length === 1 ? 'One workspace is frozen.' : `${frozen.length} workspaces are frozen.`} Upgrade to
          Studio to keep all active.
        </p>
        <p className="text-13 muted anywhere">Open a frozen workspace to make it the active one instead:</p>
        <ul className="row wrap gap-16 rows-8 text-13 anywhere" role="list">
          {frozen.map((workspace) => (
            <li key={workspace.id}>
              <button
                type="button"
                className={`touch-small accent underline ${styles.billing}`}
                onClick={() => openWorkspace(workspace.id)}
              >
                {nameOfWorkspace(workspace.name)}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}
