import { useState } from 'react'
import { isRoleEnough } from '#shared/roles.ts'
import { CreateWorkspace, createWorkspace, type WorkspaceOfMember } from '#shared/workspaces.ts'
import { Dialog, DialogForm } from '../../components/dialog.tsx'
import { Field } from '../../components/field.tsx'
import { SelectField } from '../../components/select-field.tsx'
import { TimeZoneField } from '../../components/time-zone-field.tsx'
import { useCurrentUser } from '../../lib/auth/use-current-user.ts'
import { createRequestKeys } from '../../lib/idempotency-keys.ts'
import { useApi } from '../../lib/use-api.ts'
import { useOneField } from '../../lib/use-one-field.ts'

type NewWorkspaceDialogProps = { onCreated: (workspaceId: string) => void; onClose: () => void }

/** Asks for name and time zone of a new workspace, and from which other one it copies settings, and creates it. */
export function NewWorkspaceDialog({ onCreated, onClose }: NewWorkspaceDialogProps) {
  const call = useApi()
  const { data: user } = useCurrentUser()
  const [keyFor] = useState(() => createRequestKeys())
  const [own] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
  const [timeZone, setTimeZone] = useState(own)
  const [copyFrom, setCopyFrom] = useState('')
  const name = useOneField({
    check: (typed) => CreateWorkspace.safeParse({ name: typed, timeZone, ...(copyFrom && { copyFrom }) }),
    send: async (body) => {
      const { id } = await call(createWorkspace, { body }, { idempotencyKey: keyFor(body) })
      onCreated(id)
    },
  })
  const { isBusy, failure } = name

  return (
    <Dialog title="New workspace" width={450} onClose={onClose} canClose={!isBusy}>
      <DialogForm
        failure={failure}
        isBusy={isBusy}
        submitLabel="Create workspace"
        onBack={onClose}
        onSubmit={name.submit}
      >
        <p>
          A workspace is for one brand. It has its own testimonials, widgets, emails and payments, and none of another
          workspace.
        </p>
        <Field
          label="Name"
          placeholder="Lund Coffee"
          hint="Clients see it in your emails."
          required
          autoComplete="off"
          value={name.typed}
          error={name.fault}
          onChange={({ currentTarget }) => name.setTyped(currentTarget.value)}
        />
        <TimeZoneField
          current={own}
          value={timeZone}
          onChange={({ currentTarget }) => setTimeZone(currentTarget.value)}
        />
        <SelectField
          label="Copy form, emails and rules from"
          hint="Only settings are copied: no clients, testimonials, domains or Stripe accounts."
          value={copyFrom}
          onChange={({ currentTarget }) => setCopyFrom(currentTarget.value)}
        >
          <option value="">Nothing: start with the defaults</option>
          {copyable(user?.workspaces ?? []).map((workspace) => (
            <option key={workspace.id} value={workspace.id}>
              {workspace.name ?? 'Unnamed workspace'}
            </option>
          ))}
        </SelectField>
      </DialogForm>
    </Dialog>
  )
}

const copyable = (workspaces: readonly WorkspaceOfMember[]) =>
  workspaces.filter(({ role }) => isRoleEnough(role, 'admin'))
