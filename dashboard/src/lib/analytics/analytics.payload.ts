import type { AnalyticsTrack } from '#shared/analytics.ts'
import { maskIds, plainAddress, plainSearch } from '../../reporting/private-parts.ts'

export type PageProperties = AnalyticsTrack['properties']
export type BrowserContext = Omit<AnalyticsTrack['context'], 'ip'>

const LINE_MAX = 2048
const line = (text: string) => text.slice(0, LINE_MAX)

/** The current page, without what may be private in its address. */
export function readPage(page: Document = document): PageProperties {
  const { href, pathname, search } = new URL(page.URL)
  return {
    path: line(maskIds(pathname)),
    referrer: line(plainAddress(page.referrer)),
    search: line(plainSearch(search)),
    title: line(page.title),
    url: line(plainAddress(href)),
  }
}

export const readBrowser = (): BrowserContext => ({
  timezone: Intl.DateTimeFormat().resolvedOptions().timeZone.slice(0, 64),
  user_agent: navigator.userAgent.slice(0, 1024),
  screen: { width: screen.width, height: screen.height },
})
