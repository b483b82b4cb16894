import { useRef } from 'react'
import { useCodeStep } from '../../../components/code-step.tsx'
import type { IdentityUser } from '../../../lib/auth/identity.ts'

/**
 * For a form with the current password. `enter` signs in with it, and shows `dialog` while two-factor needs a code; it
 * resolves to false when the owner gives up. A password that was right is not entered again, and needs no second code.
 */
export function usePasswordEntry(identityUser: IdentityUser) {
  const codes = useCodeStep({ submitLabel: 'Confirm' })
  const entered = useRef<string>(undefined)
  async function enter(password: string): Promise<boolean> {
    if (entered.current === password) return true
    const step = await identityUser.enterPassword(password)
    if (step && !(await codes.finish(step))) return false
    entered.current = password
    return true
  }
  return { dialog: codes.dialog, enter }
}
