import { describe, expect, test } from 'vitest'
import { EmailKind, EmailTone } from '#shared/email-styles.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { requestTexts } from './request.texts/request-texts.ts'
import { addressesOf, treeOf, textsOf } from '#server/testing/email-tree.ts'
import { UNSUBSCRIBE_LINK, LOGO, writeRequest } from '#server/testing/request-emails.ts'
import { accentOf } from '#server/theme/accent.ts'
import { senderNames } from './sender.domain.ts'

describe.each(LANGUAGES)('in %s', (language) => {
  const texts = requestTexts[language]

  describe.each(EmailKind.options)('a %s', (kind) => {
    test.each(EmailTone.options)(
      'in a %s tone says what it is, and has the same links in HTML and as text (E5)',
      (tone) => {
        const sentEmail = writeRequest({ kind, place: 'only', style: { language, tone } })
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
        const unnamed = writeRequest({ kind, clientName: null, style: { language, tone } })
        expect(unnamed.text.startsWith(`${greeting(null)}\n\n`)).toBe(true)
        expect(unnamed.subject).toBe(email.subject('Studio Halm'))
        expect(unnamed.html + unnamed.text).not.toMatch(/\bnull\b|undefined|\[object|\{\{/)
      },
    )
  })

  test('names each star by its number', () => {
    const called = [...writeRequest({ style: { language } }).html.matchAll(/aria-label="([^"]*)"/g)].map(
      ([, name]) => name,
    )
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
    const { text } = writeRequest({ kind: 'reminder', place })
    expect([only, last].filter((sentence) => text.includes(sentence))).toEqual(said)
  })

  test('has our text in the owner’s colour and tone, because the owner’s text is a first request', () => {
    const style = { subject: 'My subject', message: 'My message.', tone: 'brief' as const }
    const { subject, text, html } = writeRequest({ kind: 'reminder', accent: accentOf('#0b6e4f'), style })
    expect(subject + text).not.toMatch(/My (subject|message)/)
    expect(subject).toBe('Reminder: a short testimonial, Yuki?')
    expect(html).toContain(`background:${accentOf('#0b6e4f').light}`)
  })
})

describe('a request with the owner’s text', () => {
  test('shows bold, italic and line breaks', () => {
    const { html, text } = writeRequest({ style: { message: 'One **two** *three*\nfour ***five***.' } })
    expect(html).toContain('One <strong>two</strong> <em>three</em><br>four <strong><em>five</em></strong>.')
    expect(text).toContain('One two three\nfour five.')
  })

  test('has a preview text from the owner’s text, after its first sentence', () => {
    const { html } = writeRequest({
      style: { message: `Dear {{clientName}},\n\nIt was **a joy**. ${'word '.repeat(60)}` },
    })
    expect(/overflow:hidden">([^<]*)</.exec(html)?.[1]).toMatch(/^(word )+…$/)
    expect(html).toContain('Dear Yuki Tanaka,</p>')
    expect(html).not.toContain('Hello')
    const short = writeRequest({ style: { message: 'It was a joy, wasn’t it?' } })
    expect(/overflow:hidden">([^<]*)</.exec(short.html)?.[1]).toBe(requestTexts.en.tones.friendly.request.preheader)
  })

  test.each(LANGUAGES)(
    'of an owner without an organisation speaks of “me”, and has the name in the subject: %s',
    (language) => {
      const solo = { ...senderNames({ firstName: 'Mara', lastName: 'Lind', organisationName: null }), replyTo: null }
      for (const tone of EmailTone.options) {
        for (const kind of ['request', 'reminder'] as const) {
          const { subject, text } = writeRequest({ kind, clientName: null, sender: solo, style: { language, tone } })
          expect(subject).toContain('Mara Lind')
          const [said = ''] = text.split('☆')
          expect(said).not.toMatch(/Mara Lind|null/)
          expect(said).not.toMatch(/ [.?!]|  /)
          expect(text).toContain('\nMara Lind\n')
        }
      }
    },
  )

  test('names the project if it is known, and otherwise says “our work together”', () => {
    const style = { message: 'About {{service}}.' }
    expect(writeRequest({ service: 'The new counter', style }).text).toContain('About The new counter.')
    expect(writeRequest({ style }).text).toContain('About our work together.')
    expect(writeRequest({ style: { ...style, language: 'nl' } }).text).toContain('About onze samenwerking.')
  })

  test('inserts the whole name for the field, and uses the first name in our greeting', () => {
    const style = { subject: '{{clientName}}?', message: 'Thank you, {{clientName}}.' }
    const { subject, text } = writeRequest({ style })
    expect(subject).toBe('Yuki Tanaka?')
    expect(text).toMatch(/^Hi Yuki,\n\nThank you, Yuki Tanaka\.\n/)
    const company = writeRequest({ clientName: 'Tanaka Tools Ltd', style })
    expect(company.subject).toBe('Tanaka Tools Ltd?')
    expect(company.text).toMatch(/^Hi,\n\nThank you, Tanaka Tools Ltd\.\n/)
  })

  test('has our text if nothing is left of the owner’s', () => {
    const { subject, text } = writeRequest({
      clientName: null,
      style: { subject: '{{clientName}}?', message: '{{clientName}}' },
    })
    expect(subject).toBe('How did it go with Studio Halm?')
    expect(text).toContain('Thank you for working with Studio Halm.')
  })
})

describe('the footer of a request', () => {
  const sender = { ...senderNames({ firstName: 'Lena', lastName: 'Brandt', organisationName: 'Studio Halm' }) }

  test('says who sent it, their postal address, and who reads replies', () => {
    const { html, text } = writeRequest({
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

  test('offers no reply while the owner’s address is not confirmed', () => {
    expect(writeRequest().text).toContain('\nStudio Halm, Lena Brandt\n')
    expect(writeRequest().text).not.toContain('Reply')
  })

  test('does not mention our product if the plan includes that', () => {
    const { html, text } = writeRequest({ productUrl: null })
    expect(html + text).not.toContain('Goodword')
    expect(addressesOf(html).at(-1)).toBe(UNSUBSCRIBE_LINK)
  })
})

describe('a request with a logo', () => {
  test('shows it in its size by its full address, with the name beside it', () => {
    const { html } = writeRequest({ logo: LOGO })
    expect(treeOf(html).match(/img .*/g)).toEqual([
      `img alt="" height="48" src="${LOGO.url}" style="display:block;border:0;border-radius:6px" width="48"`,
    ])
    expect(textsOf(html)).toContain('Studio Halm')
  })
})
