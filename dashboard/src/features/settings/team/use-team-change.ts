import { useState } from 'react'
import { getTeam } from '#shared/members.ts'
import { useToast } from '../../../components/toast.tsx'
import { messageOf } from '../../../lib/error-message.ts'
import { useRefresh } from '../../../lib/use-endpoint.ts'

/** Changes something about the team, says what happened, and reads it again, also after a refusal. */
export function useTeamChange() {
  const toast = useToast()
  const refresh = useRefresh()
  const [busy, setBusy] = useState<readonly string[]>([])

  async function run(key: string, change: () => Promise<string>) {
    setBusy((current) => [...current, key])
    try {
      toast.success(await change())
    } catch (error) {
      toast.danger(messageOf(error))
    }
    await refresh(getTeam)
    setBusy((current) => current.filter((other) => other !== key))
  }

  return {
    run: (key: string, change: () => Promise<string>) => void run(key, change),
    isBusy: (key: string) => busy.includes(key),
  }
}
