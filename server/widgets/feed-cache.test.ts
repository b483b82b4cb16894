import { once } from 'node:events'
import { request as ask } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { listen } from '#server/app/listen.ts'
import { defaultWidgetOptions } from '#shared/widgets.ts'
import { approvedAnswer } from '#server/testing/clients.ts'

type Sent = { path?: string; method?: string; headers?: Record<string, string>; body?: string }
type Listening = Awaited<ReturnType<typeof listen>>

const listening: Listening[] = []
afterEach(() => listening.splice(0).forEach(({ server }) => server.close()))

/** The same application twice: with the short way before it, and without. */
async function serveBoth() {
  const shown = await approvedAnswer()
  const { h, widgetId } = shown
  const quickly: boolean[] = []
  const answerFromCache: typeof h.answerFromCache = (request, response) => {
    const isAnswered = h.answerFromCache(request, response)
    quickly.push(isAnswered)
    return isAnswered
  }
  const open = async (options: { answerFromCache?: typeof answerFromCache }) => {
    const opened = await listen(h.app, { host: '127.0.0.1', port: 0, ...options })
    listening.push(opened)
    return opened.port
  }
  const [quick, usual] = [await open({ answerFromCache }), await open({})]

  async function send(port: number, { path = `/w/${widgetId}.json`, method = 'GET', headers = {}, body }: Sent) {
    const sent = ask({ port, path, method, headers: { ...headers, connection: 'close' } }).end(body)
    const [response] = await once(sent, 'response')
    const pieces: Buffer[] = []
    for await (const piece of response) pieces.push(piece)
    // Each answer's own: when, and for the usual way the id under which it is logged.
    const { date: _date, 'x-transaction-id': id = 'none', ...rest } = response.headers
    const text = Buffer.concat(pieces).toString('latin1').replace(id, 'ID')
    return { status: response.statusCode, headers: rest, body: text }
  }
  /** What both answer, which must be the same; and whether the short way was taken. */
  async function compare(sent: Sent = {}) {
    const ours = await send(quick, sent)
    expect(ours).toEqual(await send(usual, sent))
    return { ...ours, isCached: quickly.at(-1) }
  }
  /** The lines of the log since it was last looked at. */
  const readLog = () => h.logLines.splice(0).map((line) => JSON.parse(line))
  const warmUp = (sent: Sent = {}) => send(usual, sent)
  return { ...shown, compare, warmUp, send, quick, readLog }
}

describe('the short way to a feed and the shell', () => {
  test.each(['br', 'gzip', 'gzip, deflate, br, zstd', 'identity', ''])(
    'answers to "%s" what its route answers, byte by byte, header by header',
    async (encodings) => {
      const { compare, warmUp } = await serveBoth()
      await warmUp()
      const headers: Record<string, string> = encodings === '' ? {} : { 'accept-encoding': encodings }
      expect(await compare({ headers })).toMatchObject({ status: 200, isCached: true })
      expect(await compare({ headers, path: '/widget.js' })).toMatchObject({ status: 200, isCached: true })
    },
  )

  test.each(['en', 'de', 'nl', 'ja', 'zz'])('answers pages in "%s" what its route answers', async (language) => {
    const { widgetId, compare, warmUp } = await serveBoth()
    const path = `/w/${widgetId}.json?lang=${language}`
    await warmUp({ path })
    for (const encoding of ['br', 'gzip', 'identity'])
      expect(await compare({ path, headers: { 'accept-encoding': encoding } })).toMatchObject({ isCached: true })
    expect(await compare({ path, headers: { 'if-none-match': '*' } })).toMatchObject({ status: 304, isCached: true })
  })

  test.each([
    'lang=',
    'lang=DE',
    'lang=de-AT',
    'lang=de?',
    'lang=de&lang=fr',
    'Lang=de',
    'lang=%64e',
    'lang=de&x=1',
    '',
  ])('leaves the question "%s" to its route', async (query) => {
    const { widgetId, compare, warmUp } = await serveBoth()
    await warmUp()
    await warmUp({ path: `/w/${widgetId}.json?lang=de` })
    expect(await compare({ path: `/w/${widgetId}.json?${query}` })).toMatchObject({ status: 200, isCached: false })
  })

  test('says that it is there already, as the route does', async () => {
    const { compare, warmUp } = await serveBoth()
    const { etag = '' } = (await warmUp()).headers
    for (const known of ['*', etag, `W/${etag}`, `"other", ${etag}`]) {
      const headers = { 'if-none-match': known, 'accept-encoding': 'br' }
      expect(await compare({ headers })).toMatchObject({ status: 304, body: '', isCached: true })
    }
    expect(await compare({ headers: { 'if-none-match': '"other"' } })).toMatchObject({ status: 200, isCached: true })
  })

  test('is counted, and told of in one line, without a word of who asked', async () => {
    const { h, send, quick, warmUp, readLog } = await serveBoth()
    await warmUp()
    readLog()
    await send(quick, {})
    await send(quick, { headers: { 'if-none-match': '*', origin: 'https://feldmann.studio' } })
    await send(quick, { path: '/widget.js' })
    expect(readLog()).toEqual([])
    h.tally.flush()
    expect(readLog()).toMatchObject([
      { msg: 'requests', route: '/w/:file{.+\\.json}', answers: { 200: 1, 304: 1 } },
      { msg: 'requests', route: '/widget.js', answers: { 200: 1 } },
    ])
  })

  test.each<[string, Sent]>([
    ['with an id of the caller', { headers: { 'x-transaction-id': 'a-caller-s-own-id' } }],
    ['with a body', { headers: { 'content-length': '2' }, body: 'ab' }],
    ['without the body', { method: 'HEAD' }],
    ['with a question behind it', { path: '/w/nothing.json?x=1' }],
    ['that there is not', { path: '/w/wgt_unknown.json' }],
    ['of a widget that is none', { path: '/w/.json' }],
    ['that is to be changed', { method: 'DELETE' }],
  ])('leaves the rest to its route: a feed %s', async (_, sent) => {
    const { compare, warmUp } = await serveBoth()
    await warmUp()
    expect((await compare(sent)).isCached).toBe(false)
  })

  test('is taken for the sites that are named, and the route refuses the others', async () => {
    const { h, owner, widgetId, compare, warmUp } = await serveBoth()
    const options = { ...defaultWidgetOptions, allowedSites: ['feldmann.studio'] }
    const body = { name: 'Wall', kind: 'wall', slug: null, options, heights: null }
    await h.request('PUT', `/goodword/widget/${widgetId}`, { token: owner.token, body })
    await warmUp()
    const origin = 'https://elsewhere.example'
    expect(await compare({ headers: { origin } })).toMatchObject({ status: 403, isCached: false })
    for (const headers of [{ origin: 'https://feldmann.studio' }, { origin: h.deps.publicUrl() }, {}]) {
      expect(await compare({ headers })).toMatchObject({ status: 200, isCached: true })
    }
  })

  test.each(['', '?lang=de'])('shows nothing any more that was taken back a moment ago: %j', async (query) => {
    const { client, widgetId, compare, warmUp } = await serveBoth()
    const path = `/w/${widgetId}.json${query}`
    await warmUp({ path })
    expect((await compare({ path })).body).toContain('Precise, funny, never late.')
    await client.withdraw()
    const { body, isCached } = await compare({ path })
    expect(body).not.toContain('Precise')
    expect(isCached).toBe(false)
    expect(await compare({ path })).toMatchObject({ isCached: true })
  })
})
