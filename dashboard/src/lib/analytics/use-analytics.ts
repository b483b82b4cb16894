import { createContext, use, useEffect } from 'react'
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
export const useAnalytics = (): Analytics => use(AnalyticsContext)

/** Tracks the event once, when the component first mounts. */
export function useTrack(event: string) {
  const { track } = useAnalytics()
  useEffect(() => track(event), [track, event])
}
