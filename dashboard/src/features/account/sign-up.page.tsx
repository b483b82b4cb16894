import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { SignUp, signUp } from '#shared/users.ts'
import { pageHeads } from '#shared/page-heads.ts'
import { Button } from '../../components/button.tsx'
import { Field } from '../../components/field.tsx'
import { FormError } from '../../components/form-error.tsx'
import { useAuth } from '../../lib/auth/use-auth.ts'
import { createRequestKeys } from '../../lib/idempotency-keys.ts'
import { useApi } from '../../lib/use-api.ts'
import { useReportError } from '../../reporting/report-error.ts'
import { refusedPassword, signUpFailure, useFailure } from './account.errors.ts'
import { AccountLayout } from './account.layout.tsx'
import { PasswordField, missingSentence, usePasswordRequirements } from '../../components/password-field.tsx'
import { useEnteredEmail, useInvitation, useSignedOutEntry } from './account.entry.ts'

const SignUpForm = SignUp.omit({ timeZone: true, invitation: true })

export function SignUpPage() {
  const isReady = useSignedOutEntry({ fallback: '/testimonial' })
  const { signInFirst } = useAuth()
  const report = useReportError()
  const call = useApi()
  const [keyOf] = useState(() => createRequestKeys<SignUp>())
  const { failure, clearFailure, fail } = useFailure(signUpFailure)
  // When the account was created and only signing in failed, trying again must not create it again.
  const [createdEmail, setCreatedEmail] = useState<string>()
  const invitation = useInvitation()
  const enteredEmail = useEnteredEmail()
  const { register, handleSubmit, formState, control, setError } = useForm({
    resolver: zodResolver(SignUpForm),
    // Without defaults, what somebody or a password manager entered before the script was there stays.
    ...(invitation && { defaultValues: { email: enteredEmail } }),
  })
  const { errors, isSubmitting } = formState
  const [email = '', password = ''] = useWatch({ control, name: ['email', 'password'] })
  const [isBegun, setIsBegun] = useState(false)
  const begin = () => setIsBegun(true)
  const requirements = usePasswordRequirements(password, { isWanted: isBegun || password !== '' })

  const submit = handleSubmit(async (account) => {
    clearFailure()
    const missing = missingSentence(requirements)
    if (missing) return setError('password', { message: missing }, { shouldFocus: true })
    try {
      if (createdEmail !== account.email) {
        const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
        const body = { ...account, timeZone, ...(invitation && { invitation: invitation.token }) }
        await call(signUp, { body }, { idempotencyKey: keyOf(body) })
        setCreatedEmail(account.email)
      }
      await signInFirst(account, { onUnsent: report })
    } catch (error) {
      const refused = refusedPassword(error)
      if (refused) setError('password', { message: refused }, { shouldFocus: true })
      else fail(error)
    }
  })

  if (!isReady) return null
  return (
    <AccountLayout
      text="signUp"
      title={pageHeads['/sign-up'].title}
      intro={
        invitation ? `You join ${invitation.workspaceName}. It’s free for you.` : 'Start free, no credit card required'
      }
    >
      <form className="gap-16 above-24 stack" method="dialog" onSubmit={submit} noValidate>
        <Field
          {...register('email')}
          onFocus={begin}
          label="Email"
          type="email"
          autoComplete="email"
          size="large"
          required
          error={errors.email?.message}
        />
        <div className={`gap-16 halves`}>
          <Field
            {...register('firstName')}
            label="First name"
            autoComplete="given-name"
            size="large"
            required
            error={errors.firstName?.message}
          />
          <Field
            {...register('lastName')}
            label="Last name"
            autoComplete="family-name"
            size="large"
            required
            error={errors.lastName?.message}
          />
        </div>
        {/* A member joins a workspace that has a name. */}
        {!invitation && (
          <Field
            {...register('organisationName')}
            label="Company name"
            isOptional
            autoComplete="organization"
            size="large"
            error={errors.organisationName?.message}
          />
        )}
        <PasswordField
          {...register('password')}
          onFocus={begin}
          label="Password"
          autoComplete="new-password"
          size="large"
          required
          error={errors.password?.message}
          requirements={requirements}
        />
        <FormError {...failure} />
        <Button type="submit" size="large" isWide isBusy={isSubmitting}>
          Create account
        </Button>
        <p className="text-13 muted">
          By creating an account you agree to the <Link to="/terms-of-service">terms of service</Link> and the{' '}
          <Link to="/privacy-policy">privacy policy</Link>.
        </p>
      </form>
      <p className="above-24">
        Already have an account?{' '}
        <Link to="/login" state={{ email }}>
          Log in
        </Link>
      </p>
    </AccountLayout>
  )
}
