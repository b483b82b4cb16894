import { useEffect, useRef, useState } from 'react'
import { createRecoveryCodes } from '#shared/two-factor.ts'
import { useConfirmedSignIn } from '../../../../components/confirm-sign-in.tsx'
import type { IdentityUser, TwoFactorStart } from '../../../../lib/auth/identity.ts'
import { useApi } from '../../../../lib/use-api.ts'
import { keepsAccounts } from '../../../../lib/client-config.ts'
import { useStableCallback } from '../../../../lib/use-stable-callback.ts'
import { twoFactorFailure } from './two-factor.messages.ts'

export type Setup =
  | { step: 'starting' }
  | { step: 'failed'; message: string }
  | { step: 'scanning'; start: TwoFactorStart }
  /** Two-factor is on. There are no codes while they are created, or after that failed. */
  | { step: 'codes'; codes?: readonly string[]; failure?: string }

/** The steps of turning two-factor on. Whoever signed in too long ago signs in again first, or gives up. */
export function useTwoFactorSetup(
  identityUser: IdentityUser,
  { onGivenUp, onDone }: { onGivenUp: () => void; onDone: () => void },
) {
  const call = useApi()
  const confirmed = useConfirmedSignIn(identityUser)
  const [setup, setSetup] = useState<Setup>({ step: 'starting' })
  const isBegun = useRef(false)
  const [hasRecoveryCodes] = useState(keepsAccounts)

  const begin = useStableCallback(async () => {
    setSetup({ step: 'starting' })
    try {
      const start = await confirmed(() => identityUser.startTwoFactor())
      if (start) setSetup({ step: 'scanning', start })
      else onGivenUp()
    } catch (error) {
      setSetup({ step: 'failed', message: twoFactorFailure(error) })
    }
  })

  useEffect(() => {
    if (!isBegun.current) void begin()
    isBegun.current = true
  }, [begin])

  async function createCodes(): Promise<void> {
    setSetup({ step: 'codes' })
    try {
      const created = await confirmed(() => call(createRecoveryCodes, {}))
      if (created) setSetup({ step: 'codes', codes: created.codes })
      else setSetup({ step: 'codes', failure: 'Confirm that it’s you, and try again.' })
    } catch (error) {
      setSetup({ step: 'codes', failure: twoFactorFailure(error) })
    }
  }

  /** Throws when the code is refused. */
  async function turnOn(code: string): Promise<void> {
    if (setup.step !== 'scanning') return
    const isOn = await confirmed(async () => {
      await setup.start.finish(code)
      return true
    })
    if (isOn && hasRecoveryCodes) await createCodes()
    else if (isOn) onDone()
  }

  return { setup, hasRecoveryCodes, begin: () => void begin(), turnOn, createCodes: () => void createCodes() }
}
