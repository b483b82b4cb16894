import { useEffect } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { ConnectResult } from '#shared/connections.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import { useCurrentUser } from '../../lib/auth/use-current-user.ts'
import { notifyOtherWindows } from '../../lib/window-messages.ts'
import { connectResults, notLinked } from './connect-results.tsx'
import { Outcome } from './outcome.tsx'

const SETTINGS = '/settings/stripe'
const CLOSING_MS = 200

/** Where Stripe's consent returns to, usually in its own window. */
export function StripeResultPage() {
  const [params] = useSearchParams()
  const result = ConnectResult.safeParse(params.get('result'))
  const { data: user, isValidating } = useCurrentUser()
  if (!result.success) return <Navigate to={SETTINGS} replace />
  if (isValidating && !user?.connectedStripeAccountId) return null
  return <StripeResult result={result.data} isLinked={user?.connectedStripeAccountId !== undefined} />
}

function StripeResult({ result, isLinked }: { result: ConnectResult; isLinked: boolean }) {
  const navigate = useNavigate()
  const isTrue = result !== 'connected' || isLinked
  useEffect(() => {
    if (isTrue) notifyOtherWindows({ kind: 'connect-ended', result })
  }, [result, isTrue])
  const { tone, icon, title, text, next } = isTrue ? connectResults[result] : notLinked

  // A browser closes only windows that a script opened, and reports nothing when it does not.
  const close = () => {
    window.close()
    setTimeout(() => void navigate(SETTINGS), CLOSING_MS)
  }

  return (
    <Outcome
      tone={tone}
      icon={icon}
      title={title}
      actions={
        <>
          <Button size="large" onClick={close}>
            Close this window
          </Button>
          <ButtonLink to={next?.to ?? SETTINGS} variant="line" size="large">
            {next?.label ?? 'Go to settings'}
          </ButtonLink>
        </>
      }
    >
      {text}
    </Outcome>
  )
}
