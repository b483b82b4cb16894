import { describe, expect, test } from 'vitest'
import { EXISTING_SKETCHES_MAX, listExistingSketches } from '#shared/existing-import.ts'
import { sketchOf } from '#shared/likeness.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { createHarness } from '#server/testing/harness.ts'
import { countRowsPerTurn } from '#server/testing/turns.ts'
import { createSketchesService } from './sketches.service.ts'
import { insertTestimonials } from '#server/testing/stored-testimonials.ts'

type Answer = { items: { id: string; customerName: string; sketch: number[] }[]; next: string | null }

async function setUp(count: number) {
  const h = await createHarness()
  const owner = await h.signUp()
  const { workspaceId } = await h.services.users.getMember(owner.user.id)
  const rows = Array.from({ length: count }, (_, index) => ({
    id: `t${index}`,
    publicId: `p${index}`,
    workspaceId,
    customerName: `Client ${index}`,
    customerEmail: '',
    text: `Blue number ${index}, and nothing else.`,
    status: 'submitted' as const,
    createdAt: new Date(1),
    submittedAt: new Date(Math.floor(index / 7)),
  }))
  await h.deps.db.transaction((tx) => insertTestimonials(tx, rows))
  const call = async (query = '') =>
    h.request<Answer>('GET', `${listExistingSketches.path}${query}`, { token: await h.signIn(owner) })
  return { h, workspaceId, call }
}

describe('fingerprints of testimonials', () => {
  test('come in parts, each testimonial once, and not those of another workspace or without a text', async () => {
    const { h, call } = await setUp(EXISTING_SKETCHES_MAX + 20)
    await h.createRequest(await h.signUp())
    const first = (await call()).body
    expect(first.items).toHaveLength(EXISTING_SKETCHES_MAX)
    const second = (await call(`?after=${first.next}`)).body
    expect(second.next).toBeNull()
    const all = [...first.items, ...second.items]
    expect(new Set(all.map(({ id }) => id)).size).toBe(EXISTING_SKETCHES_MAX + 20)
    const found = all.find(({ id }) => id === 't3')
    expect(found).toMatchObject({ customerName: 'Client 3', sketch: sketchOf('Blue number 3, and nothing else.') })
    const other = await h.signUp()
    const theirs = await h.request<Answer>('GET', listExistingSketches.path, { token: other.token })
    expect(theirs.body).toEqual({ items: [], next: null })
  })

  test('leave out what is erased, and are refused after something that is no place', async () => {
    const { h, call } = await setUp(2)
    await h.rows(testimonials, { id: 't0' }).update({ text: '', customerName: null })
    expect((await call()).body.items).toMatchObject([{ id: 't0', customerName: '', sketch: [] }, { id: 't1' }])
    for (const after of ['x', '1_', `1_${'a'.repeat(65)}`, '1_a%27'])
      expect((await call(`?after=${after}`)).status, after).toBe(422)
    expect((await call('?after=999999999999999_zz')).body).toEqual({ items: [], next: null })
  })

  test('let others be answered meanwhile', async () => {
    const { h, workspaceId } = await setUp(450)
    const counted = countRowsPerTurn(h.deps.db)
    const { items } = await createSketchesService({ db: counted.db }).listSketches({ workspaceId, after: null })
    expect(items).toHaveLength(450)
    expect(counted.mostRows()).toBeLessThanOrEqual(100)
  })
})
