import { beforeEach, describe, expect, test } from 'vitest'
import { AccountExport } from '#shared/account-export.ts'
import { listPayments } from '#shared/payments.ts'
import type { TestimonialDetails } from '#shared/testimonial-details.ts'
import { paymentRefs, payments } from '#server/db/schema/payments.ts'
import { clientOf } from '#server/testing/clients.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'
import { tellPayment } from '#server/testing/recorded-payments.ts'
import { recordPaymentEvent } from './recording.service.ts'

let h: Harness
let owner: TestOwner
beforeEach(async () => {
  h = await createHarness()
  owner = await h.signUp()
})

const workspaceOf = async ({ user }: TestOwner) => (await h.services.users.getMember(user.id)).workspaceId

type TestPayment = Parameters<typeof tellPayment>[2] & { of?: TestOwner }

const pay = ({ of = owner, ...invoice }: TestPayment, decided?: Parameters<typeof tellPayment>[3]) =>
  tellPayment(h, of, invoice, decided)

async function list(query = '', of = owner) {
  const answer = await h.request('GET', `/goodword/payment/list${query}`, { token: of.token })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return listPayments.response!.parse(answer.body)
}

const numbers = ({ items }: Awaited<ReturnType<typeof list>>) => items.map(({ description }) => description)

describe('the log of payments', () => {
  test('is empty at first', async () => {
    expect(await list()).toEqual({
      items: [],
      pagination: { currentPage: 1, pageCount: 0 },
      counts: { all: 0, planned: 0, onHold: 0, asked: 0, skipped: 0 },
      waitingForQuota: 0,
    })
  })

  test('shows a payment with its decision', async () => {
    const id = await pay({ id: 'A-1' })
    const { items } = await list()
    expect(items).toEqual([
      {
        id,
        connectionId: 'con_1',
        connectionName: 'Studio account',
        customerName: 'Ana Ribeiro',
        customerEmail: 'ana@client.example',
        amount: 48_000,
        currency: 'usd',
        paidAt: '2026-11-20T09:00:00.000Z',
        source: 'invoice',
        description: 'A-1',
        isPaidElsewhere: false,
        decision: { kind: 'ask', reason: 'invoice', at: '2026-11-20T09:00:00.000Z' },
        evidence: null,
        ownersPart: null,
        testimonial: null,
      },
    ])
  })

  test('can be filtered by kind of decision, and counts them', async () => {
    await pay({ id: 'planned' })
    await pay({ id: 'onHold' }, { kind: 'hold', reason: 'deposit' })
    await pay({ id: 'waiting', connectionId: 'con_2' }, { kind: 'hold', reason: 'quota' })
    await pay({ id: 'asked' }, { kind: 'asked', reason: 'invoice' })
    await pay({ id: 'skipped' }, { kind: 'skip', reason: 'renewal' })
    const all = await list()
    expect(all.counts).toEqual({ all: 5, planned: 1, onHold: 2, asked: 1, skipped: 1 })
    expect(all.waitingForQuota).toBe(1)
    expect(numbers(await list('?show=planned'))).toEqual(['planned'])
    expect(numbers(await list('?show=onHold')).toSorted()).toEqual(['onHold', 'waiting'])
    expect(numbers(await list('?show=asked'))).toEqual(['asked'])
    expect(numbers(await list('?show=skipped'))).toEqual(['skipped'])
    const ofOne = await list('?show=onHold&connectionId=con_2')
    expect(numbers(ofOne)).toEqual(['waiting'])
    expect(ofOne.counts).toEqual({ all: 1, planned: 0, onHold: 1, asked: 0, skipped: 0 })
    expect((await list('?connectionId=con_1')).waitingForQuota).toBe(1)
  })

  test('is newest first, in pages that contain everything once', async () => {
    const names = Array.from({ length: 7 }, (_, index) => `n${index}`)
    for (const id of names) await pay({ id, paidAt: id < 'n4' ? '2026-11-20T09:00:00Z' : '2026-11-20T08:00:00Z' })
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list(`?page=${page}&pageSize=3`)))
    expect(pages.map(({ items }) => items.length)).toEqual([3, 3, 1, 0])
    expect(pages[0]?.pagination).toEqual({ currentPage: 1, pageCount: 3 })
    const shown = pages.flatMap(numbers)
    expect(shown.toSorted()).toEqual(names)
    expect(shown.slice(0, 4).toSorted()).toEqual(['n0', 'n1', 'n2', 'n3'])
    expect(numbers(await list('?pageSize=100'))).toEqual(shown)
  })

  test('contains no payments of another owner, and none that are not paid yet', async () => {
    const other = await h.signUp()
    await pay({ id: 'theirs', of: other, connectionId: 'con_9' })
    const workspaceId = await workspaceOf(owner)
    await h.deps.db.transaction((tx) =>
      recordPaymentEvent(tx, {
        connection: {
          id: 'con_1',
          workspaceId,
          name: null,
          connectedAt: new Date(0),
          kind: 'account',
          accountId: 'acct_1',
          isLive: false,
        },
        paymentEvent: { kind: 'money_back', refs: ['pi:pi_1'], moneyBack: { ended: { because: 'voided', at: 0 } } },
        now: h.clock.now(),
        hashKey: h.deps.hashKey,
      }),
    )
    expect((await list()).counts.all).toBe(0)
    expect(numbers(await list('?connectionId=con_9'))).toEqual([])
    expect(numbers(await list('', other))).toEqual(['theirs'])
  })

  test.each(['?show=everything', '?page=0', '?pageSize=101', `?connectionId=${'a'.repeat(65)}`, '?sort=amount'])(
    'refuses %s',
    async (query) => {
      expect((await h.request('GET', `/goodword/payment/list${query}`, { token: owner.token })).status).toBe(422)
    },
  )
})

describe('the payment of a request', () => {
  test('is shown with it, and with no other', async () => {
    const { id } = await h.createRequest(owner)
    const other = await h.createRequest(owner, { customerEmail: 'bo@client.example' })
    const paymentId = await pay({ id: 'A-1' }, { kind: 'asked', reason: 'invoice', testimonialId: id })
    const details = async (of: string) =>
      (await h.request<TestimonialDetails>('GET', `/goodword/testimonial/${of}/details`, { token: owner.token })).body
    const { testimonial, ...payment } = (await list()).items[0] ?? {}
    expect(testimonial).toEqual({ id, status: 'pending' })
    expect((await details(id)).payment).toEqual(payment)
    expect((await details(id)).payment?.id).toBe(paymentId)
    expect((await details(other.id)).payment).toBeNull()
  })

  test('stays when the request is deleted', async () => {
    const { id } = await h.createRequest(owner)
    await pay({ id: 'A-1' }, { kind: 'skip', reason: 'owner', testimonialId: id })
    await h.request('DELETE', `/goodword/testimonial/${id}`, { token: owner.token })
    expect((await list()).items).toMatchObject([{ description: 'A-1', testimonial: null }])
  })
})

test('an account’s export contains its payments, and none of another', async () => {
  const other = await h.signUp()
  await pay({ id: 'theirs', of: other, connectionId: 'con_9' })
  await pay({ id: 'A-1' })
  const { body } = await h.request('GET', '/goodword/user/me/export', { token: owner.token })
  expect(AccountExport.parse(body).payments.map(({ description }) => description)).toEqual(['A-1'])
})

describe('a client who erases everything', () => {
  const traces = async (id: string) => JSON.stringify(await h.rows(payments, { id }).list()).toLowerCase()

  test('leaves only amounts of the payments of the request and the mailbox, at this owner only', async () => {
    const other = await h.signUp()
    const { id } = await h.createRequest(owner, { customerEmail: 'Canary@client.example' })
    const client = { customer: 'cus_canary', name: 'Canary', line: 'Canary website' }
    const ofRequest = await pay(
      { id: 'canary1', email: 'canary.two@client.example', ...client },
      { kind: 'asked', reason: 'invoice', testimonialId: id },
    )
    const ofMailbox = await pay({ id: 'canary2', email: 'canary+work@client.example', ...client })
    const elses = await pay({ id: 'B-1', email: 'bo@client.example' })
    const theirs = await pay({ id: 'theirs', email: 'canary@client.example', of: other, connectionId: 'con_9' })
    expect((await clientOf(h, id).erase()).status).toBe(204)

    for (const paymentId of [ofRequest, ofMailbox]) expect(await traces(paymentId)).not.toContain('canary')
    expect(await traces(theirs)).toContain('canary@client.example')
    expect(await traces(elses)).toContain('bo@client.example')
    const shown = new Map((await list()).items.map((payment) => [payment.id, payment]))
    const empty = { customerName: null, customerEmail: null, description: null, amount: 48_000 }
    expect(shown.get(ofRequest)).toMatchObject({ ...empty, decision: { kind: 'asked' } })
    expect(shown.get(ofMailbox)).toMatchObject({
      ...empty,
      decision: { kind: 'skip', reason: 'unsubscribed', since: h.clock.now().toISOString() },
    })
  })
})

test('closing an account deletes its payments and their names, and none of another', async () => {
  const other = await h.signUp()
  await pay({ id: 'A-1' })
  await pay({ id: 'theirs', of: other, connectionId: 'con_9' })
  const answer = await h.request('DELETE', '/goodword/user/me', { token: owner.token, body: { email: owner.email } })
  expect(answer.status).toBe(204)
  expect(await h.rows(payments).values('description')).toEqual(['theirs'])
  expect(new Set(await h.rows(paymentRefs).values('connectionId'))).toEqual(new Set(['con_9']))
})

describe('the place of a payment in the log', () => {
  const placeOf = async (id: string, of = owner, query = '') =>
    h.request('GET', `/goodword/payment/${id}/place${query}`, { token: of.token })

  test('is its filter, and the page of it that shows it', async () => {
    const ids: string[] = []
    for (const number of [1, 2, 3, 4, 5]) {
      const paidAt = `2026-11-0${number}T09:00:00Z`
      ids.push(await pay({ id: `A-${number}`, paidAt }, { kind: 'hold', reason: 'no_email' }))
      await pay({ id: `B-${number}`, paidAt }, { kind: 'skip', reason: 'owner' })
    }
    for (const [index, id] of ids.entries()) {
      const { body } = await placeOf(id, owner, '?pageSize=2')
      expect(body).toEqual({ show: 'onHold', page: Math.floor((4 - index) / 2) + 1 })
      const { page } = body as { page: number }
      expect(numbers(await list(`?show=onHold&pageSize=2&page=${page}`))).toContain(`A-${index + 1}`)
    }
  })

  test('follows its decision', async () => {
    const decided = { ask: 'planned', hold: 'onHold', skip: 'skipped', asked: 'asked' } as const
    const reasons = { ask: 'invoice', hold: 'quota', skip: 'owner', asked: 'invoice' }
    for (const kind of ['ask', 'hold', 'skip', 'asked'] as const) {
      const id = await pay({ id: `A-${kind}` }, { kind, reason: reasons[kind] })
      expect(await placeOf(id)).toMatchObject({ status: 200, body: { show: decided[kind], page: 1 } })
    }
  })

  test('is unknown for somebody else’s, and is not counted among theirs', async () => {
    const other = await h.signUp()
    const id = await pay({ id: 'A-1' }, { kind: 'hold', reason: 'no_email' })
    for (let number = 1; number <= 3; number += 1)
      await pay({ id: `B-${number}`, of: other, connectionId: 'con_2' }, { kind: 'hold', reason: 'no_email' })
    expect(await placeOf(id, other)).toMatchObject({ status: 404, body: { code: 'payments.not_found' } })
    expect(await placeOf(id, owner, '?pageSize=1')).toMatchObject({ body: { page: 1 } })
  })
})
