import { useEffect } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { ConnectResult } from '#shared/connections.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import { tellOtherWindows } from '../../lib/window-news.ts'
import { connectResults } from './connect-results.tsx'
import { Outcome } from './outcome.tsx'

const SETTINGS = '/settings/stripe'
const CLOSING_MS = 200

/** Where Stripe's consent comes back to, most often in a window of its own. */
export function StripeResultPage() {
  const [params] = useSearchParams()
  const result = ConnectResult.safeParse(params.get('result'))
  return result.success ? <StripeResult result={result.data} /> : <Navigate to={SETTINGS} replace />
}

function StripeResult({ result }: { result: ConnectResult }) {
  const navigate = useNavigate()
  useEffect(() => tellOtherWindows({ kind: 'connect-ended', result }), [result])
  const { tone, icon, title, text, next } = connectResults[result]

  // A browser closes only what a script has opened, and says nothing when it does not.
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
            {next?.label ?? 'Go to the settings'}
          </ButtonLink>
        </>
      }
    >
      {text}
    </Outcome>
  )
}
