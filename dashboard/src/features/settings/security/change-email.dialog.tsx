import { zodResolver } from '@hookform/resolvers/zod'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { emailAddress } from '#shared/fields.ts'
import { ALIASED_EMAIL_HINT, isAliasedEmail } from '#shared/users.ts'
import { Dialog, DialogForm } from '../../../components/dialog.tsx'
import { Field } from '../../../components/field.tsx'
import { PasswordField } from '../../../components/password-field.tsx'
import { useToast } from '../../../components/toast.tsx'
import type { IdentityUser } from '../../../lib/auth/identity.ts'
import { UNEXPECTED_ERROR_MESSAGE } from '../../../lib/error-message.ts'
import { useReportError } from '../../../reporting/report-error.ts'
import { usePasswordEntry } from './password-entry.tsx'
import { changeFailure } from './security.errors.ts'

const changeOf = (email: string) =>
  z.strictObject({
    newEmail: emailAddress('Email')
      .refine((newEmail) => newEmail.toLowerCase() !== email.toLowerCase(), 'You sign in with this email already.')
      .refine((newEmail) => !isAliasedEmail(newEmail), ALIASED_EMAIL_HINT),
    currentPassword: z.string().min(1, 'Password is required.'),
  })

type ChangeEmailDialogProps = {
  email: string
  /** What the field starts with. */
  newEmail: string
  identityUser: IdentityUser
  onSent: (newEmail: string) => void
  onClose: () => void
}

export function ChangeEmailDialog({ email, newEmail, identityUser, onSent, onClose }: ChangeEmailDialogProps) {
  const toast = useToast()
  const report = useReportError()
  const [failure, setFailure] = useState<string>()
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(changeOf(email)),
    defaultValues: { newEmail, currentPassword: '' },
  })
  const { errors, isSubmitting } = formState
  const entry = usePasswordEntry(identityUser)
  const submit = handleSubmit(async (change) => {
    setFailure(undefined)
    try {
      if (!(await entry.enter(change.currentPassword))) return
      await identityUser.requestEmailChange(change.newEmail)
      onSent(change.newEmail)
      onClose()
      toast.success('Link sent.')
    } catch (error) {
      const { field, message } = changeFailure(error)
      if (message === UNEXPECTED_ERROR_MESSAGE) report(error)
      if (field === 'newEmail' || field === 'currentPassword') setError(field, { message }, { shouldFocus: true })
      else setFailure(message)
    }
  })
  if (entry.dialog) return entry.dialog
  return (
    <Dialog title="Change email" width={450} onClose={onClose} canClose={!isSubmitting} hasCloseButton={false}>
      <DialogForm failure={failure} isBusy={isSubmitting} submitLabel="Send link" onBack={onClose} onSubmit={submit}>
        <Field
          {...register('newEmail')}
          label="New email"
          type="email"
          autoComplete="email"
          required
          readOnly={isSubmitting}
          error={errors.newEmail?.message}
        />
        <PasswordField
          {...register('currentPassword')}
          label="Password"
          autoComplete="current-password"
          required
          readOnly={isSubmitting}
          error={errors.currentPassword?.message}
        />
        <p className="flex gap-8 text-13 muted icons-in-line">
          <Mail />
          We’ll send a link to the new email. Nothing changes until you press it.
        </p>
      </DialogForm>
    </Dialog>
  )
}
