import type { WidgetErrorCode } from './contract.ts'

export type FeedAnswer = { json: unknown } | { code: WidgetErrorCode }

/** Never rejects. `base` is an origin, or an address that ends in the folder of `w/`; null is a failure. */
export async function requestFeed(input: {
  base: string | null
  widget: string
  cache: RequestCache
}): Promise<FeedAnswer> {
  try {
    if (!input.base) return { code: 'feed_failed' }
    const url = `${input.base.replace(/\/$/, '')}/w/${encodeURIComponent(input.widget)}.json`
    const response = await fetch(url, { credentials: 'omit', cache: input.cache })
    if (!response.ok) return { code: response.status === 404 ? 'feed_not_found' : 'feed_failed' }
    return { json: await response.json() }
  } catch (error) {
    return { code: error instanceof SyntaxError ? 'feed_malformed' : 'feed_failed' }
  }
}
