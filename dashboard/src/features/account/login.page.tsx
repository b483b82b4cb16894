import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import * as z from 'zod'
import { emailAddress } from '#shared/fields.ts'
import { Button } from '../../components/button.tsx'
import { Field } from '../../components/field.tsx'
import { FormError } from '../../components/form-error.tsx'
import { useAuth } from '../../lib/auth/use-auth.ts'
import { signInMessage } from './account.errors.ts'
import { AccountLayout } from './account.layout.tsx'
import { useSignedOutEntry } from './signed-out-entry.ts'
import styles from './account.module.css'

const Login = z.strictObject({ email: emailAddress('Email'), password: z.string().min(1, 'Password is required.') })

export function LoginPage() {
  const isReady = useSignedOutEntry({ fallback: '/' })
  const { signIn } = useAuth()
  const [failure, setFailure] = useState<string>()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(Login),
    defaultValues: { email: '', password: '' },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (credentials) => {
    setFailure(undefined)
    try {
      await signIn(credentials)
    } catch (error) {
      setFailure(signInMessage(error))
    }
  })

  if (!isReady) return null
  return (
    <AccountLayout
      title="Welcome back"
      intro={
        <>
          New here? <Link to="/sign-up">Create an account</Link>
        </>
      }
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <Field
          {...register('email')}
          label="Email"
          type="email"
          autoComplete="email"
          size="large"
          required
          error={errors.email?.message}
        />
        <Field
          {...register('password')}
          label="Password"
          type="password"
          autoComplete="current-password"
          size="large"
          required
          error={errors.password?.message}
          aside={<Link to="/forgot-password">Forgot your password?</Link>}
        />
        <FormError message={failure} />
        <Button type="submit" size="large" isWide isBusy={isSubmitting}>
          Sign in
        </Button>
      </form>
    </AccountLayout>
  )
}
