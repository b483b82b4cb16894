import { describe, expect, test } from 'vitest'
import { setUpTags } from '#server/testing/tags.ts'
import { readPage } from './list.service.ts'

async function setUp() {
  const of = await setUpTags()
  const [ana = '', ben = '', cleo = ''] = of.ids
  const { tag } = await of.tags.add('shelf test', [ana, cleo])
  await of.setService(ana, 'A label')
  await of.setService(ben, 'A label')
  await of.h.submit(ana, { customerName: 'Ana', testimonial: 'Kept the blue.' })
  const names = async (query: Record<string, string>) =>
    (await of.list(query)).items.map(({ customerName }) => customerName)
  return { ...of, ana, ben, cleo, tag, names }
}

describe('the list filtered by tag and service', () => {
  test('has only those, with their counts, and combines with status, search and order', async () => {
    const { tag, names, list } = await setUp()
    expect(await names({ tag: tag.id })).toEqual(['Cleo', 'Ana'])
    expect(await names({ tag: tag.id, sort: 'oldest' })).toEqual(['Ana', 'Cleo'])
    expect(await names({ tag: tag.id, sort: 'needs-you' })).toEqual(['Cleo', 'Ana'])
    expect(await names({ tag: tag.id, status: 'submitted' })).toEqual(['Ana'])
    expect(await names({ tag: tag.id, q: 'cleo' })).toEqual(['Cleo'])
    expect(await names({ service: 'A label' })).toEqual(['Ben', 'Ana'])
    expect(await names({ service: 'A label', tag: tag.id })).toEqual(['Ana'])
    expect(await names({ service: 'A label', q: 'blue' })).toEqual(['Ana'])
    expect((await list({ tag: tag.id, status: 'submitted' })).counts).toMatchObject({
      all: 2,
      submitted: 1,
      pending: 1,
    })
    expect(await names({ service: 'a label' })).toEqual([])
    expect(await names({ tag: 'tag_none' })).toEqual([])
  })

  test('finds everything when it is read in small steps', async () => {
    const { h, owner, tag, ana, cleo } = await setUp()
    const of = { workspaceId: owner.user.workspace.id, words: [], order: 'oldest', page: 1, pageSize: 20 } as const
    const byTag = await readPage(h.deps.db, { ...of, tag: tag.id, stepRows: 1 })
    expect(byTag.rows.map(({ id }) => id)).toEqual([ana, cleo])
    const byService = await readPage(h.deps.db, { ...of, service: 'A label', stepRows: 1 })
    expect(byService.counts.all).toBe(2)
  })

  test.each([
    [{ tag: 'x'.repeat(65) }, 'Tag must be the id of a tag.'],
    [{ service: 'x'.repeat(201) }, 'Service must be the name of a service.'],
  ])('refuses what is neither (case %#)', async (query, sentence) => {
    const { call } = await setUpTags()
    const answer = await call('GET', `/goodword/testimonial/list?${new URLSearchParams(query)}`)
    expect(answer.status).toBe(422)
    expect(JSON.stringify(answer.body)).toContain(sentence)
  })
})
