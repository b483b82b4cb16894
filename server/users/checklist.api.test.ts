import { expect, test } from 'vitest'
import type { Checklist } from '#shared/onboarding.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'
import { suppressAddress } from '#server/emails/recipients/suppressions.service.ts'
import { confirmEmail } from '#server/testing/owners.ts'

const PATH = '/goodword/user/me/checklist'
const NOTHING_DONE: Checklist = {
  hasConfirmedEmail: false,
  isEmailUndelivered: false,
  newEmail: null,
  hasRequest: false,
  hasAnswer: false,
  hasApproved: false,
  hasEmbedded: false,
  isDismissed: false,
}

const read = async (h: Harness, owner: TestOwner) =>
  (await h.request<Checklist>('GET', PATH, { token: owner.token })).body

const update = (h: Harness, owner: TestOwner, body: unknown) =>
  h.request<Checklist>('PUT', PATH, { token: owner.token, body })

test('steps are marked as done, and stay done', async () => {
  const h = await createHarness()
  const other = await h.signUp()
  const owner = await h.signUp()
  expect(await read(h, owner)).toEqual(NOTHING_DONE)

  await confirmEmail({ h, owner })
  expect(await read(h, owner)).toEqual({ ...NOTHING_DONE, hasConfirmedEmail: true })

  const { id } = await h.createRequest(owner)
  expect(await read(h, owner)).toMatchObject({ hasRequest: false })
  await h.request('POST', `/goodword/testimonial/${id}/resend`, { token: owner.token })
  expect(await read(h, owner)).toMatchObject({ hasRequest: true, hasAnswer: false })
  await h.submit(id)
  expect(await read(h, owner)).toMatchObject({ hasRequest: true, hasAnswer: true, hasApproved: false })

  await h.request('PUT', `/goodword/testimonial/${id}/approve`, { token: owner.token })
  await h.request('PUT', `/goodword/testimonial/${id}/reject`, { token: owner.token })
  expect(await read(h, owner)).toMatchObject({ hasRequest: true, hasApproved: true })

  expect((await update(h, owner, { hasCopiedEmbedCode: true })).body).toEqual({
    hasConfirmedEmail: true,
    isEmailUndelivered: false,
    newEmail: null,
    hasRequest: true,
    hasAnswer: true,
    hasApproved: true,
    hasEmbedded: true,
    isDismissed: false,
  })
  expect(await read(h, other)).toEqual(NOTHING_DONE)
})

test('a testimonial that the owner added counts as approved, not as a request', async () => {
  const h = await createHarness()
  const owner = await h.signUp()
  const body = { customerName: 'Ana', testimonial: 'Good.', isAttested: true }
  await h.request('POST', '/goodword/testimonial/add', { token: owner.token, body })
  expect(await read(h, owner)).toEqual({ ...NOTHING_DONE, hasAnswer: true, hasApproved: true })
})

test('an address that refuses emails is said until it is confirmed', async () => {
  const h = await createHarness()
  const owner = await h.signUp({ email: 'nora@studio.example' })
  const { clock, db, hashKey } = h.deps
  const bounced = { address: owner.email, workspaceId: null, reason: 'bounced', now: clock.now(), hashKey } as const
  await db.transaction((tx) => suppressAddress(tx, bounced))
  expect(await read(h, owner)).toEqual({ ...NOTHING_DONE, isEmailUndelivered: true })
  await confirmEmail({ h, owner })
  expect(await read(h, owner)).toMatchObject({ isEmailUndelivered: false })

  expect(await read(h, await h.signUp())).toEqual(NOTHING_DONE)
})

test('the address that an unconfirmed one is changing to is said until it is confirmed', async () => {
  const h = await createHarness()
  const owner = await h.signUp()
  const change = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: owner.token, newEmail: 'nora@right.example' }
  const asked = await h.request('POST', '/identitytoolkit.googleapis.com/v1/accounts:sendOobCode', { body: change })
  expect(asked.status).toBe(200)
  await h.drain()
  expect(await read(h, owner)).toEqual({ ...NOTHING_DONE, newEmail: 'nora@right.example' })
  expect((await read(h, await h.signUp())).newEmail).toBeNull()
  h.clock.advance({ hours: 25 })
  expect(await read(h, { ...owner, token: await h.signIn(owner) })).toEqual(NOTHING_DONE)
})

test('dismissing the list is final', async () => {
  const h = await createHarness()
  const owner = await h.signUp()
  expect((await update(h, owner, { isDismissed: true })).body).toEqual({ ...NOTHING_DONE, isDismissed: true })
  expect((await update(h, owner, {})).body).toMatchObject({ isDismissed: true })
  expect((await update(h, owner, { isDismissed: false })).status).toBe(422)
  expect(await read(h, owner)).toMatchObject({ isDismissed: true })
})
