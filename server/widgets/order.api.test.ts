import { describe, expect, test } from 'vitest'
import type { Role } from '#shared/roles.ts'
import type { WidgetOrder, WidgetOrderDetails } from '#shared/widget-order.ts'
import { defaultWidgetOptions, type WidgetFeed, type WidgetOptions } from '#shared/widgets.ts'
import { activity } from '#server/db/schema/activity.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { widgetPositions } from '#server/db/schema/widgets.ts'
import { addMember } from '#server/testing/activity.ts'
import { ANSWER } from '#server/testing/clients.ts'
import { countStatements } from '#server/testing/turns.ts'
import { editorOf, setUpEditorWithTestimonials } from '#server/testing/widget-editor.ts'
import { createFeedService } from './feed.service.ts'

type Answer = WidgetOrder & { code: string; message: string }

/** Four public testimonials: Dora's is the newest, then Cleo's, Ben's and Ana's. */
async function setUp() {
  const of = await setUpEditorWithTestimonials()
  const { h, owner, feed, id } = of
  for (const name of ['Cleo', 'Dora']) {
    h.clock.advance({ minutes: 5 })
    const request = await h.createRequest(owner, { customerEmail: `${name}@client.example` })
    await h.submit(request.id, { ...ANSWER, customerName: name, testimonial: `${name} is happy.`, rating: 4 })
    await h.request('PUT', `/goodword/testimonial/${request.id}/approve`, { token: owner.token })
  }
  const items = (await feed()).body.items
  const idOf = (name: string) => items.find(({ author }) => author.startsWith(name))?.id ?? 'none'
  const change = (body: Record<string, unknown>, { token, widget = id } = { token: owner.token, widget: id }) =>
    h.request<Answer>('POST', `/goodword/widget/${widget}/order`, { token, body })
  const pin = (name: string) => change({ action: 'pin', id: idOf(name) })
  const release = (name: string) => change({ action: 'release', id: idOf(name) })
  const move = (name: string, to: Record<string, string>) => {
    const [[side, neighbour] = []] = Object.entries(to)
    return change({ action: 'move', id: idOf(name), [side ?? '']: idOf(neighbour ?? '') })
  }
  const read = async (widget = id) =>
    (await h.request<WidgetOrderDetails>('GET', `/goodword/widget/${widget}/order`, { token: owner.token })).body
  const shown = async (name = id) => (await feed(name)).body.items.map(({ author }) => author.split(' ')[0])
  const publish = (options: Partial<WidgetOptions>, kind = 'wall') =>
    of.editor.publish(id, { kind, options: { ...defaultWidgetOptions, ...options } })
  const decide = async (name: string, to: 'reject' | 'approve') => {
    const { id: requestId } = await h.rows(testimonials, { publicId: idOf(name) }).one()
    return h.request('PUT', `/goodword/testimonial/${requestId}/${to}`, { token: owner.token, body: {} })
  }
  return { ...of, idOf, change, pin, release, move, read, shown, publish, decide }
}

describe('the order of a widget', () => {
  test('is pinned ones, those moved by hand, then what the widget sorts, for visitors and for the editor', async () => {
    const { pin, move, read, shown, h, id, idOf } = await setUp()
    expect(await shown()).toEqual(['Dora', 'Cleo', 'Ben', 'Ana'])
    expect((await pin('Ana')).body).toEqual({ pinnedIds: [idOf('Ana')], movedIds: [] })
    expect((await move('Ben', { before: 'Dora' })).status).toBe(200)
    expect(await shown()).toEqual(['Ana', 'Ben', 'Dora', 'Cleo'])
    const { items, sort, widget, notShown } = await read()
    expect(items.map(({ author, group }) => [author, group])).toEqual([
      ['Ana Ribeiro', 'pinned'],
      ['Ben', 'moved'],
      ['Dora', 'sorted'],
      ['Cleo', 'sorted'],
    ])
    expect({ sort, name: widget.name, notShown }).toEqual({
      sort: 'newest',
      name: 'Wall',
      notShown: { waiting: 0, rejected: 0, leftOut: 0 },
    })
    const page = JSON.stringify((await h.request('GET', `/wall/${id}`)).body)
    expect(page.indexOf('Quick.')).toBeLessThan(page.indexOf('Dora is happy.'))
  })

  test('changes neither the counts and the average, nor who is said to have chosen', async () => {
    const { feed, move, pin, publish } = await setUp()
    const { summary } = (await feed()).body
    await pin('Ben')
    await move('Ana', { after: 'Dora' })
    expect((await feed()).body.summary).toEqual(summary)
    await publish({ limit: 2 })
    expect((await feed()).body.summary).toEqual({ ...summary, shown: 2, isSelected: true })
  })

  test('is the order of a preview too, and of places', async () => {
    const { pin, editor, id, h, owner, publish, idOf } = await setUp()
    await pin('Ana')
    const { body } = await editor.preview(id)
    const { items } = (await h.request<WidgetFeed>('GET', `/w/${body.previewId}.json`)).body
    expect(items[0]?.author).toBe('Ana Ribeiro')
    await publish({}, 'single')
    const { id: anaId } = await h.rows(testimonials, { publicId: idOf('Ana') }).one()
    const places = await h.request<{ items: unknown[] }>('POST', '/goodword/widget/places', {
      token: owner.token,
      body: { testimonialIds: [anaId] },
    })
    expect(places.body.items).toHaveLength(1)
  })

  test('stays when another version is published', async () => {
    const { pin, publish, shown, editor, id, idOf } = await setUp()
    await publish({ sort: 'newest', radius: 4 })
    await pin('Ben')
    await publish({ sort: 'oldest' })
    expect(await shown()).toEqual(['Ben', 'Ana', 'Cleo', 'Dora'])
    expect((await editor.open(id)).body.order).toEqual({ pinnedIds: [idOf('Ben')], movedIds: [] })
  })

  test('keeps the position of whoever is rejected, and of nobody who is deleted', async () => {
    const { pin, move, shown, decide, h, idOf, read } = await setUp()
    await pin('Ben')
    await move('Ana', { before: 'Ben' })
    await decide('Ana', 'reject')
    expect(await shown()).toEqual(['Ben', 'Dora', 'Cleo'])
    expect((await read()).notShown).toEqual({ waiting: 0, rejected: 1, leftOut: 0 })
    await decide('Ana', 'approve')
    expect(await shown()).toEqual(['Ana', 'Ben', 'Dora', 'Cleo'])
    await h.rows(testimonials, { publicId: idOf('Ana') }).delete()
    expect(await h.rows(widgetPositions).count()).toBe(1)
  })

  test('is released: one by one, or all that were moved', async () => {
    const { pin, move, release, change, shown } = await setUp()
    await pin('Ana')
    await move('Ben', { before: 'Dora' })
    await release('Ana')
    expect(await shown()).toEqual(['Ben', 'Dora', 'Cleo', 'Ana'])
    await change({ action: 'release-moved' })
    expect(await shown()).toEqual(['Dora', 'Cleo', 'Ben', 'Ana'])
  })

  test('belongs to one widget, and is deleted with it', async () => {
    const { pin, editor, id, shown, h } = await setUp()
    await pin('Ana')
    const { body: other } = await editor.create({ name: 'Other', kind: 'wall' })
    expect(await shown(other.id)).toEqual(['Dora', 'Cleo', 'Ben', 'Ana'])
    await editor.remove(id)
    expect(await h.rows(widgetPositions).count()).toBe(0)
  })

  test('is changed by two people at once', async () => {
    const { pin, move, shown } = await setUp()
    const answers = await Promise.all([
      pin('Ana'),
      move('Ben', { before: 'Dora' }),
      pin('Cleo'),
      move('Dora', { after: 'Ben' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await shown()).toEqual(['Ana', 'Cleo', 'Ben', 'Dora'])
  })
})

describe('a change of the order', () => {
  test('is recorded with the member and without any name of a client', async () => {
    const { pin, move, h, idOf } = await setUp()
    await pin('Ana')
    await move('Ben', { before: 'Ana' })
    await pin('Ben')
    const rows = (await h.rows(activity).list()).filter(({ kind }) => kind === 'widget_changed')
    expect(rows.map(({ subject, changes }) => [subject, changes])).toEqual([
      ['Wall', [{ setting: 'Pinned testimonials', before: '0', after: '1' }]],
      ['Wall', [{ setting: 'Pinned testimonials', before: '1', after: '2' }]],
    ])
    await move('Ana', { before: 'Ben' })
    const [last] = (await h.rows(activity).list()).slice(-1)
    expect(last?.changes).toEqual([{ setting: 'Order by hand', before: null, after: 'Changed' }])
    expect(JSON.stringify(await h.rows(activity).list())).not.toContain(idOf('Ana'))
  })

  test('is refused with one sentence', async () => {
    const { change, idOf, id, h } = await setUp()
    const ana = idOf('Ana')
    for (const body of [
      {},
      { action: 'pin' },
      { action: 'move', id: ana },
      { action: 'move', id: ana, before: ana, after: ana },
      { action: 'shuffle', id: ana },
    ])
      expect(await change(body), JSON.stringify(body)).toMatchObject({
        status: 422,
        body: {
          details: [
            { message: 'Say which testimonial to move before or after which other one, to pin, or to release.' },
          ],
        },
      })
    const gone = 'This widget no longer shows that testimonial. Reload the page, then try again.'
    for (const body of [
      { action: 'pin', id: 'pub_none' },
      { action: 'move', id: ana, after: 'pub_none' },
    ])
      expect(await change(body)).toMatchObject({ status: 409, body: { code: 'widgets.not_shown', message: gone } })
    const other = await h.signUp({ email: 'other@studio.example' })
    expect(await change({ action: 'pin', id: ana }, { token: other.token, widget: id })).toMatchObject({ status: 404 })
    const [theirs] = await editorOf(h, other).list()
    expect(await change({ action: 'pin', id: ana }, { token: other.token, widget: theirs?.id ?? '' })).toMatchObject({
      status: 409,
      body: { code: 'widgets.not_shown' },
    })
    expect(await h.rows(widgetPositions).count()).toBe(0)
  })

  test('needs an editor; a viewer reads', async () => {
    const { h, owner, id, idOf } = await setUp()
    await h.setPlan(owner, 'studio')
    const statuses = async (role: Role) => {
      const member = await addMember(h, owner, { role })
      const path = `/goodword/widget/${id}/order`
      const { status: reading } = await member.call('GET', path)
      return [reading, (await member.call('POST', path, { action: 'pin', id: idOf('Ana') })).status]
    }
    expect(await statuses('viewer')).toEqual([200, 403])
    expect(await statuses('editor')).toEqual([200, 200])
  })

  test('that changes nothing is neither recorded nor shown', async () => {
    const { pin, change, h, feed } = await setUp()
    await pin('Ana')
    const before = [await h.rows(activity).count(), (await feed()).body.revision]
    await pin('Ana')
    await change({ action: 'release', id: 'pub_none' })
    await change({ action: 'release-moved' })
    expect([await h.rows(activity).count(), (await feed()).body.revision]).toEqual(before)
  })
})

test('the order says nothing that visitors don’t see but the service, and cuts long texts', async () => {
  const { h, owner, id } = await setUp()
  h.clock.advance({ minutes: 5 })
  const request = await h.createRequest(owner, { customerEmail: 'canary@client.example' })
  await h.submit(request.id, { ...ANSWER, customerName: 'Eve', testimonial: 'word '.repeat(200), rating: 5 })
  const answer = await h.request<WidgetOrderDetails>('GET', `/goodword/widget/${id}/order`, { token: owner.token })
  expect(answer.body.notShown.waiting).toBe(1)
  expect(JSON.stringify(answer.body)).not.toMatch(/canary|Eve|@client|word word/)
  await h.request('PUT', `/goodword/testimonial/${request.id}/approve`, { token: owner.token })
  const { items } = (await h.request<WidgetOrderDetails>('GET', `/goodword/widget/${id}/order`, { token: owner.token }))
    .body
  expect(items[0]?.text).toHaveLength(280)
})

test('a testimonial reads as its card does: with the excerpt that was chosen', async () => {
  const { h, owner, id, idOf } = await setUp()
  const row = h.rows(testimonials, { publicId: idOf('Dora') })
  await row.update({ text: 'Dora is happy. So is her dog.', excerpt: '… So is her dog.' })
  const path = `/goodword/widget/${id}/order`
  const { items } = (await h.request<WidgetOrderDetails>('GET', path, { token: owner.token })).body
  expect(items[0]?.text).toBe('… So is her dog.')
})

test('building a feed reads an order with one statement, and nothing without an order', async () => {
  const { h, id, pin, move, idOf, change } = await setUp()
  const statements = async () => {
    const counted = countStatements(h.deps.db)
    await createFeedService({ ...h.deps, db: counted.db }).getFeed(id)
    return counted.statements()
  }
  const before = await statements()
  expect(before).toBeGreaterThan(0)
  await change({ action: 'release', id: idOf('Ana') })
  expect(await statements()).toBe(before)
  await pin('Ana')
  await pin('Ben')
  await move('Cleo', { before: 'Dora' })
  expect(await statements()).toBe(before + 1)
})
