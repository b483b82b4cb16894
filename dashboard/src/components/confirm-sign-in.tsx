import { zodResolver } from '@hookform/resolvers/zod'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { listPasskeys } from '#shared/passkeys.ts'
import type { IdentityUser } from '../lib/auth/identity.ts'
import { codeOf } from '../lib/auth/identity-errors.ts'
import { passkeyFailure } from '../lib/auth/passkey-errors.ts'
import { requestPasskeyToken } from '../lib/auth/passkeys.ts'
import { passwordFailure } from '../lib/auth/identity-messages.ts'
import { keepsAccounts } from '../lib/client-config.ts'
import { UNEXPECTED_ERROR_MESSAGE } from '../lib/error-message.ts'
import { useApi } from '../lib/use-api.ts'
import { useEndpoint } from '../lib/use-endpoint.ts'
import { useReportError } from '../reporting/report-error.ts'
import { Button, WAIT } from './button.tsx'
import { useCodeStep } from './code-step.tsx'
import { Dialog, DialogForm } from './dialog.tsx'
import { useModal } from './modal.tsx'
import { PasswordField } from './password-field.tsx'

const Confirmation = z.strictObject({ password: z.string().min(1, 'Password is required.') })

const needsSignIn = (error: unknown) =>
  codeOf(error) === 'auth/requires-recent-login' || codeOf(error) === 'security.sign_in_again'

/**
 * `run(action)` does something that works only within 5 minutes after a sign-in. When it was longer ago, the owner signs
 * in again first. Resolves to undefined when the owner gives up.
 */
export function useConfirmedSignIn(identityUser: IdentityUser) {
  const modal = useModal()
  const signInAgain = () =>
    new Promise<boolean>((resolve) => {
      const end = (isDone: boolean) => {
        modal.close()
        resolve(isDone)
      }
      modal.open(
        <ConfirmSignInDialog identityUser={identityUser} onDone={() => end(true)} onClose={() => end(false)} />,
      )
    })
  return async function run<Result>(action: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await action()
    } catch (error) {
      if (!needsSignIn(error)) throw error
      return (await signInAgain()) ? action() : undefined
    }
  }
}

type ConfirmSignInProps = { identityUser: IdentityUser; onDone: () => void; onClose: () => void }

function ConfirmSignInDialog({ identityUser, onDone, onClose }: ConfirmSignInProps) {
  const [hasPasskeys] = useState(keepsAccounts)
  // If they cannot be loaded, the password still works.
  const { data: passkeys } = useEndpoint(listPasskeys, hasPasskeys ? {} : null)
  const call = useApi()
  const report = useReportError()
  const codes = useCodeStep({ submitLabel: 'Confirm' })
  const [failure, setFailure] = useState<string>()
  const [isPasskeyBusy, setIsPasskeyBusy] = useState(false)
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(Confirmation),
    defaultValues: { password: '' },
  })
  const { errors, isSubmitting } = formState
  const isBusy = isSubmitting || isPasskeyBusy

  function explain(error: unknown, message: string) {
    if (message === UNEXPECTED_ERROR_MESSAGE) report(error)
    setFailure(message)
  }

  const submit = handleSubmit(async ({ password }) => {
    setFailure(undefined)
    try {
      const step = await identityUser.enterPassword(password)
      if (!step || (await codes.finish(step))) onDone()
    } catch (error) {
      const { isWrong, message } = passwordFailure(error)
      if (isWrong) setError('password', { message }, { shouldFocus: true })
      else explain(error, message)
    }
  })

  async function confirmWithPasskey() {
    setFailure(undefined)
    setIsPasskeyBusy(true)
    try {
      await identityUser.enterToken(await requestPasskeyToken(call, { userId: identityUser.id }))
      onDone()
    } catch (error) {
      explain(error, passkeyFailure(error, 'using'))
      setIsPasskeyBusy(false)
    }
  }

  if (codes.dialog) return codes.dialog
  return (
    <Dialog title="Confirm that it’s you" width={450} onClose={onClose} canClose={!isBusy} hasCloseButton={false}>
      <DialogForm failure={failure} isBusy={isBusy} submitLabel="Confirm" onBack={onClose} onSubmit={submit}>
        <input type="email" name="username" autoComplete="username" value={identityUser.email ?? ''} readOnly hidden />
        <PasswordField
          {...register('password')}
          label="Password"
          autoComplete="current-password"
          required
          readOnly={isBusy}
          error={errors.password?.message}
        />
        {passkeys && passkeys.items.length > 0 && (
          <div>
            <Button variant="line" disabledReason={isBusy ? WAIT : undefined} onClick={() => void confirmWithPasskey()}>
              <KeyRound />
              Use a passkey instead
            </Button>
          </div>
        )}
      </DialogForm>
    </Dialog>
  )
}
