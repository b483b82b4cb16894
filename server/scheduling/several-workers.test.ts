import { describe, expect, onTestFinished, test } from 'vitest'
import { createApplication } from '#server/app/application.ts'
import { isPostgres } from '#server/db/dialect/dialect.ts'
import { emailMessages } from '#server/db/schema/emails.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { payments } from '#server/db/schema/payments.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { createAskedAccounts, linkTo } from '#server/testing/paying-clients.ts'
import { createHarness } from '#server/testing/harness.ts'
import { createTestMailer } from '#server/testing/mailers.ts'
import { stripeSenderOf } from '#server/testing/stripe-events.ts'
import { paidInvoice } from '#server/testing/stripe-objects.ts'
import { openSharedTestDatabase } from '#server/testing/test-database.ts'

const WORKERS = 4
const PAYMENTS = 500
const CLIENTS = 50
const PATIENCE_MS = 120_000
const rounds = Array.from({ length: Number(process.env['WORKERS_ROUNDS'] ?? 1) }, (_, round) => round + 1)

const emailOf = (payment: number) => `client${payment % CLIENTS}@client.example`

/** Four processes on one database, each with its own connections, as far as a test can have them in one. */
async function setUp() {
  const { database, openAgain } = await openSharedTestDatabase()
  const sent: string[] = []
  const mailer = createTestMailer(async ({ to }, { idempotencyKey }) => {
    sent.push(to)
    return { kind: 'sent', providerId: `provider-${idempotencyKey}` }
  })
  const { accounts } = createAskedAccounts()
  const stripe = { payments: undefined, links: undefined, accounts }
  const h = await createHarness({ now: '2026-11-20T11:00:00Z', database, overrides: { mailer, stripe } })
  const dbs = [h.deps.db]
  while (dbs.length < WORKERS) dbs.push(await openAgain())
  onTestFinished(async () => {
    for (const db of dbs) await db.close()
  })
  const workers = dbs.map((db) => createApplication({ ...h.deps, db }).jobs)
  const owner = await h.signUp()
  await h.setPlan(owner, 'studio')
  await linkTo(h, owner)
  /** All of them at once, until nothing is due. */
  async function work(): Promise<void> {
    const done = await Promise.all([...workers, ...workers].map((worker) => worker.drain()))
    if (done.some((count) => count > 0)) await work()
  }
  return { h, sent, work, ...stripeSenderOf(h) }
}

describe.runIf(isPostgres)('four workers that decide about 500 payments of 50 clients at the same time', () => {
  test.each(rounds)(
    'ask each client once, round %i',
    async () => {
      const { h, sent, work, sendLink } = await setUp()
      const events = Array.from({ length: PAYMENTS }, (_, payment) => ({
        id: `evt_${payment}`,
        type: 'invoice.paid',
        account: 'acct_1',
        object: paidInvoice({
          id: `in_${payment}`,
          number: `n${payment}`,
          paidAt: '2026-11-20T11:00:00Z',
          email: emailOf(payment),
          customer: `cus_${payment % CLIENTS}`,
          paymentIntent: `pi_${payment}`,
        }),
      }))
      const statuses = await Promise.all(events.map((event) => sendLink(event)))
      expect(new Set(statuses)).toEqual(new Set([200]))
      await work()
      expect(await h.rows(payments).count()).toBe(PAYMENTS)
      // Everything is due by then, in working hours.
      h.clock.advance({ days: 7 })
      await work()
      const clients = Array.from({ length: CLIENTS }, (_, client) => emailOf(client)).toSorted()
      expect((await h.rows(testimonials).values('customerEmail')).toSorted()).toEqual(clients)
      expect((await h.rows(emailMessages, { kind: 'request' }).values('recipient')).toSorted()).toEqual(clients)
      expect(sent.filter((to) => to.startsWith('client')).toSorted()).toEqual(clients)
      expect((await h.rows(jobs).values('diedAt')).filter((diedAt) => diedAt !== null)).toEqual([])
    },
    PATIENCE_MS,
  )
})
