import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EmailKind, EmailTone } from '#shared/email-styles.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { accentOf } from '#server/theme/accent.ts'
import { addressesOf, treeOf, textsOf } from '#server/testing/email-tree.ts'
import { noticeEmail } from '#server/submissions/notice.email.ts'
import { receiptEmail } from '#server/submissions/receipt.email.ts'
import { type RequestEmail, requestEmail } from './request.email.ts'
import { requestTexts } from './request.texts/request-texts.ts'
import { fromName, senderNames } from './sender.domain.ts'

const FORM = 'https://goodword.example/testimonial/submit/abc?mail=mark'
const OWN = 'https://goodword.example/testimonial/mine/abc.sig'
const END = 'https://goodword.example/unsubscribe/abc.sig'
const PRODUCT = 'https://goodword.example'
const LOGO = { url: 'https://goodword.example/images/key/512.jpg', width: 48, height: 48 }

type AnswerFields = { text: string }
type Changes = Partial<Omit<RequestEmail, 'style'>> & { style?: Partial<RequestEmail['style']> }

const asked = ({ style = {}, ...changes }: Changes = {}) =>
  requestEmail({
    kind: 'request',
    sender: {
      ...senderNames({ firstName: 'Lena', lastName: 'Brandt', organisationName: 'Studio Halm' }),
      replyTo: null,
    },
    clientName: 'Yuki Tanaka',
    service: null,
    logo: null,
    accent: null,
    footer: null,
    postalAddress: null,
    links: { form: FORM, decline: OWN, unsubscribe: END },
    productUrl: PRODUCT,
    ...changes,
    style: { language: 'en', tone: 'friendly', subject: null, message: null, ...style },
  })

/** With everything that a person can write in it, holding the same text; `line` where a break that is typed is one in the mail. */
const filled = ({ text }: AnswerFields, { line = text }: { line?: string } = {}) =>
  asked({
    sender: {
      ...senderNames({ firstName: `Lena ${text}`, lastName: `Brandt ${text}`, organisationName: `Halm ${text}` }),
      replyTo: 'lena@halm.example',
    },
    clientName: `Yuki ${text}`,
    service: `Counter ${text}`,
    logo: LOGO,
    accent: accentOf('#0b6e4f'),
    footer: `Footer ${line}`,
    postalAddress: `Street ${text}`,
    style: {
      subject: `Subject ${text} {{clientName}} {{service}}`,
      message: `Hello {{clientName}} {{ownerName}} {{organisationName}} **{{service}}** *{{clientName}}*.\n\nBefore ${line} after.`,
    },
  })

const LINKS = [LOGO.url, ...[1, 2, 3, 4, 5].map((stars) => `${FORM}&rating=${stars}`), FORM, FORM, OWN, END, PRODUCT]

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

describe('E3: whatever names, subject, message, service, footer and address hold', () => {
  const plain = treeOf(filled({ text: 'harmless' }).html)

  test.each(hostile)('the mail has the same elements and attributes: %j', (text) => {
    const sentEmail = filled({ text }, { line: text.replaceAll(/[\r\n]+/g, ' ') })
    expect(treeOf(sentEmail.html)).toBe(plain)
    expect(addressesOf(sentEmail.html)).toEqual(LINKS)
    expect(sentEmail.subject).not.toMatch(/[\r\n\u202A-\u202E\u2066-\u2069]/)
    expect(sentEmail.headers).toEqual(asked().headers)
  })

  test.each(hostile)('what others than the owner wrote leads nowhere, in HTML and as text: %j', (text) => {
    const sender = senderNames({ firstName: text, lastName: text, organisationName: `Halm ${text}` })
    const sentEmail = asked({
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

  test('there is never another element: any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const line = text.replaceAll(/[\r\n*]+/g, ' ')
        expect(treeOf(filled({ text }, { line }).html)).toBe(plain)
      }),
      { numRuns: 300 },
    )
  })

  test('a name is no bold, no field and no break of a message', () => {
    const clientName = '**Ana** *{{ownerName}}*'
    const { html, text } = asked({ clientName, style: { message: 'Thank you, {{clientName}}.' } })
    expect(text).toContain('Thank you, **Ana** *{{ownerName}}*.')
    expect(treeOf(html)).toBe(treeOf(asked({ style: { message: 'Thank you, {{clientName}}.' } }).html))
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
        link: OWN,
        productUrl: null,
      })
    const notice = (of: AnswerFields) =>
      noticeEmail({
        firstName: of.text,
        clientName: `Yuki ${of.text}`,
        rating: 4,
        text: of.text.replaceAll(/[\r\n]+/g, ' '),
        isPrivate: false,
        isChanged: false,
        link: OWN,
        settingsLink: PRODUCT,
      })
    for (const write of [receipt, notice]) {
      expect(treeOf(write({ text }).html)).toBe(treeOf(write({ text: 'harmless' }).html))
      expect(write({ text }).text + textsOf(write({ text }).html)).not.toMatch(/:\/\/evil|www\.evil|@evil\.|@client\./)
    }
  })
})

describe('E4: whatever an owner is called', () => {
  test.each([
    'Jane, "CEO" <boss@bank.test>',
    '<boss@bank.test>',
    'boss@bank.test',
    'Jane\r\nBcc: all@client.example',
    '=?utf-8?q?boss=40bank.test?=',
    'PayPal.com Support',
    '\u202Etset.knab@ssob',
    '"; From: boss@bank.test',
  ])('the name is one line without an address: %j', (text) => {
    const names = senderNames({ firstName: text, lastName: text, organisationName: text })
    for (const name of [names.ownerName, names.senderName, fromName(names, null), fromName(names, text)]) {
      expect(name).not.toMatch(/[\r\n<>"@\\\u202A-\u202E]|:\/\/|bank\.test|paypal\.com/i)
      expect(name).not.toBe('')
      expect(name.length).toBeLessThanOrEqual(60 + ' via Goodword'.length)
    }
  })

  test('a name of the owner’s choice stands without ours, and one of nothing falls back', () => {
    const names = senderNames({ firstName: 'Lena', lastName: 'Brandt', organisationName: 'Studio Halm' })
    expect(fromName(names, 'Halm')).toBe('Halm')
    expect(fromName(names, 'https://evil.example')).toBe('Lena Brandt via Goodword')
    expect(fromName(names, null)).toBe('Lena Brandt via Goodword')
  })
})

describe.each(LANGUAGES)('in %s', (language) => {
  const texts = requestTexts[language]

  describe.each(EmailKind.options)('a %s', (kind) => {
    test.each(EmailTone.options)(
      'in a %s tone says what it is, and leads to the same places as HTML and as text (E5)',
      (tone) => {
        const sentEmail = asked({ kind, place: 'only', style: { language, tone } })
        const wording = textsOf(sentEmail.html)
        const { greeting, closing, [kind]: email, reminder } = texts.tones[tone]
        expect(sentEmail.html).toContain(`<html lang="${language}">`)
        const name = tone === 'formal' ? 'Yuki Tanaka' : 'Yuki'
        expect(sentEmail.subject).toBe(email.subjectTo(name, 'Studio Halm'))
        const said = [greeting(name), ...email.paragraphs('Studio Halm'), closing, 'Lena Brandt', texts.button]
        const small = [texts.starsHint, texts.reason('Studio Halm'), texts.decline, texts.unsubscribe, texts.sentWith]
        for (const part of [...said, ...small, ...(kind === 'reminder' ? [reminder.only] : [])]) {
          expect(wording).toContain(part)
          expect(sentEmail.text).toContain(part)
        }
        expect(wording).toContain(email.preheader)
        expect(wording).toContain(texts.linkHint)
        for (const link of new Set(addressesOf(sentEmail.html)))
          expect(sentEmail.text).toContain(link.replace(/&rating=\d$/, ''))
        const unnamed = asked({ kind, clientName: null, style: { language, tone } })
        expect(unnamed.text.startsWith(`${greeting(null)}\n\n`)).toBe(true)
        expect(unnamed.subject).toBe(email.subject('Studio Halm'))
        expect(unnamed.html + unnamed.text).not.toMatch(/\bnull\b|undefined|\[object|\{\{/)
      },
    )
  })

  test('calls each star by its number', () => {
    const called = [...asked({ style: { language } }).html.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name)
    const { one, other } = texts.stars
    expect(called).toEqual([`1 ${one}`, ...[2, 3, 4, 5].map((stars) => `${stars} ${other}`)])
  })
})

describe('a reminder', () => {
  const { only, last } = requestTexts.en.tones.friendly.reminder

  test.each([
    ['only' as const, [only]],
    ['last' as const, [last]],
    ['earlier' as const, []],
  ])('that is the %s one says so', (place, said) => {
    const { text } = asked({ kind: 'reminder', place })
    expect([only, last].filter((sentence) => text.includes(sentence))).toEqual(said)
  })

  test('has our words, in the look and the tone of the owner: theirs ask for the first time', () => {
    const style = { subject: 'My subject', message: 'My message.', tone: 'brief' as const }
    const { subject, text, html } = asked({ kind: 'reminder', accent: accentOf('#0b6e4f'), style })
    expect(subject + text).not.toMatch(/My (subject|message)/)
    expect(subject).toBe('Reminder: a short testimonial, Yuki?')
    expect(html).toContain(`background:${accentOf('#0b6e4f').light}`)
  })
})

describe('a request in the owner’s words', () => {
  test('shows bold, italic and breaks', () => {
    const { html, text } = asked({ style: { message: 'One **two** *three*\nfour ***five***.' } })
    expect(html).toContain('One <strong>two</strong> <em>three</em><br>four <strong><em>five</em></strong>.')
    expect(text).toContain('One two three\nfour five.')
  })

  test('begins a list of mails with them', () => {
    const { html } = asked({ style: { message: `Dear {{clientName}},\n\nIt was **a joy**. ${'word '.repeat(60)}` } })
    expect(/overflow:hidden">([^<]*)</.exec(html)?.[1]).toMatch(/^It was a joy\. (word )+…$/)
    expect(html).toContain('Dear Yuki Tanaka,</p>')
    expect(html).not.toContain('Hello')
  })

  test('names the work where it is known, and speaks of it where it is not', () => {
    const style = { message: 'About {{service}}.' }
    expect(asked({ service: 'The new counter', style }).text).toContain('About The new counter.')
    expect(asked({ style }).text).toContain('About our work together.')
    expect(asked({ style: { ...style, language: 'nl' } }).text).toContain('About onze samenwerking.')
  })

  test('puts the whole name in for the field, and greets by the first name alone where the greeting is ours', () => {
    const style = { subject: '{{clientName}}?', message: 'Thank you, {{clientName}}.' }
    const { subject, text } = asked({ style })
    expect(subject).toBe('Yuki Tanaka?')
    expect(text).toMatch(/^Hi Yuki,\n\nThank you, Yuki Tanaka\.\n/)
    const company = asked({ clientName: 'Tanaka Tools Ltd', style })
    expect(company.subject).toBe('Tanaka Tools Ltd?')
    expect(company.text).toMatch(/^Hi,\n\nThank you, Tanaka Tools Ltd\.\n/)
  })

  test('falls back to ours where nothing is left of them', () => {
    const { subject, text } = asked({
      clientName: null,
      style: { subject: '{{clientName}}?', message: '{{clientName}}' },
    })
    expect(subject).toBe('How did it go with Studio Halm?')
    expect(text).toContain('Thank you for working with Studio Halm.')
  })
})

describe('the foot of a request', () => {
  const sender = { ...senderNames({ firstName: 'Lena', lastName: 'Brandt', organisationName: 'Studio Halm' }) }

  test('says whom it is from and where they are, and who reads answers', () => {
    const { html, text } = asked({
      sender: { ...sender, replyTo: 'lena@halm.example' },
      footer: 'A workshop of two.\nRegister 123',
      postalAddress: 'Oranienstraße 12\n10999 Berlin',
    })
    const lines = ['A workshop of two.', 'Register 123', 'Studio Halm, Lena Brandt, lena@halm.example']
    for (const line of [...lines, 'Oranienstraße 12, 10999 Berlin', 'If you reply, Lena Brandt will read it.']) {
      expect(textsOf(html)).toContain(line)
      expect(text).toContain(line)
    }
  })

  test('names nobody to answer to while the owner’s address is not confirmed', () => {
    expect(asked().text).toContain('\nStudio Halm, Lena Brandt\n')
    expect(asked().text).not.toContain('Reply')
  })

  test('has no line of ours where the plan pays for that', () => {
    const { html, text } = asked({ productUrl: null })
    expect(html + text).not.toContain('Goodword')
    expect(addressesOf(html).at(-1)).toBe(END)
  })
})

describe('a request with a logo', () => {
  test('shows it in its size by its whole address, and says the name beside it', () => {
    const { html } = asked({ logo: LOGO })
    expect(treeOf(html).match(/img .*/g)).toEqual([
      `img alt="" height="48" src="${LOGO.url}" style="display:block;border:0;border-radius:6px" width="48"`,
    ])
    expect(textsOf(html)).toContain('Studio Halm')
  })
})

describe('the mail, to the letter:', () => {
  test.each(EmailKind.options.flatMap((kind) => EmailTone.options.map((tone) => [kind, tone] as const)))(
    'a %s in a %s tone',
    (kind, tone) => {
      expect(asked({ kind, place: 'only', style: { tone } })).toMatchSnapshot('mail')
    },
  )

  test('a request in the owner’s words and look', () => {
    expect(filled({ text: 'and more' })).toMatchSnapshot('mail')
  })

  test.each([
    ['a receipt', {}],
    ['a receipt of private words', { isPrivate: true }],
    ['a receipt that quotes nothing', { text: null, rating: null }],
  ])('%s', (_, changes) => {
    const sender = senderNames({ firstName: 'Lena', lastName: 'Brandt', organisationName: 'Studio Halm' })
    const answer = {
      language: 'en' as const,
      clientName: 'Yuki Tanaka',
      rating: 4,
      text: 'Calm.\nExact.',
      isPrivate: false,
    }
    expect(receiptEmail({ ...sender, ...answer, link: OWN, productUrl: PRODUCT, ...changes })).toMatchSnapshot('mail')
  })

  test.each([
    ['a notice of an answer', {}],
    ['a notice of private words', { isPrivate: true, rating: null }],
    ['a notice of other words', { isChanged: true }],
  ])('%s', (_, changes) => {
    const answer = { clientName: 'Yuki Tanaka', rating: 4, text: 'Calm.\nExact.', isPrivate: false, isChanged: false }
    expect(noticeEmail({ firstName: 'Lena', ...answer, link: OWN, settingsLink: PRODUCT, ...changes })).toMatchSnapshot(
      'mail',
    )
  })
})
