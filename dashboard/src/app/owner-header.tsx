import { ChevronDown, LogOut, MailWarning, Menu as MenuIcon, Plus, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router-dom'
import { plans } from '#shared/plans.ts'
import { type CurrentUser, fullName } from '#shared/users.ts'
import { Avatar } from '../components/avatar.tsx'
import { IconButton } from '../components/icon-button.tsx'
import { Menu } from '../components/menu.tsx'
import { Skeleton } from '../components/skeleton.tsx'
import { themes, ThemeSwitch } from '../components/segments.tsx'
import { Wordmark } from '../components/wordmark.tsx'
import { canCreateWorkspace, useWorkspaces } from '../features/workspaces/use-workspaces.tsx'
import { useTheme } from '../lib/theme.ts'
import { FullScreenMenu } from './full-screen-menu.tsx'
import styles from './owner-header.module.css'
import { WorkspaceMenu } from './workspace-menu.tsx'

type NavigationLink = { label: string; to: string }

const OVERVIEW: NavigationLink = { label: 'All workspaces', to: '/overview' }

/** Payments have a place in the navigation once an account is linked, and reports while the plan has them. */
const linksOf = (user: CurrentUser | undefined): NavigationLink[] => [
  { label: 'Testimonials', to: '/testimonial' },
  ...(user?.connectedStripeAccountId === undefined ? [] : [{ label: 'Payments', to: '/payments' }]),
  { label: 'Forms', to: '/forms' },
  { label: 'Widgets', to: '/widgets' },
  ...(user && plans[user.plan].limits.hasReports ? [{ label: 'Reports', to: '/reports' }] : []),
  { label: 'Settings', to: '/settings' },
]

export function OwnerHeader({ user }: { user: CurrentUser | undefined }) {
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  // What the page about all workspaces would lead to belongs to one of them.
  const isOverview = useLocation().pathname === OVERVIEW.to
  const links = isOverview ? [OVERVIEW] : linksOf(user)
  const hasSeveral = user !== undefined && user.workspaces.length > 1
  return (
    <header className={`rigid border-below ${styles.header}`} data-several-workspaces={hasSeveral || undefined}>
      <div className={`flex centered gap-32 ${styles.row}`}>
        <Wordmark look="plain" />
        {!isOverview && (
          <nav className={`flex gap-24 ${styles.nav}`} aria-label="Main">
            {links.map(({ label, to }) => (
              <NavLink className="row medium muted no-underline hover-ink focus-inside" key={to} to={to}>
                {label}
              </NavLink>
            ))}
          </nav>
        )}
        {user && !user.isEmailVerified && <Unconfirmed className={styles.unconfirmed} />}
        {hasSeveral && (
          <div className={`row shrink ${styles.switcher}`}>
            <WorkspaceMenu user={user} isOverview={isOverview} />
          </div>
        )}
        <div className={`row shrink ${styles.account}`}>
          {user ? <AccountMenu user={user} hasSwitcher={hasSeveral} /> : <AccountSkeleton />}
        </div>
        <IconButton icon={MenuIcon} label="Open menu" className={styles.burger} onClick={() => setIsMenuOpen(true)} />
      </div>
      {isMenuOpen && (
        <FullScreenMenu links={links} onClose={() => setIsMenuOpen(false)} foot={<MenuFoot user={user} />} />
      )}
    </header>
  )
}

/** Where it can be sent again or changed. */
const CONFIRM_EMAIL = { label: 'Confirm your email', to: '/settings/security' }

const Unconfirmed = ({ className }: { className: string | undefined }) => (
  <Link
    className={`row gap-8 text-13 muted rigid no-underline hover-ink icons-14 ${className}`}
    to={CONFIRM_EMAIL.to}
    aria-label={CONFIRM_EMAIL.label}
  >
    <MailWarning />
    <span>{CONFIRM_EMAIL.label}</span>
  </Link>
)

const secondLine = (user: CurrentUser) => user.organisationName ?? user.email

/** Beside the switcher, which has the organisation, it shows the person alone. */
function AccountMenu({ user, hasSwitcher }: { user: CurrentUser; hasSwitcher: boolean }) {
  const { choice, choose } = useTheme()
  const { create } = useWorkspaces()
  const name = fullName(user)
  return (
    <Menu
      label="Account"
      triggerClassName={`row gap-8 shrink round-control end-text icons-14 icons-muted ${styles.who}`}
      trigger={
        <>
          {hasSwitcher ? <span className="visually-hidden">{name}</span> : <Who user={user} />}
          <Avatar name={name} imageUrl={hasSwitcher ? null : user.organisationImageUrl} />
          {!hasSwitcher && <ChevronDown />}
        </>
      }
      head={
        hasSwitcher ? (
          <>
            <b className="block medium ink">{name}</b>
            {user.email}
          </>
        ) : (
          user.email
        )
      }
      items={[
        { label: 'Settings', icon: SlidersHorizontal, to: '/settings' },
        ...(user.isEmailVerified ? [] : [{ ...CONFIRM_EMAIL, icon: MailWarning }]),
        ...(!hasSwitcher && canCreateWorkspace(user) ? [{ label: 'New workspace', icon: Plus, onSelect: create }] : []),
        ...themes.map(({ choice: each, label, icon }, index) => ({
          label: `${label} theme`,
          icon,
          isChecked: choice === each,
          hasRuleAbove: index === 0,
          onSelect: () => choose(each),
        })),
        { label: 'Logout', icon: LogOut, hasRuleAbove: true, to: '/logout' },
      ]}
    />
  )
}

function Who({ user }: { user: CurrentUser }) {
  return (
    <span className={styles.names}>
      <b className="block text-13 medium ellipsis">{fullName(user)}</b>
      <span className="block text-12 muted ellipsis">{secondLine(user)}</span>
    </span>
  )
}

function AccountSkeleton() {
  return (
    <span className={`row gap-8 shrink round-control end-text ${styles.loading}`} aria-busy="true">
      <span className={styles.names}>
        <Skeleton length="full" />
      </span>
      <Skeleton shape="avatar" />
    </span>
  )
}

function MenuFoot({ user }: { user: CurrentUser | undefined }) {
  return (
    <>
      {user && !user.isEmailVerified && <Unconfirmed className="touch" />}
      <div className="row gap-12">
        {user && <Avatar name={fullName(user)} imageUrl={user.organisationImageUrl} />}
        {user && <Who user={user} />}
        <Link className="inline-row push medium touch" to="/logout">
          Logout
        </Link>
      </div>
      <ThemeSwitch />
    </>
  )
}
