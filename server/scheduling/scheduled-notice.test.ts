import { describe, expect, test } from 'vitest'
import { addressesOf, treeOf, textsOf } from '#server/testing/email-tree.ts'
import { scheduledNoticeEmail } from './scheduled-notice.email.ts'
import { noticeFrame } from '#server/testing/notice-frame.ts'

const LINK = 'https://goodword.example/payments?show=planned'
const SETTINGS = 'https://goodword.example/settings/emails'

const notice = (of: Partial<Parameters<typeof scheduledNoticeEmail>[0]> = {}) =>
  scheduledNoticeEmail({
    productName: 'Goodword',
    frame: noticeFrame({ firstName: 'Nora', settingsLink: SETTINGS }),
    clientName: 'Ana Ribeiro',
    clientEmail: 'ana@client.example',
    money: '$480',
    moment: 'Thursday, 26 November, 10:00',
    link: LINK,
    ...of,
  })

const plain = notice()

const hostile = [
  '</title></head><body></td></tr></table></body></html><h1>All yours</h1>',
  '"><img src=x onerror=alert(1)>',
  "' style='display:none' x='",
  '<script>alert(1)</script>',
  '<style>*{display:none}</style>',
  '<!-- <a href="https://evil.example">here</a> -->',
  '<![CDATA[<b>]]><svg><script>alert(1)</script></svg>',
  '&lt;b&gt; &amp;#60; &#x3c;i&#x3e;',
  'https://evil.example/pay?now=1 www.evil.example pay@evil.example',
  'javascript:alert(1)//',
  'Ana\r\nBcc: all@evil.example\r\n\r\nHello',
  '\u202Eelpmaxe.live\u2066 turned around',
  '${7*7} {{ownerName}} %s \\',
  '\u0000\u0007\u200B',
  'a'.repeat(300),
]

describe('the mail about an ask that is planned', () => {
  test('says who paid what and when they are asked, and leads to the payment and the settings, and nowhere else', () => {
    expect(plain.subject).toBe('Ana Ribeiro paid: we’ll ask for a testimonial')
    expect(addressesOf(plain.html)).toEqual([LINK, LINK, SETTINGS])
    for (const wording of [textsOf(plain.html), plain.text]) {
      expect(wording).toContain(
        'Ana Ribeiro paid you $480. We’ll ask for a testimonial on Thursday, 26 November, 10:00.',
      )
    }
  })

  test('calls a client without a name by their address', () => {
    expect(notice({ clientName: null }).subject).toBe('ana@client.example paid: we’ll ask for a testimonial')
    expect(notice({ clientName: '<>' }).subject).toBe('ana@client.example paid: we’ll ask for a testimonial')
  })

  test.each(hostile)('is the same but for its words, whatever a client is called at Stripe: %j', (text) => {
    const frame = noticeFrame({ firstName: text, settingsLink: SETTINGS })
    for (const of of [{ clientName: text }, { frame }, { clientName: text, frame }]) {
      const { html, text: wording, subject } = notice(of)
      expect(treeOf(html)).toBe(treeOf(plain.html))
      expect(addressesOf(html)).toEqual(addressesOf(plain.html))
      expect(subject).toMatch(/^[^\p{Cc}\p{Cf}]{1,110} paid: we’ll ask for a testimonial$/u)
      expect(subject + wording + html).not.toMatch(/evil|[\u202A-\u202E\u2066-\u2069]/)
      expect(wording.split('\n')).toHaveLength(plain.text.split('\n').length)
    }
  })
})
