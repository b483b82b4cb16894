import { expect, test } from 'vitest'
import { WIDGET_KINDS } from '#shared/constants.ts'
import { defaultWidgetOptions, type WidgetFeed } from '#shared/widgets.ts'
import { proven } from '#server/testing/verified-clients.ts'

/** What an owner calls a widget, for their own eyes. */
const CANARY = 'Canary launch page'
const HOSTED_PAGE = { sentence: 'What we do.', button: null, siteUrl: 'https://feldmann.example/' }

/** An owner whose only widget has that name, with one verified testimonial on it. */
async function withNamedWidget() {
  const opened = await proven()
  const { h, owner, widgetId, publicId } = opened
  const token = await h.signIn(owner)
  const options = {
    ...defaultWidgetOptions,
    structuredData: { type: 'Product', name: 'Labels' },
    hostedPage: { ...HOSTED_PAGE, leadId: publicId },
  }
  const publish = async (kind: string) => {
    const body = { name: CANARY, kind, slug: 'feldmann', options, heights: { narrow: 900, medium: 800, wide: 700 } }
    const { status } = await h.request('PUT', `/goodword/widget/${widgetId}`, { token, body })
    expect(status).toBe(200)
  }
  const read = async (path: string) => {
    const { status, body, headers } = await h.request('GET', path)
    expect(status, path).toBe(200)
    return [typeof body === 'string' ? body : JSON.stringify(body), ...headers.values()].join('\n')
  }
  return { ...opened, token, publish, read }
}

test.each(WIDGET_KINDS)('no visitor reads what the owner calls a %s', async (kind) => {
  const { h, widgetId, publicId, token, publish, read } = await withNamedWidget()
  await publish(kind)
  const preview = await h.request<{ previewId: string }>('POST', `/goodword/widget/${widgetId}/preview`, {
    token,
    body: { kind, options: defaultWidgetOptions },
  })
  const pages = [
    `/w/${widgetId}.json`,
    `/w/${widgetId}.json?lang=de`,
    `/w/${preview.body.previewId}.json`,
    `/w/${widgetId}.html`,
    `/w/${widgetId}.html?lang=de`,
    `/wall/${widgetId}`,
    '/wall/feldmann',
    `/wall/w/${widgetId}.json`,
    `/proof/${publicId}`,
    '/widgets/preview',
    '/sitemap.xml',
  ]
  for (const page of pages) expect(await read(page), page).not.toContain(CANARY)
  const { body: feed } = await h.request<WidgetFeed>('GET', `/w/${widgetId}.json`)
  expect(feed.items, 'there is something to read').toHaveLength(1)
  const { body: details } = await h.request<{ widget: { name: string; embedCode: string } }>(
    'GET',
    `/goodword/widget/${widgetId}`,
    { token },
  )
  expect(details.widget.name, 'its owner does').toBe(CANARY)
  expect(details.widget.embedCode).not.toContain(CANARY)
})

test('no client reads it, on their own page or in an email', async () => {
  const { h, id, client, publish, read } = await withNamedWidget()
  await publish('wall')
  const portal = await client.look()
  expect(portal.body.answer?.appearsIn).toEqual([{ url: 'http://goodword.test/wall/feldmann' }])
  expect(JSON.stringify(portal.body)).not.toContain(CANARY)
  expect(await read(`/goodword/testimonial/${id}`)).not.toContain(CANARY)
  await client.revise({ testimonial: 'Better still.' })
  await h.drain()
  const emails = await h.emails()
  expect(emails.length).toBeGreaterThan(0)
  expect(JSON.stringify(emails)).not.toContain(CANARY)
})
