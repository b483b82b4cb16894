import { useCurrentUser } from './auth/use-current-user.ts'
import type { Clock } from './moments.ts'
import { useMinute } from './use-minute.ts'

/** By which clients are asked: the clock of the owner's own time zone, wherever it is read. */
export function useOwnersClock(): Clock {
  const now = useMinute()
  const { data: user } = useCurrentUser()
  return { now, timeZone: user?.timeZone }
}
