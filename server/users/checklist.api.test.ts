import { expect, test } from 'vitest'
import type { Checklist } from '#shared/onboarding.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'
import { linkTo } from '#server/testing/paying-clients.ts'

const PATH = '/goodword/user/me/checklist'
const NOTHING_DONE: Checklist = {
  hasProfile: false,
  hasRequest: false,
  hasConnectedStripe: false,
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

  await h.request('PUT', '/goodword/user/me', { token: owner.token, body: { organisationName: 'Feldmann Studio' } })
  expect(await read(h, owner)).toEqual({ ...NOTHING_DONE, hasProfile: true })

  const { id } = await h.createRequest(owner)
  await h.submit(id)
  expect(await read(h, owner)).toMatchObject({ hasRequest: true, hasApproved: false })

  await h.request('PUT', `/goodword/testimonial/${id}/approve`, { token: owner.token })
  await h.request('PUT', `/goodword/testimonial/${id}/reject`, { token: owner.token })
  expect(await read(h, owner)).toMatchObject({ hasRequest: true, hasApproved: true })

  await linkTo(h, owner)
  expect((await update(h, owner, { hasCopiedEmbedCode: true })).body).toEqual({
    hasProfile: true,
    hasRequest: true,
    hasConnectedStripe: true,
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
  expect(await read(h, owner)).toEqual({ ...NOTHING_DONE, hasApproved: true })
})

test('dismissing the list is final', async () => {
  const h = await createHarness()
  const owner = await h.signUp()
  expect((await update(h, owner, { isDismissed: true })).body).toEqual({ ...NOTHING_DONE, isDismissed: true })
  expect((await update(h, owner, {})).body).toMatchObject({ isDismissed: true })
  expect((await update(h, owner, { isDismissed: false })).status).toBe(422)
  expect(await read(h, owner)).toMatchObject({ isDismissed: true })
})
