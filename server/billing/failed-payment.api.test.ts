import { describe, expect, test } from 'vitest'
import { listConnections } from '#shared/connections.ts'
import type { Harness, TestOwner } from '#server/testing/harness.ts'
import { linkAccount, subscribe } from '#server/testing/payments.ts'
import { setUpBilling, readSubscription, startCheckout, subscriptionOf } from '#server/testing/billing.ts'
import { readMe } from '#server/testing/owners.ts'

describe('a failed payment', () => {
  async function withFailedPayment() {
    const set = await setUpBilling()
    const { h, owner, actions } = set
    await subscribe(h, owner, 'pro')
    for (const name of ['One', 'Two', 'Three']) await linkAccount(h, owner, name)
    await actions.setCard(await subscriptionOf(h), 'bad')
    h.clock.set(new Date('2026-12-20T09:00:01Z'))
    await h.drain()
    return set
  }

  const statuses = async (h: Harness, owner: TestOwner) => {
    const { path } = listConnections
    const { body } = await h.request<{ items: { status: string }[] }>('GET', path, { token: await h.signIn(owner) })
    return body.items.map(({ status }) => status)
  }

  test('C6: keeps the plan for two weeks, shows until when, and then ends it', async () => {
    const { h, owner } = await withFailedPayment()
    const { graceEndsAt, plan } = await readSubscription(h, owner)
    expect(plan).toBe('pro')
    const ends = new Date(graceEndsAt ?? '')
    expect(Math.round((ends.getTime() - Date.parse('2026-12-20T09:00:00Z')) / 3_600_000)).toBe(14 * 24)
    h.clock.set(new Date(ends.getTime() - 1000))
    await h.drain()
    expect(await readMe(h, owner)).toMatchObject({ plan: 'pro' })
    expect(await statuses(h, owner)).toEqual(['active', 'active', 'active'])
    h.clock.set(ends)
    expect(await readMe(h, owner)).toMatchObject({ plan: 'free' })
    await h.drain()
    expect(await statuses(h, owner)).toEqual(['active', 'paused_plan', 'paused_plan'])
  })

  test('C6: can be paid later, which restores the plan and the linked accounts', async () => {
    const { h, owner, actions } = await withFailedPayment()
    h.clock.set(new Date('2027-01-10T09:00:00Z'))
    await h.drain()
    expect(await readMe(h, owner)).toMatchObject({ plan: 'free' })
    // Choosing another plan opens the page of the due payment and creates no second subscription.
    const portal = await startCheckout(h, owner, 'studio')
    expect(portal).toContain('/dev/stripe/portal/')
    await actions.payDueInPortal(portal.split('/').at(-1) ?? '')
    await h.drain()
    expect(await readSubscription(h, owner)).toMatchObject({ plan: 'pro', graceEndsAt: null })
    expect(await statuses(h, owner)).toEqual(['active', 'active', 'active'])
  })
})
