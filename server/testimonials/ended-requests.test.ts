import { expect, test } from 'vitest'
import { createChance } from '#server/testing/chance.ts'
import { createHarness } from '#server/testing/harness.ts'
import { retentionOf } from '#server/testing/overdue-requests.ts'
import { createCounter, mergePartsFrom } from '#server/testing/search-index.ts'
import { openTestDatabase } from '#server/testing/test-database.ts'
import { listOverdue } from './ended-requests.repository.ts'
import { insertTestimonials } from '#server/testing/stored-testimonials.ts'

test('requests that are no longer kept are found without reading others, nor all requests of their service', async () => {
  const { db, raw } = openTestDatabase()
  const texts: string[] = []
  const prepare = raw.prepare.bind(raw)
  raw.prepare = (text: string) => {
    texts.push(text)
    return prepare(text)
  }
  await db.read((tx) => listOverdue(tx, { workspaceId: 'wsp_1', before: new Date(), limit: 1 }))
  const steps = texts.flatMap((text) => {
    const values = text.match(/\?/g)?.map(() => null) ?? []
    return prepare<unknown[], { detail: string }>(`explain query plan ${text}`).all(...values)
  })
  const found = steps.map(({ detail }) => detail).filter((detail) => /^(SEARCH|SCAN)/.test(detail))
  expect(found).toEqual([
    'SEARCH testimonials USING INDEX testimonials_by_status (workspace_id=? AND status=? AND created_at<?)',
    expect.stringMatching(
      /^SEARCH answered USING (COVERING )?INDEX testimonials_answered_services \(workspace_id=\? AND service=\?\)/,
    ),
  ])
})

const PARTS = 12
const ROWS_A_PART = 150
const OLD_DAYS = 1000
/** How many parts of a size SQLite merges by itself. */
const [NEVER, AS_USUAL] = [0, 4]
/** Merging all parts of a size in one go changes ten times as many rows. */
const CHANGES_MAX = 120
const RUNS_MAX = 20

test('deleting them does not merge the search index by the way, also after much was written to it', async () => {
  const h = await createHarness()
  const { workspaceId } = await h.services.users.getMember((await h.signUp()).user.id)
  const { below } = createChance(1)
  const createdAt = new Date(h.clock.now().getTime() - OLD_DAYS * 86_400_000)
  mergePartsFrom(h.raw, NEVER)
  for (let part = 0; part < PARTS; part += 1) {
    const rows = Array.from({ length: ROWS_A_PART }, (_, row) => ({
      id: `t${part}-${row}`,
      publicId: `p${part}-${row}`,
      workspaceId,
      customerName: Array.from({ length: 200 }, () => String.fromCharCode(97 + below(26))).join(''),
      customerEmail: 'c@x.example',
      status: 'sent' as const,
      createdAt,
      sentAt: createdAt,
    }))
    await h.deps.db.transaction((tx) => insertTestimonials(tx, rows))
  }
  mergePartsFrom(h.raw, AS_USUAL)

  const deletions: number[] = []
  const countRequests = createCounter(h.raw)
  const { transaction } = h.deps.db
  h.deps.db.transaction = async (work) => {
    const [requests, changes] = [countRequests(), h.deps.db.changeCount()]
    const result = await transaction(work)
    if (countRequests() !== requests) deletions.push(h.deps.db.changeCount() - changes)
    return result
  }
  const retention = retentionOf(h, workspaceId)
  for (let runs = 1; !(await retention.run()); runs += 1) expect(runs).toBeLessThan(RUNS_MAX)
  expect(countRequests()).toBe(0)
  expect(deletions.length).toBeGreaterThan(ROWS_A_PART)
  expect(Math.max(...deletions)).toBeLessThan(CHANGES_MAX)
})
