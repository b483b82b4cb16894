import { describe, expect, test } from 'vitest'
import { defaultWidgetOptions } from '#shared/widgets.ts'
import { ORIGIN } from '#server/testing/harness.ts'
import { editorOf, setUpEditor, setUpEditorWithTestimonials } from '#server/testing/widget-editor.ts'

describe('publishing', () => {
  test('changes the feed immediately', async () => {
    const { editor, id, feed } = await setUpEditorWithTestimonials()
    const before = await feed()
    const [ben, ana] = before.body.items
    const options = { ...defaultWidgetOptions, radius: 2, sort: 'oldest', hiddenIds: [ben?.id] }
    const published = await editor.publish(id, { kind: 'carousel', options })
    expect(published.body.widget).toMatchObject({ kind: 'carousel', publishedAt: '2026-11-20T09:05:00.000Z' })
    const after = await feed()
    expect(after.body).toMatchObject({
      kind: 'carousel',
      options: { radius: 2 },
      items: [ana],
      summary: { shown: 1, shared: 2, isSelected: true },
    })
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'))
    expect((await editor.open(id)).body.testimonials).toHaveLength(2)
  })

  test('gives the wall a second address, next to the one with the widget’s id', async () => {
    const { h, editor, id, feed } = await setUpEditorWithTestimonials()
    await editor.publish(id, { slug: ' Feldmann-Studio ' })
    const [widget] = await editor.list()
    expect(widget?.wallUrl).toBe(`${ORIGIN}/wall/feldmann-studio`)
    expect(widget?.embedCode).toContain(`<a href="${ORIGIN}/wall/feldmann-studio">`)
    expect((await feed()).body.wallUrl).toBe(`${ORIGIN}/wall/feldmann-studio`)
    for (const name of ['feldmann-studio', 'Feldmann-Studio', id])
      expect(await h.request('GET', `/wall/${name}`)).toMatchObject({
        status: 200,
        body: expect.stringContaining('Quick.'),
      })
    expect((await h.request('GET', '/w/feldmann-studio.json')).status).toBe(404)
  })

  test('releases the previous address for other owners', async () => {
    const { h, editor, id } = await setUpEditorWithTestimonials()
    await editor.publish(id, { slug: 'feldmann' })
    await editor.publish(id, { slug: 'feldmann-studio' })
    expect((await h.request('GET', '/wall/feldmann')).status).toBe(404)
    const other = await h.signUp({ email: 'other@studio.example' })
    const others = editorOf(h, other)
    const [mine] = await others.list()
    expect((await others.publish(mine?.id ?? '', { slug: 'feldmann' })).status).toBe(200)
    expect((await h.request<string>('GET', '/wall/feldmann')).body).not.toContain('Quick.')
  })

  test('refuses an address that is taken or reserved', async () => {
    const { h, editor, id } = await setUpEditor()
    await editor.publish(id, { slug: 'feldmann' })
    expect((await editor.publish(id, { slug: 'feldmann', name: 'Renamed' })).status).toBe(200)
    const others = editorOf(h, await h.signUp({ email: 'other@studio.example' }))
    const [mine] = await others.list()
    for (const slug of ['feldmann', 'FELDMANN', 'example', 'admin', 'goodword']) {
      const refused = await others.publish(mine?.id ?? '', { slug, name: 'Changed' })
      expect(refused, slug).toMatchObject({
        status: 409,
        body: { code: 'widgets.slug_taken', details: [{ path: 'slug' }] },
      })
    }
    expect((await others.list())[0]).toMatchObject({ name: 'Wall', publishedAt: null })
  })
})

describe('two windows with one widget', () => {
  test('can’t replace what the other published before reading it', async () => {
    const { h, editor, id } = await setUpEditor()
    expect((await editor.publish(id, { name: 'First', replaces: null })).status).toBe(200)
    const late = await editor.publish(id, { name: 'Late', replaces: null })
    expect(late).toMatchObject({ status: 409, body: { code: 'widgets.published_meanwhile' } })
    const { widget } = (await editor.open(id)).body
    expect(widget.name).toBe('First')
    h.clock.advance({ minutes: 1 })
    expect((await editor.publish(id, { name: 'Late', replaces: widget.publishedAt })).body.widget.name).toBe('Late')
    expect((await editor.publish(id, { replaces: widget.publishedAt })).status).toBe(409)
  })

  test('can publish without naming the version that they replace', async () => {
    const { editor, id } = await setUpEditor()
    for (const name of ['First', 'Second']) expect((await editor.publish(id, { name })).status).toBe(200)
  })
})
