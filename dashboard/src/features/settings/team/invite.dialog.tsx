import { CircleCheck } from 'lucide-react'
import { GIVEN_ROLES, INVITATION_DAYS, type Team } from '#shared/members.ts'
import { isRoleEnough } from '#shared/roles.ts'
import type { CurrentUser } from '#shared/users.ts'
import { nameOfWorkspace } from '#shared/workspaces.ts'
import { Button, WAIT } from '../../../components/button.tsx'
import { Dialog, DialogActions, DialogBody } from '../../../components/dialog.tsx'
import { FormError } from '../../../components/form-error.tsx'
import { AddressChips } from './address-chips.tsx'
import { canInviteTo } from './inviting.ts'
import { OtherWorkspaces } from './other-workspaces.tsx'
import { RoleChoice } from './role-choice.tsx'
import { invitationsMessage } from './team.messages.ts'
import { useInviting } from './use-inviting.ts'

type InviteDialogProps = { user: CurrentUser; team: Team; onClose: () => void }

export function InviteDialog({ user, team, onClose }: InviteDialogProps) {
  const { id, role } = user.workspace
  const open = { id, name: nameOfWorkspace(user.organisationName) }
  const others = user.workspaces.filter((workspace) => workspace.id !== id && canInviteTo(workspace))
  const form = useInviting({
    team,
    open,
    others: others.map((workspace) => ({ id: workspace.id, name: nameOfWorkspace(workspace.name) })),
    onClose,
  })
  return (
    <Dialog title={`Invite people to ${open.name}`} onClose={onClose} canClose={!form.isBusy}>
      <form onSubmit={(event) => void form.submit(event)} noValidate>
        <DialogBody>
          <AddressChips
            addresses={form.shown}
            typed={form.typed}
            error={form.fault}
            onType={form.setTyped}
            onAdd={form.add}
            onRemove={form.remove}
          />
          <RoleChoice
            roles={GIVEN_ROLES.filter((given) => isRoleEnough(role, given))}
            value={form.role}
            onChange={form.setRole}
          />
          {others.length > 0 && (
            <OtherWorkspaces
              workspaces={others}
              chosenIds={form.chosenIds}
              outcomes={form.outcomes}
              onChoose={form.choose}
            />
          )}
          <div role="status" className="empty-hidden">
            {form.sent && (
              <p className="flex gap-8 success icons-in-line">
                <CircleCheck />
                {form.sent}
              </p>
            )}
          </div>
          <FormError message={form.failure} hint={form.hint} />
        </DialogBody>
        <DialogActions aside={<p className="text-13 muted">Links work once, for {INVITATION_DAYS} days.</p>}>
          <Button variant="line" disabledReason={form.isBusy ? WAIT : undefined} onClick={onClose}>
            {form.outcomes.length > 0 ? 'Close' : 'Cancel'}
          </Button>
          <Button type="submit" isBusy={form.isBusy}>
            {form.isDone ? 'Done' : form.count === 0 ? 'Send invitations' : invitationsMessage(form.count)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
