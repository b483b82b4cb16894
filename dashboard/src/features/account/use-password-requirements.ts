import { useEffect, useState } from 'react'
import type { PasswordRequirement } from '../../lib/auth/identity.ts'
import { defaultRequirements } from '../../lib/auth/password-requirements.ts'
import { useAuth } from '../../lib/auth/use-auth.ts'

/**
 * What the identity service requires of this password. Until the service answers, or when it cannot be reached, these
 * are the minimum requirements of any service; the service itself still refuses a weak password.
 */
export function usePasswordRequirements(password: string): PasswordRequirement[] {
  const { checkPassword } = useAuth()
  const [isPolicyKnown, setIsPolicyKnown] = useState(false)
  const [checked, setChecked] = useState<PasswordRequirement[]>()

  useEffect(() => {
    let isLeft = false
    checkPassword('').then(
      () => !isLeft && setIsPolicyKnown(true),
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [checkPassword])

  useEffect(() => {
    if (!isPolicyKnown) return
    let isOutdated = false
    void checkPassword(password).then((requirements) => !isOutdated && setChecked(requirements))
    return () => {
      isOutdated = true
    }
  }, [checkPassword, isPolicyKnown, password])

  return checked ?? defaultRequirements(password)
}

/** Names what is missing in one sentence; undefined when nothing is missing. */
export function missingSentence(requirements: PasswordRequirement[]): string | undefined {
  const missing = requirements.filter(({ isMet }) => !isMet).map(({ text }) => text[0]?.toLowerCase() + text.slice(1))
  return missing.length > 0 ? `Password must have ${new Intl.ListFormat('en').format(missing)}.` : undefined
}
