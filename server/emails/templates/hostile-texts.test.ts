import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { noticeEmail } from '#server/submissions/notice.email.ts'
import { receiptEmail } from '#server/submissions/receipt.email.ts'
import { addressesOf, treeOf, textsOf } from '#server/testing/email-tree.ts'
import {
  FORM_LINK,
  PORTAL_LINK,
  UNSUBSCRIBE_LINK,
  PRODUCT_LINK,
  LOGO,
  type AnswerFields,
  writeRequest,
  writeFilled,
} from '#server/testing/request-emails.ts'
import { fromName, senderNames } from './sender.domain.ts'
import { noticeFrame } from '#server/testing/notice-frame.ts'

const LINKS = [
  LOGO.url,
  ...[1, 2, 3, 4, 5].map((stars) => `${FORM_LINK}&rating=${stars}`),
  FORM_LINK,
  FORM_LINK,
  PORTAL_LINK,
  UNSUBSCRIBE_LINK,
  PRODUCT_LINK,
]

const hostile = [
  '</td></tr></table></body></html><h1>All yours</h1>',
  '"><img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '</style><style>*{display:none}</style>',
  '</title><base href="https://evil.example">',
  '<!-- <a href="https://evil.example">here</a> -->',
  '<![CDATA[<b>]]><?xml version="1.0"?>',
  '&lt;b&gt; &amp;#60; &#x3c;i&#x3e; &nbsp;',
  'https://evil.example/pay?now=1 www.evil.example pay@evil.example',
  'javascript:alert(1)// data:text/html,<b>x</b>',
  '[here](https://evil.example) ![x](https://evil.example/x.png) <https://evil.example>',
  '\u202Eelpmaxe.live\u2066 turned around\u2069',
  'ze\u200Bro\u200Dwidth\uFEFF \u00AD',
  'שלום עולم',
  '${7*7} {{ownerName}} {{clientName}} {{{service}}} {{constructor}} %s \\ $& $1',
  "' style='color:red' x='",
  'One\r\nBcc: all@client.example\r\n\r\n<b>body</b>',
  '\u0000\u0007\u001B[31m\u2028\u2029',
  '😀 👩‍👩‍👧 é ﬁ',
  'x'.repeat(10_000),
  '<b>'.repeat(3000),
]

describe('E3: with any names, subject, message, service, footer and address', () => {
  const plain = treeOf(writeFilled({ text: 'harmless' }).html)

  test.each(hostile)('an email has the same elements and attributes: %j', (text) => {
    const sentEmail = writeFilled({ text }, { line: text.replaceAll(/[\r\n]+/g, ' ') })
    expect(treeOf(sentEmail.html)).toBe(plain)
    expect(addressesOf(sentEmail.html)).toEqual(LINKS)
    expect(sentEmail.subject).not.toMatch(/[\r\n\u202A-\u202E\u2066-\u2069]/)
    expect(sentEmail.headers).toEqual(writeRequest().headers)
  })

  test.each(hostile)('texts of anyone but the owner contain no links, in HTML and as text: %j', (text) => {
    const sender = senderNames({ firstName: text, lastName: text, organisationName: `Halm ${text}` })
    const sentEmail = writeRequest({
      sender: { ...sender, replyTo: null },
      clientName: text,
      service: text,
      postalAddress: text,
      style: { message: 'For {{service}}, {{clientName}}, from {{ownerName}}.' },
    })
    for (const part of [sentEmail.subject, sentEmail.text, textsOf(sentEmail.html)]) {
      expect(part).not.toMatch(/:\/\/evil|www\.evil|@evil|@client\.example|[\u202A-\u202E\u2066-\u2069]/)
    }
  })

  test('an email never has another element', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const line = text.replaceAll(/[\r\n*]+/g, ' ')
        expect(treeOf(writeFilled({ text }, { line }).html)).toBe(plain)
      }),
      { numRuns: 300 },
    )
  })

  test('a name adds no formatting and no fields to a message', () => {
    const clientName = '**Ana** *{{ownerName}}*'
    const { html, text } = writeRequest({ clientName, style: { message: 'Thank you, {{clientName}}.' } })
    expect(text).toContain('Thank you, **Ana** *{{ownerName}}*.')
    expect(treeOf(html)).toBe(treeOf(writeRequest({ style: { message: 'Thank you, {{clientName}}.' } }).html))
  })

  test.each(hostile)('a receipt and a notice have the same elements: %j', (text) => {
    const receipt = (of: AnswerFields) =>
      receiptEmail({
        ...senderNames({ firstName: `Lena ${of.text}`, lastName: '', organisationName: `Halm ${of.text}` }),
        language: 'en',
        clientName: `Yuki ${of.text}`,
        rating: 4,
        text: of.text.replaceAll(/[\r\n]+/g, ' '),
        isPrivate: false,
        link: PORTAL_LINK,
        productUrl: null,
        productName: 'Goodword',
      })
    const notice = (of: AnswerFields) =>
      noticeEmail({
        productName: 'Goodword',
        frame: { ...noticeFrame({ firstName: of.text, settingsLink: PRODUCT_LINK }), workspaceName: of.text },
        clientName: `Yuki ${of.text}`,
        rating: 4,
        text: of.text.replaceAll(/[\r\n]+/g, ' '),
        state: 'undecided',
        isChanged: false,
        isByLink: false,
        link: PORTAL_LINK,
      })
    for (const write of [receipt, notice]) {
      expect(treeOf(write({ text }).html)).toBe(treeOf(write({ text: 'harmless' }).html))
      expect(write({ text }).text + textsOf(write({ text }).html)).not.toMatch(/:\/\/evil|www\.evil|@evil\.|@client\./)
    }
  })
})

describe('E4: with any name of the owner', () => {
  test.each([
    'Jane, "CEO" <boss@bank.test>',
    '<boss@bank.test>',
    'boss@bank.test',
    'Jane\r\nBcc: all@client.example',
    '=?utf-8?q?boss=40bank.test?=',
    'PayPal.com Support',
    '\u202Etset.knab@ssob',
    '"; From: boss@bank.test',
  ])('the sender’s name is one line without an address: %j', (text) => {
    const names = {
      ...senderNames({ firstName: text, lastName: text, organisationName: text }),
      productName: 'Goodword',
    }
    for (const name of [names.ownerName, names.senderName, fromName(names, null), fromName(names, text)]) {
      expect(name).not.toMatch(/[\r\n<>"@\\\u202A-\u202E]|:\/\/|bank\.test|paypal\.com/i)
      expect(name).not.toBe('')
      expect(name.length).toBeLessThanOrEqual(60 + ' via Goodword'.length)
    }
  })

  test('a sender name that the owner chose appears without ours, and an unusable one is replaced', () => {
    const names = {
      ...senderNames({ firstName: 'Lena', lastName: 'Brandt', organisationName: null }),
      productName: 'Goodword',
    }
    expect(fromName(names, 'Halm')).toBe('Halm')
    expect(fromName(names, 'https://evil.example')).toBe('Lena Brandt via Goodword')
    expect(fromName(names, null)).toBe('Lena Brandt via Goodword')
  })
})
