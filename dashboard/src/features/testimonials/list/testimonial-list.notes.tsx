import { CirclePause, Hand, Hourglass, MailWarning } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { getEmailSettings } from '#shared/email-settings.ts'
import { getRequestUsage, type RequestUsage } from '#shared/testimonial-requests.ts'
import { useHasRole } from '../../../components/changes.ts'
import { ContactLink } from '../../../components/contact-link.tsx'
import { useConfirmationEmail, RESTS } from '../../../components/confirmation-email.ts'
import { Meter } from '../../../components/meter.tsx'
import { PlansLink } from '../../../components/plans-link.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { StripeBanner } from '../../../components/stripe-banner.tsx'
import { ViewLink } from '../../../components/filter-links.tsx'
import { useCurrentUser } from '../../../lib/auth/use-current-user.ts'
import { browserStorage } from '../../../lib/browser-storage.ts'
import { dayAndMonth, fullDate } from '../../../lib/dates.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { LIST_ADDRESS, type ListView, WHOLE_LIST } from './testimonial-list.address.ts'
import {
  leftTodayMessage,
  noMatchMessage,
  paymentsMessage,
  quotaMessage,
  usageLevel,
} from './testimonial-list.messages.ts'
import styles from './testimonial-list.notes.module.css'
import type { TestimonialPage } from './testimonial-list.query.ts'

/** With more segments than this they cannot be told apart. */
const COUNTED_MAX = 10

/** How many of the month's requests are used. Renders nothing when it cannot be loaded; nothing here depends on it. */
export function UsageMeter() {
  const { data: usage, error } = useEndpoint(getRequestUsage, {})
  if (error && !usage) return null
  return <div className={styles.usage}>{usage ? <Usage usage={usage} /> : <Skeleton length="full" />}</div>
}

function Usage({ usage: { used, limit, resetsOn } }: { usage: RequestUsage }) {
  if (limit === null)
    return (
      <p className={styles.meter}>
        <b className="ink medium">{used.toLocaleString('en')}</b> {used === 1 ? 'request' : 'requests'} this month
      </p>
    )
  const level = usageLevel({ used, limit })
  const left = Math.max(0, limit - used)
  return (
    <>
      <p className={styles.meter}>
        <span>
          <b className="ink medium">
            {used} of {limit}
          </b>{' '}
          requests this month, resets {dayAndMonth(resetsOn)}
        </span>
        <Meter used={used} limit={limit} isCounted={limit <= COUNTED_MAX} />
      </p>
      {level !== 'plenty' && (
        <p className={`ink text-12-18 ${styles.hint}`}>
          {left === 0 ? 'None left this month.' : `${left} left this month.`} <PlansLink />
        </p>
      )}
    </>
  )
}

const LINKED_STORAGE_KEY = 'goodword.stripe-linked'

/** Holds the banner's place until the user is known, so that the list does not jump. */
export function StripeBannerPlace() {
  const { data: user } = useCurrentUser()
  const isLinked = user && user.connectedStripeAccountId !== undefined
  useEffect(() => {
    if (isLinked) browserStorage.setItem(LINKED_STORAGE_KEY, 'yes')
    else if (isLinked === false) browserStorage.removeItem(LINKED_STORAGE_KEY)
  }, [isLinked])

  if (user) return <StripeBanner />
  return browserStorage.getItem(LINKED_STORAGE_KEY) ? null : <div className={styles.banner} aria-hidden="true" />
}

type NoteProps = { onHold: TestimonialPage['paymentsOnHold'] }

/** At most one note above the rows: why no emails are sent or few are left today, or else the one about payments. */
export function ListNote({ onHold }: NoteProps) {
  const { data: user } = useCurrentUser()
  const isUnconfirmed = user !== undefined && !user.isEmailVerified && user.sendingPausedAt === null
  const { data: settings, error } = useEndpoint(getEmailSettings, isUnconfirmed ? {} : null)
  if (!user || (isUnconfirmed && !settings && !error)) return null
  if (user.sendingPausedAt) return <Paused since={user.sendingPausedAt} />
  const leftToday = settings ? leftTodayMessage(settings.sending.leftToday) : null
  return leftToday ? <Unconfirmed text={leftToday} /> : <PaymentsNote onHold={onHold} />
}

/** Which payments are on hold: until the owner does something, or else until next month's requests. */
export function PaymentsNote({ onHold }: NoteProps) {
  const mayDecide = useHasRole('editor')
  const needsYou = onHold && mayDecide && paymentsMessage(onHold.needsYou)
  if (needsYou)
    return (
      <aside className={styles.note} aria-label="Payments that need you">
        <Hand />
        <p className="shrink anywhere">
          <b className="medium">{needsYou}</b> <Link to="/payments?show=onHold">Review payments</Link>
        </p>
      </aside>
    )
  const waiting = onHold && quotaMessage(onHold.quota)
  return waiting ? <Waiting text={waiting} /> : null
}

function Waiting({ text }: { text: string }) {
  const { data: usage } = useEndpoint(getRequestUsage, {})
  return (
    <aside className={styles.note} aria-label="Payments on hold">
      <Hourglass />
      <p className="shrink anywhere">
        <b className="medium">{text}</b>{' '}
        {usage && `We’ll ask them from ${dayAndMonth(usage.resetsOn)}, or right away on a larger plan. `}
        <PlansLink />
      </p>
    </aside>
  )
}

const Paused = ({ since }: { since: string }) => (
  <aside className={styles.note} data-tone="danger" aria-label="Sending">
    <CirclePause />
    <p className="shrink anywhere">
      <b className="medium">Emails to your clients have been paused since {fullDate(since)}.</b> Two of them were
      reported as spam. You can still share links. Email <ContactLink /> and we’ll look into it with you.
    </p>
  </aside>
)

function Unconfirmed({ text }: { text: string }) {
  const { isSent, send } = useConfirmationEmail()
  return (
    <aside className={styles.note} aria-label="Sending">
      <MailWarning />
      <p className="shrink anywhere">
        <b className="medium">{text}</b> Confirm your email address to send more.{' '}
        <button type="button" aria-disabled={isSent} title={isSent ? RESTS : undefined} onClick={() => void send()}>
          {isSent ? 'Email sent' : 'Send a confirmation email'}
        </button>
      </p>
    </aside>
  )
}

/** Shown when the filter or the search matches nothing. */
export const NoMatch = ({ view }: { view: ListView }) => (
  <section className={`justify-start gap-12 card stack ${styles.noMatch}`}>
    <p className="serif-18 anywhere">{noMatchMessage(view)}</p>
    <ViewLink address={LIST_ADDRESS} view={view} change={({ sort }) => ({ ...WHOLE_LIST, sort })}>
      Clear filters
    </ViewLink>
  </section>
)
