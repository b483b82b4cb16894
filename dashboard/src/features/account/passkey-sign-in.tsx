import { KeyRound } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { Button } from '../../components/button.tsx'
import { FormError } from '../../components/form-error.tsx'
import { passkeyFailure } from '../../lib/auth/passkey-errors.ts'
import { requestPasskeyToken, supportsPasskeys } from '../../lib/auth/passkeys.ts'
import { useAuth } from '../../lib/auth/use-auth.ts'
import { keepsAccounts } from '../../lib/client-config.ts'
import { UNEXPECTED_ERROR_MESSAGE } from '../../lib/error-message.ts'
import { useServedValues } from '../../lib/served-values.ts'
import { useApi } from '../../lib/use-api.ts'
import { useReportError } from '../../reporting/report-error.ts'
import styles from './account.module.css'

const neverChanges = () => () => {}

/** Nothing in a browser without passkeys, or where another service keeps the accounts. */
export function PasskeySignIn() {
  const { identityMode } = useServedValues()
  const isOffered = useSyncExternalStore(
    neverChanges,
    () => supportsPasskeys() && keepsAccounts(),
    // The built page is for nearly every browser, and its style sheet knows who keeps the accounts.
    () => true,
  )
  return (
    <div className={styles.passkey} data-identity={identityMode}>
      {isOffered && <OfferedPasskeySignIn />}
    </div>
  )
}

function OfferedPasskeySignIn() {
  const call = useApi()
  const { signInWithToken } = useAuth()
  const report = useReportError()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  async function signIn() {
    setIsBusy(true)
    setFailure(undefined)
    try {
      await signInWithToken(await requestPasskeyToken(call))
    } catch (error) {
      const message = passkeyFailure(error, 'using')
      if (message === UNEXPECTED_ERROR_MESSAGE) report(error)
      setFailure(message)
      setIsBusy(false)
    }
  }
  return (
    <div className="gap-16 above-16 stack">
      <Button variant="line" size="large" isWide isBusy={isBusy} onClick={() => void signIn()}>
        <KeyRound />
        Use a passkey
      </Button>
      <FormError message={failure} />
    </div>
  )
}
