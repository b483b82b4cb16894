import { Fragment, type ReactNode, useEffect } from 'react'
import { getEmailSettings } from '#shared/email-settings.ts'
import { getChecklist } from '#shared/onboarding.ts'
import { type CurrentUser, fullName, getCurrentUser } from '#shared/users.ts'
import { RoleProvider } from '../components/changes.ts'
import { FreezeProvider } from '../components/freeze.context.ts'
import { FrozenReason } from '../components/frozen-reason.tsx'
import { useModal } from '../components/modal.tsx'
import { useToast } from '../components/toast.tsx'
import { useAnalytics } from '../lib/analytics/use-analytics.ts'
import { useAuth } from '../lib/auth/use-auth.ts'
import { useCurrentUser } from '../lib/auth/use-current-user.ts'
import { useRefresh } from '../lib/use-endpoint.ts'
import { onOtherWindowMessage } from '../lib/window-messages.ts'
import { useReportError } from '../reporting/report-error.ts'
import { IdentityFailure } from './page-boundary.tsx'
import { OwnerHeader } from './owner-header.tsx'
import { PageBanner } from './page-banner.context.ts'
import { useWorkspaceLink } from './use-workspace-link.ts'
import { bannerOf } from './workspace-banner.tsx'

/** Starts afresh for each owner, so that nothing one owner typed, opened or requested is left for the next. */
export function OwnerFrame({ children }: { children: ReactNode }) {
  const { getVisit, adoptWorkspace } = useAuth()
  const { data: user, error } = useCurrentUser()
  useEffect(() => {
    if (user) adoptWorkspace(user.workspace.id)
  }, [user, adoptWorkspace])
  useIdentify(user)
  const isLeaving = useWorkspaceLink(user)
  if (isLeaving) return null
  if (error && !user) return <IdentityFailure />
  return (
    <Fragment key={getVisit()}>
      <LastPage />
      <Confirmations />
      <RoleProvider value={roleOf(user)}>
        <FreezeProvider value={freezeOf(user)}>
          <OwnerHeader user={user} />
          <PageBanner value={user ? bannerOf(user) : null}>{children}</PageBanner>
          <FrozenReason />
        </FreezeProvider>
      </RoleProvider>
    </Fragment>
  )
}

/** In a frozen workspace, what a member could do before is shown, and why it can't be used. */
const roleOf = (user: CurrentUser | undefined) =>
  user && (user.workspace.isFrozen ? user.workspace.givenRole : user.workspace.role)

const freezeOf = (user: CurrentUser | undefined) =>
  user?.workspace.isFrozen ? { isPayer: user.workspace.payer === null } : undefined

/** Dialogs and toasts live outside the frame: those still open are closed when the frame unmounts. */
function LastPage() {
  const { close } = useModal()
  const { dismiss } = useToast()
  useEffect(() => close, [close])
  useEffect(() => dismiss, [dismiss])
  return null
}

/** The link that confirms the address is opened in another window: the pages that wait for it follow. */
function Confirmations() {
  const { renewUser } = useAuth()
  const refresh = useRefresh()
  const toast = useToast()
  const report = useReportError()
  useEffect(
    () =>
      onOtherWindowMessage(({ kind }) => {
        if (kind !== 'email-confirmed') return
        const followed = renewUser().then(() =>
          Promise.all([getCurrentUser, getChecklist, getEmailSettings].map((endpoint) => refresh(endpoint))),
        )
        followed.then(() => toast.success('Email confirmed.')).catch(report)
      }),
    [renewUser, refresh, toast, report],
  )
  return null
}

/** Identifies the signed-in user as soon as it is known. */
function useIdentify(user: CurrentUser | undefined) {
  const { identify } = useAnalytics()
  useEffect(() => {
    if (user) identify({ id: user.id, name: fullName(user), email: user.email })
  }, [identify, user])
}
