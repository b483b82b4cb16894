import { changeFormAddress, type Form, FormSlug, listForms, SLUG_MAX_LENGTH } from '#shared/forms.ts'
import { Dialog, DialogForm } from '../../components/dialog.tsx'
import { Field } from '../../components/field.tsx'
import { useToast } from '../../components/toast.tsx'
import { useApi } from '../../lib/use-api.ts'
import { useRefresh } from '../../lib/use-endpoint.ts'
import { useOneField } from '../../lib/use-one-field.ts'
import { addressParts } from './address.ts'

export function AddressDialog({ form, onClose }: { form: Form; onClose: () => void }) {
  const call = useApi()
  const refresh = useRefresh()
  const toast = useToast()
  const [before] = addressParts(location.origin + form.path)
  const address = useOneField({
    check: (typed) => FormSlug.safeParse(typed),
    send: async (slug) => {
      await call(changeFormAddress, { params: { id: form.id }, body: { slug } })
      await refresh(listForms)
      toast.success('Address changed. Earlier links keep working.')
      onClose()
    },
  })
  return (
    <Dialog title="Change address" onClose={onClose} canClose={!address.isBusy}>
      <DialogForm
        failure={address.failure}
        isBusy={address.isBusy}
        submitLabel="Change address"
        onBack={onClose}
        onSubmit={address.submit}
      >
        <Field
          label="New address"
          hint={`Letters from a to z, digits and hyphens, after ${before}. The current one is ${form.slug}.`}
          placeholder={form.slug}
          maxLength={SLUG_MAX_LENGTH}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={address.typed}
          error={address.fault}
          onChange={({ currentTarget }) => address.setTyped(currentTarget.value)}
          data-autofocus
        />
      </DialogForm>
    </Dialog>
  )
}
