import { describe, expect, test } from 'vitest'
import { defaultWidgetOptions, type WidgetOptions } from '#shared/widgets.ts'
import { widgets } from '#server/db/schema/widgets.ts'
import { setUpEditorWithTestimonials } from '#server/testing/widget-editor.ts'

/** Two public testimonials, Ben's before Ana's, of which Ana's has a tag and a service. */
async function setUp() {
  const of = await setUpEditorWithTestimonials()
  const call = <T = unknown>(method: string, path: string, body?: unknown) =>
    of.h.request<T>(method, path, { token: of.owner.token, body })
  const { body: list } = await call<{ items: { id: string }[] }>('GET', '/goodword/testimonial/list?q=precise')
  const [ana = { id: '' }] = list.items
  const add = { action: 'add', name: 'Canary shelf', ids: [ana.id] }
  const { body } = await call<{ tag: { id: string } }>('POST', '/goodword/tag/change', add)
  await call('PUT', `/goodword/testimonial/${ana.id}/service`, { service: 'Canary label' })
  const publish = (options: Partial<WidgetOptions>) =>
    of.editor.publish(of.id, { options: { ...defaultWidgetOptions, ...options } })
  const shown = async (id = of.id) => (await of.feed(id)).body.items.map(({ author }) => author)
  return { ...of, call, anaId: ana.id, tagId: body.tag.id, publish, shown }
}

describe('a widget', () => {
  test('shows only some tags, not others, or one service, and says that the owner chose', async () => {
    const { feed, publish, shown, tagId } = await setUp()
    expect(await shown()).toEqual(['Ben', 'Ana Ribeiro'])
    expect((await feed()).body.summary.isSelected).toBe(false)
    const choices: [Partial<WidgetOptions>, string[]][] = [
      [{ onlyTagIds: [tagId, 'tag_none'] }, ['Ana Ribeiro']],
      [{ withoutTagIds: [tagId] }, ['Ben']],
      [{ onlyServices: ['Canary label'] }, ['Ana Ribeiro']],
      [{ onlyServices: ['Another', 'Canary label'] }, ['Ana Ribeiro']],
      [{ withoutServices: ['Another', 'Canary label'] }, ['Ben']],
      [{ onlyServices: ['Canary label'], withoutTagIds: [tagId] }, []],
    ]
    for (const [options, names] of choices) {
      await publish(options)
      expect(await shown(), JSON.stringify(options)).toEqual(names)
      expect((await feed()).body.summary).toMatchObject({ shared: 2, isSelected: true })
    }
  })

  test('follows when a tag is added or removed', async () => {
    const { call, publish, shown, tagId, anaId } = await setUp()
    await publish({ withoutTagIds: [tagId] })
    expect(await shown()).toEqual(['Ben'])
    await call('POST', '/goodword/tag/change', { action: 'remove', tagId, ids: [anaId] })
    expect(await shown()).toEqual(['Ben', 'Ana Ribeiro'])
    await call('PUT', `/goodword/testimonial/${anaId}/tags`, { tagIds: [tagId] })
    expect(await shown()).toEqual(['Ben'])
  })

  test('keeps the tag that it needs from being deleted, and follows a renamed service', async () => {
    const { h, call, publish, shown, tagId } = await setUp()
    await publish({ onlyTagIds: [tagId], onlyServices: ['Canary label'] })
    const message = (name: string) =>
      `The widget “Wall” uses “${name}” to choose what it shows. Change the widget first.`
    expect(await call('DELETE', `/goodword/tag/${tagId}`)).toMatchObject({
      status: 409,
      body: { code: 'tags.in_use', message: message('Canary shelf') },
    })
    expect(await call('DELETE', '/goodword/service?service=Canary+label')).toMatchObject({
      status: 409,
      body: { code: 'services.in_use', message: message('Canary label') },
    })
    await call('PUT', '/goodword/service', { service: 'Canary label', name: 'One label' })
    expect(await shown()).toEqual(['Ana Ribeiro'])
    expect((await h.rows(widgets).list())[0]?.options).toMatchObject({ onlyServices: ['One label'] })
    await publish({})
    expect((await call('DELETE', `/goodword/tag/${tagId}`)).status).toBe(200)
  })

  test('never tells a visitor about tags and services, but its editor', async () => {
    const { h, id, editor, publish, tagId, anaId } = await setUp()
    await publish({ onlyTagIds: [tagId], onlyServices: ['Canary label'] })
    for (const path of [`/w/${id}.json`, `/w/${id}.html`, `/wall/${id}`, `/w/${id}.json?lang=de`]) {
      const { status, body } = await h.request('GET', path)
      expect(status, path).toBe(200)
      expect(JSON.stringify(body), path).toContain('Precise')
      expect(JSON.stringify(body), path).not.toMatch(/canary|tag_|onlyTag|onlyService|withoutService/i)
    }
    const { testimonials } = (await editor.open(id)).body
    expect(testimonials.map(({ author, service, tagIds }) => [author, service, tagIds])).toEqual([
      ['Ben', null, []],
      ['Ana Ribeiro', 'Canary label', [tagId]],
    ])
    expect((await h.request('POST', '/goodword/widget/places', { body: { testimonialIds: [anaId] } })).status).toBe(401)
  })

  test('tells visitors the services if they can filter by them, and still no tag', async () => {
    const { h, owner, feed, publish } = await setUp()
    await h.setPlan(owner, 'pro')
    const services = async () => (await feed()).body.items.map(({ service }) => service)
    for (const options of [{ hasVisitorTools: true }, { hasServiceFilter: true }]) {
      await publish(options)
      expect(await services(), JSON.stringify(options)).toEqual([null, null])
    }
    await publish({ hasVisitorTools: true, hasServiceFilter: true })
    expect(await services()).toEqual([null, 'Canary label'])
    expect(JSON.stringify((await feed()).body)).not.toContain('Canary shelf')
    await h.setPlan(owner, 'free')
    expect(await services()).toEqual([null, null])
  })

  test('is listed as a place only of what it shows', async () => {
    const { call, publish, tagId, anaId } = await setUp()
    const places = async () =>
      (await call<{ items: unknown[] }>('POST', '/goodword/widget/places', { testimonialIds: [anaId] })).body.items
    expect(await places()).toHaveLength(1)
    await publish({ withoutTagIds: [tagId] })
    expect(await places()).toEqual([])
  })
})
