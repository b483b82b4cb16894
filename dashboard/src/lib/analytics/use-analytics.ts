import { createContext, use, useEffect } from 'react'
import type { Analytics } from './analytics.ts'

/** Nobody is told of anything. */
export const trackNothing: Analytics = {
  getStatus: () => 'notInitialised',
  start: () => {},
  identify: () => {},
  track: () => {},
  leave: () => {},
}

export const AnalyticsContext = createContext<Analytics>(trackNothing)

/** `track(event)` tells the analytics host of something that happened, under a name like "Settings profile viewed". */
export const useAnalytics = (): Analytics => use(AnalyticsContext)

/** Tells of the event once, when the component first appears. */
export function useTrack(event: string) {
  const { track } = useAnalytics()
  useEffect(() => track(event), [track, event])
}
