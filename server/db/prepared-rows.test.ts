import { expect, test } from 'vitest'
import { aUser } from '#server/testing/stored-users.ts'
import { openTestDatabase } from '#server/testing/test-database.ts'
import { run } from './database.ts'
import { preparedInsert, preparedUpdate } from './prepared-rows.ts'
import { users, workspaces } from './schema/accounts.ts'
import { payments } from './schema/payments.ts'
import { testimonials } from './schema/testimonials.ts'
import { and, eq, placeholder } from './sql.ts'

const AT = new Date('2026-11-20T09:00:00.123Z')
const PAYMENT = {
  id: 'p1',
  workspaceId: 'w',
  connectionId: 'c',
  source: 'invoice' as const,
  connectionName: 'Mine',
  accountKey: 'k',
  factsBySource: {},
  createdAt: AT,
}

async function setUp() {
  const database = openTestDatabase()
  await database.db.transaction(function* (tx) {
    yield* run(tx.insert(users).values(aUser('a')))
    yield* run(tx.insert(workspaces).values({ id: 'w', ownerUserId: 'a', timeZone: 'UTC', createdAt: AT }))
  })
  return database
}

const insertPayment = preparedInsert(payments)
const insertTestimonial = preparedInsert(testimonials)

const TESTIMONIAL = {
  id: 't1',
  publicId: 'pub1',
  workspaceId: 'w',
  customerEmail: 'ana@client.example',
  status: 'pending' as const,
  createdAt: AT,
}

test('a row is stored as drizzle would store it: defaults, absent values, instants, booleans and JSON', async () => {
  const { db, rows } = await setUp()
  await db.transaction(function* (tx) {
    yield* insertPayment(tx, PAYMENT)
    yield* run(tx.insert(payments).values({ ...PAYMENT, id: 'p2' }))
    yield* insertTestimonial(tx, { ...TESTIMONIAL, isPrivate: false, rating: undefined, sentAt: null })
    yield* run(
      tx.insert(testimonials).values({ ...TESTIMONIAL, id: 't2', publicId: 'pub2', isPrivate: false, sentAt: null }),
    )
  })
  const [payment, likeIt] = await rows(payments).list()
  expect(payment).toEqual({ ...likeIt, id: 'p1' })
  expect(payment).toMatchObject({ moneyBack: {}, amount: 0, isPaidElsewhere: false, paidAt: null, createdAt: AT })
  const [testimonial, alike] = await rows(testimonials).list()
  expect(testimonial).toEqual({ ...alike, id: 't1', publicId: 'pub1' })
  expect(testimonial).toMatchObject({ isPrivate: false, isNameShown: true, rating: null, sentAt: null })
})

test('a row that is there already stays, where that is wanted, and is refused elsewhere', async () => {
  const { db, rows } = await setUp()
  const insertNew = preparedInsert(payments, { keepsExisting: true })
  await db.transaction(function* (tx) {
    yield* insertNew(tx, { ...PAYMENT, amount: 480 })
    yield* insertNew(tx, { ...PAYMENT, amount: 990 })
  })
  expect(await rows(payments).list()).toMatchObject([{ amount: 480 }])
  await expect(db.transaction((tx) => insertPayment(tx, PAYMENT))).rejects.toThrow(/unique|duplicate/i)
})

test('a change sets the given columns, each time another set of them, and leaves other rows alone', async () => {
  const { db, rows } = await setUp()
  const isNamed = and(eq(payments.workspaceId, placeholder('workspaceId')), eq(payments.id, placeholder('id')))
  const update = preparedUpdate(payments, isNamed)
  const key = { workspaceId: 'w', id: 'p1' }
  await db.transaction(function* (tx) {
    for (const id of ['p1', 'p2']) yield* insertPayment(tx, { ...PAYMENT, id })
    yield* update(tx, key, { amount: 480, currency: 'usd' })
    yield* update(tx, key, { paidAt: AT, moneyBack: { refunds: {} } as never, decision: undefined })
    yield* update(tx, key, { paidAt: null, currency: 'eur', amount: undefined })
  })
  const [changed, other] = await rows(payments).list()
  expect(changed).toMatchObject({ id: 'p1', amount: 480, currency: 'eur', paidAt: null, moneyBack: { refunds: {} } })
  expect(other).toMatchObject({ id: 'p2', amount: 0, currency: '', paidAt: null, moneyBack: {} })
})
