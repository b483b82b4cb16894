import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Link, useLocation } from 'react-router-dom'
import * as z from 'zod'
import { emailAddress } from '#shared/fields.ts'
import { pageHeads } from '#shared/page-heads.ts'
import { Button } from '../../components/button.tsx'
import { useCodeStep } from '../../components/code-step.tsx'
import { Field } from '../../components/field.tsx'
import { FormError } from '../../components/form-error.tsx'
import { useAuth } from '../../lib/auth/use-auth.ts'
import { endMessages, signInFailure, useFailure } from './account.errors.ts'
import { AccountLayout } from './account.layout.tsx'
import { useEnteredEmail, useSignedOutEntry } from './account.entry.ts'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { PasswordField } from '../../components/password-field.tsx'

const ClosedAccount = z.object({ isAccountClosed: z.literal(true) })

const Login = z.strictObject({ email: emailAddress('Email'), password: z.string().min(1, 'Password is required.') })

export function LoginPage() {
  const isReady = useSignedOutEntry({ fallback: '/' })
  const auth = useAuth()
  const codes = useCodeStep({ submitLabel: 'Sign in' })
  const { failure, clearFailure, fail } = useFailure(signInFailure)
  const enteredEmail = useEnteredEmail()
  const { register, handleSubmit, formState, control, setFocus } = useForm({
    resolver: zodResolver(Login),
    // Without defaults, what somebody or a password manager entered before the script was there stays.
    defaultValues: enteredEmail === '' ? {} : { email: enteredEmail },
  })
  const { errors, isSubmitting, isSubmitted } = formState
  const { state } = useLocation()
  const end = ClosedAccount.safeParse(state).success
    ? 'account'
    : auth.status === 'signedOut' && auth.hasEnded && 'session'
  const email = useWatch({ control, name: 'email' })

  useEffect(() => {
    if (isReady && enteredEmail) setFocus('password')
  }, [isReady, enteredEmail, setFocus])

  const submit = handleSubmit(async (credentials) => {
    clearFailure()
    try {
      const step = await auth.signIn(credentials)
      if (step) await codes.finish(step)
    } catch (error) {
      fail(error)
    }
  })

  if (!isReady) return null
  return (
    <AccountLayout
      text="signIn"
      title="Welcome back"
      pageTitle={pageHeads['/login'].title}
      intro={
        <>
          New here? <Link to="/sign-up">Create an account</Link>
        </>
      }
    >
      <form className="gap-16 above-24 stack" method="dialog" onSubmit={submit} noValidate>
        <Field
          {...register('email')}
          label="Email"
          type="email"
          autoComplete="email"
          size="large"
          required
          error={errors.email?.message}
        />
        <PasswordField
          {...register('password')}
          label="Password"
          autoComplete="current-password"
          size="large"
          required
          error={errors.password?.message}
          aside={
            <Link to="/forgot-password" state={{ email }}>
              Forgot your password?
            </Link>
          }
        />
        <FormError {...(end && !isSubmitted ? { message: endMessages[end] } : failure)} />
        <Button type="submit" size="large" isWide isBusy={isSubmitting}>
          Sign in
        </Button>
      </form>
      <PasskeySignIn />
      {codes.dialog}
    </AccountLayout>
  )
}
