import type { IncomingMessage, ServerResponse } from 'node:http'
import { acceptedEncoding, type Encoding } from '#server/http/negotiate.ts'
import { newRequestId } from '#server/kernel/ids.ts'
import type { Log } from '#server/kernel/log.ts'
import type { FeedService, ServedFeed } from './feed.service.ts'

/** Answers a request, or says that it did not. */
export type QuickAnswer = (request: IncomingMessage, response: ServerResponse) => boolean

const [BEFORE, AFTER] = ['/w/', '.json']
export const FEED_ROUTE = '/w/:file{.+\\.json}'

// Whatever has one of these has a rule of its own to go by.
const SPECIAL_HEADERS = ['if-none-match', 'x-transaction-id', 'content-length', 'transfer-encoding']

/**
 * Answers the plain request for a feed that is ready in memory with the same bytes, headers and line in the log as its route
 * does, before anything else is asked. All other requests are left to the application.
 */
export function createQuickFeeds(deps: {
  feeds: FeedService
  /** What the route's answers carry, whatever the feed. */
  headers: Record<string, string>
  log: Log
}): QuickAnswer {
  const heads = new WeakMap<ServedFeed, Partial<Record<Encoding, readonly string[]>>>()

  function headOf(feed: ServedFeed, encoding: Encoding): readonly string[] {
    const known = heads.get(feed) ?? {}
    heads.set(feed, known)
    return (known[encoding] ??= Object.entries({
      ...deps.headers,
      etag: feed.etag,
      vary: 'accept-encoding',
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(feed[encoding].length),
    }).flat())
  }

  return (request, response) => {
    const { method, url = '', headers } = request
    if (method !== 'GET' || !url.startsWith(BEFORE) || !url.endsWith(AFTER)) return false
    const feed = deps.feeds.peekFeed(url.slice(BEFORE.length, -AFTER.length))
    if (!feed || feed.allowedSites.length > 0) return false
    if (SPECIAL_HEADERS.some((name) => headers[name] !== undefined)) return false
    const accepted = headers['accept-encoding']
    const encoding = acceptedEncoding(Array.isArray(accepted) ? accepted.join() : accepted)
    const requestId = newRequestId()
    response.writeHead(200, [...headOf(feed, encoding), 'x-transaction-id', requestId]).end(feed[encoding])
    deps.log.info({ requestId, method, route: FEED_ROUTE, status: 200, durationMs: 0 }, 'request')
    return true
  }
}
