import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { pageHeads } from '#shared/page-heads.ts'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { useConfirmationEmail, RESTS } from '../../components/confirmation-email.ts'
import { RoleNote } from '../../components/needed-role.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { TabLinks } from '../../components/tab-links.tsx'
import { classNames } from '../../lib/class-names.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import styles from './settings.module.css'

const tabs = [
  { label: 'Profile', to: '/settings/profile' },
  { label: 'Security', to: '/settings/security' },
  { label: 'Team', to: '/settings/team' },
  { label: 'Subscription', to: '/settings/subscription' },
  { label: 'Emails', to: '/settings/emails' },
  { label: 'Stripe', to: '/settings/stripe' },
  { label: 'Data', to: '/settings/data' },
] as const

type Tab = (typeof tabs)[number]['to']

type SettingsLayoutProps = {
  tab: Tab
  /** At the end of the title's line. */
  action?: ReactNode
  /** What only admins and the owner may do here: others are told so. */
  adminsMay?: string
  children: ReactNode
}

export function SettingsLayout({ tab, action, adminsMay, children }: SettingsLayoutProps) {
  const title = tabs.find(({ to }) => to === tab)?.label ?? ''
  usePageTitle(pageHeads[tab].title)
  return (
    <>
      <Breadcrumbs items={[{ label: 'Settings', to: '/settings' }, { label: title }]} />
      {action ? (
        <div className="row wrap gap-16 justify-between">
          <h1>{title}</h1>
          {action}
        </div>
      ) : (
        <h1>{title}</h1>
      )}
      <TabLinks label="Settings" items={tabs} />
      {adminsMay !== undefined && (
        <div className={styles.role}>
          <RoleNote needed="admin" what={adminsMay} />
        </div>
      )}
      <div>{children}</div>
    </>
  )
}

type SettingsSectionProps = {
  title: string
  id?: string
  hint?: ReactNode
  /** `form`: as wide as fields are. `page`: up to the end of the page. `whole`: the whole page, below the title. */
  width?: 'form' | 'page' | 'whole'
  children: ReactNode
}

export function SettingsSection({ title, id, hint, width = 'form', children }: SettingsSectionProps) {
  const titleId = useId()
  return (
    <section
      id={id}
      className={classNames(
        'border-above pad-block-32 tablet-column',
        styles.section,
        width === 'page' && styles.wide,
        width === 'whole' && styles.whole,
      )}
      aria-labelledby={titleId}
    >
      <div>
        <h2 id={titleId}>{title}</h2>
        {hint && <p className="above-4 text-13 muted anywhere">{hint}</p>}
      </div>
      <div className="stack gap-24 content-start">{children}</div>
    </section>
  )
}

export function SettingsLoading() {
  return (
    <div className={`gap-16 stack ${styles.loading}`} role="status" aria-label="Loading" aria-busy="true">
      <Skeleton length="long" />
      <Skeleton length="full" />
      <Skeleton length="medium" />
    </div>
  )
}

/** The end of a form, below the column of its fields. */
export const FormEnd = ({ children }: { children: ReactNode }) => (
  <div className={`justify-start gap-16 stack small-stretch ${styles.end}`}>{children}</div>
)

/** Sends the email that confirms the owner's address. */
export function ConfirmationButton() {
  const { isSent, send } = useConfirmationEmail()
  return (
    <button
      type="button"
      className={`touch-small accent underline ${styles.inline}`}
      aria-disabled={isSent}
      title={isSent ? RESTS : undefined}
      onClick={() => void send()}
    >
      {isSent ? 'Email sent' : 'Send a confirmation email'}
    </button>
  )
}

export const ProfileLink = () => (
  <Link className={`underline ${styles.inline}`} to="/settings/profile">
    your profile
  </Link>
)
