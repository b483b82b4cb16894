import { useSyncExternalStore } from 'react'
import { useCurrentUser } from './auth/use-current-user.ts'
import type { Clock } from './moments.ts'

const MINUTE_MS = 60_000

let minute = new Date()
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    minute = new Date()
    timer = setInterval(() => {
      minute = new Date()
      for (const each of listeners) each()
    }, MINUTE_MS)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearInterval(timer)
  }
}

/** The time, anew every minute, the same for everybody who asks. */
export const useMinute = (): Date => useSyncExternalStore(subscribe, () => minute)

/** By which clients are asked: the clock of the owner's own time zone, wherever it is read. */
export function useOwnersClock(): Clock {
  const now = useMinute()
  const { data: user } = useCurrentUser()
  return { now, timeZone: user?.timeZone }
}
