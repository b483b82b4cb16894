import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import * as z from 'zod'
import { emailAddress } from '#shared/fields.ts'
import { pageHeads } from '#shared/page-heads.ts'
import { Button } from '../../components/button.tsx'
import { Field } from '../../components/field.tsx'
import { FormError } from '../../components/form-error.tsx'
import { useAuth } from '../../lib/auth/use-auth.ts'
import { readClientConfig } from '../../lib/client-config.ts'
import { forgotPasswordFailure, useFailure } from './account.errors.ts'
import { AccountLayout, AccountNotice } from './account.layout.tsx'
import { useEnteredEmail, useSignedOutEntry } from './account.entry.ts'
const ForgotPassword = z.strictObject({ email: emailAddress('Email') })
export function ForgotPasswordPage() {
  const isReady = useSignedOutEntry({ fallback: '/' })
  const { sendPasswordReset } = useAuth()
  const { failure, clearFailure, fail } = useFailure(forgotPasswordFailure)
  const enteredEmail = useEnteredEmail()
  const { register, handleSubmit, formState, setValue } = useForm<z.infer<typeof ForgotPassword>>({
    resolver: zodResolver(ForgotPassword),
    defaultValues: enteredEmail === '' ? {} : { email: enteredEmail.toLowerCase() },
  })
  const { errors, isSubmitting, isSubmitSuccessful } = formState
  const submit = handleSubmit(async ({ email }) => {
    clearFailure()
    try {
      await sendPasswordReset(email)
    } catch (error) {
      fail(error)
    }
  })
  const isSent = isSubmitSuccessful && !failure
  if (!isReady) return null
  return (
    <AccountLayout
      title={pageHeads['/forgot-password'].title}
      intro={!isSent && 'Enter your email and we’ll send you a link.'}
    >
      {isSent ? (
        <ResetSent />
      ) : (
        <form className="gap-16 above-24 stack" method="dialog" onSubmit={submit} noValidate>
          <Field
            {...register('email', {
              onChange: ({ target }: { target: HTMLInputElement }) => setValue('email', target.value.toLowerCase()),
            })}
            label="Email"
            type="email"
            autoComplete="email"
            size="large"
            required
            error={errors.email?.message}
          />
          <FormError {...failure} />
          <Button type="submit" size="large" isWide isBusy={isSubmitting}>
            Send reset email
          </Button>
        </form>
      )}
      <p className="above-24">
        <Link to="/login">Back to log in</Link>
      </p>
    </AccountLayout>
  )
}
function ResetSent() {
  const { hasDevOutbox, identity } = readClientConfig()
  return (
    <>
      <AccountNotice>Great! We've sent you an email to reset your password.</AccountNotice>
      <p className="above-24">Nothing after a few minutes? Check your spam folder.</p>
      {hasDevOutbox && identity.mode === 'embedded' && (
        <p className="above-24">
          This installation doesn’t send its emails, it keeps them: <a href="/dev/outbox">open the outbox</a>.
        </p>
      )}
    </>
  )
}
