import { useState } from 'react'
import { type Checklist, updateChecklist } from '#shared/onboarding.ts'
import { useToast } from '../../../components/toast.tsx'
import { messageOf } from '../../../lib/error-message.ts'
import { useApi } from '../../../lib/use-api.ts'

type Manner = 'aloud' | 'silently'

/** Hides the list for good. A failure is reported only if the owner asked for it. */
export function useDismissal(onAnswer: (checklist: Checklist) => void) {
  const call = useApi()
  const toast = useToast()
  const [wasDismissedHere, setWasDismissedHere] = useState<Manner>()
  const dismiss = async (manner: Manner) => {
    setWasDismissedHere(manner)
    try {
      onAnswer(await call(updateChecklist, { body: { isDismissed: true } }))
    } catch (error) {
      if (manner === 'aloud') toast.danger(`We couldn’t hide the list. ${messageOf(error)}`)
    }
  }
  return { dismiss, wasDismissedHere }
}
