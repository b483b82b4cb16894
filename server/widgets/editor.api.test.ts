import { describe, expect, test } from 'vitest'
import { defaultWidgetOptions } from '#shared/widgets.ts'
import { widgets } from '#server/db/schema/widgets.ts'
import { ANSWER } from '#server/testing/clients.ts'
import { ORIGIN } from '#server/testing/harness.ts'
import { editorOf, setUpEditor, setUpEditorWithTestimonials } from '#server/testing/widget-editor.ts'

describe('the editor', () => {
  test('opens a widget with its testimonials, its options and what the plan includes', async () => {
    const { editor, id } = await setUpEditorWithTestimonials()
    const { status, body } = await editor.open(id)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      widget: { id, name: 'Wall', kind: 'wall', publishedAt: null, seenOn: null },
      slug: null,
      options: defaultWidgetOptions,
      heights: null,
      allows: { darkThemes: false, visitorTools: false, colors: false, unbranded: false },
      testimonials: [
        { author: 'Ben', text: 'Quick.', rating: 3, date: '2026-11-20' },
        { author: ANSWER.customerName, text: ANSWER.testimonial, rating: 5, date: '2026-11-20' },
      ],
    })
    expect(Object.keys(body.testimonials[0] ?? {}).toSorted()).toEqual([
      'author',
      'date',
      'id',
      'rating',
      'service',
      'tagIds',
      'text',
    ])
  })

  test('lists widgets, oldest first, and creates one widget for a repeated request', async () => {
    const { h, editor } = await setUpEditor()
    h.clock.advance({ seconds: 1 })
    const key = { 'idempotency-key': 'create-once' }
    const made = await editor.create({ name: ' Footer ', kind: 'badge' }, key)
    expect(made).toMatchObject({ status: 201, body: { name: 'Footer', kind: 'badge', publishedAt: null } })
    expect((await editor.create({ name: ' Footer ', kind: 'badge' }, key)).body.id).toBe(made.body.id)
    expect((await editor.list()).map(({ name }) => name)).toEqual(['Wall', 'Footer'])
  })

  test('refuses more than fifty widgets', async () => {
    const { editor } = await setUpEditor()
    const footer = { name: 'Footer', kind: 'badge' }
    for (let made = 1; made < 50; made += 1) expect((await editor.create(footer)).status).toBe(201)
    expect(await editor.create(footer)).toMatchObject({ status: 409, body: { code: 'widgets.too_many' } })
    expect(await editor.list()).toHaveLength(50)
  })

  test.each([
    ['without a name', { name: ' ' }],
    ['with a name that is too long', { name: 'n'.repeat(61) }],
    ['that replaces a version with an invalid time', { replaces: 'yesterday' }],
    ['of an unknown kind', { kind: 'tower' }],
    ['with an unknown option', { options: { ...defaultWidgetOptions, html: '<b>' } }],
    [
      'with a colour that contains a style',
      { options: { ...defaultWidgetOptions, colors: { accent: 'red;x:url(//e)' } } },
    ],
    ['for a site given as a URL', { options: { ...defaultWidgetOptions, allowedSites: ['https://a.example/x'] } }],
    ['at an address of two letters', { slug: 'ab' }],
    ['at an address like a widget’s id', { slug: 'wgt_abc' }],
    ['with an excessive height', { heights: { narrow: 1, medium: 1, wide: 90_000 } }],
  ])('does not publish a widget %s', async (_, change) => {
    const { editor, id } = await setUpEditor()
    expect(await editor.publish(id, change)).toMatchObject({ status: 422, body: { code: 'request.invalid' } })
    expect((await editor.open(id)).body.widget.publishedAt).toBeNull()
  })

  test('puts the heights of the widget into its embed code', async () => {
    const { editor, id } = await setUpEditor()
    const { body } = await editor.publish(id, { heights: { narrow: 1900, medium: 1200, wide: 800 } })
    expect(body.heights).toEqual({ narrow: 1900, medium: 1200, wide: 800 })
    const element = `goodword-widget[widget="${id}"]`
    const rules = [
      `${element}{display:block;width:-moz-available;width:-webkit-fill-available;min-height:1900px}`,
      `@media(min-width:601px){${element}{min-height:1200px}}`,
      `@media(min-width:1001px){${element}{min-height:800px}}`,
      `@media(scripting:none){${element}{min-height:0px}}`,
      `${element}:not(:defined){animation:goodword-blocked 0s 10s forwards!important}`,
      '@keyframes goodword-blocked{to{min-height:0}}',
    ]
    expect(body.widget.embedCode.split('\n')).toEqual([
      `<script async src="${ORIGIN}/widget.js"></script>`,
      `<style>${rules.join('')}</style>`,
      `<goodword-widget widget="${id}"><a href="${ORIGIN}/wall/${id}">Read our reviews</a></goodword-widget>`,
    ])
  })

  test('writes what is within a sentence as a part of it', async () => {
    const { editor, id } = await setUpEditor()
    const { body } = await editor.publish(id, { kind: 'text', heights: { narrow: 30, medium: 30, wide: 30 } })
    expect(body.widget.embedCode.split('\n')).toEqual([
      `<script async src="${ORIGIN}/widget.js"></script>`,
      `<goodword-widget widget="${id}" kind="text"><a href="${ORIGIN}/wall/${id}">our clients</a></goodword-widget>`,
    ])
  })

  test('leaves a badge as wide as its content', async () => {
    const { editor, id } = await setUpEditor()
    const { body } = await editor.publish(id, { kind: 'badge', heights: { narrow: 90, medium: 70, wide: 70 } })
    expect(body.widget.embedCode).toContain('{display:block;min-height:90px}')
  })

  test('stores only options that differ from the defaults, and returns all options', async () => {
    const { h, editor, id } = await setUpEditor()
    const options = { ...defaultWidgetOptions, radius: 4, colors: { ...defaultWidgetOptions.colors, star: '#112233' } }
    expect((await editor.publish(id, { options })).body.options).toEqual(options)
    const stored = await h.rows(widgets, { id }).one()
    expect(stored.options).toEqual({ radius: 4, colors: options.colors })
    expect((await editor.open(id)).body.options).toEqual(options)
  })
})

describe('the editor', () => {
  test('knows whether a testimonial that its client made public was rejected', async () => {
    const { h, owner, editor, id } = await setUpEditor()
    const answers = [
      { testimonial: 'Private.', isPrivate: true },
      { testimonial: 'Public.', isPrivate: false },
    ]
    const seen: boolean[] = []
    for (const answer of answers) {
      const { id: testimonialId } = await h.createRequest(owner)
      await h.submit(testimonialId, answer)
      await h.request('PUT', `/goodword/testimonial/${testimonialId}/reject`, { token: owner.token })
      seen.push((await editor.open(id)).body.hasRejected)
    }
    expect(seen).toEqual([false, true])
  })
})

describe('deleting', () => {
  test('removes feed, wall and address immediately, and is refused for the last widget', async () => {
    const { h, editor, id } = await setUpEditor()
    await editor.publish(id, { slug: 'feldmann' })
    const { body: footer } = await editor.create({ name: 'Footer', kind: 'badge' })
    expect((await h.request('GET', `/w/${id}.json`)).status).toBe(200)
    expect((await editor.remove(id)).status).toBe(204)
    for (const path of [`/w/${id}.json`, `/wall/${id}`, '/wall/feldmann'])
      expect((await h.request('GET', path)).status, path).toBe(404)
    expect(await editor.open(id)).toMatchObject({ status: 404, body: { code: 'widgets.not_found' } })
    expect(await editor.remove(footer.id)).toMatchObject({ status: 409, body: { code: 'widgets.last_one' } })
    expect((await editor.list()).map((widget) => widget.id)).toEqual([footer.id])
  })

  test('allows the same request to create a widget again', async () => {
    const { editor } = await setUpEditor()
    const key = { 'idempotency-key': 'create-again' }
    const first = await editor.create({ name: 'Footer', kind: 'badge' }, key)
    await editor.remove(first.body.id)
    const second = await editor.create({ name: 'Footer', kind: 'badge' }, key)
    expect(second.status).toBe(201)
    expect(second.body.id).not.toBe(first.body.id)
  })
})

describe('another owner', () => {
  test('can’t read, change or delete a widget', async () => {
    const { h, editor, id } = await setUpEditor()
    await editor.create({ name: 'Footer', kind: 'badge' })
    const others = editorOf(h, await h.signUp({ email: 'other@studio.example' }))
    for (const answer of [await others.open(id), await others.publish(id, { name: 'Taken' }), await others.remove(id)])
      expect(answer).toMatchObject({ status: 404, body: { code: 'widgets.not_found' } })
    expect((await editor.open(id)).body.widget.name).toBe('Wall')
    expect(await others.list()).toHaveLength(1)
  })
})
