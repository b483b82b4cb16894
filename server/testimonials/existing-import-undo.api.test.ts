import { describe, expect, test } from 'vitest'
import { EXISTING_IMPORT_CHUNK_ROWS, type ExistingImportContent } from '#shared/existing-import.ts'
import type { ErrorResponse } from '#shared/http/errors.ts'
import { activity } from '#server/db/schema/activity.ts'
import { existingImportRows } from '#server/db/schema/existing-imports.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { testimonialEvents } from '#server/db/schema/testimonial-history.ts'
import { createHarness } from '#server/testing/harness.ts'
import { countRowsPerTurn } from '#server/testing/turns.ts'
import { createExistingImportWork } from './existing-import.jobs.ts'

type Answer = ExistingImportContent & ErrorResponse

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    row: index + 2,
    customerName: `Client ${index}`,
    customerEmail: `client${index}@client.example`,
    testimonial: `Precise, funny, never late, ${index}.`,
  }))

async function setUp({ count = 3, isFinished = true } = {}) {
  const h = await createHarness()
  const owner = await h.signUp()
  const call = async <T = Answer>(method: string, path: string, body?: unknown) =>
    h.request<T>(method, `/goodword${path}`, { token: await h.signIn(owner), body })
  const rows = rowsOf(count)
  const { body } = await call('POST', '/import', { total: count, receivedVia: 'Senja', isAttested: true })
  for (let start = 0; start < count; start += EXISTING_IMPORT_CHUNK_ROWS)
    await call('PUT', `/import/${body.id}/rows`, { rows: rows.slice(start, start + EXISTING_IMPORT_CHUNK_ROWS) })
  if (isFinished) {
    await call('POST', `/import/${body.id}/finish`)
    await h.drain()
  }
  const read = async () => (await call('GET', `/import/${body.id}`)).body
  const undo = () => call('POST', `/import/${body.id}/undo`)
  const stored = async () => (await h.rows(testimonials).list()).map(({ customerName }) => customerName).toSorted()
  const recorded = async () =>
    (await h.rows(activity).list())
      .filter(({ kind }) => kind.includes('import'))
      .map(({ kind, subject, count: size, actorName }) => ({ kind, subject, size, actorName }))
  return { h, call, id: body.id, rows, read, undo, stored, recorded }
}

describe('undoing an import', () => {
  test('deletes its testimonials and nothing else, and is recorded with its size', async () => {
    const { h, call, read, undo, stored, recorded } = await setUp()
    const own = { customerName: 'Own', testimonial: 'Typed in.', isAttested: true }
    await call('POST', '/testimonial/add', own)
    expect((await undo()).body).toMatchObject({ state: 'removing' })
    await h.drain()
    expect(await read()).toMatchObject({ state: 'removed', present: 0, undoUntil: null })
    expect(await stored()).toEqual(['Own'])
    expect((await h.rows(testimonialEvents).list()).some(({ kind }) => kind === 'imported_existing')).toBe(false)
    expect(await recorded()).toEqual([
      { kind: 'testimonials_imported', subject: 'Senja', size: 3, actorName: 'Nora Feldmann' },
      { kind: 'import_removed', subject: 'Senja', size: 3, actorName: 'Nora Feldmann' },
    ])
    expect((await undo()).body).toMatchObject({ state: 'removed' })
  })

  test('says before how many are approved, and takes these from the wall too', async () => {
    const { h, call, read, undo } = await setUp()
    const [first] = await h.rows(testimonials).list()
    await call('PUT', `/testimonial/${first?.id}/approve`)
    expect(await read()).toMatchObject({ present: 3, approved: 1, changedByClient: 0 })
    const widgets = await call<{ items: { id: string }[] }>('GET', '/widget/list')
    const feed = async () =>
      (await h.request<{ items: unknown[] }>('GET', `/w/${widgets.body.items[0]?.id}.json`)).body.items
    expect(await feed()).toHaveLength(1)
    await undo()
    await h.drain()
    expect(await feed()).toEqual([])
  })

  test('leaves what the client has changed', async () => {
    const { h, read, undo, stored } = await setUp()
    await h.rows(testimonials, { customerName: 'Client 1' }).update({ revisedAt: h.clock.now() })
    expect(await read()).toMatchObject({ present: 3, changedByClient: 1 })
    await undo()
    await h.drain()
    expect(await stored()).toEqual(['Client 1'])
    expect(await read()).toMatchObject({ state: 'removed', present: 1 })
  })

  test('works for 30 days', async () => {
    const { h, call, read, undo, stored } = await setUp()
    h.clock.advance({ days: 30 })
    expect(await read()).toMatchObject({ undoUntil: h.clock.now().toISOString() })
    h.clock.advance({ seconds: 1 })
    expect((await undo()).body).toMatchObject({ code: 'imports.too_late' })
    expect((await call<{ items: [] }>('GET', '/import/list')).body.items).toEqual([])
    expect(await stored()).toHaveLength(3)
  })

  test('before it is finished cancels it, and lets another one start', async () => {
    const { h, call, undo, stored, recorded } = await setUp({ isFinished: false })
    await undo()
    const begin = { total: 1, receivedVia: 'Senja', isAttested: true }
    expect((await call('POST', '/import', begin)).status).toBe(201)
    await h.drain()
    expect(await h.rows(existingImportRows).list()).toEqual([])
    expect(await stored()).toEqual([])
    expect(await recorded()).toEqual([])
  })
})

test('an import whose rows stopped arriving is cancelled after a day', async () => {
  const { h, read } = await setUp({ isFinished: false })
  h.clock.advance({ hours: 23 })
  await h.housekeeping.run()
  expect(await read()).toMatchObject({ state: 'receiving' })
  h.clock.advance({ hours: 2 })
  await h.housekeeping.run()
  await h.drain()
  expect(await read()).toMatchObject({ state: 'removed' })
})

test('others are answered while an import is made and undone', async () => {
  const { h, call, id, undo, stored } = await setUp({ count: 450, isFinished: false })
  const counted = countRowsPerTurn(h.deps.db)
  const { workspaceId } = (await h.rows(existingImportRows).list())[0] ?? { workspaceId: '' }
  const work = createExistingImportWork({ ...h.deps, db: counted.db })
  await call('POST', `/import/${id}/finish`)
  await work.run({ workspaceId, importId: id })
  expect(await stored()).toHaveLength(450)
  await undo()
  await work.run({ workspaceId, importId: id })
  expect(await stored()).toEqual([])
  expect(counted.mostRows()).toBeLessThan(200)
})

describe('duplicates of an import', () => {
  test('have the same name and words as a testimonial of the workspace', async () => {
    const { call, rows, h } = await setUp()
    const find = async (given: object[]) =>
      (await call<{ duplicates: object[] }>('POST', '/import/duplicates', { rows: given })).body.duplicates
    const [first] = rows.map(({ row, customerName, testimonial }) => ({ row, customerName, testimonial }))
    expect(await find([{ ...first, row: 9 }])).toEqual([
      { row: 9, id: expect.any(String), status: 'submitted', submittedAt: h.clock.now().toISOString() },
    ])
    expect(await find([{ ...first, customerName: 'CLIENT 0' }])).toHaveLength(1)
    expect(await find([{ ...first, customerName: 'Client 9' }])).toEqual([])
    expect(await find([{ ...first, testimonial: 'Precise, funny, always late, 0.' }])).toEqual([])
    const other = await h.signUp({ email: 'other@studio.example' })
    const answer = await h.request('POST', '/goodword/import/duplicates', {
      token: other.token,
      body: { rows: [first] },
    })
    expect(answer.body).toEqual({ duplicates: [] })
  })
})
