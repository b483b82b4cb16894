import { defaultRequestRules } from '#shared/connections.ts'
import { at, PAID, NOW, later, ask, skip, type SchedulingCase, cycle, noon } from './case.ts'

/** When a payment that qualifies leads to a request. */
export const timeCases: SchedulingCase[] = [
  // The delay.
  ['asks three days after a paid invoice', {}, ask('invoice', '2026-11-19T10:00:00Z')],
  [
    'asks as many days after an invoice as the owner says',
    { rules: { delays: { ...defaultRequestRules.delays, invoiceDays: 8 } } },
    ask('invoice', '2026-11-24T10:00:00Z'),
  ],
  [
    'asks at once if the owner sets the delay after invoices to 0',
    { rules: { delays: { ...defaultRequestRules.delays, invoiceDays: 0 } } },
    { kind: 'ask', reason: 'invoice', at: NOW },
  ],
  [
    'asks for an invoice that was marked as paid outside Stripe (fault 25)',
    { payment: { because: 'manual' } },
    ask('invoice', '2026-11-19T10:00:00Z'),
  ],
  [
    'asks for an invoice from an accepted quote',
    { payment: { because: 'quote_accept' } },
    ask('invoice', '2026-11-19T10:00:00Z'),
  ],
  [
    'asks for an invoice of pending items',
    { payment: { because: 'automatic_pending_invoice_item_invoice' } },
    ask('invoice', '2026-11-19T10:00:00Z'),
  ],
  [
    'asks seven days after a checkout',
    { payment: { source: 'checkout', because: 'payment' } },
    ask('checkout', '2026-11-23T10:00:00Z'),
  ],
  [
    'asks as many days after a checkout as the owner says',
    {
      payment: { source: 'checkout', because: null },
      rules: { delays: { ...defaultRequestRules.delays, checkoutDays: 1 } },
    },
    ask('checkout', '2026-11-17T10:00:00Z'),
  ],
  [
    'asks thirty days after the first payment of a subscription',
    { payment: { source: 'subscription', because: 'subscription_create' } },
    ask('subscription', '2026-12-16T10:00:00Z'),
  ],
  [
    'asks thirty days later if only the checkout reports the subscription',
    { payment: { source: 'subscription', because: 'subscription' } },
    ask('subscription', '2026-12-16T10:00:00Z'),
  ],
  [
    'asks as many days after the start of a subscription as the owner says',
    {
      payment: { source: 'subscription', because: 'subscription_create' },
      rules: { delays: { ...defaultRequestRules.delays, subscriptionDays: 2 } },
    },
    ask('subscription', '2026-11-18T10:00:00Z'),
  ],
  [
    'treats the first positive invoice after a trial as the start of the subscription (fault 21)',
    { payment: { ...cycle, isFirstOfSubscription: true } },
    ask('subscription', '2026-12-16T10:00:00Z'),
  ],
  [
    'does the same if a change of plan ends the trial',
    { payment: { ...cycle, because: 'subscription_update', isFirstOfSubscription: true } },
    ask('subscription', '2026-12-16T10:00:00Z'),
  ],
  ['asks now if the planned time has passed', noon, ask('invoice', '2026-11-19T11:00:00Z')],
  ['asks nobody if the payment is reported too late', { now: later(34, PAID) }, skip('hold_expired')],
  [
    'asks now if the payment is reported late',
    { now: later(29, PAID) },
    { kind: 'ask', reason: 'invoice', at: later(29, PAID) },
  ],

  // Working hours.
  [
    'asks on Monday at nine if the delay ends on a Saturday',
    { payment: { paidAt: at('2026-11-18T15:00:00Z') }, now: at('2026-11-18T15:00:05Z') },
    ask('invoice', '2026-11-23T08:00:00Z'),
  ],
  [
    'asks on that Saturday if the owner keeps no working hours',
    {
      payment: { paidAt: at('2026-11-18T15:00:00Z') },
      now: at('2026-11-18T15:00:05Z'),
      rules: { keepsWorkingHours: false },
    },
    ask('invoice', '2026-11-21T15:00:00Z'),
  ],
]
