import { describe, expect, test } from 'vitest'
import { BATCH_MAX_ROWS } from '#shared/request-batches.ts'
import { requestBatches } from '#server/db/schema/request-batches.ts'
import { tags, testimonialTags } from '#server/db/schema/tags.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { SAVE, NOW, IN_FIVE_DAYS, FULL_ROW, clients, openBatches, passDays } from '#server/testing/batches.ts'

describe('the tags of a batch', () => {
  test('are one, however it is written, and a request has its service by the first spelling', async () => {
    const { h, create, read } = await openBatches()
    const rows = [
      { row: 2, customerEmail: 'a@client.example', service: 'A label', tags: 'shelf test; For the shop' },
      { row: 3, customerEmail: 'b@client.example', service: 'a LABEL', tags: 'SHELF TEST, shelf test' },
      { row: 4, customerEmail: 'c@client.example', service: '', tags: '' },
    ]
    const { body } = await create(NOW, rows)
    await h.drain()
    const requests = new Map((await h.rows(testimonials).list()).map((row) => [row.id, row]))
    const names = new Map((await h.rows(tags).list()).map(({ id, name }) => [id, name]))
    const tagged = Map.groupBy(await h.rows(testimonialTags).list(), ({ testimonialId }) => testimonialId)
    const found = (await read(body.id)).rows.map(({ testimonialId }) => [
      requests.get(testimonialId ?? '')?.service,
      (tagged.get(testimonialId ?? '') ?? []).map(({ tagId }) => names.get(tagId)).toSorted(),
    ])
    expect(found).toEqual([
      ['A label', ['For the shop', 'shelf test']],
      ['A label', ['shelf test']],
      [null, []],
    ])
  })

  test('are made with it, and one that was deleted since does not come back', async () => {
    const { h, owner, create, read } = await openBatches()
    const { body } = await create(SAVE, [{ ...FULL_ROW, tags: 'Shop; print; SHOP' }])
    const token = await h.signIn(owner)
    const made = (await h.rows(tags).list()).toSorted((a, b) => a.foldedName.localeCompare(b.foldedName))
    expect(made.map(({ name }) => name)).toEqual(['print', 'Shop'])
    await h.request('DELETE', `/goodword/tag/${made[0]?.id}`, { token })
    await h.request('POST', `/goodword/batch/${body.id}/plan`, { token, body: { timing: NOW } })
    await h.drain()
    const [row] = (await read(body.id)).rows
    const shop = made[1]?.id
    expect(await h.rows(testimonialTags).list()).toMatchObject([{ testimonialId: row?.testimonialId, tagId: shop }])
  })

  test('follow a name that is changed before a request is due, and no tag with the earlier name comes back', async () => {
    const { h, owner, create, read } = await openBatches()
    const { body } = await create(IN_FIVE_DAYS)
    const token = await h.signIn(owner)
    const [made] = await h.rows(tags).list()
    await h.request('PUT', `/goodword/tag/${made?.id}`, { token, body: { name: 'market stall', color: 'green' } })
    h.clock.advance({ seconds: 1 })
    await h.request('POST', '/goodword/tag/create', { token: await h.signIn(owner), body: { name: 'shop' } })
    await passDays(h, 8)
    const [row] = (await read(body.id)).rows
    expect(row?.state).toBe('requested')
    expect(await h.rows(testimonialTags).list()).toMatchObject([{ testimonialId: row?.testimonialId, tagId: made?.id }])
    expect(await h.rows(tags).count()).toBe(2)
  })

  test('are refused before anything is made where a workspace can’t have so many', async () => {
    const { h, create } = await openBatches()
    const rows = Array.from({ length: 101 }, (_, index) => ({ ...clients(101)[index], tags: `tag ${index}` }))
    const { status, body } = await create(NOW, rows)
    expect([status, body.code]).toEqual([409, 'tags.too_many'])
    expect([await h.rows(requestBatches).count(), await h.rows(tags).count()]).toEqual([0, 0])
  })
})

describe('a batch refuses', () => {
  test.each([
    ['no rows', { rows: [] }, 'There are no clients to request.'],
    ['too many rows', { rows: clients(BATCH_MAX_ROWS + 1) }, 'A batch can have at most 1,000 clients.'],
    ['one address twice', { rows: [FULL_ROW, { row: 3, customerEmail: 'ANA@client.example' }] }, 'Each row and each'],
    ['one row twice', { rows: [FULL_ROW, { row: 2, customerEmail: 'b@client.example' }] }, 'Each row and each'],
    ['no address', { rows: [{ row: 2, customerEmail: 'ana@' }] }, 'Client email must be an address'],
    ['days that aren’t', { timing: { kind: 'days', days: 21 } }, 'Choose at most 20 working days.'],
    ['another timing', { timing: { kind: 'never' } }, ''],
    ['no name', { name: ' ' }, 'Name is required.'],
    ['a field that it doesn’t know', { rows: [{ ...FULL_ROW, phone: '1' }] }, ''],
    ['a long name of a tag', { rows: [{ ...FULL_ROW, tags: 'x'.repeat(41) }] }, 'A tag’s name can be at most 40'],
    [
      'many tags',
      { rows: [{ ...FULL_ROW, tags: 'a;b;c;d;e;f;g;h;i;j;k' }] },
      'A testimonial can have at most 10 tags.',
    ],
  ])('%s', async (_, wrong, message) => {
    const { h, call } = await openBatches()
    const answer = await call('POST', '', { name: 'a', timing: SAVE, rows: [FULL_ROW], ...wrong })
    expect(answer.status).toBe(422)
    expect(answer.body.message).toContain(message)
    expect(await h.rows(requestBatches).count()).toBe(0)
  })

  test('a body of more than 1 MB, which 1,000 clients with long names don’t have', async () => {
    const { create } = await openBatches()
    const rows = clients(1000).map((row) => ({ ...row, customerName: 'Ána '.repeat(40).trim() }))
    expect((await create(SAVE, rows)).body.counts).toMatchObject({ saved: 1000 })
    expect(await create(SAVE, [{ row: 2, customerEmail: 'a'.repeat(1024 * 1024) }])).toMatchObject({
      status: 413,
      body: { message: 'The body is larger than 1 MB.' },
    })
  })

  test('a 21st one with clients who are planned or saved', async () => {
    const { create, call } = await openBatches()
    const ids: string[] = []
    for (let index = 0; index < 20; index += 1) ids.push((await create(SAVE)).body.id)
    expect((await create(SAVE)).body).toMatchObject({ code: 'batches.too_many' })
    await call('POST', `/${ids[0]}/cancel`)
    expect((await create(SAVE)).status).toBe(201)
  })
})
