import { useState } from 'react'
import { getTeam, INVITATION_DAYS, offerTransfer, type TeamMember } from '#shared/members.ts'
import { SelectField } from '../../../components/select-field.tsx'
import { useApi } from '../../../lib/use-api.ts'
import { useRefresh } from '../../../lib/use-endpoint.ts'
import { firstNameOf } from './team.messages.ts'
import { TypedNameDialog } from './typed-name.dialog.tsx'

type TransferDialogProps = { name: string; others: readonly TeamMember[]; onClose: () => void }

/** Offers the workspace to another member. */
export function TransferDialog({ name, others, onClose }: TransferDialogProps) {
  const call = useApi()
  const refresh = useRefresh()
  const [userId, setUserId] = useState(others[0]?.userId ?? '')
  const chosen = others.find((member) => member.userId === userId)
  const first = firstNameOf(chosen?.name ?? '')
  return (
    <TypedNameDialog
      title={`Transfer ${name}`}
      name={name}
      submitLabel={`Ask ${first} to accept`}
      onSubmit={async (typed) => {
        await call(offerTransfer, { body: { userId, name: typed } })
        await refresh(getTeam)
        return `We’ve sent an email to ${chosen?.name}.`
      }}
      onClose={onClose}
    >
      <SelectField label="New owner" value={userId} onChange={({ currentTarget }) => setUserId(currentTarget.value)}>
        {others.map((member) => (
          <option key={member.userId} value={member.userId}>
            {member.name} ({member.email})
          </option>
        ))}
      </SelectField>
      <p>
        {first} gets an email and has {INVITATION_DAYS} days to accept. From then on {first}’s plan pays for {name} and
        you become an admin.
      </p>
    </TypedNameDialog>
  )
}
