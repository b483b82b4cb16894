import { describe, expect, test } from 'vitest'
import { defaultWidgetOptions, WidgetFeed } from '#shared/widgets.ts'
import { ORIGIN } from '#server/testing/harness.ts'
import { editorOf, setUpEditor, setUpEditorWithTestimonials } from '#server/testing/widget-editor.ts'

describe('the preview of a draft', () => {
  test('is the feed of the draft, not cached or counted, and leaves the published feed unchanged', async () => {
    const { editor, id, feed } = await setUpEditorWithTestimonials()
    const options = { ...defaultWidgetOptions, radius: 0, limit: 1, theme: 'dark' }
    const { status, body } = await editor.preview(id, { kind: 'marquee', options })
    expect(status).toBe(200)
    expect(body.previewId).toMatch(/^prv_[\w-]{22}$/)
    const preview = await feed(body.previewId)
    expect(preview.headers.get('cache-control')).toBe('no-store')
    expect(preview.body).toMatchObject({
      kind: 'marquee',
      wallUrl: `${ORIGIN}/wall/${id}`,
      options: { radius: 0, theme: 'dark', isCounted: false },
      items: [{ text: 'Quick.' }],
    })
    expect((await feed()).body).toMatchObject({ kind: 'wall', options: { radius: 10 }, summary: { shown: 2 } })
  })

  test('has marked examples as long as nothing is public and where they are wanted, and nothing else ever has them', async () => {
    const { h, owner, editor, id } = await setUpEditor()
    const read = async (path: string) => JSON.stringify((await h.request('GET', path)).body)
    const feedOf = async (previewId: string) => (await h.request<WidgetFeed>('GET', `/w/${previewId}.json`)).body
    const preview = async (change: object) =>
      (await editor.preview(id, { kind: 'wall', options: defaultWidgetOptions, ...change })).body.previewId
    const [plain, withExamples] = [await preview({}), await preview({ hasExamples: true })]
    expect((await feedOf(plain)).items).toEqual([])
    const { items, summary, options } = WidgetFeed.parse(await feedOf(withExamples))
    expect(items.map(({ author }) => author)).toEqual(Array<string>(6).fill('Example client'))
    expect(summary).toMatchObject({ shown: 6, shared: 6, isSelected: false })
    expect(options.isCounted).toBe(false)
    const limited = await preview({ hasExamples: true, options: { ...defaultWidgetOptions, limit: 2 } })
    expect((await feedOf(limited)).items).toHaveLength(2)

    await editor.publish(id)
    const { body: published } = await editor.open(id)
    expect(published.testimonials).toEqual([])
    const texts = [items[0]?.text ?? '', 'Example client']
    for (const path of [`/w/${id}.json`, `/w/${id}.html`, `/wall/${id}`])
      for (const text of texts) expect(await read(path), path).not.toContain(text)
    expect(published.widget.embedCode).not.toContain('Example')
    expect((await h.request('GET', `/wall/${withExamples}`)).status).toBe(404)

    const { id: testimonialId } = await h.createRequest(owner)
    await h.submit(testimonialId, { testimonial: 'Quick.' })
    await h.request('PUT', `/goodword/testimonial/${testimonialId}/approve`, { token: owner.token })
    expect((await feedOf(withExamples)).items.map(({ text }) => text)).toEqual(['Quick.'])
  })

  test('follows the clients’ decisions, and is deleted with its widget', async () => {
    const { editor, id, client, feed } = await setUpEditorWithTestimonials()
    const { body } = await editor.create({ name: 'Other', kind: 'wall' })
    const { previewId } = (await editor.preview(body.id)).body
    expect((await feed(previewId)).body.items).toHaveLength(2)
    await client.withdraw()
    expect((await feed(previewId)).body.items).toHaveLength(1)
    await editor.remove(body.id)
    expect((await feed(previewId)).status).toBe(404)
    expect((await feed(id)).status).toBe(200)
  })

  test('is deleted after a quarter of an hour', async () => {
    const { h, editor, id, feed } = await setUpEditorWithTestimonials()
    const { previewId } = (await editor.preview(id)).body
    h.clock.advance({ minutes: 14, seconds: 59 })
    expect((await feed(previewId)).status).toBe(200)
    h.clock.advance({ seconds: 1 })
    expect(await feed(previewId)).toMatchObject({ status: 404, body: { code: 'widgets.not_found' } })
  })

  test('replaces the owner’s oldest preview, never one of another owner', async () => {
    const { h, editor, id, feed } = await setUpEditorWithTestimonials()
    const others = editorOf(h, await h.signUp({ email: 'other@studio.example' }))
    const theirs = (await others.preview((await others.list())[0]?.id ?? '')).body.previewId
    const made: string[] = []
    for (let drafts = 0; drafts < 9; drafts += 1) made.push((await editor.preview(id)).body.previewId)
    const answers = await Promise.all(made.map(async (previewId) => (await feed(previewId)).status))
    expect(answers).toEqual([404, ...Array<number>(8).fill(200)])
    expect((await feed(theirs)).status).toBe(200)
  })

  test('is refused for another owner’s widget', async () => {
    const { h, id } = await setUpEditor()
    const others = editorOf(h, await h.signUp({ email: 'other@studio.example' }))
    expect(await others.preview(id)).toMatchObject({ status: 404, body: { code: 'widgets.not_found' } })
  })
})
