import { useState } from 'react'
import { CreateWorkspace, createWorkspace } from '#shared/workspaces.ts'
import { Dialog, DialogForm } from '../../components/dialog.tsx'
import { Field } from '../../components/field.tsx'
import { createRequestKeys } from '../../lib/idempotency-keys.ts'
import { useApi } from '../../lib/use-api.ts'
import { useOneField } from '../../lib/use-one-field.ts'

type NewWorkspaceDialogProps = { onCreated: (workspaceId: string) => void; onClose: () => void }

/** Asks for the name of a new workspace and creates it. */
export function NewWorkspaceDialog({ onCreated, onClose }: NewWorkspaceDialogProps) {
  const call = useApi()
  const [keyFor] = useState(() => createRequestKeys())
  const name = useOneField({
    check: (typed) => CreateWorkspace.safeParse({ name: typed }),
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
      </DialogForm>
    </Dialog>
  )
}
