/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   on small screens the rows become cards, which takes the roles of a table from the elements in some browsers */
import { Clock3, MailX } from 'lucide-react'
import { emailAddress } from '#shared/fields.ts'
import {
  correctInvitation,
  getTeam,
  INVITATION_DAYS,
  resendInvitation,
  revokeInvitation,
  type TeamInvitation,
} from '#shared/members.ts'
import { Dialog, DialogForm } from '../../../components/dialog.tsx'
import { Field } from '../../../components/field.tsx'
import { ListTable } from '../../../components/list-table.tsx'
import { useModal } from '../../../components/modal.tsx'
import { useToast } from '../../../components/toast.tsx'
import { formatDay } from '../../../lib/moments.ts'
import { useApi } from '../../../lib/use-api.ts'
import { useMinute } from '../../../lib/use-clock.ts'
import { useRefresh } from '../../../lib/use-endpoint.ts'
import { useOneField } from '../../../lib/use-one-field.ts'
import { SettingsSection } from '../settings.layout.tsx'
import { expiryMessage, roleNames } from './team.messages.ts'
import styles from './team.module.css'
import { useTeamChange } from './use-team-change.ts'

const columns = [
  { title: 'Email', className: styles.address },
  { title: 'Role', className: styles.role },
  { title: 'Status' },
  { title: 'Actions', className: styles.actions, isOnlySpoken: true },
]

type InvitationsSectionProps = { invitations: readonly TeamInvitation[]; ownId: string }

export const InvitationsSection = ({ invitations, ownId }: InvitationsSectionProps) => (
  <SettingsSection title="Invitations" width="page" hint={`Each link works once, for ${INVITATION_DAYS} days.`}>
    {invitations.length === 0 ? (
      <p className="muted">Nobody is invited at the moment.</p>
    ) : (
      <ListTable
        label="Invitations"
        columns={columns}
        cardsBelow="phone"
        className={styles.table}
        isBusy={false}
        isStale={false}
      >
        <tbody role="rowgroup">
          {invitations.map((invitation) => (
            <Row key={invitation.id} invitation={invitation} ownId={ownId} />
          ))}
        </tbody>
      </ListTable>
    )}
  </SettingsSection>
)

function Row({ invitation, ownId }: { invitation: TeamInvitation; ownId: string }) {
  const { id, email, role, invitedBy, sentAt, expiresAt, failure } = invitation
  const now = useMinute()
  const call = useApi()
  const modal = useModal()
  const { run, isBusy } = useTeamChange()
  const isOver = new Date(expiresAt) <= now
  const press = (key: string, change: () => Promise<string>) => () => !isBusy(key) && run(key, change)
  const resend = press('resend', async () => {
    await call(resendInvitation, { params: { id } })
    return `Invitation sent to ${email} again.`
  })
  const revoke = press('revoke', async () => {
    await call(revokeInvitation, { params: { id } })
    return `The invitation of ${email} no longer works.`
  })
  const correct = () => modal.open(<CorrectDialog invitation={invitation} onClose={modal.close} />)
  return (
    <tr role="row">
      <td role="cell" className={styles.address}>
        <b className="medium anywhere">{email}</b>
        <div className="text-13 muted">
          Invited by {invitedBy.userId === ownId ? 'you' : invitedBy.name}, {formatDay(new Date(sentAt), { now })}
        </div>
      </td>
      <td role="cell" className={styles.role}>
        {roleNames[role]}
      </td>
      <td role="cell" className={`text-13 ${styles.status}`}>
        {failure === null ? (
          <span className="inline-row gap-4 muted icons-14">
            <Clock3 />
            {expiryMessage(expiresAt, { now })}
          </span>
        ) : (
          <span className="flex gap-4 danger icons-14 icons-in-line">
            <MailX />
            Not delivered. {failure}
          </span>
        )}
      </td>
      <td role="cell" className={styles.actions}>
        <div className={`row gap-16 ${styles.links}`}>
          {failure === null ? (
            <Action label="Resend" of={email} isBusy={isBusy('resend')} onPress={resend} />
          ) : (
            <Action label="Correct address" of={email} isBusy={false} onPress={correct} />
          )}
          <Action label={isOver ? 'Remove' : 'Revoke'} of={email} isBusy={isBusy('revoke')} onPress={revoke} />
        </div>
      </td>
    </tr>
  )
}

type ActionProps = { label: string; of: string; isBusy: boolean; onPress: () => void }

const Action = ({ label, of, isBusy, onPress }: ActionProps) => (
  <button
    type="button"
    className="touch-small accent medium nowrap hover-underline"
    aria-label={`${label}: ${of}`}
    aria-disabled={isBusy}
    onClick={onPress}
  >
    {label}
  </button>
)

function CorrectDialog({ invitation: { id, email }, onClose }: { invitation: TeamInvitation; onClose: () => void }) {
  const call = useApi()
  const toast = useToast()
  const refresh = useRefresh()
  const field = useOneField({
    check: (typed) => emailAddress('Email address').safeParse(typed),
    send: async (next) => {
      await call(correctInvitation, { params: { id }, body: { email: next } })
      await refresh(getTeam)
      toast.success(`Invitation sent to ${next}.`)
      onClose()
    },
  })
  return (
    <Dialog title="Correct the address" width={450} onClose={onClose} canClose={!field.isBusy}>
      <DialogForm
        failure={field.failure}
        isBusy={field.isBusy}
        submitLabel="Send invitation"
        onBack={onClose}
        onSubmit={field.submit}
      >
        <p>
          The invitation to <b className="medium anywhere">{email}</b> stops working, and a new one is sent.
        </p>
        <Field
          label="Email address"
          type="email"
          autoComplete="off"
          required
          value={field.typed}
          error={field.fault}
          onChange={({ currentTarget }) => field.setTyped(currentTarget.value)}
        />
      </DialogForm>
    </Dialog>
  )
}
