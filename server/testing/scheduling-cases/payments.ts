import { PAID, NOW, later, ask, hold, saysIt, skip, wasOnHold, type SchedulingCase, cycle } from './case.ts'

/** What was paid, by whom and through which account, and deposits with their balances. */
export const paymentCases: SchedulingCase[] = [
  // The amount, the payer and the kind of payment.
  [
    'is skipped if the client has the owner’s own address (fault 18)',
    { history: { isOwnersAddress: true } },
    skip('own_address'),
  ],
  ['is skipped below the owner’s minimum', { rules: { minimumAmount: 481 } }, skip('below_minimum')],
  ['asks at exactly the minimum', { rules: { minimumAmount: 480 } }, ask('invoice', '2026-11-19T10:00:00Z')],
  [
    'compares the minimum in a currency without cents',
    { payment: { amount: 480, currency: 'jpy' }, rules: { minimumAmount: 480 } },
    ask('invoice', '2026-11-19T10:00:00Z'),
  ],
  [
    'compares the minimum in a currency of thousandths',
    { payment: { amount: 479_999, currency: 'kwd' }, rules: { minimumAmount: 480 } },
    skip('below_minimum'),
  ],
  ['is skipped if it is a renewal (fault 20)', { payment: cycle }, skip('renewal')],
  [
    'asks for a renewal if the owner wants that',
    { payment: cycle, rules: { asksRenewals: true } },
    ask('renewal', '2026-11-19T10:00:00Z'),
  ],
  ['is skipped if it bills usage', { payment: { ...cycle, because: 'subscription_threshold' } }, skip('renewal')],
  [
    'is skipped if it is a change of plan (fault 20)',
    { payment: { ...cycle, because: 'subscription_update' }, rules: { asksRenewals: true } },
    skip('plan_change'),
  ],
  [
    'is skipped if its kind is unknown (fault 28)',
    { payment: { because: 'something_new' }, rules: { asksRenewals: true } },
    skip('unknown_kind'),
  ],
  [
    'is skipped if its kind is named like a property of every object',
    { payment: { because: 'constructor' } },
    skip('unknown_kind'),
  ],

  [
    'waits for lines that Stripe still has to send, at most until they are no longer awaited',
    { payment: { linesAwaitedUntil: later(5) } },
    ask('invoice', '2026-11-23T08:00:00Z'),
  ],
  [
    'does not wait for lines if the owner says to ask',
    { payment: { linesAwaitedUntil: later(5), ownersChoice: 'ask' } },
    ask('owner', '2026-11-16T10:00:05Z'),
  ],

  // The account.
  ['is skipped if its account is no longer linked', { history: { connection: 'gone' } }, skip('disconnected')],
  ['is on hold while its account is paused', { history: { connection: 'paused' } }, hold('account_paused', later(30))],
  [
    'is skipped if its account was paused for too long',
    { payment: wasOnHold('account_paused', 30), history: { connection: 'paused' } },
    skip('hold_expired', later(-30)),
  ],

  // Deposits and their balances.
  ['is on hold if it is a deposit', { payment: saysIt('first') }, hold('deposit', later(90))],
  [
    'asks for a deposit if the owner holds none',
    { payment: saysIt('first'), rules: { holdsDeposits: false } },
    ask('invoice', '2026-11-19T10:00:00Z'),
  ],
  [
    'keeps the day since when a deposit is on hold',
    { payment: { ...saysIt('first'), ...wasOnHold('deposit', 40) } },
    hold('deposit', later(50)),
  ],
  [
    'is skipped if it is a deposit whose balance was paid',
    {
      payment: { ...saysIt('first'), ...wasOnHold('deposit', 4) },
      history: { laterPayment: { id: 'pay_2', paidAt: NOW } },
    },
    skip('covered', NOW, 'pay_2'),
  ],
  [
    'asks the owner about a deposit after ninety days on hold',
    { payment: { ...saysIt('first'), ...wasOnHold('deposit', 90) } },
    hold('owners_call', later(90)),
  ],
  [
    'gives the owner time to decide about a deposit',
    { payment: { ...saysIt('first'), ...wasOnHold('owners_call', 10) } },
    hold('owners_call', later(80)),
  ],
  [
    'is skipped if the owner does not decide about a deposit in time',
    { payment: { ...saysIt('first'), ...wasOnHold('owners_call', 90) } },
    skip('hold_expired', later(-90)),
  ],
  [
    'stays skipped once its hold has expired',
    { payment: { before: skip('hold_expired', PAID), email: null } },
    skip('hold_expired', PAID),
  ],
  ['is on hold while another invoice is open', { history: { unsettledInvoices: 1 } }, hold('open_invoice', later(90))],
  ...(['owner', 'metadata', 'deduction', 'total', 'words'] as const).map((by): SchedulingCase => [
    `asks for a last part by ${by} despite an open invoice`,
    { payment: saysIt('last', by), history: { unsettledInvoices: 1 } },
    ask('invoice', '2026-11-19T10:00:00Z'),
  ]),
  ...(['words', 'rhythm'] as const).map((by): SchedulingCase => [
    `asks for work that goes on by ${by} despite an open invoice`,
    { payment: saysIt('recurring', by), history: { unsettledInvoices: 1 } },
    ask('invoice', '2026-11-19T10:00:00Z'),
  ]),
  // What the owner said of another client's deposit must not reach one whose balance is still open.
  ...(['amounts', 'lesson'] as const).map((by): SchedulingCase => [
    `is on hold while another invoice is open if only ${by} show the last part`,
    { payment: saysIt('last', by), history: { unsettledInvoices: 1 } },
    hold('open_invoice', later(90)),
  ]),
  [
    'is on hold while another invoice is open if its words could mean the last part',
    { payment: { ...saysIt('last'), saidPart: { isWeak: true } }, history: { unsettledInvoices: 1 } },
    hold('open_invoice', later(90)),
  ],
  [
    'asks despite an open invoice if the owner holds no deposits',
    { history: { unsettledInvoices: 1 }, rules: { holdsDeposits: false } },
    ask('invoice', '2026-11-19T10:00:00Z'),
  ],
  [
    'keeps the day since when it is on hold for an open invoice',
    { payment: wasOnHold('open_invoice', 40), history: { unsettledInvoices: 1 } },
    hold('open_invoice', later(50)),
  ],
  [
    'asks once the open invoice is settled',
    { payment: wasOnHold('open_invoice', 40) },
    ask('settled', '2026-11-19T10:00:00Z'),
  ],
  ...(['total', 'amounts'] as const).map((by): SchedulingCase => [
    `asks as usual if ${by} show that it was no deposit after all`,
    { payment: { ...saysIt('last', by), ...wasOnHold('deposit', 0) } },
    ask('invoice', '2026-11-19T10:00:00Z'),
  ]),
  [
    'keeps the reason “settled” while the request is planned',
    { payment: { onHoldSince: PAID, before: ask('settled', '2026-11-19T10:00:00Z') } },
    ask('settled', '2026-11-19T10:00:00Z'),
  ],
  [
    'is skipped if the open invoice is settled by a payment that leads to a request',
    { payment: wasOnHold('open_invoice', 40), history: { covering: { id: 'pay_2', paidAt: NOW, isAsked: false } } },
    skip('covered', NOW, 'pay_2'),
  ],
  [
    'asks if Stripe can’t say whether invoices are open',
    { history: { unsettledInvoices: null } },
    ask('invoice', '2026-11-19T10:00:00Z'),
  ],
  [
    'asks despite a later payment if it is not on hold',
    { history: { laterPayment: { id: 'pay_2', paidAt: NOW } } },
    ask('invoice', '2026-11-19T10:00:00Z'),
  ],
]
