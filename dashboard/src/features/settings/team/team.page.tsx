import { UserPlus } from 'lucide-react'
import { getTeam, type Team } from '#shared/members.ts'
import { includesTeam } from '#shared/plans.ts'
import { isRoleEnough } from '#shared/roles.ts'
import type { CurrentUser } from '#shared/users.ts'
import { nameOfWorkspace } from '#shared/workspaces.ts'
import { Button } from '../../../components/button.tsx'
import { LoadFailure } from '../../../components/load-failure.tsx'
import { useModal } from '../../../components/modal.tsx'
import { PlansButton } from '../../../components/plans-link.tsx'
import { useTrack } from '../../../lib/analytics/use-analytics.ts'
import { useCurrentUser } from '../../../lib/auth/use-current-user.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { SettingsLayout, SettingsLoading } from '../settings.layout.tsx'
import { RecentActivity } from './activity/recent-activity.section.tsx'
import { InvitationsSection } from './invitations.section.tsx'
import { InviteDialog } from './invite.dialog.tsx'
import { MembersSection } from './members.section.tsx'
import { SignOffSection } from './sign-off/sign-off.section.tsx'
import { OwnershipSection, TransferOffer } from './ownership.section.tsx'

export function TeamPage() {
  useTrack('Settings team viewed')
  const { data: user } = useCurrentUser()
  const { data: team, error, isValidating, mutate } = useEndpoint(getTeam, {})
  const hasTeam = user !== undefined && includesTeam(user.plan)
  const canInvite = hasTeam && isRoleEnough(user.workspace.role, 'admin')
  return (
    <SettingsLayout tab="/settings/team" action={canInvite && team && <InviteButton user={user} team={team} />}>
      {user && team ? (
        <Sections user={user} team={team} hasTeam={hasTeam} />
      ) : error ? (
        <LoadFailure what="The team" {...{ error, isValidating, mutate }} />
      ) : (
        <SettingsLoading />
      )}
    </SettingsLayout>
  )
}

function Sections({ user, team, hasTeam }: { user: CurrentUser; team: Team; hasTeam: boolean }) {
  const { role } = user.workspace
  const canInvite = isRoleEnough(role, 'admin')
  const isAlone = team.members.length === 1
  if (!hasTeam && isAlone) return <WithoutTeam />
  return (
    <>
      {team.transfer?.toUserId === user.id && <TransferOffer user={user} transfer={team.transfer} />}
      <MembersSection
        team={team}
        workspaceName={nameOfWorkspace(user.organisationName)}
        ownId={user.id}
        ownRole={role}
        plan={user.plan}
      />
      {canInvite && (hasTeam || team.invitations.length > 0) && (
        <InvitationsSection invitations={team.invitations} ownId={user.id} />
      )}
      {canInvite && hasTeam && <SignOffSection />}
      {canInvite && <RecentActivity ownId={user.id} />}
      <OwnershipSection user={user} team={team} />
    </>
  )
}

/** For an owner whose plan has no team. */
const WithoutTeam = () => (
  <div className="card pad-24 stack gap-16 justify-start measure">
    <h2 className="serif-24">Work on this with others</h2>
    <p className="muted">
      With Studio you can invite your team and run one workspace for each brand. Members join free: you pay for the
      workspace.
    </p>
    <PlansButton />
  </div>
)

function InviteButton({ user, team }: { user: CurrentUser; team: Team }) {
  const modal = useModal()
  const open = () => modal.open(<InviteDialog user={user} team={team} onClose={modal.close} />)
  return (
    <Button onClick={open}>
      <UserPlus />
      Invite people
    </Button>
  )
}
