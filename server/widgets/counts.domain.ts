/** Stands for the sites beyond the first hundred of a day. */
export const OTHER_SITES = 'other'

/** Stands for a page that does not say where it is. */
export const UNKNOWN_SITE = 'unknown'

export type CountKind = 'view' | 'click'

/** What was counted of one widget, day of UTC and site. */
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

/** Whether it can be the id of a widget that is counted: previews and the example are not. */
export const isCountedId = (id: string) => COUNTED_ID.test(id)

/** The day of UTC, `YYYY-MM-DD`. */
export const dayOf = (instant: Date) => instant.toISOString().slice(0, 10)

/** So many days of UTC up to this one, oldest first. */
export const daysUpTo = (now: Date, count: number): string[] =>
  Array.from({ length: count }, (_, index) => dayOf(new Date(now.getTime() - (count - 1 - index) * DAY_MS)))

/** The host of a page, with the port where it is not the usual one, by what a browser says in `Origin`. */
export function siteOf(origin: string | undefined): string {
  if (!origin || !/^https?:\/\//.test(origin) || !URL.canParse(origin)) return UNKNOWN_SITE
  const { host } = new URL(origin)
  return host !== '' && host.length <= HOST_MAX_LENGTH ? host : UNKNOWN_SITE
}

/**
 * Whether a site is among those that an owner named: itself, with `www.` before it or without, or `*.` and what is below;
 * every site where none is named.
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
 * Whether what a page at `origin` asks for may be shown there. A server that puts the words into a page of its own says no
 * origin, and our own pages always may.
 */
export function mayShow(
  origin: string | undefined,
  { allowedSites, ownOrigin }: { allowedSites: readonly string[]; ownOrigin: string },
): boolean {
  if (allowedSites.length === 0 || origin === undefined || origin === ownOrigin) return true
  return isSiteAllowed(siteOf(origin), allowedSites)
}

/** The site under which it is counted: those that a day has already, and new ones until it has enough of them. */
export function placeSite(site: string, sitesOfDay: Set<string>): string {
  if (site === UNKNOWN_SITE || site === OTHER_SITES || sitesOfDay.has(site)) return site
  if (sitesOfDay.size >= SITES_OF_A_DAY_MAX) return OTHER_SITES
  sitesOfDay.add(site)
  return site
}
