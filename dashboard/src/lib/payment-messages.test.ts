import { describe, expect, test } from 'vitest'
import { defaultRequestRules } from '#shared/connections.ts'
import { RequestReason, HoldReason, type PaymentDecision, SkipReason } from '#shared/payments.ts'
import { clientOf, evidenceMessage, obstacleMessage, decisionMessage, reasonGroups } from './payment-messages.ts'

/** A moment of the reader's own day. */
const at = (month: number, day: number, hour = 10) => new Date(2026, month - 1, day, hour)
const now = at(11, 20, 12)
const paidAt = at(11, 20, 9).toISOString()
const iso = (moment: Date) => moment.toISOString()

const say = (decision: PaymentDecision, tense: 'now' | 'past' = 'now') => {
  const { text, detail } = decisionMessage({ decision, paidAt }, { clock: { now }, tense })
  return detail === null ? text : `${text} — ${detail}`
}

describe('who will be asked is told to the minute, and why', () => {
  test.each([
    ['invoice', at(11, 26), 'Will ask Thu 26 Nov, 10:00 — 6 days after the invoice'],
    ['invoice', at(11, 21), 'Will ask tomorrow, 10:00 — 1 day after the invoice'],
    ['checkout', at(11, 20, 15), 'Will ask today, 15:00 — Right after the checkout'],
    ['subscription', at(12, 21), 'Will ask Mon 21 Dec, 10:00 — 31 days after the subscription’s first payment'],
    ['renewal', at(11, 25), 'Will ask Wed 25 Nov, 10:00 — 5 days after the renewal'],
    ['settled', at(11, 25), 'Will ask Wed 25 Nov, 10:00 — This client has no other open invoice'],
    ['owner', at(11, 20, 11), 'Asking now — You chose to ask'],
    ['invoice', new Date(2027, 0, 4, 9), 'Will ask Mon 4 Jan 2027, 09:00 — 45 days after the invoice'],
  ] as const)('%s, %s: %s', (reason, moment, expected) => {
    expect(say({ kind: 'ask', reason, at: iso(moment) })).toBe(expected)
  })

  test('what would have been is told by the day', () => {
    expect(say({ kind: 'ask', reason: 'invoice', at: iso(at(11, 25)) }, 'past')).toBe(
      'Would have asked on 25 Nov — 5 days after the invoice',
    )
  })
})

describe('a request at the time of the rules says what the rules say', () => {
  const timeZone = 'Europe/Berlin'
  const paid = '2026-11-20T09:00:00.000Z'
  const rulesOf = (changes: Partial<typeof defaultRequestRules> = {}) => ({ ...defaultRequestRules, ...changes })
  test.each([
    [
      'moved over the weekend',
      'invoice',
      '2026-11-23T09:00:00.000Z',
      rulesOf(),
      '3 days after the invoice, then a weekday',
    ],
    ['asked later than it was due', 'invoice', '2026-11-26T09:00:00.000Z', rulesOf(), '6 days after the invoice'],
    [
      'on any day',
      'checkout',
      '2026-11-27T09:00:00.000Z',
      rulesOf({ keepsWorkingHours: false }),
      '7 days after the checkout',
    ],
    [
      'at once',
      'invoice',
      '2026-11-20T09:00:00.000Z',
      rulesOf({ delays: { ...defaultRequestRules.delays, invoiceDays: 0 } }),
      'Right after the invoice, then a weekday',
    ],
    ['without rules', 'invoice', '2026-11-23T09:00:00.000Z', undefined, '3 days after the invoice'],
  ] as const)('%s', (_, reason, moment, rules, expected) => {
    for (const kind of ['ask', 'asked'] as const) {
      const payment = { decision: { kind, reason, at: moment }, paidAt: paid }
      expect(decisionMessage(payment, { clock: { now, timeZone }, tense: 'now', rules }).detail).toBe(expected)
    }
  })
})

test.each([
  [{ number: 'GT-2', isDraft: false }, 'On hold: invoice GT-2 of this client is open'],
  [{ number: null, isDraft: true }, 'On hold: this client has a draft invoice'],
])('on hold because of the invoice %j', (openInvoice, expected) => {
  const evidence = { part: 'whole', by: 'nothing', words: null, otherPaidAt: null, openInvoice } as const
  const decision = { kind: 'hold', reason: 'open_invoice', until: null } as const
  expect(decisionMessage({ decision, paidAt, evidence }, { clock: { now }, tense: 'now' }).text).toBe(expected)
})

test.each([
  ['first', { paid: 240_000, price: 480_000, currency: 'eur' }, 'Deposit: €2,400 of €4,800 is paid so far'],
  ['last', { paid: 480_000, price: 480_000, currency: 'eur' }, 'Final payment: all of €4,800 is paid'],
  ['last', { paid: 471_000, price: 480_000, currency: 'jpy' }, 'Final payment: ¥471,000 of ¥480,000 is paid so far'],
] as const)('what is paid of a total: %s, %j', (part, total, expected) => {
  const evidence = { part, by: 'total', words: null, otherPaidAt: null, total } as const
  expect(evidenceMessage(evidence, { now })).toBe(expected)
})

test('what was refunded before the client was asked says so', () => {
  expect(say({ kind: 'skip', reason: 'refunded', since: iso(at(11, 19)) })).toBe(
    'Skipped: refunded on 19 Nov — Before we asked',
  )
})

test('what the owner skipped says when', () => {
  expect(say({ kind: 'skip', reason: 'owner', since: iso(at(11, 12)) })).toBe('Skipped: you chose “Don’t ask” — 12 Nov')
})

describe('what is held says what it waits for', () => {
  const until = iso(at(12, 1, 9))
  test.each([
    ['open_invoice', null, 'On hold: another invoice of this client is open'],
    ['open_invoice', until, 'On hold: another invoice of this client is open — We’ll ask you to decide on 1 Dec'],
    ['deposit', null, 'On hold: deposit, waiting for the final payment'],
    ['deposit', until, 'On hold: deposit, waiting for the final payment — We’ll ask you to decide on 1 Dec'],
    ['no_email', null, 'On hold: this payment has no email address'],
    ['invalid_email', null, 'On hold: the email address isn’t valid'],
    ['quota', until, 'On hold: the month’s requests are used up — Next attempt: Tue 1 Dec, 09:00'],
    ['email_limit', until, 'On hold: the email limit is reached — Next attempt: Tue 1 Dec, 09:00'],
    ['no_email', until, 'On hold: this payment has no email address — We’ll wait until 1 Dec'],
    ['owners_call', until, 'Needs your decision — We’ll wait until 1 Dec'],
    ['workspace_frozen', null, 'On hold: this workspace is frozen'],
    ['sending_paused', null, 'On hold: emails to your clients are paused'],
    ['account_paused', null, 'On hold: this Stripe account is paused'],
    ['owners_call', null, 'Needs your decision'],
  ] as const)('%s until %s: %s', (reason, moment, expected) => {
    expect(say({ kind: 'hold', reason, until: moment })).toBe(expected)
  })

  test('what would have been', () => {
    expect(say({ kind: 'hold', reason: 'deposit', until }, 'past')).toBe(
      'Would be on hold: deposit, waiting for the final payment',
    )
    expect(say({ kind: 'hold', reason: 'owners_call', until: null }, 'past')).toBe('Your decision')
  })
})

describe('who is not asked has a reason', () => {
  const since = iso(at(11, 3))
  test.each([
    ['nothing_paid', null, 'the amount was zero'],
    ['below_minimum', null, 'below your minimum amount'],
    ['own_address', null, 'this is your own email address'],
    ['renewal', null, 'a renewal'],
    ['plan_change', null, 'a plan change'],
    ['unknown_kind', null, 'we don’t know this type of invoice'],
    ['open_request', since, 'already asked on 3 Nov, no answer yet'],
    ['open_request', null, 'already asked, no answer yet'],
    ['asked_recently', iso(at(10, 10)), 'asked 41 days ago'],
    ['asked_recently', iso(at(11, 19)), 'asked yesterday'],
    ['asked_recently', iso(at(11, 20, 2)), 'asked today'],
    ['asked_recently', iso(at(11, 24)), 'asked on 24 Nov'],
    ['asked_recently', null, 'asked recently'],
    ['declined', since, 'declined on 3 Nov'],
    ['unsubscribed', since, 'unsubscribed on 3 Nov'],
    ['bounced', since, 'emails to this address bounce'],
    ['complained', since, 'reported an email as spam'],
    ['do_not_ask', null, 'on your do-not-ask list'],
    ['refunded', since, 'refunded on 3 Nov'],
    ['refunded', iso(new Date(2025, 10, 3)), 'refunded on 3 Nov 2025'],
    ['disputed', since, 'the payment was disputed on 3 Nov'],
    ['voided', null, 'the invoice was cancelled'],
    ['payment_failed', null, 'the payment failed'],
    ['covered', null, 'another payment of this client triggers the request'],
    ['other_workspace', null, 'another business with this Stripe account asks this client'],
    ['quota_expired', null, 'no request was left for 30 days'],
    ['hold_expired', null, 'it was on hold for too long'],
    ['disconnected', null, 'the account was disconnected'],
    ['owner', null, 'you chose “Don’t ask”'],
  ] as const)('%s since %s: %s', (reason, moment, expected) => {
    const decision = { kind: 'skip', reason, since: moment } as const
    expect(decisionMessage({ decision, paidAt }, { clock: { now }, tense: 'now' }).text).toBe(`Skipped: ${expected}`)
  })
})

test('why nobody can be asked today is told unless what was decided says the same', () => {
  const today = { now: at(11, 20) }
  const onHold = { kind: 'hold', reason: 'no_email', until: null } as const
  const renewal = { kind: 'skip', reason: 'renewal', since: null } as const
  expect(obstacleMessage({ cannotSendNow: null, decision: onHold }, today)).toBeNull()
  expect(obstacleMessage({ cannotSendNow: 'no_address', decision: onHold }, today)).toBeNull()
  expect(obstacleMessage({ cannotSendNow: 'renewal', decision: renewal }, today)).toBeNull()
  expect(obstacleMessage({ cannotSendNow: 'no_address', decision: renewal }, today)).toBe(
    'Stripe has no valid email address',
  )
  expect(obstacleMessage({ cannotSendNow: 'unsubscribed', decision: renewal }, today)).toMatch(/^[a-z].+/)
})

test('who was asked is told by the day, and why', () => {
  expect(say({ kind: 'asked', reason: 'owner', at: iso(at(11, 20, 11)) })).toBe('Asked on 20 Nov — You chose to ask')
})

test('every decision has words, and every reason to ask nobody is counted with some', () => {
  const moment = iso(at(11, 25))
  const decisions: PaymentDecision[] = [
    ...RequestReason.options.flatMap((reason) => [
      { kind: 'ask', reason, at: moment } as const,
      { kind: 'asked', reason, at: moment } as const,
    ]),
    ...HoldReason.options.map((reason) => ({ kind: 'hold', reason, until: moment }) as const),
    ...SkipReason.options.map((reason) => ({ kind: 'skip', reason, since: moment }) as const),
  ]
  for (const decision of decisions)
    for (const tense of ['now', 'past'] as const) expect(say(decision, tense)).toMatch(/^[A-Z][^_]{6,}$/)
  expect(Object.keys(reasonGroups)).toEqual([...HoldReason.options, ...SkipReason.options])
})

test('a client goes by name, else by address', () => {
  expect(clientOf({ customerName: 'Ana Ribeiro', customerEmail: 'ana@client.example' })).toBe('Ana Ribeiro')
  expect(clientOf({ customerName: null, customerEmail: 'ana@client.example' })).toBe('ana@client.example')
  expect(clientOf({ customerName: '', customerEmail: null })).toBe('Unnamed client')
})
