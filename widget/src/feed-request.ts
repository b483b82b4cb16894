import type { WidgetErrorCode } from './contract.ts'

export type FeedAnswer = { json?: unknown; code: WidgetErrorCode | '' }

/** What hasn't answered by then counts as failed, and the fallback stays. */
export const PATIENCE_MS = 10_000

const CODES: Record<number, WidgetErrorCode> = { 403: 'site_not_allowed', 404: 'feed_not_found' }

/**
 * Never rejects. `lang` is the language of the page: the feed then has the widget's own sentences and the owner's translations in it. Empty where nobody says. `base` is an origin, or the address of the folder above `w/`; null means failure. `code` is empty where it worked.
 */
export async function requestFeed(input: {
  base: string | null
  widget: string
  lang: string
  cache: RequestCache
}): Promise<FeedAnswer> {
  try {
    if (!input.base) return { code: 'feed_failed' }
    const [language] = input.lang.split('-')
    const url = `${input.base}/w/${encodeURIComponent(input.widget)}.json${language && `?lang=${language}`}`
    // An unanswered request would also hold up the next one to the same address.
    const patience = new AbortController()
    setTimeout(() => patience.abort(), PATIENCE_MS)
    const response = await fetch(url, { credentials: 'omit', cache: input.cache, signal: patience.signal })
    if (!response.ok) return { code: CODES[response.status] ?? 'feed_failed' }
    // WebKit's json() throws something other than a SyntaxError.
    return { json: JSON.parse(await response.text()), code: '' }
  } catch (error) {
    return { code: error instanceof SyntaxError ? 'feed_malformed' : 'feed_failed' }
  }
}
