/** Covers the sites beyond the first hundred of a day. */
export const OTHER_SITES = 'other'

/** For a page that doesn't say where it is. */
export const UNKNOWN_SITE = 'unknown'

export type CountKind = 'view' | 'click'

/** Counts of one widget, day (UTC) and site. */
export type Tally = {
  widgetId: string
  day: string
  site: string
  views: number
  clicks: number
  lastSeenAt: Date
}

const DAY_MS = 24 * 60 * 60 * 1000
const SITES_OF_A_DAY_MAX = 100
const HOST_MAX_LENGTH = 260
const COUNTED_ID = /^wgt_[\w-]{22}$/

/** Whether this can be the id of a widget that is counted: previews and the example are not. */
export const isCountedId = (id: string) => COUNTED_ID.test(id)

/** The day in UTC, `YYYY-MM-DD`. */
export const dayOf = (instant: Date) => instant.toISOString().slice(0, 10)

/** This many days (UTC) up to this one, oldest first. */
export const daysUpTo = (now: Date, count: number): string[] =>
  Array.from({ length: count }, (_, index) => dayOf(new Date(now.getTime() - (count - 1 - index) * DAY_MS)))

/** The page's host, with its port unless it is the default, from the browser's `Origin`. */
export function siteOf(origin: string | undefined): string {
  if (!origin || !/^https?:\/\//.test(origin) || !URL.canParse(origin)) return UNKNOWN_SITE
  const { host } = new URL(origin)
  return host !== '' && host.length <= HOST_MAX_LENGTH ? host : UNKNOWN_SITE
}

/**
 * Whether a site is on the owner's list: itself, with or without `www.`, or below `*.`. Every site if the list is
 * empty.
 */
export function isSiteAllowed(site: string, allowedSites: readonly string[]): boolean {
  if (allowedSites.length === 0) return true
  return allowedSites.some((entry) => {
    const allowed = entry.replace(/:(80|443)$/, '')
    return allowed.startsWith('*.') ? site.endsWith(allowed.slice(1)) : withoutWww(site) === withoutWww(allowed)
  })
}

const withoutWww = (site: string) => site.replace(/^www\./, '')

/**
 * Whether a page at `origin` may show a widget. Servers that embed the text send no origin and may, and so may our own
 * pages.
 */
export function mayShow(
  origin: string | undefined,
  { allowedSites, ownOrigin }: { allowedSites: readonly string[]; ownOrigin: string },
): boolean {
  if (allowedSites.length === 0 || origin === undefined || origin === ownOrigin) return true
  return isSiteAllowed(siteOf(origin), allowedSites)
}

/** The site to count under: known ones of that day, and new ones until there are enough. */
export function placeSite(site: string, sitesOfDay: Set<string>): string {
  if (site === UNKNOWN_SITE || site === OTHER_SITES || sitesOfDay.has(site)) return site
  if (sitesOfDay.size >= SITES_OF_A_DAY_MAX) return OTHER_SITES
  sitesOfDay.add(site)
  return site
}
