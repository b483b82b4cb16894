import { zodResolver } from '@hookform/resolvers/zod'
import { useCallback, useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import * as z from 'zod'
import { SignUp } from '#shared/users.ts'
import { pageHeads } from '#shared/page-heads.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import { FormError } from '../../components/form-error.tsx'
import { useAuth } from '../../lib/auth/use-auth.ts'
import { actionCodeFailure, type SpentLink, spentLinkOf, useFailure } from './account.errors.ts'
import { AccountLayout, AccountNotice } from './account.layout.tsx'
import { SpentLinkScreen, useActionLink } from './action-link.tsx'
import { missingSentence, PasswordField, usePasswordRequirements } from '../../components/password-field.tsx'

type Step =
  | { name: 'checking' }
  | { name: 'unchecked' }
  | { name: 'choosing'; code: string; email: string }
  | { name: 'changed'; email: string }
  | { name: 'spent'; why: SpentLink }

const TITLE = pageHeads['/reset-password'].title

export function ResetPasswordPage() {
  const { link, forgetCode } = useActionLink('password')
  return link.purpose === 'password' && <ResetPassword code={link.code} forgetCode={forgetCode} />
}

/** Nobody is signed out before the new password is set. */
function ResetPassword({ code, forgetCode }: { code: string | undefined; forgetCode: () => void }) {
  const { step, setStep, failure, checkAgain } = useResetStep(code)
  const auth = useAuth()
  async function finish(email: string) {
    setStep({ name: 'changed', email })
    forgetCode()
    const isOwnSession = auth.status === 'signedIn' && auth.user.email === email
    await (isOwnSession ? auth.signOutHere() : auth.signOut())
  }
  switch (step.name) {
    case 'checking':
      return (
        <AccountLayout title={TITLE}>
          <p className="above-8 text-16 muted" role="status">
            Checking your link…
          </p>
        </AccountLayout>
      )
    case 'unchecked':
      return (
        <AccountLayout title={TITLE}>
          <div className="gap-16 above-24 stack">
            <FormError {...failure} />
            <Button size="large" isWide onClick={checkAgain}>
              Try again
            </Button>
          </div>
        </AccountLayout>
      )
    case 'choosing':
      return (
        <AccountLayout
          title={TITLE}
          intro={
            <>
              For <b className="medium ink anywhere">{step.email}</b>
            </>
          }
        >
          <NewPasswordForm
            code={step.code}
            email={step.email}
            onChanged={() => void finish(step.email)}
            onSpent={(why) => setStep({ name: 'spent', why })}
          />
        </AccountLayout>
      )
    case 'changed':
      return (
        <AccountLayout title="Your password has been changed">
          <AccountNotice>You’ve been signed out everywhere. Sign in with your new password.</AccountNotice>
          <div className="gap-16 above-24 stack">
            <ButtonLink to="/login" state={{ email: step.email }} size="large" isWide>
              Sign in
            </ButtonLink>
          </div>
        </AccountLayout>
      )
    case 'spent':
      return (
        <SpentLinkScreen why={step.why}>
          <ButtonLink to="/forgot-password" size="large" isWide>
            Get a new email
          </ButtonLink>
          <p>
            <Link to="/login">Back to log in</Link>
          </p>
        </SpentLinkScreen>
      )
  }
}

function useResetStep(code: string | undefined) {
  const { readPasswordReset } = useAuth()
  const { failure, fail } = useFailure(actionCodeFailure)
  const [step, setStep] = useState<Step>(code ? { name: 'checking' } : { name: 'spent', why: 'incomplete' })
  const check = useCallback(() => {
    if (!code) return
    readPasswordReset(code).then(
      (email) => setStep({ name: 'choosing', code, email }),
      (error: unknown) => {
        const why = spentLinkOf(error)
        if (!why) fail(error)
        setStep(why ? { name: 'spent', why } : { name: 'unchecked' })
      },
    )
  }, [code, readPasswordReset, fail])
  useEffect(check, [check])
  function checkAgain() {
    setStep({ name: 'checking' })
    check()
  }
  return { step, setStep, failure, checkAgain }
}

const NewPassword = z.strictObject({ password: SignUp.shape.password })

type NewPasswordFormProps = {
  code: string
  email: string
  onChanged: () => void
  onSpent: (why: SpentLink) => void
}

function NewPasswordForm({ code, email, onChanged, onSpent }: NewPasswordFormProps) {
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
