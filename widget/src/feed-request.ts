import type { WidgetErrorCode } from './contract.ts'

export type FeedAnswer = { json: unknown } | { code: WidgetErrorCode }

const CODES: Record<number, WidgetErrorCode> = { 403: 'site_not_allowed', 404: 'feed_not_found' }

/** Never rejects. `base` is an origin, or the address of the folder above `w/`; null means failure. */
export async function requestFeed(input: {
  base: string | null
  widget: string
  cache: RequestCache
}): Promise<FeedAnswer> {
  try {
    if (!input.base) return { code: 'feed_failed' }
    const url = `${input.base}/w/${encodeURIComponent(input.widget)}.json`
    const response = await fetch(url, { credentials: 'omit', cache: input.cache })
    if (!response.ok) return { code: CODES[response.status] ?? 'feed_failed' }
    // WebKit's json() throws something other than a SyntaxError.
    return { json: JSON.parse(await response.text()) }
  } catch (error) {
    return { code: error instanceof SyntaxError ? 'feed_malformed' : 'feed_failed' }
  }
}
