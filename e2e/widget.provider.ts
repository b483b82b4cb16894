import { existsSync, readFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { WIDGET_ORIGIN_MARK } from '#shared/constants.ts'
import { defaultWidgetOptions, type FeedItem, type WidgetFeed } from '#shared/widgets.ts'

export const FALLBACK = '<a href="/wall">Read our reviews</a>'
export const ELEMENT = `<goodword-widget widget="wgt_1">${FALLBACK}</goodword-widget>`

const BUILT = join(import.meta.dirname, '../dist/widget')

/** What the provider answers for a feed; `cut` ends the connection without an answer. */
type FeedReply = { status?: number; body?: unknown; cut?: boolean; wait?: Promise<void> }

type Manifest = {
  shell: string
  chunk: string
  motion: string
  look: string
  tools: string
  bundle: string
  version: string
}

/** The origin that serves the built widget and made-up feeds, as our server does. */
export type Provider = {
  origin: string
  files: Manifest
  feeds: Map<string, FeedReply>
  /** Paths asked for, in order. */
  requests: string[]
  /** A built file as the provider serves it. */
  read: (file: string) => string
  /** Files that the provider answers with 404. */
  missing: Set<string>
}

/** A page of somebody's own site; `policy` is its content security policy. */
export type HostPage = { body: string; head?: string; htmlAttributes?: string; policy?: string }

/** Serves the built widget and, as `wgt_1`, thirty testimonials. */
export async function startProvider(): Promise<{ provider: Provider; close: () => void }> {
  const provider = openProvider()
  const { origin, close } = await listen(answerAs(provider))
  provider.origin = origin
  provider.feeds.set('wgt_1', { body: makeFeed(30) })
  return { provider, close }
}

/** Serves a page of somebody's own site, from an origin of its own. */
export async function startHost() {
  let response = { html: '', policy: '' }
  const requests: string[] = []
  const { origin, close } = await listen((request, answer) => {
    requests.push(request.url ?? '/')
    if (response.policy) answer.setHeader('content-security-policy', response.policy)
    answer.setHeader('content-type', 'text/html; charset=utf-8').end(response.html)
  })
  return {
    origin,
    close,
    /** Paths asked for, in order. */
    requests,
    serve({ body, head = '', htmlAttributes = 'lang="en"', policy = '' }: HostPage) {
      const meta = '<meta name="viewport" content="width=device-width"><title>Feldmann Studio</title>'
      response = {
        html: `<!doctype html><html ${htmlAttributes}><head>${meta}${head}</head><body>${body}</body></html>`,
        policy,
      }
    },
  }
}

function openProvider(): Provider {
  if (!existsSync(join(BUILT, 'manifest.json'))) throw new Error('Build the widget first: node widget/build.ts')
  const provider: Provider = {
    origin: '',
    files: JSON.parse(readFileSync(join(BUILT, 'manifest.json'), 'utf8')),
    feeds: new Map(),
    requests: [],
    missing: new Set(),
    read: (file) => readFileSync(join(BUILT, file), 'utf8').replaceAll(WIDGET_ORIGIN_MARK, provider.origin),
  }
  return provider
}

function answerAs(provider: Provider): RequestListener {
  return async (request, answer) => {
    const path = request.url ?? '/'
    provider.requests.push(path)
    answer.setHeader('access-control-allow-origin', '*').setHeader('cross-origin-resource-policy', 'cross-origin')
    const feed = /^\/w\/(.+)\.json$/.exec(path)?.[1]
    if (feed !== undefined) {
      const { status = 200, body, cut, wait } = provider.feeds.get(feed) ?? { status: 404 }
      await wait
      if (cut) return void request.socket.destroy()
      const text = typeof body === 'string' ? body : JSON.stringify(body ?? {})
      return void answer.writeHead(status, { 'content-type': 'application/json' }).end(text)
    }
    const file = path.replace(/^\/widget\//, '').replace(/^\//, '')
    const isBuilt = Object.values(provider.files).includes(file) && !provider.missing.has(file)
    if (!isBuilt) return void answer.writeHead(404).end()
    answer.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(provider.read(file))
  }
}

async function listen(listener: RequestListener): Promise<{ origin: string; close: () => void }> {
  const server: Server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

const QUOTES = [
  'Precise, funny, never late.',
  'I sent a voice note and a jar. Two weeks later I had a brand my mother recognised herself in.',
  'Our oil stood on the shelf for nine years next to prettier bottles. Nora spent a day at the press before she drew anything, asked my father why the cap had always been blue, and then kept the blue.\n\nWe sold the October harvest in eleven days.',
  'Die Tüten kamen an, das Mehl blieb drin, und die Stammkunden haben es bemerkt.',
  'عملت معنا لأسبوعين فقط، لكنها فهمت قصة عائلتنا منذ اليوم الأول.',
]

const ABOUT = [
  {},
  { role: 'Head of Product', company: 'Lumen' },
  { company: 'Mühle Wiesner' },
  { role: 'مديرة', company: 'دار النخيل' },
  {},
]
const ANSWERS = [
  { question: 'What was it like before?', answer: 'Nine years of nobody reading the label.' },
  { question: 'ماذا تغيّر؟', answer: 'كل شيء.' },
]

const { theme, font, radius, columnWidth, colors, pageSize, autoplaySeconds, label } = defaultWidgetOptions
const FEED_OPTIONS = {
  theme,
  font,
  radius,
  columnWidth,
  colors,
  pageSize,
  autoplaySeconds,
  label,
  hasVisitorTools: false,
  isCounted: false,
}

export function makeItem(index: number, change: Partial<FeedItem> = {}): FeedItem {
  const date = new Date(Date.UTC(2026, 10, 21) - index * 86_400_000).toISOString().slice(0, 10)
  const text = `${index}: ${QUOTES[index % QUOTES.length]}`
  const author = { author: index % 4 === 3 ? '' : `Client ${index}`, ...ABOUT[index % ABOUT.length], imageUrl: null }
  const answers = index % 6 === 2 ? ANSWERS : []
  return {
    role: null,
    company: null,
    ...author,
    id: `t${index}`,
    rating: 5 - (index % 3),
    text,
    date,
    answers,
    picture: null,
    isVerified: false,
    isByOwner: false,
    ...change,
  }
}

export function makeFeed(count: number, change: Partial<WidgetFeed> = {}): WidgetFeed {
  return {
    version: 1,
    kind: 'wall',
    revision: `${count}`,
    wallUrl: 'https://app.example/wall/wgt_1',
    summary: { shown: count, shared: count, afterPayment: 0, average: 4.7, isSelected: false },
    isBranded: true,
    allows: { darkThemes: true, visitorTools: true },
    options: FEED_OPTIONS,
    items: Array.from({ length: count }, (_, index) => makeItem(index)),
    ...change,
  }
}
