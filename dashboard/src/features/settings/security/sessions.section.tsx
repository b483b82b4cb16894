/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   on small screens the rows become cards, which takes the roles of a table from the elements in some browsers */
import { useRef, useState } from 'react'
import { type AccountSecurity, endOtherSessions, endSession, getSecurity } from '#shared/security.ts'
import { Button } from '../../../components/button.tsx'
import { useConfirmedSignIn } from '../../../components/confirm-sign-in.tsx'
import { ListTable } from '../../../components/list-table.tsx'
import { useToast } from '../../../components/toast.tsx'
import type { IdentityUser } from '../../../lib/auth/identity.ts'
import { messageOf } from '../../../lib/error-message.ts'
import type { Clock } from '../../../lib/moments.ts'
import { useApi } from '../../../lib/use-api.ts'
import { useMinute } from '../../../lib/use-clock.ts'
import { useRefresh } from '../../../lib/use-endpoint.ts'
import { SettingsSection } from '../settings.layout.tsx'
import { sessionsEndedMessage, timeMessage } from './security.messages.ts'
import styles from './security.module.css'

type Session = AccountSecurity['sessions'][number]

const columns = [
  { title: 'Device', className: styles.device },
  { title: 'Network', className: styles.network },
  { title: 'Last active' },
  { title: 'Action', className: styles.action, isOnlySpoken: true },
]

type SessionsSectionProps = { sessions: readonly Session[]; identityUser: IdentityUser }

export function SessionsSection({ sessions, identityUser }: SessionsSectionProps) {
  const { isEnding, end, endOthers, table } = useEndings(identityUser)
  const clock = { now: useMinute() }
  const ordered = sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
  return (
    <SettingsSection title="Sessions" width="page" hint="Where you are signed in.">
      <div className="stack gap-16" ref={table} tabIndex={-1} role="group" aria-label="Sessions">
        <ListTable
          label="Sessions"
          columns={columns}
          cardsBelow="phone"
          className={styles.sessions}
          isBusy={false}
          isStale={false}
        >
          <tbody role="rowgroup">
            {ordered.map((session) => (
              <Row
                key={session.id}
                session={session}
                clock={clock}
                isEnding={isEnding(session.id)}
                onEnd={() => void end(session.id)}
              />
            ))}
          </tbody>
        </ListTable>
        <div className={`row wrap ${styles.foot}`}>
          {sessions.length > 1 && (
            <Button variant="line" isBusy={isEnding('others')} onClick={() => void endOthers()}>
              End all other sessions
            </Button>
          )}
          <p className="text-13 muted">Sessions end after 30 days without use.</p>
        </div>
      </div>
    </SettingsSection>
  )
}

type RowProps = { session: Session; clock: Clock; isEnding: boolean; onEnd: () => void }

function Row({ session, clock, isEnding, onEnd }: RowProps) {
  const { deviceName, network, lastSeenAt, isCurrent } = session
  return (
    <tr role="row">
      <td role="cell">
        <b className="medium">{deviceName}</b>{' '}
        {isCurrent && <span className="success medium nowrap">This session</span>}
      </td>
      <td role="cell" className="muted tabular">
        {network}
      </td>
      <td role="cell" className="muted tabular">
        {isCurrent ? 'Now' : timeMessage(lastSeenAt, clock)}
      </td>
      <td role="cell" className={styles.action}>
        {!isCurrent && (
          <Button
            variant="line"
            size="small"
            isBusy={isEnding}
            aria-label={`End session: ${deviceName}`}
            onClick={onEnd}
          >
            End
          </Button>
        )}
      </td>
    </tr>
  )
}

/** Ends sessions. The button that was pressed disappears, so the focus moves to the table. */
function useEndings(identityUser: IdentityUser) {
  const call = useApi()
  const toast = useToast()
  const refresh = useRefresh()
  const confirmed = useConfirmedSignIn(identityUser)
  const [ending, setEnding] = useState<readonly string[]>([])
  const table = useRef<HTMLDivElement>(null)

  async function run(key: string, act: () => Promise<string>) {
    setEnding((current) => [...current, key])
    try {
      const message = await confirmed(act)
      await refresh(getSecurity)
      if (message !== undefined) {
        toast.success(message)
        table.current?.focus({ preventScroll: true })
      }
    } catch (error) {
      toast.danger(messageOf(error))
    }
    setEnding((current) => current.filter((other) => other !== key))
  }

  return {
    table,
    isEnding: (key: string) => ending.includes(key),
    end: (id: string) =>
      run(id, async () => {
        await call(endSession, { params: { id } })
        return 'Session ended.'
      }),
    endOthers: () => run('others', async () => sessionsEndedMessage((await call(endOtherSessions, {})).ended)),
  }
}
