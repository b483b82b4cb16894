import type { Page } from '@playwright/test'
import { type HoldReason, listPayments, type Payment } from '#shared/payments.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import { getCurrentUser } from '#shared/users.ts'
import { instantAt } from '#shared/working-hours.ts'
import { OWNERS_ZONE } from './fixtures.ts'

/** Ten o'clock in the owner's time zone, this many days from now. */
export const daysAhead = (days: number) => {
  const day = new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  return instantAt({ day, time: '10:00' }, OWNERS_ZONE).toISOString()
}

export const payment: Omit<Payment, 'testimonial'> = {
  id: 'pay_1',
  connectionId: 'con_1',
  connectionName: 'Feldmann Studio',
  customerName: 'Ana Ribeiro',
  customerEmail: 'ana@client.example',
  amount: 485_000,
  currency: 'eur',
  paidAt: '2026-11-20T10:00:00.000Z',
  source: 'invoice',
  description: 'Invoice 0042',
  isPaidElsewhere: false,
  decision: { kind: 'ask', reason: 'invoice', at: daysAhead(6) },
  evidence: null,
  ownersPart: null,
}

export const onHoldFor = (reason: HoldReason, testimonial?: Testimonial): Payment => ({
  ...payment,
  decision: { kind: 'hold', reason, until: null },
  testimonial: testimonial ? { id: testimonial.id, status: testimonial.status } : null,
})

/** Answers as if the owner had a connected Stripe account with these payments on hold; the first `needsYou` need the owner. */
export async function showOnHold(page: Page, items: Payment[], { needsYou }: { needsYou?: number } = {}) {
  await page.route(`**${getCurrentUser.path}`, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), connectedStripeAccountId: 'acct_1PxQ9kL2' } })
  })
  const counts = { all: items.length, planned: 0, onHold: items.length, asked: 0, skipped: 0 }
  const waitingForQuota = items.filter(({ decision }) => decision.kind === 'hold' && decision.reason === 'quota').length
  await page.route(`**${listPayments.path}?*`, (route) => {
    const pageSize = Number(new URL(route.request().url()).searchParams.get('pageSize'))
    const pagination = { currentPage: 1, pageCount: 1 }
    return route.fulfill({
      json: { items: items.slice(0, pageSize), pagination, counts, waitingForQuota, ...(needsYou && { needsYou }) },
    })
  })
}
