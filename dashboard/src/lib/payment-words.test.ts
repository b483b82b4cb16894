import { describe, expect, test } from 'vitest'
import { AskReason, HoldReason, type PaymentDecision, SkipReason } from '#shared/payments.ts'
import { clientOf, obstacleWords, decisionWords, reasonGroups } from './payment-words.ts'

/** A moment of the reader's own day. */
const at = (month: number, day: number, hour = 10) => new Date(2026, month - 1, day, hour)
const now = at(11, 20, 12)
const paidAt = at(11, 20, 9).toISOString()
const iso = (moment: Date) => moment.toISOString()

const say = (decision: PaymentDecision, tense: 'now' | 'past' = 'now') => {
  const { text, detail } = decisionWords({ decision, paidAt }, { clock: { now }, tense })
  return detail === null ? text : `${text} — ${detail}`
}

describe('who will be asked is told to the minute, and why', () => {
  test.each([
    ['invoice', at(11, 26), 'Will ask Thu 26 Nov, 10:00 — 6 days after the invoice was paid'],
    ['invoice', at(11, 21), 'Will ask tomorrow, 10:00 — 1 day after the invoice was paid'],
    ['checkout', at(11, 20, 15), 'Will ask today, 15:00 — Right after the checkout'],
    ['subscription', at(12, 21), 'Will ask Mon 21 Dec, 10:00 — 31 days after the subscription’s first payment'],
    ['renewal', at(11, 25), 'Will ask Wed 25 Nov, 10:00 — 5 days after the renewal'],
    ['settled', at(11, 25), 'Will ask Wed 25 Nov, 10:00 — Nothing else of this client is open any more'],
    ['owner', at(11, 20, 11), 'Will ask in a moment — Because you said so'],
    ['invoice', new Date(2027, 0, 4, 9), 'Will ask Mon 4 Jan 2027, 09:00 — 45 days after the invoice was paid'],
  ] as const)('%s, %s: %s', (reason, moment, expected) => {
    expect(say({ kind: 'ask', reason, at: iso(moment) })).toBe(expected)
  })

  test('what would have been is told by the day', () => {
    expect(say({ kind: 'ask', reason: 'invoice', at: iso(at(11, 25)) }, 'past')).toBe(
      'Would have asked on 25 Nov — 5 days after the invoice was paid',
    )
  })
})

describe('what is held says what it waits for', () => {
  const until = iso(at(12, 1, 9))
  test.each([
    ['open_invoice', null, 'Held: another invoice of this client is open'],
    ['open_invoice', until, 'Held: another invoice of this client is open — Yours to decide from 1 Dec on'],
    ['deposit', null, 'Held: a deposit, waits for the balance'],
    ['deposit', until, 'Held: a deposit, waits for the balance — Yours to decide from 1 Dec on'],
    ['no_email', null, 'Held: this payment has no email address'],
    ['invalid_email', null, 'Held: the email address cannot be right'],
    ['quota', until, 'Held: the month’s requests are used up — Tried again Tue 1 Dec, 09:00'],
    ['mail_limit', until, 'Held: enough mails have gone out for now — Tried again Tue 1 Dec, 09:00'],
    ['no_email', until, 'Held: this payment has no email address — Waits until 1 Dec'],
    ['owners_call', until, 'Needs your call — Waits until 1 Dec'],
    ['sending_paused', null, 'Held: mails to your clients are paused'],
    ['account_paused', null, 'Held: this Stripe account is paused'],
    ['owners_call', null, 'Needs your call'],
  ] as const)('%s until %s: %s', (reason, moment, expected) => {
    expect(say({ kind: 'hold', reason, until: moment })).toBe(expected)
  })

  test('what would have been', () => {
    expect(say({ kind: 'hold', reason: 'deposit', until }, 'past')).toBe(
      'Would have waited: a deposit, waits for the balance',
    )
    expect(say({ kind: 'hold', reason: 'owners_call', until: null }, 'past')).toBe('Your call')
  })
})

describe('who is not asked has a reason', () => {
  const since = iso(at(11, 3))
  test.each([
    ['nothing_paid', null, 'nothing was to be paid'],
    ['below_minimum', null, 'below your smallest amount'],
    ['own_address', null, 'it is your own address'],
    ['renewal', null, 'a renewal'],
    ['plan_change', null, 'a change of plan'],
    ['unknown_kind', null, 'a kind of invoice we do not know'],
    ['open_request', since, 'a request waits for an answer since 3 Nov'],
    ['open_request', null, 'a request waits for an answer'],
    ['asked_recently', iso(at(10, 10)), 'asked 41 days ago'],
    ['asked_recently', iso(at(11, 19)), 'asked yesterday'],
    ['asked_recently', iso(at(11, 20, 2)), 'asked today'],
    ['asked_recently', iso(at(11, 24)), 'asked on 24 Nov'],
    ['asked_recently', null, 'asked not long ago'],
    ['declined', since, 'said no thanks on 3 Nov'],
    ['unsubscribed', since, 'wants no such mails since 3 Nov'],
    ['bounced', since, 'mail does not arrive at this address'],
    ['complained', since, 'reported a mail as spam'],
    ['do_not_ask', null, 'on your list of whom never to ask'],
    ['refunded', since, 'refunded on 3 Nov'],
    ['refunded', iso(new Date(2025, 10, 3)), 'refunded on 3 Nov 2025'],
    ['disputed', since, 'the payment was disputed on 3 Nov'],
    ['voided', null, 'the invoice was cancelled'],
    ['payment_failed', null, 'the payment did not go through'],
    ['covered', null, 'another payment of this client asks'],
    ['other_workspace', null, 'another business with this Stripe account asks'],
    ['quota_expired', null, 'no request was free for 30 days'],
    ['hold_expired', null, 'it waited too long'],
    ['disconnected', null, 'the account was disconnected'],
    ['owner', null, 'you decided so'],
  ] as const)('%s since %s: %s', (reason, moment, expected) => {
    expect(say({ kind: 'skip', reason, since: moment })).toBe(`Not asked: ${expected}`)
  })
})

test('why nobody can be asked today is told unless what was decided says the same', () => {
  const today = { now: at(11, 20) }
  const held = { kind: 'hold', reason: 'no_email', until: null } as const
  const renewal = { kind: 'skip', reason: 'renewal', since: null } as const
  expect(obstacleWords({ cannotAskNow: null, decision: held }, today)).toBeNull()
  expect(obstacleWords({ cannotAskNow: 'no_address', decision: held }, today)).toBeNull()
  expect(obstacleWords({ cannotAskNow: 'renewal', decision: renewal }, today)).toBeNull()
  expect(obstacleWords({ cannotAskNow: 'no_address', decision: renewal }, today)).toBe(
    'Stripe has no email address that works',
  )
  expect(obstacleWords({ cannotAskNow: 'unsubscribed', decision: renewal }, today)).toMatch(/^[a-z].+/)
})

test('who was asked is told by the day, and why', () => {
  expect(say({ kind: 'asked', reason: 'owner', at: iso(at(11, 20, 11)) })).toBe('Asked on 20 Nov — Because you said so')
})

test('every decision has words, and every reason to ask nobody is counted with some', () => {
  const moment = iso(at(11, 25))
  const decisions: PaymentDecision[] = [
    ...AskReason.options.flatMap((reason) => [
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
  expect(clientOf({ customerName: '', customerEmail: null })).toBe('A client without a name')
})
