import { describe, expect, test } from 'vitest'
import { payments } from '#server/db/schema/payments.ts'
import { createChance } from '#server/testing/chance.ts'
import type { Harness } from '#server/testing/harness.ts'
import { createTestMailer } from '#server/testing/mailers.ts'
import { actOnPayment, countUsedRequests, withPayingClients } from '#server/testing/paying-clients.ts'
import { refundedCharge } from '#server/testing/stripe-objects.ts'

const CLIENTS = 12
/** The plan of a new account. */
const REQUESTS_A_MONTH = 5
const ZONES = ['Pacific/Auckland', 'Asia/Kolkata', 'Europe/Berlin', 'America/New_York', 'Pacific/Honolulu']

async function withOwnerIn(timeZone: string, now: string) {
  const world = await withPayingClients({ now })
  const { h, owner } = world
  const body = { organisationName: 'Feldmann Studio', firstName: 'Nora', timeZone }
  expect((await h.request('PUT', '/goodword/user/me', { token: owner.token, body })).status).toBe(200)
  return world
}

/** Every open payment is decided once, the youngest first, then whatever is due. */
async function decideYoungestFirst(h: Harness) {
  const rows = await h.rows(payments).list()
  const open = rows.filter(({ decision }) => decision === 'ask' || decision === 'hold')
  for (const { workspaceId, id: paymentId } of open.toSorted((a, b) => timeOf(b) - timeOf(a)))
    await h.services.scheduling.decideAboutPayment({ workspaceId, paymentId })
  await h.drain()
}

const timeOf = ({ paidAt }: { paidAt: Date | null }) => paidAt?.getTime() ?? 0

/** When each client was asked, in the order in which they paid; null for those who weren't. */
async function askedInOrder(h: Harness): Promise<(Date | null)[]> {
  const rows = (await h.rows(payments).list()).toSorted((a, b) => timeOf(a) - timeOf(b))
  return rows.map(({ decision, decisionAt }) => (decision === 'asked' ? decisionAt : null))
}

function expectOldestFirst(asked: readonly (Date | null)[]) {
  const times = asked.map((at) => at?.getTime() ?? Infinity)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
}

const monthOf = (at: Date | null, timeZone: string) =>
  at === null ? 'never' : new Intl.DateTimeFormat('en', { timeZone, month: 'long' }).format(at)

function countByMonth(asked: readonly (Date | null)[], timeZone: string): Record<string, number> {
  const months = Map.groupBy(asked, (at) => monthOf(at, timeZone))
  return Object.fromEntries([...months].map(([month, { length }]) => [month, length]))
}

describe.each(ZONES)('with more clients than requests, in %s,', (timeZone) => {
  test('those who paid first on twelve days at the end of a month are asked first', async () => {
    const { h, pay, wait } = await withOwnerIn(timeZone, '2026-11-16T10:00:00Z')
    for (let client = 0; client < CLIENTS; client += 1) {
      await pay({ id: `in_${client}`, email: `client${client}@client.example`, customer: `cus_${client}` })
      await wait({ hours: 23 })
      await decideYoungestFirst(h)
    }
    for (let hour = 0; hour < 60 * 24; hour += 6) {
      h.clock.advance({ hours: 6 })
      await decideYoungestFirst(h)
    }
    const asked = await askedInOrder(h)
    expectOldestFirst(asked)
    expect(countByMonth(asked, timeZone)).toMatchObject({ November: REQUESTS_A_MONTH, December: REQUESTS_A_MONTH })
  })

  test('those who paid first on one evening are asked first, in whatever order their payments arrive', async () => {
    const { h, pay, tell } = await withOwnerIn(timeZone, '2026-11-24T16:00:00Z')
    const evening = h.clock.now().getTime()
    const chance = createChance(ZONES.indexOf(timeZone))
    h.clock.advance({ hours: 6 })
    const arriving = Array.from({ length: CLIENTS }, (_, client) => ({ client, order: chance.below(1000) }))
    for (const { client } of arriving.toSorted((a, b) => b.order - a.order)) {
      const paidAt = new Date(evening + client * 29 * 60_000).toISOString()
      await pay({ id: `in_${client}`, email: `client${client}@client.example`, customer: `cus_${client}`, paidAt })
    }
    // The second client’s money goes back while others wait: nobody is passed over for that.
    h.clock.advance({ days: 2 })
    await tell({ type: 'charge.refunded', object: refundedCharge({ id: 'ch_in_1', paymentIntent: 'pi_in_1' }) })
    for (let hour = 0; hour < 60 * 24; hour += 6) {
      h.clock.advance({ hours: 6 })
      await h.drain()
    }
    const asked = await askedInOrder(h)
    expect(asked[1]).toBeNull()
    const others = asked.filter((_, client) => client !== 1)
    expectOldestFirst(others)
    expect(countByMonth(others, timeZone)).toMatchObject({ November: REQUESTS_A_MONTH, December: REQUESTS_A_MONTH })
  })
})

describe('a request of the month that is given up', () => {
  const busy = createTestMailer(() => Promise.resolve({ kind: 'retry', reason: 'Busy.' }))

  async function withClients(count: number, options: Parameters<typeof withPayingClients>[0] = {}) {
    const world = await withPayingClients(options)
    for (let client = 0; client < count; client += 1) {
      await world.pay({ id: `in_${client}`, email: `client${client}@client.example`, customer: `cus_${client}` })
      await world.wait({ minutes: 1 })
    }
    return world
  }

  const waiting = (decisions: Record<string, string>) =>
    Object.keys(decisions)
      .filter((invoice) => decisions[invoice] === 'hold quota')
      .toSorted()

  test('because its payment was refunded before the email was sent, goes to the client who has waited longest', async () => {
    const { h, owner, wait, decisions, refund } = await withClients(8, { overrides: { mailer: busy } })
    await wait({ days: 4 })
    expect(waiting(await decisions())).toEqual(['in_5', 'in_6', 'in_7'])
    await refund('in_2')
    expect(await decisions()).toMatchObject({ in_2: 'skip refunded', in_5: 'asked invoice' })
    expect(waiting(await decisions())).toEqual(['in_6', 'in_7'])
    expect(await countUsedRequests(h, owner)).toBe(REQUESTS_A_MONTH)
  })

  test('by an older payment that was due, goes to the one that made way for it', async () => {
    const { h, owner, pay, wait, decisions, log } = await withClients(4)
    await wait({ days: 1 })
    await pay({ id: 'in_older', email: 'older@client.example', customer: 'cus_older' })
    await wait({ minutes: 1 })
    await pay({ id: 'in_younger', email: 'younger@client.example', customer: 'cus_younger' })
    h.clock.advance({ days: 3 })
    const ids = Object.fromEntries((await log()).map(({ description, id }) => [description, id]))
    const { workspaceId } = await h.services.users.getMember(owner.user.id)
    await h.services.scheduling.decideAboutPayment({ workspaceId, paymentId: ids['in_younger'] ?? '' })
    expect(waiting(await decisions())).toEqual(['in_younger'])
    expect((await actOnPayment(h, owner, { id: ids['in_older'] ?? '', action: 'skip' })).status).toBe(200)
    await h.drain()
    expect(await decisions()).toMatchObject({ in_older: 'skip owner', in_younger: 'asked invoice' })
  })
})
