import { deleteForm, type Form, listForms } from '#shared/forms.ts'
import { Button } from '../../components/button.tsx'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { Dialog, DialogActions, DialogBody } from '../../components/dialog.tsx'
import { useToast } from '../../components/toast.tsx'
import { useApi } from '../../lib/use-api.ts'
import { useRefresh } from '../../lib/use-endpoint.ts'
import { deletionMessage } from './forms.messages.ts'

type DeleteFormDialogProps = { form: Form; onClose: () => void }

/** Says what remains of a form before it is deleted, or why the default form can't be. */
export const DeleteFormDialog = ({ form, onClose }: DeleteFormDialogProps) =>
  form.isDefault ? <NoDeletion form={form} onClose={onClose} /> : <Deletion form={form} onClose={onClose} />

function Deletion({ form, onClose }: DeleteFormDialogProps) {
  const call = useApi()
  const refresh = useRefresh()
  const toast = useToast()
  return (
    <ConfirmDialog
      title={`Delete “${form.name}”?`}
      confirmLabel="Delete form"
      variant="danger"
      onConfirm={async () => {
        await call(deleteForm, { params: { id: form.id } })
        await refresh(listForms)
        toast.success('Form deleted.')
      }}
      onClose={onClose}
    >
      <p>{deletionMessage(form.answers)}</p>
    </ConfirmDialog>
  )
}

const NoDeletion = ({ form, onClose }: DeleteFormDialogProps) => (
  <Dialog title="The default form can’t be deleted" width={450} onClose={onClose} hasCloseButton={false}>
    <DialogBody>
      <p>
        Requests use “{form.name}” unless you choose another form. To stop answers through its link, close the link
        instead.
      </p>
    </DialogBody>
    <DialogActions>
      <Button onClick={onClose}>Close</Button>
    </DialogActions>
  </Dialog>
)
