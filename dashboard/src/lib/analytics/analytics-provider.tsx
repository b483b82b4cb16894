import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useAuth } from '../auth/use-auth.ts'
import { sessionMemory } from '../browser-storage.ts'
import { readPageConfig } from '../../reporting/page-config.ts'
import { type Analytics, createAnalytics } from './analytics.ts'
import { createAnalyticsSender, createAnonymousIds, lookUpIp, readBrowser, readPage } from './analytics.sender.ts'
import { AnalyticsContext, trackNothing } from './use-analytics.ts'

/** The browser says that its user objects to tracking: https://globalprivacycontrol.org. */
const objectsToTracking = () => 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true

function openAnalytics(): Analytics {
  if (objectsToTracking()) return trackNothing
  const { origin, ipLookupUrl } = readPageConfig().analytics
  const fetch = window.fetch.bind(window)
  return createAnalytics({
    send: createAnalyticsSender({ fetch, origin }),
    lookUpIp: async () => (ipLookupUrl === null ? null : lookUpIp({ fetch, url: ipLookupUrl })),
    readPage,
    readBrowser,
    anonymousIds: createAnonymousIds({ storage: sessionMemory }),
  })
}

export function AnalyticsProvider({ children }: { children: ReactNode }) {
  const { status } = useAuth()
  const [analytics] = useState(openAnalytics)
  useEffect(() => analytics.start(), [analytics])
  const earlierStatus = useRef(status)
  // A layout effect, because it runs before the effects with which the next page tracks itself.
  useLayoutEffect(() => {
    // Also from “determining”: the page /logout signs out before it is known who was signed in.
    if (earlierStatus.current !== 'signedOut' && status === 'signedOut') analytics.leave()
    earlierStatus.current = status
  }, [analytics, status])
  return <AnalyticsContext value={analytics}>{children}</AnalyticsContext>
}
