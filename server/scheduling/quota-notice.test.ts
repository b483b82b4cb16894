import { describe, expect, test } from 'vitest'
import { addressesOf, treeOf, textsOf } from '#server/testing/email-tree.ts'
import { quotaNoticeEmail } from './quota-notice.email.ts'
import { noticeFrame } from '#server/testing/notice-frame.ts'

const PLANS = 'https://goodword.example/settings/subscription'
const WAITING = 'https://goodword.example/payments?show=onHold'
const SETTINGS = 'https://goodword.example/settings/emails'

const notice = (of: Partial<Parameters<typeof quotaNoticeEmail>[0]> = {}) =>
  quotaNoticeEmail({
    productName: 'Goodword',
    frame: noticeFrame({ firstName: 'Nora', settingsLink: SETTINGS }),
    waiting: 3,
    limit: 5,
    from: '1 December',
    link: PLANS,
    paymentsLink: WAITING,
    ...of,
  })

const plain = notice()

describe('the mail about clients who wait for requests', () => {
  test('says how many wait, why, until when and what can be done, and leads there and nowhere else', () => {
    expect(plain.subject).toBe('3 clients are waiting to be asked')
    expect(addressesOf(plain.html)).toEqual([PLANS, PLANS, WAITING, SETTINGS])
    for (const wording of [textsOf(plain.html), plain.text]) {
      expect(wording).toContain('Hi Nora,')
      expect(wording).toContain(
        '3 clients are waiting to be asked for a testimonial, but you’ve used all 5 requests of this month.',
      )
      expect(wording).toContain('We’ll continue on 1 December, starting with those who have waited longest.')
      expect(wording).toContain('After 30 days we stop trying.')
      expect(wording).toContain('To ask them now, choose a larger plan.')
    }
    for (const address of [PLANS, WAITING, SETTINGS]) expect(plain.text).toContain(address)
  })

  test('speaks of one client as of one', () => {
    const { subject, text } = notice({ waiting: 1 })
    expect(subject).toBe('1 client is waiting to be asked')
    expect(text).toContain('1 client is waiting to be asked for a testimonial, but')
    expect(text).toContain('To ask the client now, choose a larger plan.')
  })

  test.each([
    '</td></tr></table></body></html><h1>All yours</h1>',
    '"><img src=x onerror=alert(1)>',
    'https://evil.example/pay?now=1 www.evil.example pay@evil.example',
    'Nora\r\nBcc: all@evil.example',
    'a'.repeat(300),
  ])('is the same but for its words, whatever the owner is called: %j', (firstName) => {
    const { html, text } = notice({ frame: noticeFrame({ firstName, settingsLink: SETTINGS }) })
    expect(treeOf(html)).toBe(treeOf(plain.html))
    expect(addressesOf(html)).toEqual(addressesOf(plain.html))
    expect(html + text).not.toContain('evil')
    expect(text.split('\n')).toHaveLength(plain.text.split('\n').length)
  })
})
