import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Language, pickLanguage } from '#shared/languages.ts'
import { acceptedEncoding, type Encoding, matchesEtag } from '#server/http/negotiate.ts'
import type { RequestTally } from '#server/http/request-tally.ts'
import type { Compressed } from '#server/kernel/compress.ts'
import { mayShow } from './counts.domain.ts'
import type { FeedService } from './feed.service.ts'
import { FIVE_MINUTES, type WidgetFiles } from './widget-files.ts'

/** Answers a request, or returns false. */
export type CachedAnswer = (request: IncomingMessage, response: ServerResponse) => boolean

const BEFORE = '/w/'
const FEED_EXTENSION = '.json'
/** As the widget asks, with the language of the page. */
const LANGUAGE_QUERY = /^lang=([a-z]{2,3})$/
export const FEED_ROUTE = '/w/:file{.+\\.json}'
export const SHELL_ROUTE = '/widget.js'

// Requests with one of these headers need the full application.
const SPECIAL_HEADERS = ['x-transaction-id', 'content-length', 'transfer-encoding']

const NOT_MODIFIED = 304

/** A string in which each character is one byte of the body. */
const ONE_BYTE_EACH = 'latin1'

type Found = { route: string; content: Compressed; cacheControl: string; allowedSites: readonly string[] }
type HeadKind = Encoding | typeof NOT_MODIFIED
type Answer = { head: string[]; body: string | Buffer | undefined }

/** Up to this size Node writes head and text body in one go, which costs less than two writes. */
const ONE_WRITE_MAX_BYTES = 16_000

/**
 * Answers plain requests for what every visitor of every site loads, the cached feed and the shell script, before the
 * application runs. The bytes and headers equal those of its route, except for the request id, because these requests
 * are counted rather than logged. Everything else is left to the application.
 */
export function createFeedCache(deps: {
  feeds: Pick<FeedService, 'peekFeed'>
  files: Pick<WidgetFiles, 'peekShell'>
  /** Headers that the routes always send, and how long a feed may be cached. */
  headers: Record<string, string>
  feedCacheControl: string
  publicUrl: () => string
  tally: RequestTally
}): CachedAnswer {
  const answers = new WeakMap<Compressed, Partial<Record<HeadKind, Answer>>>()

  function find(url: string): Found | undefined {
    if (url === SHELL_ROUTE) {
      const content = deps.files.peekShell()
      return content && { route: SHELL_ROUTE, content, cacheControl: FIVE_MINUTES, allowedSites: [] }
    }
    const asked = url.startsWith(BEFORE) && readFeedUrl(url)
    const content = asked ? deps.feeds.peekFeed(asked.widgetId, asked.language) : undefined
    return (
      content && { route: FEED_ROUTE, content, cacheControl: deps.feedCacheControl, allowedSites: content.allowedSites }
    )
  }

  /** Created once per content, and sent unchanged from then on. */
  function answerOf({ content, cacheControl, allowedSites, route }: Found, kind: HeadKind): Answer {
    const known = answers.get(content) ?? {}
    answers.set(content, known)
    if (known[kind]) return known[kind]
    const bytes = kind === NOT_MODIFIED ? undefined : asBuffer(content[kind])
    const head = Object.entries({
      ...deps.headers,
      'cache-control': cacheControl,
      etag: content.etag,
      vary: allowedSites.length > 0 ? 'origin, accept-encoding' : 'accept-encoding',
      ...(kind !== NOT_MODIFIED && kind !== 'identity' && { 'content-encoding': kind }),
      ...(bytes && {
        'content-type': `${route === FEED_ROUTE ? 'application/json' : 'text/javascript'}; charset=utf-8`,
        'content-length': String(bytes.length),
      }),
    }).flat()
    return (known[kind] = {
      head,
      body: bytes && bytes.length <= ONE_WRITE_MAX_BYTES ? bytes.toString(ONE_BYTE_EACH) : bytes,
    })
  }

  return (request, response) => {
    if (request.method !== 'GET') return false
    const found = find(request.url ?? '')
    if (!found) return false
    const { headers } = request
    if (SPECIAL_HEADERS.some((name) => headers[name] !== undefined)) return false
    const { allowedSites, content, route } = found
    if (!mayShow(headers.origin, { allowedSites, ownOrigin: deps.publicUrl() })) return false
    const isKnown = matchesEtag(headers['if-none-match'], content.etag)
    const accepted = headers['accept-encoding']
    const encoding = acceptedEncoding(Array.isArray(accepted) ? accepted.join() : accepted)
    const { head, body } = answerOf(found, isKnown ? NOT_MODIFIED : encoding)
    const status = isKnown ? NOT_MODIFIED : 200
    response.writeHead(status, head).end(body, ONE_BYTE_EACH)
    deps.tally.count(route, status)
    return true
  }
}

/** The widget and the language of its page, null where it says none. Undefined for anything else. */
function readFeedUrl(url: string): { widgetId: string; language: Language | null } | undefined {
  const end = url.indexOf('?')
  const path = end < 0 ? url : url.slice(0, end)
  if (!path.endsWith(FEED_EXTENSION)) return undefined
  const widgetId = path.slice(BEFORE.length, -FEED_EXTENSION.length)
  if (end < 0) return { widgetId, language: null }
  const [, language] = LANGUAGE_QUERY.exec(url.slice(end + 1)) ?? []
  return language === undefined ? undefined : { widgetId, language: pickLanguage([language]) }
}

const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>) =>
  Buffer.from(buffer, byteOffset, byteLength)
