import { expect, test } from 'vitest'
import type { Tx, Transactional } from '#server/db/database.ts'
import { openTestDatabase } from '#server/testing/test-database.ts'
import { readAskedBefore } from '#server/testimonials/payment-requests.service.ts'
import {
  listCoveredOfClient,
  listOthersOfClient,
  listUndecidedOfClient,
  type PaymentRow,
} from './payments.repository.ts'

/** How SQLite finds the rows of each statement of this work. */
async function stepsOf(work: (tx: Tx) => Transactional<unknown>): Promise<string[]> {
  const { db, raw } = openTestDatabase()
  const texts: string[] = []
  const prepare = raw.prepare.bind(raw)
  raw.prepare = (text: string) => {
    texts.push(text)
    return prepare(text)
  }
  await db.read(work)
  return texts.flatMap((text) => {
    const values = text.match(/\?/g)?.map(() => null) ?? []
    const steps = prepare<unknown[], { detail: string }>(`explain query plan ${text}`).all(...values)
    return steps.map(({ detail }) => detail).filter((detail) => /^(SEARCH|SCAN) (payments|testimonials)\b/.test(detail))
  })
}

const workspaceId = 'wsp_1'
const client = { id: 'pay_1', workspaceId, connectionId: 'con_1', customerId: 'cus_1', addressHash: 'hash' }

const ofMailbox = 'SEARCH payments USING INDEX payments_of_client (address_hash=?)'
const ofCustomer = 'SEARCH payments USING INDEX payments_of_customer (connection_id=? AND customer_id=?)'

test.each([
  ['other payments', listOthersOfClient],
  ['covered payments', listCoveredOfClient],
  ['undecided payments', listUndecidedOfClient],
])('a client’s %s are found without reading other clients’ payments', async (_, list) => {
  // Safe: the reads use nothing else of the row.
  expect(await stepsOf((tx) => list(tx, client as PaymentRow))).toEqual([ofMailbox, ofCustomer])
})

test('a client’s requests are found without reading other clients’ requests', async () => {
  const steps = await stepsOf((tx) =>
    readAskedBefore(tx, { workspaceId, address: 'ana@client.example', hashKey: 'key', except: [] }),
  )
  expect(steps).toHaveLength(2)
  for (const step of steps) expect(step).toMatch(/testimonials_of_address \(workspace_id=\? AND <expr>/)
})
