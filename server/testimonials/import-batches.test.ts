import { describe, expect, test } from 'vitest'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { BY_SYSTEM } from '#server/kernel/actor.ts'
import { createHarness } from '#server/testing/harness.ts'
import { countRowsPerTurn } from '#server/testing/turns.ts'
import { createImportService } from './import.service.ts'

const ROWS = 450
/** Two statements for each row of a batch, and the few beside them. */
const TURN_STATEMENTS_MAX = 125

async function setUp() {
  const h = await createHarness()
  const owner = await h.signUp()
  await h.setPlan(owner, 'studio')
  const { workspaceId } = await h.services.users.getMember(owner.user.id)
  const counted = countRowsPerTurn(h.deps.db)
  const imports = createImportService({ ...h.deps, db: counted.db })
  const rows = Array.from({ length: ROWS }, (_, number) => ({ customerEmail: `client${number}@client.example` }))
  rows.splice(3, 0, { customerEmail: 'nobody' })
  const importAll = (idempotencyKey?: string) =>
    imports.importRequests({ workspaceId, by: BY_SYSTEM, rows, formId: null, idempotencyKey })
  const addresses = async () => (await h.rows(testimonials).list()).map(({ customerEmail }) => customerEmail)
  return { h, importAll, addresses, mostRows: counted.mostRows }
}

const complete = { created: ROWS, refusals: [{ row: 3, reason: 'invalid' }] }

describe('an import of many rows', () => {
  test('is saved in batches, between which other requests are answered', async () => {
    const { importAll, addresses, mostRows } = await setUp()
    expect(await importAll()).toMatchObject(complete)
    expect(new Set(await addresses()).size).toBe(ROWS)
    expect(mostRows()).toBeLessThan(TURN_STATEMENTS_MAX)
  })

  test('that was interrupted continues under the same key, and answers as if it never was', async () => {
    const { h, importAll, addresses } = await setUp()
    const repair = h.faults.refuseInserts(testimonials, { customerEmail: 'client250@client.example' })
    await expect(importAll('key-0001')).rejects.toThrow('refused')
    const saved = await addresses()
    expect(saved.length).toBeGreaterThan(0)
    expect(saved.length).toBeLessThan(ROWS)
    repair()
    expect(await importAll('key-0001')).toMatchObject(complete)
    expect((await addresses()).length).toBe(ROWS)
    expect(await importAll('key-0001')).toMatchObject(complete)
    expect((await addresses()).length).toBe(ROWS)
  })

  test('that is sent twice at once under the same key is done once', async () => {
    const { importAll, addresses } = await setUp()
    const [one, other] = await Promise.all([importAll('key-0001'), importAll('key-0001')])
    expect(one).toEqual(other)
    expect(one).toMatchObject(complete)
    expect((await addresses()).length).toBe(ROWS)
  })
})
