import { at, PAID, NOW, later, ask, hold, saysIt, skip, type SchedulingCase, cycle } from './case.ts'

/** What the owner's choice can change, and what it can't. */
export const ownerCases: SchedulingCase[] = [
  // What the owner can't change.
  ['is skipped if the owner said no', { payment: { ownersChoice: 'skip' } }, skip('owner')],
  [
    'is skipped after a refund (fault 23)',
    { payment: { reversal: { because: 'refunded', at: PAID } } },
    skip('refunded', PAID),
  ],
  [
    'is skipped after a refund even if the owner wants to ask',
    { payment: { reversal: { because: 'refunded', at: PAID }, ownersChoice: 'ask' } },
    skip('refunded', PAID),
  ],
  [
    'is skipped after a dispute (fault 24)',
    { payment: { reversal: { because: 'disputed', at: PAID } } },
    skip('disputed', PAID),
  ],
  [
    'is skipped if the invoice is void',
    { payment: { reversal: { because: 'voided', at: PAID } } },
    skip('voided', PAID),
  ],
  [
    'is skipped if the payment failed later',
    { payment: { reversal: { because: 'payment_failed', at: PAID } } },
    skip('payment_failed', PAID),
  ],
  ['is skipped if nothing was paid (fault 19)', { payment: { amount: 0 } }, skip('nothing_paid')],
  ...(['unsubscribed', 'declined', 'bounced', 'complained', 'do_not_ask'] as const).map((kind): SchedulingCase => [
    `is skipped if the client has the refusal ${kind} (fault 45)`,
    { history: { refusal: { kind, at: PAID } } },
    skip(kind, PAID),
  ]),
  [
    'is skipped if the client declined, even if the owner wants to ask',
    { payment: { ownersChoice: 'ask' }, history: { refusal: { kind: 'declined', at: PAID } } },
    skip('declined', PAID),
  ],

  // The owner's choice, which overrides the rules.
  ['asks now if the owner wants to', { payment: { ownersChoice: 'ask' } }, { kind: 'ask', reason: 'owner', at: NOW }],
  [
    'asks in working hours if the owner wants to ask',
    { payment: { ownersChoice: 'ask' }, now: at('2026-11-21T10:00:00Z') },
    ask('owner', '2026-11-23T08:00:00Z'),
  ],
  [
    'asks against the rules if the owner wants to',
    {
      payment: { ownersChoice: 'ask', ...cycle, ...saysIt('first'), amount: 1 },
      history: {
        connection: 'gone',
        unsettledInvoices: 2,
        laterPayment: { id: 'pay_2', paidAt: NOW },
        covering: { id: 'pay_2', paidAt: NOW, isAsked: false },
        isOwnersAddress: true,
      },
      rules: { minimumAmount: 900, asksOwnerFirst: true },
    },
    { kind: 'ask', reason: 'owner', at: NOW },
  ],
  [
    'does not ask again if a request was created since, even if the owner wants to',
    { payment: { ownersChoice: 'ask' }, history: { pendingRequest: { id: 'req_1', since: PAID, isPlanned: false } } },
    skip('open_request', PAID, 'req_1'),
  ],
  [
    'does not ask again if the client was asked since, even if the owner wants to',
    { payment: { ownersChoice: 'ask' }, history: { lastAskedAt: PAID } },
    skip('asked_recently', PAID),
  ],
  [
    'does not ask if another workspace with the same account has asked since',
    { payment: { ownersChoice: 'ask' }, history: { elsewhere: { paymentId: 'pay_3', at: PAID } } },
    skip('other_workspace', PAID, 'pay_3'),
  ],
  [
    'is on hold without an address, even if the owner wants to ask',
    { payment: { ownersChoice: 'ask', email: null } },
    hold('no_email', later(90)),
  ],
  [
    'is on hold while sending is paused, even if the owner wants to ask',
    { payment: { ownersChoice: 'ask' }, history: { isSendingPaused: true } },
    hold('sending_paused', later(30)),
  ],
]
