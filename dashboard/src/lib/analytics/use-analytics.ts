import { createContext, use, useEffect } from 'react'
import { type CurrentUser, fullName } from '#shared/users.ts'
import type { Analytics } from './analytics.ts'

/** Tracking is off: nothing is sent. */
export const trackNothing: Analytics = {
  getStatus: () => 'notInitialised',
  start: () => {},
  identify: () => {},
  track: () => {},
  leave: () => {},
}

export const AnalyticsContext = createContext<Analytics>(trackNothing)

/** `track(event)` sends an event to the analytics host, under a name like "Settings profile viewed". */
const useAnalytics = (): Analytics => use(AnalyticsContext)

/** Tracks the event once, when the component first mounts. */
export function useTrack(event: string) {
  const { track } = useAnalytics()
  useEffect(() => track(event), [track, event])
}

/** Identifies the signed-in user as soon as it is known. */
export function useIdentify(user: CurrentUser | undefined) {
  const { identify } = useAnalytics()
  useEffect(() => {
    if (user) identify({ id: user.id, name: fullName(user), email: user.email })
  }, [identify, user])
}
