import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod'
import { SignUp } from '#shared/users.ts'
import { Button } from '../../components/button.tsx'
import { FormError } from '../../components/form-error.tsx'
import { useAuth } from '../../lib/auth/use-auth.ts'
import { actionCodeFailure, type SpentLink, spentLinkOf } from './account.errors.ts'
import { PasswordField } from './password.field.tsx'
import { useFailure } from './use-failure.ts'
import { missingSentence, usePasswordRequirements } from './use-password-requirements.ts'
const NewPassword = z.strictObject({ password: SignUp.shape.password })
type NewPasswordFormProps = {
  code: string
  email: string
  onChanged: () => void
  onSpent: (why: SpentLink) => void
}
export function NewPasswordForm({ code, email, onChanged, onSpent }: NewPasswordFormProps) {
  const { resetPassword } = useAuth()
  const { failure, clearFailure, fail } = useFailure(actionCodeFailure)
  const { register, handleSubmit, formState, control, setError } = useForm({
    resolver: zodResolver(NewPassword),
    defaultValues: { password: '' },
  })
  const { errors, isSubmitting } = formState
  const requirements = usePasswordRequirements(useWatch({ control, name: 'password' }))
  const submit = handleSubmit(async ({ password }) => {
    clearFailure()
    const missing = missingSentence(requirements)
    if (missing) return setError('password', { message: missing }, { shouldFocus: true })
    try {
      await resetPassword({ code, password })
      onChanged()
    } catch (error) {
      const why = spentLinkOf(error)
      if (why) onSpent(why)
      else fail(error)
    }
  })
  return (
    <form className="gap-16 above-24 stack" onSubmit={submit} noValidate>
      {/* Tells a password manager whose password this is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...register('password')}
        label="New password"
        autoComplete="new-password"
        size="large"
        required
        error={errors.password?.message}
        requirements={requirements}
      />
      <FormError {...failure} />
      <Button type="submit" size="large" isWide isBusy={isSubmitting}>
        Change password
      </Button>
    </form>
  )
}
