import { describe, expect, test } from 'vitest'
import { addressesOf, treeOf, wordsOf } from '#server/testing/mail-tree.ts'
import { waitingNoticeMail } from './waiting-notice.email.ts'

const PLANS = 'https://goodword.example/settings/subscription'
const WAITING = 'https://goodword.example/settings/stripe?show=held'
const SETTINGS = 'https://goodword.example/settings/emails'

const notice = (of: Partial<Parameters<typeof waitingNoticeMail>[0]> = {}) =>
  waitingNoticeMail({
    firstName: 'Nora',
    waiting: 3,
    limit: 5,
    from: '1 December',
    link: PLANS,
    paymentsLink: WAITING,
    settingsLink: SETTINGS,
    ...of,
  })

const plain = notice()

describe('the mail about clients who wait for requests', () => {
  test('says how many wait, why, until when and what can be done, and leads there and nowhere else', () => {
    expect(plain.subject).toBe('3 clients wait for requests')
    expect(addressesOf(plain.html)).toEqual([PLANS, PLANS, WAITING, SETTINGS])
    for (const words of [wordsOf(plain.html), plain.text]) {
      expect(words).toContain('Hello Nora,')
      expect(words).toContain(
        '3 clients wait to be asked for a testimonial. The 5 requests that your plan has this month are used up.',
      )
      expect(words).toContain('we go on asking on 1 December, those who have waited longest first.')
      expect(words).toContain('Nobody is asked after waiting for 30 days.')
      expect(words).toContain('To have them asked now, choose a larger plan.')
    }
    for (const address of [PLANS, WAITING, SETTINGS]) expect(plain.text).toContain(address)
  })

  test('speaks of one client as of one', () => {
    const { subject, text } = notice({ waiting: 1 })
    expect(subject).toBe('1 client waits for requests')
    expect(text).toContain('1 client waits to be asked for a testimonial.')
    expect(text).toContain('To have the client asked now, choose a larger plan.')
  })

  test.each([
    '</td></tr></table></body></html><h1>All yours</h1>',
    '"><img src=x onerror=alert(1)>',
    'https://evil.example/pay?now=1 www.evil.example pay@evil.example',
    'Nora\r\nBcc: all@evil.example',
    'a'.repeat(300),
  ])('is the same but for its words, whatever the owner is called: %j', (firstName) => {
    const { html, text } = notice({ firstName })
    expect(treeOf(html)).toBe(treeOf(plain.html))
    expect(addressesOf(html)).toEqual(addressesOf(plain.html))
    expect(html + text).not.toContain('evil')
    expect(text.split('\n')).toHaveLength(plain.text.split('\n').length)
  })
})
