import { describe, expect, test } from 'vitest'
import { TAG_COLORS, TAGS_MAX, TAGS_PER_TESTIMONIAL } from '#shared/tag-limits.ts'
import { activity } from '#server/db/schema/activity.ts'
import { testimonialTags } from '#server/db/schema/tags.ts'
import { clientOf } from '#server/testing/clients.ts'
import { setUpTags } from '#server/testing/tags.ts'

describe('tags', () => {
  test('are created once for each name, whatever its case and accents, each in the least used colour', async () => {
    const { tags } = await setUpTags()
    const made = await tags.create('Café')
    expect(made).toEqual({ id: expect.stringMatching(/^tag_/), name: 'Café', color: 'plum', count: 0 })
    expect(await tags.create(' CAFE ')).toEqual(made)
    expect((await tags.create('shelf test')).color).toBe('blue')
    expect((await tags.list()).tags.map(({ name }) => name)).toEqual(['Café', 'shelf test'])
  })

  test.each([
    [{ name: '' }, 'The name is required.'],
    [{ name: 'x'.repeat(41) }, 'A tag’s name can be at most 40 characters long.'],
    [{ name: 'a\nb' }, 'The name must be a single line of text.'],
    [{ name: 'a\u0007b' }, 'The name must be a single line of text.'],
    [{ name: 'shelf', color: '#ff0000' }, `A colour must be one of: ${TAG_COLORS.join(', ')}.`],
  ])('are refused with a sentence (case %#)', async (body, sentence) => {
    const { call } = await setUpTags()
    const answer = await call('POST', '/goodword/tag/create', body)
    expect(answer.status).toBe(422)
    expect(JSON.stringify(answer.body)).toContain(sentence)
  })

  test('are at most a hundred in a workspace, and ten on a testimonial', async () => {
    const { tags, ids, call } = await setUpTags()
    for (let number = 0; number < TAGS_PER_TESTIMONIAL; number += 1) await tags.add(`tag ${number}`, [ids[0]])
    const one = await tags.add('one more', ids)
    expect(one).toMatchObject({
      tag: { name: 'one more', count: 2 },
      changed: ids.slice(1),
      failures: [{ id: ids[0], code: 'tags.too_many_on_one', message: expect.stringContaining('10 tags') }],
    })
    expect((await tags.add('TAG 3', [ids[0]])).failures).toEqual([])
    for (let number = TAGS_PER_TESTIMONIAL + 1; number < TAGS_MAX; number += 1) await tags.create(`tag ${number}`)
    expect(await call('POST', '/goodword/tag/create', { name: 'too many' })).toMatchObject({
      status: 409,
      body: { code: 'tags.too_many', message: 'You already have 100 tags. Delete one to make another.' },
    })
    expect((await tags.create('tag 3')).name).toBe('tag 3')
  })

  test('are renamed and recoloured, but not to a name that another one has', async () => {
    const { tags, call } = await setUpTags()
    const { id } = await tags.create('shelf test')
    await tags.create('For the shop')
    expect(await call('PUT', `/goodword/tag/${id}`, { name: 'Shelf Test', color: 'red' })).toMatchObject({
      status: 200,
      body: { id, name: 'Shelf Test', color: 'red', count: 0 },
    })
    expect(await call('PUT', `/goodword/tag/${id}`, { name: 'for the SHOP', color: 'red' })).toMatchObject({
      status: 409,
      body: {
        code: 'tags.name_taken',
        message: 'You already have a tag named “For the shop”. Choose another name.',
      },
    })
  })

  test('are on several testimonials at once, listed by name, and gone with one call', async () => {
    const { h, tags, ids, listed, call, owner } = await setUpTags()
    await tags.add('shelf test', ids)
    const { tag, changed } = await tags.add('For the shop', [ids[0], ids[0], 'none'])
    expect(changed).toEqual([ids[0]])
    expect((await listed())[0]?.tags.map(({ name }) => name)).toEqual(['For the shop', 'shelf test'])
    const removed = await tags.remove(tag.id, ids)
    expect(removed).toMatchObject({ tag: { count: 0 }, changed: ids, failures: [] })
    const [shelf] = (await tags.list()).tags.slice(1)
    expect(shelf).toMatchObject({ name: 'shelf test', count: 3 })
    expect(await call('DELETE', `/goodword/tag/${shelf?.id}`)).toEqual(expect.objectContaining({ body: { count: 3 } }))
    expect((await listed()).flatMap((row) => row.tags)).toEqual([])
    const kinds = (await h.rows(activity, { workspaceId: owner.user.workspace.id }).list()).map(({ kind, subject }) => [
      kind,
      subject,
    ])
    expect(kinds).toEqual([
      ['tag_created', 'shelf test'],
      ['tag_created', 'For the shop'],
      ['tag_deleted', 'shelf test'],
    ])
  })

  test('of one testimonial are replaced, unless one of them doesn’t exist', async () => {
    const { tags, ids, call } = await setUpTags()
    await tags.add('old', [ids[0]])
    const { id, name, color } = await tags.create('new')
    const path = `/goodword/testimonial/${ids[0]}/tags`
    expect((await call('PUT', path, { tagIds: [id, id] })).body).toEqual({ tags: [{ id, name, color }] })
    expect(await call('PUT', path, { tagIds: ['tag_none'] })).toMatchObject({ status: 404 })
    expect((await call('PUT', path, { tagIds: [id] })).body).toEqual({ tags: [{ id, name, color }] })
    expect(await call('PUT', path, { tagIds: Array.from({ length: 11 }, () => id) })).toMatchObject({ status: 422 })
  })

  test('of another workspace can’t be read, used, changed or deleted', async () => {
    const { h, tags, ids } = await setUpTags()
    const theirs = await tags.add('Canary', ids)
    const other = await setUpTags(h)
    expect(await other.tags.list()).toEqual({ tags: [], services: [] })
    const { id } = theirs.tag
    for (const [method, path, body] of [
      ['PUT', `/goodword/tag/${id}`, { name: 'x', color: 'red' }],
      ['DELETE', `/goodword/tag/${id}`, undefined],
      ['POST', '/goodword/tag/change', { action: 'remove', tagId: id, ids: other.ids }],
      ['PUT', `/goodword/testimonial/${other.ids[0]}/tags`, { tagIds: [id] }],
      ['PUT', `/goodword/testimonial/${ids[0]}/tags`, { tagIds: [] }],
      ['PUT', `/goodword/testimonial/${ids[0]}/service`, { service: 'x' }],
    ] as const)
      expect((await other.call(method, path, body)).status, `${method} ${path}`).toBe(404)
    expect((await other.tags.add('mine', ids)).failures).toHaveLength(3)
    expect((await other.list({ tag: id })).items).toEqual([])
    expect((await tags.list()).tags).toEqual([{ ...theirs.tag, count: 3 }])
  })

  test('of a testimonial go when the client has everything erased', async () => {
    const { h, tags, ids } = await setUpTags()
    await tags.add('difficult', ids)
    const [id = ''] = ids
    expect((await clientOf(h, id).page('DELETE')).status).toBe(204)
    expect(await h.rows(testimonialTags, { testimonialId: id }).count()).toBe(0)
    expect(await h.rows(testimonialTags).count()).toBe(2)
  })
})
