import { LogOut, type LucideIcon, Mail, ShieldAlert, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { AccountSecurity } from '#shared/security.ts'
import { useMinute } from '../../../lib/use-clock.ts'
import { SettingsSection } from '../settings.layout.tsx'
import { eventMessage, placeMessage, timeMessage } from './security.messages.ts'
import styles from './security.module.css'

const SHOWN_FIRST = 5

type SecurityEvent = AccountSecurity['events'][number]

const icons: Partial<Record<SecurityEvent['kind'], LucideIcon>> = {
  session_ended: LogOut,
  other_sessions_ended: LogOut,
  email_change_reversed: Undo2,
}

export function ActivitySection({ events }: { events: readonly SecurityEvent[] }) {
  const [isWhole, setIsWhole] = useState(false)
  return (
    <SettingsSection
      title="Recent activity"
      width="page"
      hint={events.length > 0 && 'We email you about the ones marked with an envelope.'}
    >
      {events.length > 0 ? (
        <div className="stack gap-16">
          <ul className={styles.activity} role="list">
            {events.slice(0, isWhole ? undefined : SHOWN_FIRST).map((event) => (
              <Item key={event.id} event={event} />
            ))}
          </ul>
          <div className={`row wrap ${styles.foot}`}>
            {!isWhole && events.length > SHOWN_FIRST && (
              <button
                type="button"
                className="text-13 accent touch-small hover-underline"
                onClick={() => setIsWhole(true)}
              >
                Show all activity
              </button>
            )}
            <p className="text-13 muted">Don’t recognise something? Change your password and end all other sessions.</p>
          </div>
        </div>
      ) : (
        <p className="text-13 muted measure">
          New devices, wrong passwords, and changes to your password or email appear here.
        </p>
      )}
    </SettingsSection>
  )
}

function Item({ event }: { event: SecurityEvent }) {
  const now = useMinute()
  const Icon = event.isEmailed ? Mail : (icons[event.kind] ?? ShieldAlert)
  return (
    <li className="text-13 border-below icons-in-line icons-muted">
      <Icon />
      <span className="anywhere">
        {eventMessage(event)}: <span className="muted">{placeMessage(event)}</span>
        {event.isEmailed && <span className="visually-hidden"> (emailed)</span>}
      </span>
      <time className="muted tabular nowrap" dateTime={event.at}>
        {timeMessage(event.at, { now })}
      </time>
    </li>
  )
}
