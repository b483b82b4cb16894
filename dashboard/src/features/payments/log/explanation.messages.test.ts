import { describe, expect, test } from 'vitest'
import { defaultRequestRules } from '#shared/connections.ts'
import { type PaymentExplanation, PaymentRule } from '#shared/payment-explanation.ts'
import { HoldReason, type Payment, type PaymentDecision, SkipReason } from '#shared/payments.ts'
import { checkMessages, checksTitle, eventMessage } from './explanation.messages.ts'
import { nextMessage } from './next.messages.ts'

/** A moment of the reader's own day. */
const at = (month: number, day: number) => new Date(2026, month - 1, day, 10).toISOString()
const clock = { now: new Date(2026, 10, 20, 12) }
const until = at(12, 1)

const paymentOf = (changes: Partial<Payment> = {}): Payment => ({
  id: 'pay_1',
  connectionId: 'con_1',
  connectionName: null,
  customerName: 'Ana Ribeiro',
  customerEmail: 'ana@client.example',
  amount: 110_000,
  currency: 'eur',
  paidAt: at(11, 18),
  source: 'invoice',
  description: 'FS-1',
  isPaidElsewhere: false,
  decision: { kind: 'ask', reason: 'invoice', at: at(11, 23) },
  evidence: null,
  ownersPart: null,
  testimonial: null,
  ...changes,
})

const explanationOf = (changes: Partial<PaymentExplanation> = {}): PaymentExplanation => ({
  decision: { kind: 'ask', reason: 'invoice', at: at(11, 23) },
  checks: [],
  rules: { ...defaultRequestRules, minimumAmount: 50, quietDays: 90 },
  isRenewal: false,
  hadMoneyBack: false,
  knowsOpenInvoices: true,
  nextPossibleAt: null,
  history: [],
  remindsAt: null,
  stripeUrl: null,
  ...changes,
})

type Given = { payment?: Partial<Payment>; explanation?: Partial<PaymentExplanation> }
const reading = ({ payment, explanation }: Given) => ({
  payment: paymentOf({ ...(explanation?.decision && { decision: explanation.decision }), ...payment }),
  explanation: explanationOf(explanation),
  clock,
})

const all = (state: 'passed' | 'later') => PaymentRule.options.map((rule) => ({ rule, state }))
const texts = (given: Given) => checkMessages(reading(given)).map(({ text }) => text)

describe('the checks of a decision', () => {
  test('say amounts, days and hours of the owner’s own rules', () => {
    expect(texts({ explanation: { checks: all('passed') } })).toEqual([
      'Paid, not refunded',
      'The client hasn’t unsubscribed or declined',
      '€1,100 reaches your minimum of €50',
      'Not a renewal',
      'Not a deposit, and no other invoice is open',
      'Not asked in the last 90 days',
      'Has a valid email address',
      'You confirm each request first',
      '3 days after the invoice, then a weekday',
      'Monday to Friday, 9 to 17',
    ])
  })

  test('that were not reached say what they ask for, and claim nothing', () => {
    expect(texts({ explanation: { checks: all('later') } })).toEqual([
      'Paid, not refunded',
      'The client hasn’t unsubscribed or declined',
      'At least €50',
      'Not a renewal',
      'Not a deposit',
      'Not asked in the last 90 days',
      'A valid email address',
      'You confirm each request first',
      '3 days after the invoice, then a weekday',
      'Monday to Friday, 9 to 17',
    ])
  })

  test.each<[string, Given, string[]]>([
    [
      'a final payment',
      { payment: { evidence: { part: 'last', by: 'words', words: 'Rest', otherPaidAt: null } } },
      ['The final payment'],
    ],
    ['invoices that nobody could look up', { explanation: { knowsOpenInvoices: false } }, ['Not a deposit']],
    [
      'a request that was sent',
      { explanation: { decision: { kind: 'asked', reason: 'invoice', at: at(11, 19) } } },
      ['Not a deposit, and no other invoice was open'],
    ],
  ])('of %s', (_, given, expected) => {
    const checks = [{ rule: 'final_payment', state: 'passed' } as const]
    expect(texts({ ...given, explanation: { ...given.explanation, checks } })).toEqual(expected)
  })

  test('of a payment without an address say nothing about its client', () => {
    const said = texts({ payment: { customerEmail: null }, explanation: { checks: all('passed') } })
    expect(said).not.toContain('The client hasn’t unsubscribed or declined')
    expect(said).not.toContain('Not asked in the last 90 days')
  })

  test('of a renewal say that the rules ask for it, in its own delay', () => {
    const said = texts({
      payment: { source: 'subscription' },
      explanation: { isRenewal: true, checks: all('passed') },
    })
    expect(said).toContain('A renewal, which your rules ask for')
    expect(said).toContain('3 days after the renewal, then a weekday')
  })

  test('of a payment of which a part went back say so', () => {
    const checks = [{ rule: 'reversal', state: 'passed' } as const]
    expect(texts({ explanation: { hadMoneyBack: true, checks } })).toEqual(['Paid, not refunded in full'])
  })

  test('begin with the owner’s choice if that asked', () => {
    const decision = { kind: 'asked', reason: 'owner', at: at(11, 19) } as const
    expect(texts({ explanation: { decision, checks: [] } })).toEqual(['You chose to ask'])
  })

  const stopped = (decision: PaymentDecision, rule: PaymentRule, given: Given = {}) => {
    const checks = [{ rule, state: 'stopped' as const }]
    const [only] = checkMessages(reading({ ...given, explanation: { ...given.explanation, decision, checks } }))
    return [only?.text, only?.detail].filter(Boolean).join(' — ')
  }

  test.each([...HoldReason.options, ...SkipReason.options])('that stopped for %s say so in one sentence', (reason) => {
    const hold = HoldReason.safeParse(reason)
    const decision: PaymentDecision = hold.success
      ? { kind: 'hold', reason: hold.data, until }
      : { kind: 'skip', reason: SkipReason.parse(reason), since: at(11, 2) }
    expect(stopped(decision, 'kind')).toMatch(/^[A-Z€][^—]+[^.](?: — \S.*)?$/)
    expect(nextMessage(reading({ explanation: { decision } }))).toMatch(/^[A-Z].+\.$/)
    expect(checksTitle(decision)).toMatch(/^Why /)
  })

  test.each<[string, string]>([
    [
      stopped({ kind: 'hold', reason: 'deposit', until }, 'final_payment', {
        payment: { evidence: { part: 'first', by: 'words', words: 'Deposit 50%', otherPaidAt: null } },
      }),
      'It looks like a deposit — The invoice says “Deposit 50%”.',
    ],
    [
      stopped({ kind: 'hold', reason: 'deposit', until }, 'final_payment', {
        payment: { evidence: { part: 'first', by: 'owner', words: null, otherPaidAt: null } },
      }),
      'A deposit — You said so.',
    ],
    [
      stopped({ kind: 'hold', reason: 'owners_call', until }, 'owner_first'),
      'You confirm each request first — Your rules ask you first, for each payment.',
    ],
    [
      stopped({ kind: 'hold', reason: 'owners_call', until }, 'final_payment'),
      'The final payment hasn’t arrived — You decide whether to ask without it.',
    ],
    [
      stopped({ kind: 'skip', reason: 'below_minimum', since: null }, 'minimum_amount', { payment: { amount: 3500 } }),
      '€35 is below your minimum of €50',
    ],
    [
      stopped({ kind: 'skip', reason: 'asked_recently', since: at(11, 3) }, 'quiet_days', {
        explanation: { nextPossibleAt: new Date(2027, 1, 1, 10).toISOString() },
      }),
      'Asked 17 days ago — You wait 90 days between requests. Next possible on 1 Feb 2027.',
    ],
    [
      stopped({ kind: 'skip', reason: 'asked_recently', since: at(11, 3) }, 'quiet_days'),
      'Asked 17 days ago — You wait 90 days between requests.',
    ],
    [stopped({ kind: 'skip', reason: 'refunded', since: at(10, 29) }, 'reversal'), 'Refunded on 29 Oct'],
    [
      stopped({ kind: 'skip', reason: 'hold_expired', since: null }, 'outdated'),
      'It was too late to ask — A request more than 30 days late would surprise the client.',
    ],
  ])('%s', (said, expected) => {
    expect(said).toBe(expected)
  })
})

describe('what happens next', () => {
  const sent = { id: 'tes_1', status: 'sent' } as const
  const asked = { kind: 'asked', reason: 'invoice', at: at(11, 19) } as const
  test.each<[Given, string]>([
    [{}, 'The email goes out Mon 23 Nov, 10:00, after we’ve made these checks again.'],
    [
      { explanation: { decision: { kind: 'hold', reason: 'deposit', until } } },
      'If the final invoice is paid, we’ll ask 3 days later. If not, we’ll ask you to decide on 1 Dec.',
    ],
    [
      {
        explanation: {
          decision: { kind: 'hold', reason: 'open_invoice', until },
          rules: { ...defaultRequestRules, delays: { invoiceDays: 0, checkoutDays: 0, subscriptionDays: 0 } },
        },
      },
      'If the other invoice is paid, we’ll ask right away. If not, we’ll ask you to decide on 1 Dec.',
    ],
    [
      { explanation: { decision: { kind: 'hold', reason: 'no_email', until } }, payment: { customerEmail: null } },
      'Add an address, and your rules decide again. On 1 Dec, we’ll skip this payment.',
    ],
    [
      { explanation: { decision: { kind: 'skip', reason: 'renewal', since: null } } },
      'Nothing more happens, unless you ask.',
    ],
    [{ explanation: { decision: { kind: 'skip', reason: 'refunded', since: null } } }, 'Nothing more happens.'],
    [
      { explanation: { decision: asked, remindsAt: at(11, 27) }, payment: { testimonial: sent } },
      'If there’s no answer, a reminder goes out on 27 Nov.',
    ],
    [
      { explanation: { decision: asked }, payment: { testimonial: sent } },
      'We’re waiting for an answer. No reminder is planned.',
    ],
    [{ explanation: { decision: asked } }, 'The request was deleted.'],
  ])('%j: %s', (given, expected) => {
    expect(nextMessage(reading(given))).toBe(expected)
  })
})

test('what happened is told in a few words', () => {
  const say = (event: PaymentExplanation['history'][number], payment = paymentOf()) =>
    eventMessage({ payment, clock, me: 'usr_nora' }, event)
  const request = (
    kind: 'submitted' | 'reminded' | 'approved',
    actor: 'client' | 'member' | 'system',
    name = 'Nora Feldmann',
  ) => {
    const memberId = name === 'Nora Feldmann' ? 'usr_nora' : 'usr_mira'
    return say({ kind: 'request', at: until, event: { kind, actor, memberId, name, at: until } })
  }
  expect(say({ kind: 'paid', at: until })).toBe('Invoice paid: €1,100')
  expect(say({ kind: 'paid', at: until }, paymentOf({ isPaidElsewhere: true }))).toBe(
    'Marked as paid in Stripe: €1,100',
  )
  expect(say({ kind: 'reversed', because: 'refunded', at: until })).toBe('Refunded')
  expect(say({ kind: 'decided', decision: { kind: 'skip', reason: 'owner', since: null }, at: until })).toBe(
    'Skipped: you chose “Don’t ask”',
  )
  expect(request('submitted', 'client')).toBe('Ana Ribeiro answered')
  expect(request('reminded', 'system')).toBe('Reminder sent')
  expect(request('approved', 'member')).toBe('You approved the testimonial')
  expect(request('approved', 'member', 'Mira Castell')).toBe('Mira Castell approved the testimonial')
})
