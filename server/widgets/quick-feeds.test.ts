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
  const answerQuickly: typeof h.answerQuickly = (request, response) => {
    const isAnswered = h.answerQuickly(request, response)
    quickly.push(isAnswered)
    return isAnswered
  }
  const open = async (options: { answerQuickly?: typeof answerQuickly }) => {
    const opened = await listen(h.app, { host: '127.0.0.1', port: 0, ...options })
    listening.push(opened)
    return opened.port
  }
  const [quick, usual] = [await open({ answerQuickly }), await open({})]

  async function send(port: number, { path = `/w/${widgetId}.json`, method = 'GET', headers = {}, body }: Sent) {
    const sent = ask({ port, path, method, headers: { ...headers, connection: 'close' } }).end(body)
    const [response] = await once(sent, 'response')
    const pieces: Buffer[] = []
    for await (const piece of response) pieces.push(piece)
    const { date: _date, 'x-transaction-id': id, ...rest } = response.headers
    return {
      status: response.statusCode,
      headers: rest,
      hasId: /^[\w-]{8,64}$/.test(id),
      body: Buffer.concat(pieces).toString('latin1').replace(id, 'ID'),
    }
  }
  const lastLine = () => {
    const { time: _time, requestId, ...line } = JSON.parse(h.logLines.at(-1) ?? '{}')
    return { ...line, hasId: typeof requestId === 'string' }
  }
  /** What both answer and log, which must be the same; and whether the short way was taken. */
  async function compare(sent: Sent = {}) {
    const [ours, ourLine] = [await send(quick, sent), lastLine()]
    expect(ours).toEqual(await send(usual, sent))
    expect(ourLine).toEqual(lastLine())
    return { ...ours, isQuick: quickly.at(-1) }
  }
  const warmUp = () => send(usual, {})
  return { ...shown, compare, warmUp, send, quick }
}

describe('the short way to a feed', () => {
  test.each(['br', 'gzip', 'gzip, deflate, br, zstd', 'identity', ''])(
    'answers to "%s" what its route answers, byte by byte, header by header, and logs it the same',
    async (encodings) => {
      const { compare, warmUp } = await serveBoth()
      await warmUp()
      const headers: Record<string, string> = encodings === '' ? {} : { 'accept-encoding': encodings }
      expect(await compare({ headers })).toMatchObject({ status: 200, isQuick: true, hasId: true })
    },
  )

  test.each<[string, Sent]>([
    ['that is there already', { headers: { 'if-none-match': '*' } }],
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
    expect((await compare(sent)).isQuick).toBe(false)
  })

  test('is not taken where sites are named, and the route decides', async () => {
    const { h, owner, widgetId, compare, warmUp } = await serveBoth()
    const options = { ...defaultWidgetOptions, allowedSites: ['feldmann.studio'] }
    const body = { name: 'Wall', kind: 'wall', slug: null, options, heights: null }
    await h.request('PUT', `/goodword/widget/${widgetId}`, { token: owner.token, body })
    await warmUp()
    const origin = 'https://elsewhere.example'
    expect(await compare({ headers: { origin } })).toMatchObject({ status: 403, isQuick: false })
  })

  test('shows nothing any more that was taken back a moment ago', async () => {
    const { client, compare, warmUp } = await serveBoth()
    await warmUp()
    expect((await compare()).body).toContain('Precise, funny, never late.')
    await client.withdraw()
    const { body, isQuick } = await compare()
    expect(body).not.toContain('Precise')
    expect(isQuick).toBe(false)
    expect(await compare()).toMatchObject({ isQuick: true })
  })
})
