import type { IncomingMessage, ServerResponse } from 'node:http'
import { acceptedEncoding, type Encoding, matchesEtag } from '#server/http/negotiate.ts'
import type { RequestTally } from '#server/http/request-tally.ts'
import type { Compressed } from '#server/kernel/compress.ts'
import { mayShow } from './counts.domain.ts'
import type { FeedService } from './feed.service.ts'
import { FIVE_MINUTES, type WidgetFiles } from './widget-files.ts'

/** Answers a request, or says that it did not. */
export type QuickAnswer = (request: IncomingMessage, response: ServerResponse) => boolean

const [BEFORE, AFTER] = ['/w/', '.json']
export const FEED_ROUTE = '/w/:file{.+\\.json}'
export const SHELL_ROUTE = '/widget.js'

// Whatever has one of these has a rule of its own to go by.
const SPECIAL_HEADERS = ['x-transaction-id', 'content-length', 'transfer-encoding']

const NOT_MODIFIED = 304

type Found = { route: string; content: Compressed; cacheControl: string; allowedSites: readonly string[] }
type HeadKind = Encoding | typeof NOT_MODIFIED

/**
 * Answers plain requests for what every visitor of every site loads, the feed that is ready in memory and the shell, before
 * anything else is asked: with the bytes and headers of its route, but for the id of the request, since it is counted and not
 * logged by itself. All other requests are left to the application.
 */
export function createQuickAnswers(deps: {
  feeds: Pick<FeedService, 'peekFeed'>
  files: Pick<WidgetFiles, 'peekShell'>
  /** What the routes' answers carry, whatever they answer, and how long a feed may be kept. */
  headers: Record<string, string>
  feedCacheControl: string
  publicUrl: () => string
  tally: RequestTally
}): QuickAnswer {
  const heads = new WeakMap<Compressed, Partial<Record<HeadKind, string[]>>>()

  function find(url: string): Found | undefined {
    if (url === SHELL_ROUTE) {
      const content = deps.files.peekShell()
      return content && { route: SHELL_ROUTE, content, cacheControl: FIVE_MINUTES, allowedSites: [] }
    }
    if (!url.startsWith(BEFORE) || !url.endsWith(AFTER)) return undefined
    const content = deps.feeds.peekFeed(url.slice(BEFORE.length, -AFTER.length))
    return (
      content && { route: FEED_ROUTE, content, cacheControl: deps.feedCacheControl, allowedSites: content.allowedSites }
    )
  }

  function headOf({ content, cacheControl, allowedSites, route }: Found, kind: HeadKind): string[] {
    const known = heads.get(content) ?? {}
    heads.set(content, known)
    return (known[kind] ??= Object.entries({
      ...deps.headers,
      'cache-control': cacheControl,
      etag: content.etag,
      vary: allowedSites.length > 0 ? 'origin, accept-encoding' : 'accept-encoding',
      ...(kind !== NOT_MODIFIED && {
        ...(kind !== 'identity' && { 'content-encoding': kind }),
        'content-type': `${route === FEED_ROUTE ? 'application/json' : 'text/javascript'}; charset=utf-8`,
        'content-length': String(content[kind].length),
      }),
    }).flat())
  }

  return (request, response) => {
    if (request.method !== 'GET') return false
    const found = find(request.url ?? '')
    if (!found) return false
    const { headers } = request
    if (SPECIAL_HEADERS.some((name) => headers[name] !== undefined)) return false
    const { allowedSites, content, route } = found
    if (!mayShow(headers.origin, { allowedSites, ownOrigin: deps.publicUrl() })) return false
    if (matchesEtag(headers['if-none-match'], content.etag)) {
      response.writeHead(NOT_MODIFIED, headOf(found, NOT_MODIFIED)).end()
      deps.tally.count(route, NOT_MODIFIED)
      return true
    }
    const accepted = headers['accept-encoding']
    const encoding = acceptedEncoding(Array.isArray(accepted) ? accepted.join() : accepted)
    response.writeHead(200, headOf(found, encoding)).end(content[encoding])
    deps.tally.count(route, 200)
    return true
  }
}
