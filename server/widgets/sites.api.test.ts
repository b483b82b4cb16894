import { describe, expect, test } from 'vitest'
import { defaultWidgetOptions } from '#shared/widgets.ts'
import { approvedAnswer } from '#server/testing/clients.ts'
import { ORIGIN } from '#server/testing/harness.ts'

const HERE = 'https://feldmann.studio'
const ELSEWHERE = 'https://elsewhere.example'

async function shownOnlyOn(...allowedSites: string[]) {
  const { h, owner, widgetId } = await approvedAnswer()
  const options = { ...defaultWidgetOptions, allowedSites }
  const body = { name: 'Wall', kind: 'wall', slug: null, options, heights: null }
  const { status } = await h.request('PUT', `/goodword/widget/${widgetId}`, { token: owner.token, body })
  expect(status).toBe(200)
  const ask = (origin?: string, headers: Record<string, string> = {}) =>
    h.request<{ code?: string; items?: unknown[] }>('GET', `/w/${widgetId}.json`, {
      headers: { ...(origin !== undefined && { origin }), ...headers },
    })
  return { h, owner, widgetId, ask }
}

describe('a widget for some sites', () => {
  test('is refused to any other, in a way that the widget there can read, and no cache keeps', async () => {
    const { ask } = await shownOnlyOn('feldmann.studio', '*.feldmann.studio')
    for (const origin of [
      ELSEWHERE,
      'https://feldmann.studio.elsewhere.example',
      'http://feldmann.studio:81',
      'null',
    ]) {
      const { status, body, headers } = await ask(origin)
      expect([origin, status, body.code, body.items]).toEqual([origin, 403, 'widgets.site_not_allowed', undefined])
      expect(Object.fromEntries(headers)).toMatchObject({
        'access-control-allow-origin': '*',
        'cache-control': 'no-store',
        vary: 'origin',
      })
    }
  })

  test('is shown there, on our own pages, and to servers that put the words into pages', async () => {
    const { ask } = await shownOnlyOn('feldmann.studio', '*.feldmann.studio')
    for (const origin of [HERE, 'http://feldmann.studio', 'https://www.feldmann.studio', ORIGIN, undefined]) {
      const { status, headers } = await ask(origin)
      expect([origin, status, headers.get('vary')]).toEqual([origin, 200, 'origin, accept-encoding'])
    }
  })

  test('is not told to another site that has it already', async () => {
    const { ask } = await shownOnlyOn('feldmann.studio')
    const etag = (await ask(HERE)).headers.get('etag') ?? ''
    expect((await ask(HERE, { 'if-none-match': etag })).status).toBe(304)
    expect((await ask(ELSEWHERE, { 'if-none-match': etag })).status).toBe(403)
  })

  test('names none of them in its feed', async () => {
    const { ask } = await shownOnlyOn('secretclient.example', 'feldmann.studio')
    expect(JSON.stringify((await ask(HERE)).body)).not.toContain('secretclient')
  })

  test('is for all again as soon as the owner names none', async () => {
    const { h, owner, widgetId, ask } = await shownOnlyOn('feldmann.studio')
    expect((await ask(ELSEWHERE)).status).toBe(403)
    const body = { name: 'Wall', kind: 'wall', slug: null, options: defaultWidgetOptions, heights: null }
    await h.request('PUT', `/goodword/widget/${widgetId}`, { token: owner.token, body })
    const { status, headers } = await ask(ELSEWHERE)
    expect([status, headers.get('vary')]).toEqual([200, 'accept-encoding'])
  })
})
