import { type SyntheticEvent, useState } from 'react'
import {
  GIVEN_ROLES,
  type GivenRole,
  INVITATION_DAYS,
  INVITED_AT_ONCE_MAX,
  inviteMembers,
  type Team,
} from '#shared/members.ts'
import { isRoleEnough, type Role } from '#shared/roles.ts'
import { Button, WAIT } from '../../../components/button.tsx'
import { Dialog, DialogActions, DialogBody } from '../../../components/dialog.tsx'
import { FormError } from '../../../components/form-error.tsx'
import { messageOf } from '../../../lib/error-message.ts'
import { useApi } from '../../../lib/use-api.ts'
import { AddressChips } from './address-chips.tsx'
import { addAddresses, type EnteredAddress } from './addresses.ts'
import { RoleChoice } from './role-choice.tsx'
import { invitationsMessage, invitedMessage } from './team.messages.ts'

type InviteDialogProps = {
  team: Team
  workspaceName: string
  ownRole: Role
  onInvited: (message: string) => Promise<unknown>
  onClose: () => void
}

export function InviteDialog({ team, workspaceName, ownRole, onInvited, onClose }: InviteDialogProps) {
  const form = useInviting({ team, onInvited, onClose })
  const count = form.wanted.length
  return (
    <Dialog title={`Invite people to ${workspaceName}`} onClose={onClose} canClose={!form.isBusy}>
      <form onSubmit={(event) => void form.submit(event)} noValidate>
        <DialogBody>
          <AddressChips
            addresses={form.addresses}
            typed={form.typed}
            error={form.fault}
            onType={form.setTyped}
            onAdd={form.add}
            onRemove={form.remove}
          />
          <RoleChoice
            roles={GIVEN_ROLES.filter((role) => isRoleEnough(ownRole, role))}
            value={form.role}
            onChange={form.setRole}
          />
          <FormError message={form.failure} />
        </DialogBody>
        <DialogActions aside={<p className="text-13 muted">Links work once, for {INVITATION_DAYS} days.</p>}>
          <Button variant="line" disabledReason={form.isBusy ? WAIT : undefined} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" isBusy={form.isBusy}>
            {count === 0 ? 'Send invitations' : invitationsMessage(count)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

function useInviting({ team, onInvited, onClose }: Pick<InviteDialogProps, 'team' | 'onInvited' | 'onClose'>) {
  const call = useApi()
  const [addresses, setAddresses] = useState<EnteredAddress[]>([])
  const [typed, setTyped] = useState('')
  const [role, setRole] = useState<GivenRole>('editor')
  const [fault, setFault] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  // What was typed counts before it has become a chip.
  const all = addAddresses(addresses, typed, team)
  const wanted = all.filter(({ note }) => note === null).map(({ email }) => email)

  function add(text: string) {
    const next = addAddresses(addresses, text, team)
    // A text without any address stays in the field, to be corrected.
    if (next.length === addresses.length && !text.includes('@')) return
    setAddresses(next)
    setTyped('')
    setFault(undefined)
  }

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (isBusy) return
    setFailure(undefined)
    setAddresses(all)
    if (wanted.length === 0) return setFault('Enter the email address of somebody to invite.')
    if (wanted.length > INVITED_AT_ONCE_MAX) return setFault(`You can invite ${INVITED_AT_ONCE_MAX} people at once.`)
    setIsBusy(true)
    try {
      const { invited, skipped } = await call(inviteMembers, { body: { emails: wanted, role } })
      await onInvited(invitedMessage({ invited: invited.length, skipped }))
      onClose()
    } catch (error) {
      setFailure(messageOf(error))
      setIsBusy(false)
    }
  }

  return {
    addresses,
    typed,
    setTyped,
    role,
    setRole,
    fault,
    failure,
    isBusy,
    wanted,
    add,
    submit,
    remove: (email: string) => setAddresses(addresses.filter((each) => each.email !== email)),
  }
}
