import type { ReactNode } from 'react'
import {
  acceptTransfer,
  endTransfer,
  getTeam,
  leaveWorkspace,
  type OwnershipTransfer,
  type Team,
} from '#shared/members.ts'
import type { CurrentUser } from '#shared/users.ts'
import { nameOfWorkspace } from '#shared/workspaces.ts'
import { getCurrentUser } from '#shared/users.ts'
import { Button } from '../../../components/button.tsx'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { useModal } from '../../../components/modal.tsx'
import { offerOf } from '../../../components/plan-offers.ts'
import { useAuth } from '../../../lib/auth/use-auth.ts'
import { formatDay } from '../../../lib/moments.ts'
import { useApi } from '../../../lib/use-api.ts'
import { useMinute } from '../../../lib/use-clock.ts'
import { useRefresh } from '../../../lib/use-endpoint.ts'
import { SettingsSection } from '../settings.layout.tsx'
import { DeleteWorkspaceDialog } from './delete-workspace.dialog.tsx'
import { firstNameOf } from './team.messages.ts'
import { TransferDialog } from './transfer.dialog.tsx'
import { useTeamChange } from './use-team-change.ts'

type OwnershipSectionProps = { user: CurrentUser; team: Team }

/** Transferring, deleting and leaving the workspace. */
export function OwnershipSection({ user, team }: OwnershipSectionProps) {
  if (user.workspace.role === 'owner') return <OfOwner user={user} team={team} />
  return (
    <SettingsSection title="Leave">
      <Leaving workspaceName={nameOfWorkspace(user.organisationName)} />
    </SettingsSection>
  )
}

function OfOwner({ user, team }: OwnershipSectionProps) {
  const modal = useModal()
  const name = nameOfWorkspace(user.organisationName)
  const others = team.members.filter(({ userId }) => userId !== user.id)
  const transfer = () => modal.open(<TransferDialog name={name} others={others} onClose={modal.close} />)
  const remove = () =>
    modal.open(<DeleteWorkspaceDialog name={name} hasOthers={others.length > 0} onClose={modal.close} />)
  return (
    <SettingsSection title="Ownership" hint="The owner pays for the workspace.">
      {team.transfer ? (
        <PendingTransfer transfer={team.transfer} name={name} />
      ) : (
        <Part
          text={
            others.length === 0
              ? `You own ${name}. To leave it, invite somebody first, then transfer it.`
              : `You own ${name}. To leave it, transfer it to another member first. They accept by email, and their plan must allow it.`
          }
        >
          {others.length > 0 && (
            <Button variant="line" onClick={transfer}>
              Transfer ownership…
            </Button>
          )}
        </Part>
      )}
      {user.workspaces.length > 1 && (
        <Part text={`Deleting ${name} erases all its testimonials, widgets and payments, for every member.`}>
          <Button variant="line" onClick={remove}>
            Delete workspace…
          </Button>
        </Part>
      )}
    </SettingsSection>
  )
}

const Part = ({ text, children }: { text: string; children: ReactNode }) => (
  <div className="stack gap-12 justify-start">
    <p>{text}</p>
    {children}
  </div>
)

function PendingTransfer({ transfer, name }: { transfer: OwnershipTransfer; name: string }) {
  const call = useApi()
  const now = useMinute()
  const { run, isBusy } = useTeamChange()
  const until = formatDay(new Date(transfer.expiresAt), { now })
  const cancel = () =>
    run('cancel', async () => {
      await call(endTransfer, {})
      return `You stay the owner of ${name}.`
    })
  return (
    <Part
      text={`You asked ${transfer.toName} to take over ${name}. ${firstNameOf(transfer.toName)} can accept until ${until}.`}
    >
      <Button variant="line" isBusy={isBusy('cancel')} onClick={cancel}>
        Cancel transfer
      </Button>
    </Part>
  )
}

function Leaving({ workspaceName }: { workspaceName: string }) {
  const modal = useModal()
  const { openWorkspace } = useAuth()
  const call = useApi()
  const leave = async () => {
    await call(leaveWorkspace, {})
    openWorkspace(null)
  }
  const ask = () =>
    modal.open(
      <ConfirmDialog
        title={`Leave ${workspaceName}?`}
        confirmLabel="Leave workspace"
        variant="danger"
        onConfirm={leave}
        onClose={modal.close}
      >
        <p>You can’t open it any more, unless somebody invites you again. What you did there stays, with your name.</p>
      </ConfirmDialog>,
    )
  return (
    <Part text={`Once you leave ${workspaceName}, you can’t open it any more. What you did there stays.`}>
      <Button variant="line" onClick={ask}>
        Leave workspace…
      </Button>
    </Part>
  )
}

/** Shown to the member who was asked to take the workspace over. */
export function TransferOffer({ user, transfer }: { user: CurrentUser; transfer: OwnershipTransfer }) {
  const call = useApi()
  const modal = useModal()
  const refresh = useRefresh()
  const now = useMinute()
  const { run, isBusy } = useTeamChange()
  const name = nameOfWorkspace(user.organisationName)
  const from = firstNameOf(transfer.fromName)
  const accept = async () => {
    await call(acceptTransfer, {})
    await Promise.all([refresh(getTeam), refresh(getCurrentUser)])
  }
  const ask = () =>
    modal.open(
      <ConfirmDialog
        title={`Become the owner of ${name}?`}
        confirmLabel="Become the owner"
        onConfirm={accept}
        onClose={modal.close}
      >
        <p>
          From then on your own plan pays for {name} and decides what works there, and {from} becomes an admin. Now it
          has the {offerOf(user.plan).title} plan of {from}.
        </p>
      </ConfirmDialog>,
    )
  const decline = () =>
    run('decline', async () => {
      await call(endTransfer, {})
      return `${transfer.fromName} stays the owner of ${name}.`
    })
  return (
    <section className="pad-16 border round-card surface stack gap-12 below-24" aria-label="Transfer of ownership">
      <p>
        <b className="medium">{transfer.fromName}</b> asks you to become the owner of {name}. You can accept until{' '}
        {formatDay(new Date(transfer.expiresAt), { now })}.
      </p>
      <div className="row wrap gap-8">
        <Button onClick={ask}>Accept…</Button>
        <Button variant="line" isBusy={isBusy('decline')} onClick={decline}>
          Decline
        </Button>
      </div>
    </section>
  )
}
