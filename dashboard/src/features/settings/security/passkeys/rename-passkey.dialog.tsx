import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { listPasskeys, type Passkey, PasskeyName, renamePasskey } from '#shared/passkeys.ts'
import { Dialog, DialogForm } from '../../../../components/dialog.tsx'
import { Field } from '../../../../components/field.tsx'
import { useToast } from '../../../../components/toast.tsx'
import { messageOf } from '../../../../lib/error-message.ts'
import { useApi } from '../../../../lib/use-api.ts'
import { useRefresh } from '../../../../lib/use-endpoint.ts'

const Renaming = z.strictObject({ name: PasskeyName })

export function RenamePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const call = useApi()
  const toast = useToast()
  const refresh = useRefresh()
  const [failure, setFailure] = useState<string>()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(Renaming),
    defaultValues: { name: passkey.name },
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async (body) => {
    setFailure(undefined)
    try {
      await call(renamePasskey, { params: { id: passkey.id }, body })
      await refresh(listPasskeys)
      toast.success('Passkey renamed.')
      onClose()
    } catch (error) {
      setFailure(messageOf(error))
    }
  })
  return (
    <Dialog title="Rename passkey" width={450} onClose={onClose} canClose={!isSubmitting} hasCloseButton={false}>
      <DialogForm failure={failure} isBusy={isSubmitting} submitLabel="Rename" onBack={onClose} onSubmit={submit}>
        <Field
          {...register('name')}
          label="Name"
          autoComplete="off"
          hint="So that you recognise the device, such as “Work laptop”."
          required
          readOnly={isSubmitting}
          error={errors.name?.message}
        />
      </DialogForm>
    </Dialog>
  )
}
