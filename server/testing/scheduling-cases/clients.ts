import { defaultRequestRules } from '#shared/connections.ts'
import { PAID, NOW, later, ask, hold, skip, wasOnHold, type SchedulingCase, noon } from './case.ts'

/** Whether the client may be asked, can be reached, and may get an email now. */
export const clientCases: SchedulingCase[] = [
  // Clients who were asked before.
  [
    'is skipped if the client has a pending request',
    { history: { pendingRequest: { id: 'req_1', since: PAID, isPlanned: true } } },
    skip('open_request', PAID, 'req_1'),
  ],
  [
    'is skipped if an unanswered request is not old enough',
    {
      history: {
        pendingRequest: { id: 'req_1', since: later(-179), isPlanned: false },
        lastAskedAt: later(-179),
        unansweredInRow: 1,
      },
    },
    skip('open_request', later(-179), 'req_1'),
  ],
  [
    'asks again after the quiet days if the client left two requests unanswered',
    {
      history: {
        pendingRequest: { id: 'req_2', since: later(-180), isPlanned: false },
        lastAskedAt: later(-180),
        unansweredInRow: 2,
      },
    },
    ask('invoice', '2026-11-19T10:00:00Z'),
  ],
  [
    'is skipped if the client left three requests in a row unanswered',
    {
      history: {
        pendingRequest: { id: 'req_3', since: later(-400), isPlanned: false },
        lastAskedAt: later(-400),
        unansweredInRow: 3,
      },
    },
    skip('no_answer', later(-400), 'req_3'),
  ],
  [
    'is skipped if a newer payment of the client asks',
    { history: { covering: { id: 'pay_2', paidAt: NOW, isAsked: false } } },
    skip('covered', NOW, 'pay_2'),
  ],
  [
    'does not count as covered by a payment that asks if it would not ask itself',
    { payment: { email: null }, history: { covering: { id: 'pay_2', paidAt: NOW, isAsked: false } } },
    hold('no_email', later(90)),
  ],
  [
    'is covered by a newer payment that asked, rather than skipped because of its request',
    {
      history: {
        covering: { id: 'pay_2', paidAt: NOW, isAsked: true },
        pendingRequest: { id: 'req_1', since: NOW, isPlanned: false },
        lastAskedAt: NOW,
      },
    },
    skip('covered', NOW, 'pay_2'),
  ],
  [
    'is skipped if the client was asked 179 days ago',
    { history: { lastAskedAt: later(-179) } },
    skip('asked_recently', later(-179)),
  ],
  [
    'asks if the client was asked 180 days ago',
    { history: { lastAskedAt: later(-180) } },
    ask('invoice', '2026-11-19T10:00:00Z'),
  ],
  [
    'is skipped if the client was asked within the owner’s quiet days',
    { history: { lastAskedAt: later(-29) }, rules: { quietDays: 30 } },
    skip('asked_recently', later(-29)),
  ],
  [
    'is skipped if another workspace asks the client (fault 17)',
    { history: { elsewhere: { paymentId: 'pay_3', at: PAID } } },
    skip('other_workspace', PAID, 'pay_3'),
  ],

  // Missing and invalid addresses, and pauses.
  ['is on hold without an address (fault 18)', { payment: { email: null } }, hold('no_email', later(90))],
  ['is on hold with an empty address', { payment: { email: ' ' } }, hold('no_email', later(90))],
  [
    'is skipped without an address for too long',
    { payment: { email: null, ...wasOnHold('no_email', 90) } },
    skip('hold_expired', later(-90)),
  ],
  [
    'is on hold with an invalid address (fault 18)',
    { payment: { email: 'ana at home' } },
    hold('invalid_email', later(90)),
  ],
  ['asks once an address was added', { payment: wasOnHold('no_email', 2) }, ask('invoice', '2026-11-19T10:00:00Z')],
  [
    'is on hold if the owner wants to be asked first',
    { rules: { asksOwnerFirst: true } },
    hold('owners_call', later(90)),
  ],
  ['is on hold while all emails are paused', { history: { isSendingPaused: true } }, hold('sending_paused', later(30))],
  ['is on hold while the workspace is frozen', { history: { isFrozen: true } }, hold('workspace_frozen', later(30))],

  // Limits at the time of sending.
  [
    'ignores limits while the request is only planned',
    { gate: { emailLimitUntil: later(1), requestsFrom: later(9) } },
    ask('invoice', '2026-11-19T10:00:00Z'),
  ],
  [
    'is on hold if the client has received enough emails',
    { ...noon, gate: { emailLimitUntil: later(4) } },
    hold('email_limit', later(4)),
  ],
  [
    'is skipped if the client received too many emails for too long',
    {
      payment: wasOnHold('email_limit', 30),
      now: NOW,
      rules: { delays: { ...defaultRequestRules.delays, invoiceDays: 0 } },
      gate: { emailLimitUntil: later(4) },
    },
    skip('hold_expired', later(-30)),
  ],
  [
    'is on hold if no requests are left (fault 46)',
    { ...noon, gate: { requestsFrom: later(9) } },
    hold('quota', later(9)),
  ],
  [
    'is on hold for a month if no requests are left',
    {
      payment: wasOnHold('quota', 25),
      rules: { delays: { ...defaultRequestRules.delays, invoiceDays: 0 } },
      gate: { requestsFrom: later(9) },
    },
    hold('quota', later(5)),
  ],
  [
    'is skipped if no requests are left for longer than a month',
    {
      payment: wasOnHold('quota', 30),
      rules: { delays: { ...defaultRequestRules.delays, invoiceDays: 0 } },
      gate: { requestsFrom: later(9) },
    },
    skip('quota_expired', later(-30)),
  ],
]
