import type { AnalyticsAlias, AnalyticsIdentify, AnalyticsTrack } from '#shared/analytics.ts'
import { newUuid } from '#shared/uuid.ts'
import { maskIds, plainAddress, plainSearch } from '../../reporting/private-parts.ts'
import type { KeyValueStorage } from '../browser-storage.ts'
import { UNEXPECTED_ERROR_MESSAGE } from '../error-message.ts'

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

const STORAGE_KEY = 'analytics'

/**
 * The anonymous id of this session, which ends with the tab or on signing out. Only signed-in users get one: nothing
 * is stored about mere visitors.
 */
export function createAnonymousIds({ storage, newId = newUuid }: { storage: KeyValueStorage; newId?: () => string }) {
  return {
    idFor(userId: string): string {
      const [owner, known] = storage.getItem(STORAGE_KEY)?.split(' ') ?? []
      if (owner === userId && known) return known
      const id = newId()
      storage.setItem(STORAGE_KEY, `${userId} ${id}`)
      return id
    },
    forget: () => storage.removeItem(STORAGE_KEY),
  }
}

export type AnonymousIds = ReturnType<typeof createAnonymousIds>

const TOO_MANY_MESSAGE = 'Too many requests. Please try again later.'

type Payloads = { identify: AnalyticsIdentify; alias: AnalyticsAlias; track: AnalyticsTrack }

/** One call to the analytics host. Returns nothing for a 204; throws the message of a refusal. */
export type SendAnalytics = <Name extends keyof Payloads>(name: Name, payload: Payloads[Name]) => Promise<unknown>

const messageIn = (body: unknown) =>
  typeof body === 'object' && body && 'message' in body && typeof body.message === 'string' ? body.message : ''

/** `origin` is the empty string for this server. */
export function createAnalyticsSender({
  fetch,
  origin,
}: {
  fetch: typeof window.fetch
  origin: string
}): SendAnalytics {
  return async (name, payload) => {
    const response = await fetch(`${origin}/analytics/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(payload),
      credentials: 'omit',
      // An event must still be sent when its page is left.
      keepalive: true,
    })
    if (response.status === 204) return undefined
    if (response.status === 429) throw new Error(TOO_MANY_MESSAGE)
    const body: unknown = await response.json().catch(() => undefined)
    if (!response.ok) throw new Error(messageIn(body) || UNEXPECTED_ERROR_MESSAGE)
    return body
  }
}

/**
 * Asks a lookup service, which answers `{"ip": …}`, for the public address of this browser. Null when it does not
 * answer.
 */
export async function lookUpIp({ fetch, url }: { fetch: typeof window.fetch; url: string }): Promise<string | null> {
  const response = await fetch(url, { credentials: 'omit' })
  const body: unknown = await response.json()
  const ip = response.ok && typeof body === 'object' && body && 'ip' in body ? body.ip : null
  return typeof ip === 'string' ? ip.slice(0, 64) : null
}
