import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { pageHeads } from '#shared/page-heads.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import { FormError } from '../../components/form-error.tsx'
import type { EmailChange, IdentityUser } from '../../lib/auth/identity.ts'
import { useAuth } from '../../lib/auth/use-auth.ts'
import { notifyOtherWindows } from '../../lib/window-messages.ts'
import { actionCodeFailure, type SpentLink, spentLinkOf, useFailure } from './account.errors.ts'
import { AccountLayout, AccountNotice } from './account.layout.tsx'
import { SpentLinkScreen, useActionLink } from './action-link.tsx'
type Step =
  | { name: 'confirming' }
  | { name: 'unconfirmed' }
  | { name: 'confirmed'; change: EmailChange }
  | { name: 'spent'; why: SpentLink }
const TITLE = pageHeads['/verify-email'].title
export function VerifyEmailPage() {
  const { link, forgetCode } = useActionLink('email')
  return link.purpose === 'email' && <VerifyEmail code={link.code} forgetCode={forgetCode} />
}
function VerifyEmail({ code, forgetCode }: { code: string | undefined; forgetCode: () => void }) {
  const { step, failure, confirm } = useConfirmation({ code, onConfirmed: forgetCode })
  switch (step.name) {
    case 'confirming':
      return (
        <AccountLayout title={TITLE}>
          <p className="above-8 text-16 muted" role="status">
            Confirming your email…
          </p>
        </AccountLayout>
      )
    case 'unconfirmed':
      return (
        <AccountLayout title={TITLE}>
          <div className="gap-16 above-24 stack">
            <FormError {...failure} />
            <Button size="large" isWide onClick={confirm}>
              Try again
            </Button>
          </div>
        </AccountLayout>
      )
    case 'confirmed':
      return <Confirmed {...step.change} />
    case 'spent':
      return <Spent why={step.why} />
  }
}
function useConfirmation({ code, onConfirmed }: { code: string | undefined; onConfirmed: () => void }) {
  const { applyEmailCode } = useAuth()
  const { failure, fail } = useFailure(actionCodeFailure)
  const [step, setStep] = useState<Step>(code ? { name: 'confirming' } : { name: 'spent', why: 'incomplete' })
  const isBegun = useRef(false)
  async function confirm() {
    if (!code) return
    setStep({ name: 'confirming' })
    try {
      setStep({ name: 'confirmed', change: await applyEmailCode(code) })
      notifyOtherWindows({ kind: 'email-confirmed' })
      onConfirmed()
    } catch (error) {
      const why = spentLinkOf(error)
      if (!why) fail(error)
      setStep(why ? { name: 'spent', why } : { name: 'unconfirmed' })
    }
  }
  useEffect(() => {
    // The code works only once, so it is sent only once, however often React runs this effect.
    if (isBegun.current) return
    isBegun.current = true
    void confirm()
  })
  return { step, failure, confirm: () => void confirm() }
}
const confirmations: Record<EmailChange['kind'], { title: string; sentence: string }> = {
  verified: { title: 'Your email is confirmed', sentence: 'Thank you. You’ve confirmed' },
  changed: { title: 'Your email has been changed', sentence: 'From now on, sign in with' },
  restored: {
    title: 'Your email has been restored',
    sentence: 'If you didn’t make the change, choose a new password too. Sign in with',
  },
}
function Confirmed({ kind, email }: EmailChange) {
  const { status } = useAuth()
  const { title, sentence } = confirmations[kind]
  return (
    <AccountLayout title={title}>
      <AccountNotice>
        {sentence} <b className="medium anywhere">{email}</b>
      </AccountNotice>
      <div className="gap-16 above-24 stack">
        {status === 'signedIn' ? (
          <ButtonLink to="/testimonial" size="large" isWide>
            Go to your testimonials
          </ButtonLink>
        ) : (
          <ButtonLink to="/login" state={{ email }} size="large" isWide>
            Sign in
          </ButtonLink>
        )}
        {kind === 'restored' && (
          <p>
            <Link to="/forgot-password" state={{ email }}>
              Choose a new password
            </Link>
          </p>
        )}
      </div>
    </AccountLayout>
  )
}
function Spent({ why }: { why: SpentLink }) {
  const auth = useAuth()
  if (auth.status !== 'signedIn')
    return (
      <SpentLinkScreen why={why}>
        <ButtonLink to="/login" size="large" isWide>
          Sign in
        </ButtonLink>
      </SpentLinkScreen>
    )
  if (auth.user.isEmailVerified) return <Confirmed kind="verified" email={auth.user.email} />
  return <SendAgain why={why} user={auth.user} />
}
function SendAgain({ why, user }: { why: SpentLink; user: IdentityUser }) {
  const { failure, clearFailure, fail } = useFailure(actionCodeFailure)
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open')
  const wayOut = (
    <p>
      <Link to="/testimonial">Go to your testimonials</Link>
    </p>
  )
  async function sendAgain() {
    clearFailure()
    setState('sending')
    try {
      await user.sendEmailVerification()
      setState('sent')
    } catch (error) {
      fail(error)
      setState('open')
    }
  }
  if (state === 'sent')
    return (
      <AccountLayout title={TITLE}>
        <AccountNotice>
          We’ve sent a new email to <b className="medium anywhere">{user.email}</b>
        </AccountNotice>
        <div className="gap-16 above-24 stack">{wayOut}</div>
      </AccountLayout>
    )
  return (
    <SpentLinkScreen why={why}>
      <FormError {...failure} />
      <Button size="large" isWide isBusy={state === 'sending'} onClick={() => void sendAgain()}>
        Send a new email
      </Button>
      {wayOut}
    </SpentLinkScreen>
  )
}
