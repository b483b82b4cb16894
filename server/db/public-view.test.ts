import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TestimonialStatus } from '#shared/testimonials.ts'
import { run } from '#server/db/database.ts'
import type { PaidFacts, FactsBySource } from './schema/payment-facts.ts'
import { openTestDatabase } from '#server/testing/test-database.ts'
import { users, workspaces } from './schema/accounts.ts'
import { images } from './schema/images.ts'
import { payments } from './schema/payments.ts'
import { publicTestimonials, testimonialAnswers, testimonials } from './schema/testimonials.ts'
import { attestations, consents } from './schema/consents.ts'
import { testimonialTranslations } from './schema/translations.ts'

const AT = new Date('2026-11-20T09:00:00Z')

const perhaps = fc.option(fc.constant(AT))
const sentence = fc.option(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }))
/** Mostly what lets words be shown, so that many are. */
const mostly = <T>(usual: T, other: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: other })

type PaymentSample = {
  decision: 'asked' | 'ask' | 'skip' | null
  paidAt: Date | null
  accountKey: string | null
  isPaidElsewhere: boolean
  factsBySource: FactsBySource
}

const CLIENT = 'ana@client.example'

const factsOf = (email: string | null): PaidFacts => ({
  paidAt: AT.getTime(),
  amount: 100,
  currency: 'eur',
  email,
  name: null,
  customerId: null,
  subscriptionId: null,
  invoiceId: null,
  because: null,
  saidPart: null,
  wordings: [],
  line: null,
  isSkipWished: false,
  isPaidElsewhere: false,
  description: null,
})

const anyFacts = fc.constantFrom(CLIENT, 'ben@client.example', null).map(factsOf)

const seenPayment: PaymentSample = {
  decision: 'asked',
  paidAt: AT,
  accountKey: 'acct_1 live',
  isPaidElsewhere: false,
  factsBySource: { invoice: factsOf(CLIENT) },
}
const anyPayment: fc.Arbitrary<PaymentSample | null> = fc.option(
  fc.record({
    decision: mostly(seenPayment.decision, fc.constantFrom('ask', 'skip', null)),
    paidAt: perhaps,
    accountKey: mostly(seenPayment.accountKey, fc.constant(null)),
    isPaidElsewhere: fc.boolean(),
    factsBySource: fc.record(
      { invoice: anyFacts, session: anyFacts, owner: fc.constant({ email: CLIENT, name: null }) },
      { requiredKeys: [], noNullPrototype: true },
    ),
  }),
)

const testimonialRow = fc.record({
  status: mostly('approved' as const, fc.constantFrom(...TestimonialStatus.options)),
  source: mostly('payment' as const, fc.constantFrom('manual' as const, 'owner' as const, 'link' as const)),
  isPrivate: mostly(false, fc.boolean()),
  withdrawnAt: mostly(null, perhaps),
  erasedAt: mostly(null, perhaps),
  customerName: sentence,
  company: sentence,
  role: sentence,
  text: fc.string({ maxLength: 20 }),
  excerpt: sentence,
  highlight: sentence,
  reply: sentence,
  isReplyOutdated: fc.boolean(),
  isRewarded: fc.boolean(),
  rating: fc.option(fc.integer({ min: 1, max: 5 })),
  isNameShown: fc.boolean(),
  isPhotoShown: fc.boolean(),
  isCompanyShown: fc.boolean(),
  areAnswersShown: fc.boolean(),
  consents: fc.array(
    fc.record({
      locale: fc.constantFrom('en', 'de'),
      choice: mostly('public' as const, fc.constant('private' as const)),
      withdrawnAt: fc.option(fc.constant(AT)),
    }),
    { maxLength: 3 },
  ),
  isAttested: fc.boolean(),
  translations: fc.uniqueArray(
    fc.record({
      language: fc.constantFrom('de' as const, 'en' as const, 'fr' as const),
      text: fc.string({ maxLength: 8 }),
      isOutdated: fc.boolean(),
    }),
    { selector: ({ language }) => language },
  ),
  isAnsweredByEmail: mostly(true, fc.boolean()),
  payment: mostly<PaymentSample | null>(seenPayment, anyPayment),
  answers: fc.array(
    fc.record({ question: fc.string({ maxLength: 8 }), answer: fc.string({ maxLength: 8 }), isPrivate: fc.boolean() }),
    {
      maxLength: 3,
    },
  ),
  image: fc.option(fc.record({ isAttached: fc.boolean(), hasKey: fc.boolean() })),
})
type Row = typeof testimonialRow extends fc.Arbitrary<infer T> ? T : never

const isVerified = ({ source, isAnsweredByEmail, payment }: Row) =>
  source === 'payment' &&
  isAnsweredByEmail &&
  payment !== null &&
  payment.decision === 'asked' &&
  payment.paidAt !== null &&
  payment.accountKey !== null &&
  [payment.factsBySource.invoice, payment.factsBySource.session].some(
    (factsBySource) => factsBySource?.email === CLIENT,
  ) &&
  !payment.isPaidElsewhere

/** What anybody may read of a row, or null: the rule in words of this language, to hold against the view. */
function whatIsPublic(row: Row, index: number) {
  const agreed = row.consents.filter(({ choice, withdrawnAt }) => choice === 'public' && withdrawnAt === null)
  const isVouchedFor = row.source === 'owner' && row.isAttested
  const isCancelled = row.withdrawnAt !== null || row.erasedAt !== null
  if (row.status !== 'approved' || row.isPrivate || isCancelled || !(agreed.length > 0 || isVouchedFor)) return null
  const hasImage = row.isPhotoShown && row.image?.isAttached && row.image.hasKey
  return {
    publicId: `pub_${index}`,
    workspaceId: 'wrk',
    author: (row.isNameShown && row.customerName) || '',
    role: row.isCompanyShown ? row.role : null,
    company: row.isCompanyShown ? row.company : null,
    rating: row.rating,
    text: row.text,
    excerpt: row.excerpt,
    highlight: row.highlight,
    reply: row.isReplyOutdated ? null : row.reply,
    submittedAt: AT,
    answers: row.areAnswersShown
      ? row.answers.filter(({ isPrivate }) => !isPrivate).map(({ question, answer }) => ({ question, answer }))
      : [],
    imageKey: hasImage ? `key_${index}` : null,
    imageWidth: hasImage ? 640 : null,
    imageHeight: hasImage ? 480 : null,
    isVerified: isVerified(row),
    isByOwner: row.source === 'owner',
    isRewarded: row.isRewarded,
    language: agreed.at(-1)?.locale ?? null,
    translations: row.translations
      .filter(({ isOutdated }) => !isOutdated)
      .map(({ language, text }) => ({ language, text }))
      .toSorted((a, b) => (a.language < b.language ? -1 : 1)),
  }
}

/** A database in which nothing but the view stands between the rows and everybody. */
async function openUnguarded() {
  const { db, faults } = openTestDatabase()
  faults.dropTriggers()
  await db.transaction(function* (tx) {
    const user = {
      id: 'usr',
      identityUid: 'uid',
      email: 'nora@studio.example',
      firstName: 'Nora',
      lastName: 'Feldmann',
    }
    yield* run(tx.insert(users).values({ ...user, timeZone: 'UTC', createdAt: AT }))
    yield* run(tx.insert(workspaces).values({ id: 'wrk', ownerUserId: 'usr', createdAt: AT }))
  })
  return db
}

type Database = Awaited<ReturnType<typeof openUnguarded>>

const insertRow = (db: Database, row: Row, index: number) =>
  db.transaction(function* (tx) {
    const id = `tst_${index}`
    const of = { testimonialId: id, workspaceId: 'wrk' }
    const { consents: given, isAttested, answers, image, payment, translations, ...columns } = row
    const kept = { id, publicId: `pub_${index}`, workspaceId: 'wrk', customerEmail: CLIENT }
    yield* run(tx.insert(testimonials).values({ ...columns, ...kept, createdAt: AT, submittedAt: AT }))
    const wording = { wording: 'I agree.', wordingHash: '', version: '1', givenAt: AT }
    for (const [number, consent] of given.entries())
      yield* run(tx.insert(consents).values({ ...of, ...wording, ...consent, id: `${id}_${number}`, addressHash: '' }))
    if (isAttested) yield* run(tx.insert(attestations).values({ ...of, ...wording, userId: 'usr' }))
    for (const [position, answer] of answers.toReversed().entries())
      yield* run(
        tx
          .insert(testimonialAnswers)
          .values({ ...of, ...answer, questionId: `q${position}`, position: answers.length - 1 - position }),
      )
    for (const translation of translations)
      yield* run(tx.insert(testimonialTranslations).values({ ...of, ...translation, translatedAt: AT }))
    if (payment)
      yield* run(
        tx.insert(payments).values({
          ...of,
          ...payment,
          id: `pay_${index}`,
          connectionId: 'con',
          source: 'invoice',
          createdAt: AT,
        }),
      )
    if (image)
      yield* run(
        tx.insert(images).values({
          ...of,
          id: `img_${index}`,
          uploadId: `upl_${index}`,
          state: 'ready',
          publicKey: image.hasKey ? `key_${index}` : null,
          width: 640,
          height: 480,
          attachedAt: image.isAttached ? AT : null,
          createdAt: AT,
        }),
      )
  })

const deleteRows = (db: Database) =>
  db.transaction(function* (tx) {
    for (const table of [images, payments, testimonials]) yield* run(tx.delete(table))
  })

test('the view of public testimonials holds exactly what the rule lets anybody read, whatever the rows hold', async () => {
  let [shown, hidden, verified] = [0, 0, 0]
  const db = await openUnguarded()
  await fc.assert(
    fc.asyncProperty(fc.array(testimonialRow, { minLength: 1, maxLength: 8 }), async (rows) => {
      await deleteRows(db)
      for (const [index, row] of rows.entries()) await insertRow(db, row, index)
      const found = await db.read(function* (tx) {
        return yield* run(tx.select().from(publicTestimonials).orderBy(publicTestimonials.publicId))
      })
      const expected = rows.map(whatIsPublic).filter((row) => row !== null)
      shown += expected.length
      verified += expected.filter((row) => row.isVerified).length
      hidden += rows.length - expected.length
      expect(found).toEqual(expected)
    }),
    { numRuns: 300 },
  )
  expect(Math.min(shown, hidden, verified)).toBeGreaterThan(50)
})
