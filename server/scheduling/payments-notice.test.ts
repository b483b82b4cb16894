import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HoldReason } from '#shared/payments.ts'
import { nextWorkingMorning } from '#shared/working-hours.ts'
import { addressesOf, textsOf, treeOf } from '#server/testing/email-tree.ts'
import { nextNoticeAt } from './payments-notice.domain.ts'
import { paymentsNoticeEmail } from './payments-notice.email.ts'
import { noticeFrame } from '#server/testing/notice-frame.ts'

const ZONE = 'Europe/Berlin'
const DAY_MS = 24 * 60 * 60 * 1000
const at = (instant: string) => new Date(instant)

describe('the owner is told', () => {
  // Berlin is two hours ahead of UTC in October 2026 and one hour from the 25th on. The 2nd of November is a Monday.
  test.each<[string, Partial<Parameters<typeof nextNoticeAt>[0]>, string | null]>([
    ['of nothing if nothing needs them', {}, null],
    ['the morning after', { newFrom: at('2026-11-03T13:00:00Z') }, '2026-11-04T08:00:00Z'],
    ['the same morning', { newFrom: at('2026-11-03T05:00:00Z') }, '2026-11-03T08:00:00Z'],
    ['on Monday of Friday’s', { newFrom: at('2026-11-06T09:00:00Z') }, '2026-11-09T08:00:00Z'],
    [
      'of a new one a week after the last email',
      { newFrom: at('2026-11-03T13:00:00Z'), lastAt: at('2026-11-02T08:00:00Z'), hasOld: true },
      '2026-11-09T08:00:00Z',
    ],
    [
      'a week after an email that left a minute late, not a day later',
      { newFrom: at('2026-11-03T13:00:00Z'), lastAt: at('2026-11-02T08:01:00Z') },
      '2026-11-09T08:00:00Z',
    ],
    [
      'of a new one the morning after, if the last email is older than a week',
      { newFrom: at('2026-11-18T13:00:00Z'), lastAt: at('2026-11-02T08:00:00Z'), hasOld: true },
      '2026-11-19T08:00:00Z',
    ],
    [
      'of the same ones after thirty days',
      { lastAt: at('2026-11-02T08:00:00Z'), hasOld: true },
      '2026-12-02T08:00:00Z',
    ],
    [
      'of the same ones before one that is new only later',
      { lastAt: at('2026-11-02T08:00:00Z'), hasOld: true, newFrom: at('2026-12-10T08:00:00Z') },
      '2026-12-02T08:00:00Z',
    ],
    ['of nothing if the old ones are resolved', { lastAt: at('2026-11-02T08:00:00Z') }, null],
  ])('%s', (_, state, expected) => {
    const next = nextNoticeAt({ lastAt: null, newFrom: null, hasOld: false, timeZone: ZONE, ...state })
    expect(next?.toISOString() ?? null).toBe(expected && at(expected).toISOString())
  })

  test('on weekday mornings only, and never twice within a week', () => {
    const instant = fc.date({ min: at('2026-01-01'), max: at('2027-12-31'), noInvalidDate: true })
    const zone = fc.constantFrom(ZONE, 'America/New_York', 'Asia/Kathmandu', 'Pacific/Auckland', 'UTC')
    fc.assert(
      fc.property(instant, fc.option(instant), fc.boolean(), zone, (lastAt, newFrom, hasOld, timeZone) => {
        const next = nextNoticeAt({ lastAt, newFrom, hasOld, timeZone })
        expect(next !== null).toBe(newFrom !== null || hasOld)
        if (!next) return
        expect(nextWorkingMorning(next, timeZone)).toEqual(next)
        // An hour less, for an email that left late.
        expect(next.getTime() - lastAt.getTime()).toBeGreaterThan(7 * DAY_MS - DAY_MS / 24)
        if (newFrom) expect(next >= newFrom || hasOld).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })
})

const LIST = 'https://goodword.example/payments?show=onHold'
const SETTINGS = 'https://goodword.example/settings/emails'
const NOW = at('2026-11-20T08:00:00Z')
const LINK = (id: string) => `${LIST}#${id}`

type Listed = Parameters<typeof paymentsNoticeEmail>[0]['payments'][number]

const payment = (of: Partial<Listed> = {}): Listed => ({
  customerName: 'Ana Ribeiro',
  customerEmail: null,
  decisionReason: 'no_email',
  onHoldSince: new Date(NOW.getTime() - 47.5 * DAY_MS),
  money: '€4,850',
  day: '18 November',
  link: LINK('pay_1'),
  ...of,
})

const three = [
  payment(),
  payment({ customerName: 'Halm GmbH', decisionReason: 'owners_call', link: LINK('pay_2') }),
  payment({ customerName: null, customerEmail: 'bo@client.example', decisionReason: 'deposit', link: LINK('pay_3') }),
]

const notice = (of: Partial<Parameters<typeof paymentsNoticeEmail>[0]> = {}) =>
  paymentsNoticeEmail({
    productName: 'Goodword',
    frame: noticeFrame({ firstName: 'Nora', settingsLink: SETTINGS }),
    count: of.payments?.length ?? 3,
    payments: three,
    now: NOW,
    link: LIST,
    ...of,
  })

const plain = notice()

describe('the email about payments that need the owner', () => {
  test('says of each payment who paid what, when, why it is on hold, and leads to it', () => {
    expect(plain.subject).toBe('3 payments need you')
    expect(addressesOf(plain.html)).toEqual([LINK('pay_1'), LINK('pay_2'), LINK('pay_3'), LIST, LIST, SETTINGS])
    for (const wording of [textsOf(plain.html), plain.text]) {
      expect(wording).toContain('Hi Nora,')
      expect(wording).toContain('but 3 payments are on hold until you decide.')
      expect(wording).toContain('€4,850 on 18 November')
      expect(wording).toContain('This payment has no email address.')
      expect(wording).toContain('You decide whether we ask this client.')
      expect(wording).toContain('It’s a deposit, and no final payment has come in 47 days.')
      expect(wording).toContain('Each button opens the payment. Nothing is sent until you say so.')
      expect(wording).not.toMatch(/\d more/)
    }
    expect(plain.text).toContain(
      `Ana Ribeiro, €4,850 on 18 November\nThis payment has no email address.\nAdd email: ${LINK('pay_1')}`,
    )
    expect(plain.text).toContain('bo@client.example, €4,850 on 18 November')
  })

  test('stays the same', () => {
    expect(notice({ count: 7 })).toMatchSnapshot('email')
  })

  test('speaks of one payment as of one', () => {
    const { subject, text } = notice({ payments: [payment({ customerName: null })] })
    expect(subject).toBe('1 payment needs you')
    expect(text).toContain('the payment is on hold until you decide.')
    expect(text).toContain('Unnamed client, €4,850')
    expect(text).toContain('Review payment:')
  })

  test('says how many it leaves out', () => {
    const { html, text } = notice({ count: 7 })
    for (const wording of [textsOf(html), text]) expect(wording).toContain('and 4 more')
  })

  test('has a sentence and a button for every reason to hold that may need the owner', () => {
    const said = HoldReason.options.map((decisionReason) => {
      const { text } = notice({ payments: [payment({ decisionReason })] })
      return `${decisionReason}: ${/Ana .*\n(.*)\n(.*?):/.exec(text)?.slice(1).join(' ') ?? ''}`
    })
    expect(said).toEqual(
      expect.arrayContaining([
        'no_email: This payment has no email address. Add email',
        'invalid_email: The email address isn’t valid. Fix email',
        'deposit: It’s a deposit, and no final payment has come in 47 days. Decide',
        'open_invoice: Another invoice of this client has been open for 47 days. Decide',
        'owners_call: You decide whether we ask this client. Decide',
      ]),
    )
  })

  test.each([
    '</td></tr></table></body></html><h1>All yours</h1>',
    '"><img src=x onerror=alert(1)>',
    'https://evil.example/pay?now=1 www.evil.example pay@evil.example',
    'Nora\r\nBcc: all@evil.example',
    'a'.repeat(300),
  ])('is the same but for its words, whatever anybody is called: %j', (name) => {
    const hostile = three.map((each) => ({ ...each, customerName: name, customerEmail: name }))
    const { html, text } = notice({
      frame: noticeFrame({ firstName: name, settingsLink: SETTINGS }),
      payments: hostile,
    })
    expect(treeOf(html)).toBe(treeOf(plain.html))
    expect(addressesOf(html)).toEqual(addressesOf(plain.html))
    expect(html + text).not.toContain('evil')
    expect(text.split('\n')).toHaveLength(plain.text.split('\n').length)
  })
})
