import { existsSync, readFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { WIDGET_ORIGIN_MARK } from '#shared/constants.ts'
import { makeFeed, translated } from '#server/testing/feeds.ts'

export { makeFeed, makeItem } from '#server/testing/feeds.ts'

export const FALLBACK = '<a href="/wall">Read our reviews</a>'
export const ELEMENT = `<goodword-widget widget="wgt_1">${FALLBACK}</goodword-widget>`

const BUILT = join(import.meta.dirname, '../dist/widget')

/** The provider's answer for a feed. `cut` closes the connection without an answer. */
type FeedReply = { status?: number; body?: unknown; cut?: boolean; wait?: Promise<void> }

/** The names of the layouts' files. */
type LayoutName = 'cards' | 'carousel' | 'marquee' | 'single' | 'badge' | 'avatars' | 'text'

type Manifest = {
  shell: string
  chunk: string
  layouts: Record<LayoutName, string>
  preact: string
  hydrated: string
  hostTheme: string
  settle: string
  line: string
  bundle: string
  version: string
}

/** The origin that serves the built widget and invented feeds, as our server does. */
export type Provider = {
  origin: string
  files: Manifest
  feeds: Map<string, FeedReply>
  /** Requested paths, in order. */
  requests: string[]
  /** The content of a built file as the provider serves it. */
  read: (file: string) => string
  /** Files that the provider answers with 404. */
  missing: Set<string>
}

/** A page of a customer's site. `reportedPolicy` is a report-only content security policy. */
export type HostPage = {
  body: string
  head?: string
  htmlAttributes?: string
  policy?: string
  reportedPolicy?: string
}

/** Serves the built widget and, as `wgt_1`, thirty testimonials. */
export async function startProvider(): Promise<{ provider: Provider; close: () => void }> {
  const provider = openProvider()
  const { origin, close } = await listen(answerAs(provider))
  provider.origin = origin
  provider.feeds.set('wgt_1', { body: makeFeed(30) })
  return { provider, close }
}

/** Serves a page of a customer's site, from its own origin. */
export async function startHost() {
  let response = { html: '', policy: '', reportedPolicy: '' }
  const requests: string[] = []
  const { origin, close } = await listen((request, answer) => {
    requests.push(request.url ?? '/')
    if (response.policy) answer.setHeader('content-security-policy', response.policy)
    if (response.reportedPolicy) answer.setHeader('content-security-policy-report-only', response.reportedPolicy)
    answer.setHeader('content-type', 'text/html; charset=utf-8').end(response.html)
  })
  return {
    origin,
    close,
    /** Requested paths, in order. */
    requests,
    serve({ body, head = '', htmlAttributes = 'lang="en"', policy = '', reportedPolicy = '' }: HostPage) {
      const meta = '<meta name="viewport" content="width=device-width"><title>Feldmann Studio</title>'
      response = {
        html: `<!doctype html><html ${htmlAttributes}><head>${meta}${head}</head><body>${body}</body></html>`,
        policy,
        reportedPolicy,
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
    const [, feed, lang = ''] = /^\/w\/(.+)\.json(?:\?lang=(.*))?$/.exec(path) ?? []
    if (feed !== undefined) {
      const { status = 200, body, cut, wait } = provider.feeds.get(feed) ?? { status: 404 }
      await wait
      if (cut) return void request.socket.destroy()
      const text = typeof body === 'string' ? body : JSON.stringify(translated(Object(body), lang))
      return void answer.writeHead(status, { 'content-type': 'application/json' }).end(text)
    }
    const file = path.replace(/^\/widget\//, '').replace(/^\//, '')
    const { layouts, ...others } = provider.files
    const isBuilt = [...Object.values(others), ...Object.values(layouts)].includes(file) && !provider.missing.has(file)
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
