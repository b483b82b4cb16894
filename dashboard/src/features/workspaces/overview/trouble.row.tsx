/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   on small screens the rows become grids, which takes the roles of a table from the elements in some browsers */
import { CirclePause, Gauge, type LucideIcon, MailQuestionMark, MailX, Snowflake, Unplug } from 'lucide-react'
import type { Trouble, WorkspaceOverview } from '#shared/overview.ts'
import { NAMELESS } from '../use-workspaces.tsx'
import { WorkspaceLink } from '../workspace-link.tsx'
import { canMend, troubleMessage } from './overview.messages.ts'
import styles from './overview.module.css'

const icons: Record<Trouble['kind'], LucideIcon> = {
  frozen: Snowflake,
  requests_undelivered: MailX,
  deliveries_uncertain: MailQuestionMark,
  stripe_unlinked: Unplug,
  stripe_needs_attention: Unplug,
  requests_used_up: Gauge,
  sending_paused: CirclePause,
}

type TroubleRowProps = { workspace: WorkspaceOverview; trouble: Trouble; now: Date }

/** What happened, and the way to mend it: the page for it, or whoever may. */
export function TroubleRow({ workspace, trouble, now }: TroubleRowProps) {
  const Icon = icons[trouble.kind]
  const { text, mending } = troubleMessage(trouble, now)
  const { id, name, owner } = workspace
  return (
    <tr role="row" className={styles.trouble} data-kind={trouble.kind}>
      <td role="cell" colSpan={7}>
        <p className="flex gap-8 icons-in-line">
          <Icon />
          <span>
            {text}{' '}
            {canMend(workspace, mending) ? (
              <WorkspaceLink
                workspaceId={id}
                page={mending.page}
                className={`medium no-underline hover-underline ${styles.mend}`}
                aria-label={`${mending.label} in ${name ?? NAMELESS}`}
              >
                {mending.label}
              </WorkspaceLink>
            ) : (
              owner && (
                <a className={`medium no-underline hover-underline ${styles.mend}`} href={`mailto:${owner.email}`}>
                  Email {owner.firstName}
                </a>
              )
            )}
          </span>
        </p>
      </td>
    </tr>
  )
}
