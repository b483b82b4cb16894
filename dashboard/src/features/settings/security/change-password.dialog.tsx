import { zodResolver } from '@hookform/resolvers/zod'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod'
import { type CurrentUser, SignUp } from '#shared/users.ts'
import { Dialog, DialogForm } from '../../../components/dialog.tsx'
import { missingSentence, PasswordField, usePasswordRequirements } from '../../../components/password-field.tsx'
import type { IdentityUser } from '../../../lib/auth/identity.ts'
import { UNEXPECTED_ERROR_MESSAGE } from '../../../lib/error-message.ts'
import { useReportError } from '../../../reporting/report-error.ts'
import { isOwnersName, ownNameRequirements, OWN_NAME_MESSAGE } from './own-name.ts'
import { usePasswordEntry } from './password-entry.tsx'
import { changeFailure } from './security.errors.ts'
import { consequenceMessage } from './security.messages.ts'

const Change = z.strictObject({
  currentPassword: z.string().min(1, 'Current password is required.'),
  newPassword: SignUp.shape.password,
})

type ChangePasswordDialogProps = {
  user: CurrentUser
  identityUser: IdentityUser
  /** Undefined where nobody knows how many there are. The rules of such an identity service are its own. */
  otherSessions: number | undefined
  onChanged: () => void
  onClose: () => void
}

export function ChangePasswordDialog(props: ChangePasswordDialogProps) {
  const { user, identityUser, otherSessions, onChanged, onClose } = props
  const isManaged = otherSessions !== undefined
  const report = useReportError()
  const [failure, setFailure] = useState<string>()
  const { register, handleSubmit, formState, control, setError } = useForm({
    resolver: zodResolver(Change),
    defaultValues: { currentPassword: '', newPassword: '' },
  })
  const { errors, isSubmitting } = formState
  const newPassword = useWatch({ control, name: 'newPassword' })
  const requirements = usePasswordRequirements(newPassword)
  const entry = usePasswordEntry(identityUser)
  const submit = handleSubmit(async (change) => {
    setFailure(undefined)
    const missing = missingSentence(requirements)
    const refusal = missing ?? (isManaged && isOwnersName(change.newPassword, user) ? OWN_NAME_MESSAGE : undefined)
    if (refusal) return setError('newPassword', { message: refusal }, { shouldFocus: true })
    try {
      if (!(await entry.enter(change.currentPassword))) return
      await identityUser.changePassword(change.newPassword)
      onChanged()
    } catch (error) {
      const { field, message } = changeFailure(error)
      if (message === UNEXPECTED_ERROR_MESSAGE) report(error)
      if (field === 'newPassword' || field === 'currentPassword') setError(field, { message }, { shouldFocus: true })
      else setFailure(message)
    }
  })
  if (entry.dialog) return entry.dialog
  return (
    <Dialog title="Change password" width={450} onClose={onClose} canClose={!isSubmitting} hasCloseButton={false}>
      <DialogForm
        failure={failure}
        isBusy={isSubmitting}
        submitLabel="Change password"
        onBack={onClose}
        onSubmit={submit}
      >
        {/* Tells a password manager whose password this is. */}
        <input type="email" name="username" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField
          {...register('currentPassword')}
          label="Current password"
          shown="current password"
          autoComplete="current-password"
          required
          readOnly={isSubmitting}
          error={errors.currentPassword?.message}
        />
        <PasswordField
          {...register('newPassword')}
          label="New password"
          shown="new password"
          autoComplete="new-password"
          required
          readOnly={isSubmitting}
          error={errors.newPassword?.message}
          requirements={[...requirements, ...(isManaged ? ownNameRequirements(newPassword, user) : [])]}
          requirementsIn="one column"
        />
        <p className="flex gap-8 text-13 muted icons-in-line">
          <LogOut />
          {consequenceMessage(otherSessions)}
        </p>
      </DialogForm>
    </Dialog>
  )
}
