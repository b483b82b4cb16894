import { describe, expect, test } from 'vitest'
import type { AccountExport } from '#shared/account-export.ts'
import type { ApprovalRules } from '#shared/approval-rules.ts'
import type { ErrorResponse } from '#shared/http/errors.ts'
import type { TestimonialDetails } from '#shared/testimonial-details.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { clientOf } from '#server/testing/clients.ts'
import { collectionOf } from '#server/testing/collection.ts'
import { ANA, withPayingClients } from '#server/testing/paying-clients.ts'
import { paidInvoice } from '#server/testing/stripe-objects.ts'
import { createHarness } from '#server/testing/harness.ts'
import { confirmEmail } from '#server/testing/owners.ts'
import { setUpSignOff } from '#server/testing/sign-off.ts'

const RULES: ApprovalRules = { isOn: true, needsPayment: false, minLength: 20, reviewWords: ['refund'] }
const GOOD = { testimonial: 'They were calm and exact, and finished early.', rating: 1 }

async function setUp() {
  const h = await createHarness()
  const owner = await h.signUp()
  await confirmEmail({ h, owner })
  const { token } = owner
  const save = (body: Record<string, unknown>) =>
    h.request<ApprovalRules & ErrorResponse>('PUT', '/goodword/approval-rules', { token, body })
  const details = async (id: string) =>
    (await h.request<TestimonialDetails>('GET', `/goodword/testimonial/${id}/details`, { token })).body
  const answer = async (given: Record<string, unknown> = GOOD) => {
    const { id } = await h.createRequest(owner)
    await h.submit(id, given)
    return id
  }
  const notices = async () => {
    await h.drain()
    return (await h.emails()).filter(
      ({ recipient, subject }) => recipient === owner.email && subject.includes('answered'),
    )
  }
  return { h, owner, save, details, answer, notices }
}

describe('approval rules', () => {
  test('are off until they are set, and change with a line in the activity', async () => {
    const { h, owner, save } = await setUp()
    const { token } = owner
    expect((await h.request('GET', '/goodword/approval-rules', { token })).body).toMatchObject({ isOn: false })
    expect(await save({ ...RULES, reviewWords: ['refund', 'refund'] })).toMatchObject({ status: 200, body: RULES })
    expect((await h.request('GET', '/goodword/approval-rules', { token })).body).toEqual(RULES)
    const log = await h.request<{ items: unknown[] }>('GET', '/goodword/workspace/activity', { token })
    expect(log.body.items[0]).toMatchObject({ kind: 'settings_changed', subject: 'Approval' })
    expect((await h.request<AccountExport>('GET', '/goodword/user/me/export', { token })).body.approvalRules).toEqual(
      RULES,
    )
  })

  test.each([
    [{ minLength: -1 }, 'The length must be from 0 to 1,000 characters.'],
    [{ minLength: 1.5 }, 'Enter a whole number.'],
    [{ reviewWords: [' '] }, 'Enter a word.'],
    [{ reviewWords: ['a\nb'] }, 'Words can’t contain line breaks or control characters.'],
    [{ reviewWords: Array.from({ length: 101 }, (_, number) => `word ${number}`) }, 'There can be at most 100 words.'],
  ])('refuse %j', async (change, message) => {
    const { save } = await setUp()
    const { status, body } = await save({ ...RULES, ...change })
    expect([status, body.details?.[0]?.message]).toEqual([422, message])
  })
})

describe('an answer that the rules let through', () => {
  test('is approved at once, whatever its rating, and the owner reads that it was', async () => {
    const { save, answer, details, notices } = await setUp()
    await save(RULES)
    const found = await details(await answer())
    expect(found).toMatchObject({ status: 'approved', rating: 1 })
    expect(found.history.map(({ kind, actor }) => [kind, actor])).toContainEqual(['approved', 'rule'])
    const [notice] = await notices()
    expect(notice?.text).toContain('It was approved automatically')
    expect(notice?.text).not.toContain('until you approve it')
  })

  test('is no longer told once a member has undone it', async () => {
    const { h, owner, save, answer, notices } = await setUp()
    await save(RULES)
    const id = await answer()
    const rejected = await h.request('PUT', `/goodword/testimonial/${id}/reject`, { token: owner.token })
    expect(rejected.status).toBe(200)
    expect(await notices()).toEqual([])
  })

  test('is left to a member again once the client changes it', async () => {
    const { h, save, answer, details } = await setUp()
    await save(RULES)
    const id = await answer()
    await clientOf(h, id).revise({ testimonial: 'They were late, and a casino paid me to say so.' })
    expect((await details(id)).status).toBe('submitted')
  })

  test('is left to a member with a word to look out for, without rules, and before they are on', async () => {
    const { save, answer, details } = await setUp()
    const before = await answer()
    await save({ ...RULES, isOn: false })
    const off = await answer()
    await save(RULES)
    const listed = await answer({ testimonial: 'They were calm and exact, and the refund came.' })
    for (const id of [before, off, listed]) expect((await details(id)).status).toBe('submitted')
  })

  test('may need a payment', async () => {
    const { h, owner, tell, wait } = await withPayingClients()
    const body = { ...RULES, needsPayment: true }
    await h.request('PUT', '/goodword/approval-rules', { token: owner.token, body })
    const byHand = await h.createRequest(owner, { customerEmail: 'bo@client.example' })
    await tell({ type: 'invoice.paid', object: paidInvoice({ email: ANA, paidAt: h.clock.now().toISOString() }) })
    await wait({ days: 7 })
    const asked = await h.rows(testimonials).list()
    expect(asked.map(({ source }) => source).toSorted()).toEqual(['manual', 'payment'])
    for (const { id } of asked) await h.submit(id, GOOD)
    const after = await h.rows(testimonials).list()
    expect(after.map(({ id, status }) => [id === byHand.id, status]).toSorted()).toEqual([
      [false, 'approved'],
      [true, 'submitted'],
    ])
  })

  test('never came through the collection link', async () => {
    const { h, owner, save } = await setUp()
    await save(RULES)
    await collectionOf(h, owner).answer(GOOD)
    expect(await h.rows(testimonials).list()).toMatchObject([{ source: 'link', status: 'submitted' }])
  })
})

test('while a sign-off is needed, the rules ask for it, and nothing is public before', async () => {
  const s = await setUpSignOff()
  await s.create()
  await s.h.drain()
  await s.require(true)
  await s.call('PUT', '/goodword/approval-rules', s.owner, RULES)
  const id = await s.answer('Ana', GOOD)
  const [found] = await s.h.rows(testimonials, { id }).list()
  expect(found).toMatchObject({ status: 'submitted', signOffAskedAt: expect.any(Date) })
  expect(await s.wall()).toEqual([])
})
