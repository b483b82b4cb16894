import { describe, expect, test } from 'vitest'
import { defaultWidgetOptions, type WidgetFeed, type WidgetOptions } from '#shared/widgets.ts'
import { headerProfiles } from '#server/http/security-headers.ts'
import { setUpEditor, setUpEditorWithTestimonials } from '#server/testing/widget-editor.ts'

const HOSTED_PAGE = {
  ...defaultWidgetOptions.hostedPage,
  sentence: 'Packaging for people who make food.',
  button: { label: 'Book a first call', url: 'https://feldmann.example/contact' },
}

/** Without the key of what the widget drew, which names the revision of the feed, and what tells the parts of a preview from the editor's. */
const bodyOf = (page: string) =>
  /<body[^]*<\/body>/.exec(page)?.[0].replaceAll(/ (?:data-key="[^"]*"|aria-label="Preview")/g, '') ?? ''

/** Of a draft of the first widget. */
async function open(opened: Awaited<ReturnType<typeof setUpEditor>>, change: { hasExamples?: boolean } = {}) {
  const { h, editor, id } = opened
  const draft = async (options: Partial<WidgetOptions>) => {
    const body = { kind: 'wall', options: { ...defaultWidgetOptions, ...options }, ...change }
    return (await editor.preview(id, body)).body.previewId
  }
  const page = (previewId: string, query = '') => h.request<string>('GET', `/widgets/preview/${previewId}${query}`)
  const feed = (previewId: string, folder = '/wall') => h.request<WidgetFeed>('GET', `${folder}/w/${previewId}.json`)
  return { draft, page, feed }
}

describe('the preview of a hosted page', () => {
  test('is the page that publishing the draft makes', async () => {
    const opened = await setUpEditorWithTestimonials()
    const { h, owner, editor, id, feed } = opened
    await h.setPlan(owner, 'studio')
    const { items } = (await feed()).body
    const options = { hostedPage: { ...HOSTED_PAGE, layout: 'list' as const, leadId: items[1]?.id ?? '' } }
    const { draft, page, feed: feedOf } = await open(opened)
    const previewId = await draft({ ...options, hasVisitorTools: true })
    const previewed = (await page(previewId)).body
    const others = (await feedOf(previewId)).body.items
    expect((await h.request<string>('GET', `/wall/${id}`)).body).not.toContain(HOSTED_PAGE.sentence)

    await editor.publish(id, { options: { ...defaultWidgetOptions, ...options, hasVisitorTools: true } })
    const published = (await h.request<string>('GET', `/wall/${id}`)).body
    expect(bodyOf(previewed).replaceAll(previewId, id)).toBe(bodyOf(published))
    expect(others).toEqual((await feedOf(id)).body.items)
    expect(others).toHaveLength(1)
    expect(published).toContain('<p dir="auto">Packaging for people who make food.</p>')
  })

  test('is shown in a frame of ours and nowhere else, is in no cache, and its links open beside the editor', async () => {
    const opened = await setUpEditorWithTestimonials()
    const { draft, page, feed } = await open(opened)
    const previewId = await draft({ hostedPage: HOSTED_PAGE })
    const { headers, body } = await page(previewId)
    const { 'content-security-policy': policy = '', ...others } = headerProfiles(opened.h.deps.config).preview
    expect(Object.fromEntries(headers)).toMatchObject({ ...others, 'cache-control': 'no-store' })
    expect(headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-[^;]+;.*frame-ancestors 'self'/)
    expect(headers.get('content-security-policy')?.replace(/ 'sha256-[^']+'/g, '')).toBe(policy)
    expect(body).toContain('<base target="_blank">')
    for (const part of ['header class="top"', 'main', 'footer'])
      expect(body).toContain(`<${part} aria-label="Preview">`)
    expect((await feed(previewId)).headers.get('cache-control')).toBe('no-store')
    expect((await opened.h.request<string>('GET', `/wall/${opened.id}`)).body).not.toContain('<base')
  })

  test('is narrowed down by its filters, and by no others', async () => {
    const { draft, page, feed } = await open(await setUpEditorWithTestimonials())
    const previewId = await draft({ hasVisitorTools: true })
    const filtered = await page(previewId, '?stars=3')
    expect(filtered.body).toContain('3 stars: 1 of 2 testimonials.')
    const three = await feed(previewId, '/wall/filtered/stars%3D3')
    expect(three.body.items.map(({ text }) => text)).toEqual(['Quick.'])
    expect((await feed(previewId, '/wall/filtered/stars%3D1')).status).toBe(404)
  })

  test('has marked examples where nothing is public, and they are wanted', async () => {
    const opened = await setUpEditor()
    const plain = await open(opened)
    expect((await plain.page(await plain.draft({}))).body).toContain('No testimonials yet.')
    const { draft, page, feed } = await open(opened, { hasExamples: true })
    const previewId = await draft({ hostedPage: HOSTED_PAGE })
    const { body } = await page(previewId)
    expect(body).toContain('Example client')
    expect(body).not.toContain('NaN')
    expect((await feed(previewId)).body.items).toHaveLength(6)
  })

  test('follows decisions, is over after a quarter of an hour, and ends with its widget', async () => {
    const opened = await setUpEditorWithTestimonials()
    const { h, editor, client } = opened
    const { draft, page, feed } = await open(opened)
    const previewId = await draft({})
    const shown = (await page(previewId)).body
    expect(shown).toContain('Quick.')
    await client.withdraw()
    expect((await feed(previewId)).body.items).toHaveLength(1)
    h.clock.advance({ minutes: 15 })
    for (const answer of [await page(previewId), await feed(previewId)])
      expect(answer).toMatchObject({ status: 404, body: { code: 'widgets.not_found' } })
    const { body } = await editor.create({ name: 'Other', kind: 'wall' })
    const others = (await editor.preview(body.id)).body.previewId
    expect((await page(others)).status).toBe(200)
    await editor.remove(body.id)
    expect((await page(others)).status).toBe(404)
  })

  test('is there only for the id of a preview', async () => {
    const opened = await setUpEditorWithTestimonials()
    const { page } = await open(opened)
    for (const id of [opened.id, 'prv_unknown', 'preview.css.x']) expect((await page(id)).status, id).toBe(404)
  })
})
