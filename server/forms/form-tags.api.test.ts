import { describe, expect, test } from 'vitest'
import type { AccountExport } from '#shared/account-export.ts'
import type { FormSettings } from '#shared/form-settings.ts'
import type { Form } from '#shared/forms.ts'
import type { ErrorResponse } from '#shared/http/errors.ts'
import { TAGS_PER_TESTIMONIAL } from '#shared/tag-limits.ts'
import { formTags, testimonialTags } from '#server/db/schema/tags.ts'
import { clientOf } from '#server/testing/clients.ts'
import { collectionOf } from '#server/testing/collection.ts'
import { confirmEmail } from '#server/testing/owners.ts'
import type { Harness } from '#server/testing/harness.ts'
import { setUpTags } from '#server/testing/tags.ts'

const NOTHING = { accentColor: null, asksCompany: false, asksRole: false, questions: [] }

async function setUp(given?: Harness) {
  const set = await setUpTags(given)
  const { h, owner, call, ids } = set
  await h.setPlan(owner, 'pro')
  const named = async (id: string) => (await set.listed()).find((each) => each.id === id)?.tags.map(({ name }) => name)
  return {
    ...set,
    first: ids[0] ?? '',
    change: (tagIds: readonly string[], form = 'default') =>
      call<FormSettings & ErrorResponse>('PUT', `/goodword/forms/${form}/settings`, { ...NOTHING, tagIds }),
    read: async (form = 'default') => (await call<FormSettings>('GET', `/goodword/forms/${form}/settings`)).body,
    named,
  }
}

describe('the tags of a form', () => {
  test('are on its answers, by request and by link, besides those that they have', async () => {
    const { h, owner, tags, first, change, named, listed } = await setUp()
    const press = await tags.create('press')
    const autumn = await tags.create('autumn')
    await tags.add('press', [first])
    await tags.add('regular', [first])
    expect((await change([press.id, autumn.id, press.id])).body.tags.map(({ name }) => name)).toEqual([
      'autumn',
      'press',
    ])
    expect(await named(first)).toEqual(['press', 'regular'])
    await h.submit(first)
    expect(await named(first)).toEqual(['autumn', 'press', 'regular'])
    h.clock.advance({ seconds: 1 })
    expect((await collectionOf(h, owner).answer()).status).toBe(201)
    expect((await listed()).at(-1)?.tags.map(({ name }) => name)).toEqual(['autumn', 'press'])
  })

  test('are on answers that wait for a confirmed email once they are testimonials', async () => {
    const { h, owner, tags, change } = await setUp()
    await change([(await tags.create('press')).id])
    await confirmEmail({ h, owner })
    const link = collectionOf(h, owner)
    await link.changeAccess({ needsConfirmedEmail: true })
    await link.answer({ customerEmail: 'visitor@client.example' })
    await h.drain()
    expect(await h.rows(testimonialTags).list()).toEqual([])
    const [token] = (await h.emails()).flatMap(({ text }) => /\/confirm\/([\w.%-]+)/.exec(text)?.[1] ?? [])
    expect((await h.request('POST', `/goodword/confirmation/${token}`)).status).toBe(200)
    expect(await h.rows(testimonialTags).list()).toHaveLength(1)
  })

  test('follow a new name, and go with a tag that is deleted', async () => {
    const { h, tags, call, first, change, read, named } = await setUp()
    const press = await tags.create('press')
    const autumn = await tags.create('autumn')
    await change([press.id, autumn.id])
    await call('PUT', `/goodword/tag/${press.id}`, { name: 'newspapers', color: 'red' })
    expect((await read()).tags).toEqual([
      { id: autumn.id, name: 'autumn', color: autumn.color },
      { id: press.id, name: 'newspapers', color: 'red' },
    ])
    expect((await call('DELETE', `/goodword/tag/${autumn.id}`)).status).toBe(200)
    expect((await read()).tags.map(({ name }) => name)).toEqual(['newspapers'])
    await h.submit(first)
    expect(await named(first)).toEqual(['newspapers'])
    const late = await change([press.id, autumn.id])
    expect([late.status, late.body.code]).toEqual([422, 'form.tag_unknown'])
    expect((await read()).tags.map(({ name }) => name)).toEqual(['newspapers'])
  })

  test('are ten at most, and an answer that has many gets as many as it can have', async () => {
    const { h, tags, first, change, named } = await setUp()
    const made = []
    for (let number = 0; number < TAGS_PER_TESTIMONIAL; number += 1) made.push(await tags.create(`form ${number}`))
    const ids = made.map(({ id }) => id)
    const tooMany = await change([...ids, (await tags.create('one more')).id])
    expect(tooMany.status).toBe(422)
    expect(JSON.stringify(tooMany.body)).toContain('A testimonial can have at most 10 tags.')
    await change(ids)
    for (let number = 0; number < 9; number += 1) await tags.add(`own ${number}`, [first])
    await h.submit(first)
    expect(await named(first)).toHaveLength(TAGS_PER_TESTIMONIAL)
    expect(await named(first)).toContain('form 0')
  })

  test('belong to one form, are copied with it, and stay for requests of a deleted one', async () => {
    const { h, owner, tags, call, change, read, named } = await setUp()
    const press = await tags.create('press')
    await change([press.id])
    const copy = (await call<Form>('POST', '/goodword/forms', { name: 'Label School' })).body
    expect((await read(copy.id)).tags.map(({ id }) => id)).toEqual([press.id])
    await change([])
    expect((await read(copy.id)).tags).toHaveLength(1)
    h.clock.advance({ seconds: 1 })
    const request = await h.createRequest(owner, { customerEmail: 'dora@client.example', formId: copy.id })
    await call('DELETE', `/goodword/forms/${copy.id}`)
    await h.submit(request.id)
    expect(await named(request.id)).toEqual(['press'])
  })

  test('are the workspace’s own, in its export and history, and seen by no client', async () => {
    const { h, owner, tags, call, first, change } = await setUp()
    const other = await setUp(h)
    const theirs = await other.tags.create('theirs')
    const refused = await change([theirs.id])
    expect([refused.status, refused.body.code]).toEqual([422, 'form.tag_unknown'])
    expect((await change(['nonsense'])).status).toBe(422)
    await change([(await tags.create('Canary')).id])
    expect((await other.read()).tags).toEqual([])
    const exported = (await call<AccountExport>('GET', '/goodword/user/me/export')).body
    expect(exported.form.tags.map(({ name }) => name)).toEqual(['Canary'])
    const log = JSON.stringify((await call('GET', '/goodword/workspace/activity')).body)
    expect(log).toContain('"setting":"Tags","before":null,"after":"Canary"')

    await h.submit(first)
    const seen = [
      await h.request('GET', `/goodword/testimonial/${other.first}`),
      await collectionOf(h, owner).open(),
      await clientOf(h, first).page('GET'),
      await clientOf(h, first).page('GET', '/export'),
    ]
    for (const { body } of seen) expect(JSON.stringify(body)).not.toMatch(/Canary|tag_/)
    await clientOf(h, first).erase()
    expect(await h.rows(testimonialTags).list()).toEqual([])
    expect(await h.rows(formTags).list()).toHaveLength(1)
  })
})

describe('the tags of a new request', () => {
  test('are on it at once, each of them once', async () => {
    const { h, owner, tags, named } = await setUp()
    const press = await tags.create('press')
    h.clock.advance({ seconds: 1 })
    const { id, tags: given } = await h.createRequest(owner, {
      customerEmail: 'dora@client.example',
      tagIds: [press.id, press.id],
    })
    expect(given).toEqual([{ id: press.id, name: 'press', color: press.color }])
    expect(await named(id)).toEqual(['press'])
  })

  test('must be there, or nothing is created', async () => {
    const { h, call, tags, list } = await setUp()
    const theirs = await (await setUp(h)).tags.create('theirs')
    const { all } = (await list()).counts
    for (const tagId of [theirs.id, 'nonsense']) {
      const body = { customerEmail: 'dora@client.example', tagIds: [(await tags.create('press')).id, tagId] }
      const refused = await call<ErrorResponse>('POST', '/goodword/testimonial/create', body)
      expect([refused.status, refused.body.code]).toEqual([404, 'tags.not_found'])
    }
    expect((await list()).counts.all).toBe(all)
  })
})
