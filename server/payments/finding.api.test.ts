import { beforeEach, describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { exportPayments, listPayments } from '#shared/payments.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'
import { ANA, withPayingClients } from '#server/testing/paying-clients.ts'
import { tellPayment } from '#server/testing/recorded-payments.ts'
import { listRequests } from '#server/testing/requests.ts'
import { ANSWER } from '#server/testing/clients.ts'
import { searchPayments } from './search.service.ts'

type Listed = z.output<NonNullable<typeof listPayments.response>>

async function read(h: Harness, owner: TestOwner, path: string) {
  const answer = await h.request('GET', `/goodword/payment/${path}`, { token: await h.signIn(owner) })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}

const list = async (h: Harness, owner: TestOwner, query = ''): Promise<Listed> =>
  listPayments.response!.parse(await read(h, owner, `list${query}`))

const numbers = ({ items }: { items: Listed['items'] }) => items.map(({ description }) => description)

describe('with payments of several clients', () => {
  let h: Harness
  let owner: TestOwner
  let other: TestOwner

  beforeEach(async () => {
    h = await createHarness()
    owner = await h.signUp()
    other = await h.signUp()
    const at = (day: number) => `2026-11-${day}T09:00:00Z`
    await tellPayment(h, owner, { id: 'FS-001', name: 'Zoë Åkesson', email: 'zoe@lund.example', paidAt: at(10) })
    const jonas = { name: 'Jonas Weber', email: 'jonas@weber.example' }
    await tellPayment(h, owner, { id: 'FS-002', ...jonas, paidAt: at(11) }, { kind: 'hold', reason: 'deposit' })
    const inTwo = { id: 'KL-9', ...jonas, connectionId: 'con_2', paidAt: at(12) }
    await tellPayment(h, owner, inTwo, { kind: 'skip', reason: 'renewal' })
    await tellPayment(h, other, { id: 'FS-003', ...jonas, connectionId: 'con_9', paidAt: at(13) })
  })

  const find = async (q: string, more = '', of = owner) => list(h, of, `?q=${encodeURIComponent(q)}${more}`)

  test.each([
    ['a name, in any case', 'WEBER', ['KL-9', 'FS-002']],
    ['a name without its accents', 'zoe akesson', ['FS-001']],
    ['an address', 'jonas@weber.example', ['KL-9', 'FS-002']],
    ['an invoice number', 'fs-00', ['FS-002', 'FS-001']],
    ['words of two parts', 'jonas fs', ['FS-002']],
    ['nothing of it', 'nobody', []],
    ['what would be a pattern', '%', []],
    ['only spaces', '  ', ['KL-9', 'FS-002', 'FS-001']],
  ])('a search for %s finds it, newest first', async (_, q, expected) => {
    expect(numbers(await find(q))).toEqual(expected)
  })

  test('a search counts what it finds, and keeps filter, account and pages', async () => {
    const found = await find('weber')
    expect(found.counts).toEqual({ all: 2, planned: 0, onHold: 1, asked: 0, skipped: 1 })
    expect(found.searchedBackTo).toBeUndefined()
    expect(numbers(await find('weber', '&show=skipped'))).toEqual(['KL-9'])
    const ofOne = await find('weber', '&connectionId=con_1')
    expect(numbers(ofOne)).toEqual(['FS-002'])
    expect(ofOne.counts.all).toBe(1)
    const second = await find('weber', '&pageSize=1&page=2')
    expect(numbers(second)).toEqual(['FS-002'])
    expect(second.pagination).toEqual({ currentPage: 2, pageCount: 2 })
    expect(numbers(await find('weber', '&pageSize=1&page=3'))).toEqual([])
  })

  test('a search finds no payment of another owner', async () => {
    expect(numbers(await find('FS-003'))).toEqual([])
    expect(numbers(await find('FS', '', other))).toEqual(['FS-003'])
  })

  test('a search that is too long is refused', async () => {
    const answer = await h.request('GET', `/goodword/payment/list?q=${'a'.repeat(201)}`, {
      token: await h.signIn(owner),
    })
    expect(answer).toMatchObject({
      status: 422,
      body: { details: [{ path: 'q', message: 'The search can be at most 200 characters long.' }] },
    })
  })

  test('a search in steps finds the same, and says where it stopped', async () => {
    const { workspaceId } = await h.services.users.getMember(owner.user.id)
    const search = async (of: { stepRows: number; rowsMax?: number }) => {
      const { rows, backTo } = await searchPayments(h.deps.db, { workspaceId, words: ['fs-00'], ...of })
      return { found: rows.map(({ description }) => description), backTo: backTo?.toISOString() ?? null }
    }
    for (const stepRows of [1, 2, 3, 4]) {
      expect(await search({ stepRows })).toEqual({ found: ['FS-002', 'FS-001'], backTo: null })
    }
    expect(await search({ stepRows: 1, rowsMax: 2 })).toEqual({
      found: ['FS-002'],
      backTo: '2026-11-11T09:00:00.000Z',
    })
  })

  const download = async (query = '', of = owner) =>
    numbers(exportPayments.response!.parse(await read(h, of, `export${query}`)))

  test('an export has everything that filter and search find, and nothing of another owner', async () => {
    expect(await download()).toEqual(['KL-9', 'FS-002', 'FS-001'])
    expect(await download('?show=onHold')).toEqual(['FS-002'])
    expect(await download('?q=weber')).toEqual(['KL-9', 'FS-002'])
    expect(await download('?q=weber&show=skipped&connectionId=con_1')).toEqual([])
    expect(await download('', other)).toEqual(['FS-003'])
    expect(await download('?q=weber', await h.signUp())).toEqual([])
  })

  test('an export contains more than a page, each payment once', async () => {
    for (let index = 0; index < 120; index += 1) await tellPayment(h, other, { id: `n${index}`, connectionId: 'con_9' })
    const all = await download('', other)
    expect(all).toHaveLength(121)
    expect(new Set(all).size).toBe(121)
  })
})

describe('what only the owner can release', () => {
  const paidAt = (day: number) => `2026-11-${10 + day}T09:00:00Z`

  async function withWaiting() {
    const h = await createHarness()
    const owner = await h.signUp()
    const decisions = [
      { id: 'no_email', kind: 'hold', reason: 'no_email' },
      { id: 'deposit', kind: 'hold', reason: 'deposit' },
      { id: 'call', kind: 'hold', reason: 'owners_call' },
      { id: 'asked', kind: 'asked', reason: 'owner' },
      { id: 'invalid', kind: 'hold', reason: 'invalid_email' },
      { id: 'planned', kind: 'ask', reason: 'invoice' },
      {
        id: 'old_deposit',
        kind: 'hold',
        reason: 'deposit',
        onHoldSince: new Date(h.clock.now().getTime() - 45 * 24 * 3_600_000),
      },
    ] as const
    for (const [day, { id, ...decision }] of decisions.entries())
      await tellPayment(h, owner, { id, paidAt: paidAt(day) }, decision)
    return { h, owner }
  }

  test('comes first, oldest first, then everything else, newest first', async () => {
    const { h, owner } = await withWaiting()
    const all = await list(h, owner, '?sort=needs-you')
    expect(numbers(all)).toEqual(['no_email', 'call', 'invalid', 'old_deposit', 'planned', 'asked', 'deposit'])
    expect(all.needsYou).toBe(4)
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => list(h, owner, `?sort=needs-you&pageSize=2&page=${page}`)),
    )
    expect(pages.flatMap(numbers)).toEqual(numbers(all))
  })

  test('everything else can be oldest first', async () => {
    const { h, owner } = await withWaiting()
    const all = await list(h, owner, '?sort=needs-you-oldest')
    expect(numbers(all)).toEqual(['no_email', 'call', 'invalid', 'old_deposit', 'deposit', 'asked', 'planned'])
    expect(all.needsYou).toBe(4)
    for (const query of ['?', '?show=onHold&', '?q=a&']) {
      const newest = numbers(await list(h, owner, `${query}sort=newest`))
      expect(numbers(await list(h, owner, `${query}sort=oldest`))).toEqual(newest.toReversed())
    }
  })

  test.each([
    '?sort=newest',
    '',
    '?sort=needs-you&q=a',
    '?sort=needs-you&show=onHold',
    '?sort=needs-you&connectionId=con_1',
  ])('has no group of its own in %s', async (query) => {
    const { h, owner } = await withWaiting()
    const { needsYou, items } = await list(h, owner, query)
    expect(needsYou).toBeUndefined()
    expect(items.map((item) => item.paidAt)).toEqual(
      items
        .map((item) => item.paidAt)
        .toSorted()
        .toReversed(),
    )
  })
})

describe('when a client that was asked recently can be asked again', () => {
  test('counts from the last request, and is left out when it is over or the client is being asked', async () => {
    const { h, owner, pay, wait, log } = await withPayingClients()
    await pay()
    await wait({ days: 3 })
    const [request] = await listRequests(h, owner)
    await h.submit(request?.id ?? '', ANSWER)
    await wait({ days: 10 })
    await pay({ id: 'in_2' })
    const id = (await log()).find(({ description }) => description === 'in_2')?.id ?? ''
    expect((await list(h, owner)).nextPossible).toEqual({ [id]: '2027-05-22T09:00:00.000Z' })
    // The owner asks this client by hand, later.
    const signedIn = { ...owner, token: await h.signIn(owner) }
    const { id: byHand } = await h.createRequest(signedIn, { customerEmail: ANA })
    expect((await list(h, owner)).nextPossible).toBeUndefined()
    const { token } = signedIn
    expect((await h.request('POST', `/goodword/testimonial/${byHand}/resend`, { token })).status).toBeLessThan(300)
    await h.drain()
    await h.submit(byHand, ANSWER)
    const until = new Date(h.clock.now().getTime() + 180 * 24 * 60 * 60 * 1000).toISOString()
    expect((await list(h, owner)).nextPossible).toEqual({ [id]: until })
    await wait({ days: 181 })
    expect((await list(h, owner)).nextPossible).toBeUndefined()
  })
})
