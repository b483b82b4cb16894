import { expect, test } from 'vitest'
import type { AccountExport } from '#shared/account-export.ts'
import { HISTORY_MAX, type TestimonialWithSentences, type TestimonialEvent } from '#shared/testimonial-details.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'
import { insertEvents } from './testimonials.repository.ts'

const details = (h: Harness, owner: TestOwner, id: string) =>
  h.request<TestimonialWithSentences>('GET', `/goodword/testimonial/${id}/details`, { token: owner.token })

test('the details of a testimonial tell its history in order and what the client agreed to', async () => {
  const h = await createHarness()
  const owner = await h.signUp({ organisationName: 'Feldmann Studio' })
  const { id } = await h.createRequest(owner, { isAutoSendEnabled: true })
  await h.submit((await h.createRequest(owner)).id)
  await h.drain()
  h.clock.advance({ minutes: 1 })
  await h.submit(id)
  h.clock.advance({ minutes: 1 })
  await h.request('PUT', `/goodword/testimonial/${id}/approve`, { token: owner.token })
  await h.request('PUT', `/goodword/testimonial/${id}/reopen`, { token: owner.token, body: { from: 'approved' } })
  const { status, body } = await details(h, owner, id)
  expect(status).toBe(200)
  expect(body).toMatchObject({ id, status: 'submitted', testimonial: 'Precise, funny, never late.', attestation: null })
  expect(body.history.map(({ kind, actor, at }) => `${at.slice(11, 16)} ${actor} ${kind}`)).toEqual([
    '09:00 member created',
    '09:00 member queued',
    '09:00 system sent',
    '09:01 client submitted',
    '09:02 member approved',
    '09:02 member reopened',
  ])
  expect(body.consents).toEqual([
    {
      choice: 'public',
      version: expect.any(String),
      wording: expect.stringContaining('Feldmann Studio'),
      locale: 'en',
      parts: { name: true, photo: true, company: false, answers: false },
      givenAt: '2026-11-20T09:01:00.000Z',
      withdrawnAt: null,
    },
  ])
})

test('the details and the export tell what an owner stands for who added a testimonial', async () => {
  const h = await createHarness()
  const owner = await h.signUp()
  const body = { customerName: 'Ana', testimonial: 'Good.', receivedVia: 'LinkedIn', isAttested: true }
  const added = await h.request<{ id: string }>('POST', '/goodword/testimonial/add', { token: owner.token, body })
  const attestation = {
    wording: 'These are the client’s own words, unchanged, and the client agreed that I may publish them.',
    version: '2026-11-en',
    receivedVia: 'LinkedIn',
    givenAt: '2026-11-20T09:00:00.000Z',
  }
  const found = (await details(h, owner, added.body.id)).body
  expect(found).toMatchObject({ attestation, consents: [] })
  expect(found.history.map(({ kind }) => kind)).toEqual(['added', 'approved'])
  const exported = await h.request<AccountExport>('GET', '/goodword/user/me/export', { token: owner.token })
  const { sentences, spellingEmail: _, ...stored } = found
  expect(sentences).toEqual([found.testimonial])
  expect(exported.body.testimonials).toEqual([{ ...stored, emails: [] }])
})

test('the details of what does not exist, or is another owner’s, are not found', async () => {
  const h = await createHarness()
  const owner = await h.signUp()
  const foreign = await h.createRequest(await h.signUp())
  for (const id of [foreign.id, 'nowhere']) {
    expect(await details(h, owner, id)).toMatchObject({ status: 404, body: { code: 'testimonials.not_found' } })
  }
})

test('a long history is read in pages, newest first, and the details contain its newest part', async () => {
  const h = await createHarness()
  const owner = await h.signUp()
  const { id } = await h.createRequest(owner)
  const { workspaceId } = await h.services.users.getMember(owner.user.id)
  const total = HISTORY_MAX + 61
  const added = Array.from({ length: total - 1 }, (_, number) => ({
    testimonialId: id,
    workspaceId,
    kind: 'changed' as const,
    by: { kind: 'member', userId: owner.user.id } as const,
    // Several happen in the same instant.
    at: new Date(h.clock.now().getTime() + Math.floor(number / 7)),
  }))
  await h.deps.db.transaction((tx) => insertEvents(tx, added))

  const { history } = (await details(h, owner, id)).body
  const expected = added.map(({ kind, at }) => ({
    kind,
    actor: 'member',
    memberId: owner.user.id,
    name: `${owner.user.firstName} ${owner.user.lastName}`,
    at: at.toISOString(),
  }))
  expect(history).toEqual(expected.slice(-HISTORY_MAX))

  const read = (page: number, as = owner) =>
    h.request<{ items: TestimonialEvent[]; pagination: object }>(
      'GET',
      `/goodword/testimonial/${id}/history?page=${page}&pageSize=100`,
      { token: as.token },
    )
  const pages = [(await read(1)).body, (await read(2)).body, (await read(3)).body]
  expect(pages.map(({ items }) => items.length)).toEqual([100, 100, 61])
  expect(
    pages
      .flatMap(({ items }) => items)
      .toReversed()
      .slice(1),
  ).toEqual(expected)
  expect(pages[2]?.items.at(-1)?.kind).toBe('created')
  expect((await read(4)).body).toEqual({ items: [], pagination: { currentPage: 4, pageCount: 3 } })
  expect((await read(1, await h.signUp())).status).toBe(404)
})
