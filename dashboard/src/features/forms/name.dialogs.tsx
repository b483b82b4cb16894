import { useNavigate } from 'react-router-dom'
import { createForm, FORM_NAME_MAX_LENGTH, type Form, FormName, listForms, renameForm } from '#shared/forms.ts'
import { Dialog, DialogForm } from '../../components/dialog.tsx'
import { Field } from '../../components/field.tsx'
import { useToast } from '../../components/toast.tsx'
import { useApi } from '../../lib/use-api.ts'
import { useRefresh } from '../../lib/use-endpoint.ts'
import { useOneField } from '../../lib/use-one-field.ts'
import { copyName } from './forms.messages.ts'
import { formPath } from './forms.paths.ts'

type NameDialogProps = {
  title: string
  submitLabel: string
  hint: string
  initial?: string
  /** If it throws, the message is shown and what was typed stays. */
  onSubmit: (name: string) => Promise<void>
  onClose: () => void
}

function NameDialog({ title, submitLabel, hint, initial = '', onSubmit, onClose }: NameDialogProps) {
  const name = useOneField({ initial, check: (typed) => FormName.safeParse(typed), send: onSubmit })
  return (
    <Dialog title={title} onClose={onClose} canClose={!name.isBusy}>
      <DialogForm
        failure={name.failure}
        isBusy={name.isBusy}
        submitLabel={submitLabel}
        onBack={onClose}
        onSubmit={name.submit}
      >
        <Field
          label="Name"
          hint={hint}
          placeholder="Label School"
          maxLength={FORM_NAME_MAX_LENGTH}
          autoComplete="off"
          value={name.typed}
          error={name.fault}
          onChange={({ currentTarget }) => name.setTyped(currentTarget.value)}
          data-autofocus
        />
      </DialogForm>
    </Dialog>
  )
}

/** Creates a form, as a copy of another one if it is given, and opens it. */
export function CreateFormDialog({ copied, onClose }: { copied?: Form; onClose: () => void }) {
  const call = useApi()
  const refresh = useRefresh()
  const navigate = useNavigate()
  return (
    <NameDialog
      title={copied ? `Duplicate “${copied.name}”` : 'New form'}
      submitLabel={copied ? 'Duplicate' : 'Create form'}
      hint={`Only your team sees it. The form begins as a copy of ${copied ? `“${copied.name}”` : 'your default form'}, with a link of its own. You can change everything later.`}
      {...(copied && { initial: copyName(copied.name, FORM_NAME_MAX_LENGTH) })}
      onSubmit={async (name) => {
        const form = await call(createForm, { body: { name, ...(copied && { copyOf: copied.id }) } })
        await refresh(listForms)
        await navigate(formPath(form))
      }}
      onClose={onClose}
    />
  )
}

export function RenameFormDialog({ form, onClose }: { form: Form; onClose: () => void }) {
  const call = useApi()
  const refresh = useRefresh()
  const toast = useToast()
  return (
    <NameDialog
      title={`Rename “${form.name}”`}
      submitLabel="Rename"
      hint="Only your team sees it. The link stays the same."
      initial={form.name}
      onSubmit={async (name) => {
        await call(renameForm, { params: { id: form.id }, body: { name } })
        await refresh(listForms)
        toast.success('Form renamed.')
        onClose()
      }}
      onClose={onClose}
    />
  )
}
