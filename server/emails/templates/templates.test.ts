import { Window } from 'happy-dom'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { receiptTexts } from '#server/submissions/receipt.texts/receipt-texts.ts'
import { receiptEmail } from '#server/submissions/receipt.email.ts'
import { type RequestEmail, requestEmail } from './request.email.ts'
import { senderNames } from './sender.domain.ts'

const LINK = 'https://goodword.example/testimonial/submit/abc?mail=mark'
const OWN = 'https://goodword.example/testimonial/mine/abc.sig'
const END = 'https://goodword.example/unsubscribe/abc.sig'
const PRODUCT = 'https://goodword.example'

const owner = { firstName: 'Lena', lastName: 'Brandt', organisationName: 'Studio Halm' }

const request = ({
  from = owner,
  replyTo = null as string | null,
  style = {},
  ...of
}: Partial<Omit<RequestEmail, 'sender' | 'style'>> & {
  from?: typeof owner
  replyTo?: string | null
  style?: Partial<RequestEmail['style']>
} = {}) =>
  requestEmail({
    kind: 'request',
    sender: { ...senderNames(from), replyTo },
    style: { language: 'en', tone: 'friendly', subject: null, message: null, ...style },
    clientName: 'Yuki Tanaka',
    service: null,
    logo: null,
    accent: null,
    hasStars: true,
    footer: null,
    postalAddress: null,
    links: { form: LINK, decline: OWN, unsubscribe: END },
    productUrl: PRODUCT,
    productName: 'Goodword',
    ...of,
  })

const answer = { language: 'en' as Language, clientName: 'Yuki Tanaka' as string | null, rating: 4 as number | null }
const receipt = ({
  from = owner,
  text: wording = 'Calm and exact.',
  isPrivate = false,
  ...of
}: Partial<typeof answer> & { from?: typeof owner; text?: string | null; isPrivate?: boolean } = {}) =>
  receiptEmail({
    ...senderNames(from),
    ...answer,
    text: wording,
    isPrivate,
    ...of,
    link: OWN,
    productUrl: PRODUCT,
    productName: 'Goodword',
  })

function read(html: string) {
  const { document } = new Window()
  document.write(html)
  const all = [...document.querySelectorAll('*')]
  return {
    document,
    language: document.documentElement.getAttribute('lang'),
    /** How often each element stands in it, with every attribute it has. */
    outline: Object.entries(
      Object.groupBy(
        all,
        (element) => `${element.tagName} ${[...element.attributes].map(({ name }) => name).join(' ')}`,
      ),
    )
      .map(([name, found]) => `${found?.length} ${name.toLowerCase().trim()}`)
      .toSorted(),
    links: [...document.querySelectorAll('a')].map((link) => link.getAttribute('href')),
    text: document.body.textContent.replace(/[ \t\r\n\f]+/g, ' '),
  }
}

const hostile = [
  '</td></tr></table></body></html><h1>All yours</h1>',
  '"><img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<style>*{display:none}</style>',
  '<!-- <a href="https://evil.example">here</a> -->',
  '&lt;b&gt; &amp;#60; &#x3c;i&#x3e;',
  'https://evil.example/pay?now=1 www.evil.example pay@evil.example',
  'javascript:alert(1)//',
  '\u202Eelpmaxe.live\u2066 turned around',
  'שלום עולם',
  '${7*7} {{ownerName}} %s \\',
  "' style='color:red' x='",
  '\u0000\u0007',
]

describe('a request', () => {
  test('leads to the form, to it with each rating, to the own page and to ending mails, and nowhere else', () => {
    const rated = [1, 2, 3, 4, 5].map((stars) => `${LINK}&rating=${stars}`)
    expect(read(request().html).links).toEqual([...rated, LINK, LINK, OWN, END, PRODUCT])
  })

  test('names each star for whoever cannot see it, and shows it without a picture', () => {
    const { document } = read(request().html)
    const stars = [...document.querySelectorAll('a[aria-label]')]
    const named = ['1 star', '2 stars', '3 stars', '4 stars', '5 stars']
    expect(stars.map((star) => star.getAttribute('aria-label'))).toEqual(named)
    expect(stars.map((star) => star.getAttribute('title'))).toEqual(named)
    expect(stars.map((star) => star.textContent)).toEqual(named.map(() => '☆'))
    expect(document.querySelectorAll('img')).toHaveLength(0)
  })

  test('says the same as text: the stars in one line, and every link', () => {
    const { text } = request()
    expect(text.split('\n').filter((line) => line.includes('☆'))).toEqual([
      `☆☆☆☆☆ You can start with a rating: ${LINK}`,
    ])
    for (const line of [`Write a testimonial: ${LINK}`, `No thanks, don’t ask me about this again: ${OWN}`]) {
      expect(text).toContain(line)
    }
    expect(text).toContain(`Unsubscribe: ${END}`)
  })

  test('tells mail programs how to end mails', () => {
    expect(request().headers).toEqual({
      'List-Unsubscribe': `<${END}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
  })

  test.each(hostile)('has the same elements whatever names hold: %j', (text) => {
    const sentEmail = request({
      from: { firstName: text, lastName: text, organisationName: `Halm ${text}` },
      clientName: text,
    })
    const plain = request()
    const { outline, links } = read(sentEmail.html)
    expect(links).toEqual(read(plain.html).links)
    expect(outline.filter((line) => !line.includes('div'))).toEqual(
      read(plain.html).outline.filter((line) => !line.includes('div')),
    )
    expect(sentEmail.text + sentEmail.subject + sentEmail.html).not.toMatch(/evil|[\u202A-\u202E\u2066-\u2069]/)
  })
})

describe.each(LANGUAGES)('a receipt in %s', (language) => {
  const texts = receiptTexts[language]

  test('gives back the words and the stars, says what was chosen, and leads to the own page', () => {
    const sentEmail = receipt({ language, text: 'First line.\n\nSecond <line>.' })
    const { document, links, text, ...html } = read(sentEmail.html)
    expect(html.language).toBe(language)
    expect(links).toEqual([OWN, OWN, PRODUCT])
    expect(document.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe(texts.stars(4))
    expect(document.querySelector('[role="img"]')?.textContent).toBe('★★★★☆')
    expect(document.querySelector('div[dir="auto"]')?.innerHTML).toBe('First line.<br><br>Second &lt;line&gt;.')
    for (const said of [
      texts.greeting(['de', 'fr', 'pt', 'nl'].includes(language) ? 'Yuki Tanaka' : 'Yuki'),
      texts.isPublic('Studio Halm'),
      texts.reason('Studio Halm'),
      texts.keep,
    ]) {
      expect(text).toContain(said)
      expect(sentEmail.text).toContain(said)
    }
    expect(text).not.toContain(texts.isPrivate('Studio Halm'))
    expect(sentEmail.text).toContain(`> ★★★★☆ (${texts.stars(4)})\n> First line.\n>\n> Second <line>.\n`)
    expect(sentEmail.text).toContain(`${texts.button}${language === 'fr' ? '\u00a0' : ''}: ${OWN}\n`)
    expect(sentEmail.subject).toBe(texts.subject('Studio Halm'))
    expect(sentEmail.headers).toEqual({ 'Auto-Submitted': 'auto-generated' })
  })

  test('says that private words stay private, and leaves out stars and a name that are not there', () => {
    const sentEmail = receipt({ language, isPrivate: true, rating: null, clientName: null })
    expect(sentEmail.text).toContain(texts.isPrivate('Studio Halm'))
    expect(sentEmail.text).not.toContain(texts.isPublic('Studio Halm'))
    expect(sentEmail.text).not.toMatch(/[★☆]/)
    expect(sentEmail.text.startsWith(`${texts.greeting(null)}\n`)).toBe(true)
    expect(sentEmail.html + sentEmail.text).not.toMatch(/null|undefined|\[object/)
  })

  test('has words of its own for everything', () => {
    if (language === 'en') return
    const said = (of: Language) => Object.values(receiptTexts[of]).map(String)
    const english = new Set(said('en'))
    expect(said(language).filter((text) => english.has(text) || text.trim() === '')).toEqual([])
    expect(Object.keys(texts)).toEqual(Object.keys(receiptTexts.en))
  })
})

describe('a receipt', () => {
  test.each(hostile)('has the same elements whatever names and words hold: %j', (text) => {
    const names = { firstName: text, lastName: text, organisationName: `Halm ${text}` }
    const sentEmail = receipt({ from: names, clientName: text, text: `${text}\n${text}` })
    const plain = receipt({ text: 'One line.\nAnother one.' })
    const { outline, links, document } = read(sentEmail.html)
    expect(links).toEqual([OWN, OWN, PRODUCT])
    expect(outline.filter((line) => !line.includes('div'))).toEqual(
      read(plain.html).outline.filter((line) => !line.includes('div')),
    )
    expect(document.querySelectorAll('div[dir="auto"] *')).toHaveLength(1)
    expect(sentEmail.html + sentEmail.text).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/)
  })

  test('holds no address in the words that a mail program would make a link of', () => {
    const sentEmail = receipt({
      text: 'Pay at https://evil.example/now or www.evil.example, pay@evil.example. It cost 3.50.',
    })
    for (const part of [sentEmail.html, sentEmail.text]) {
      expect(part).not.toMatch(/evil\.example|:\/\/evil|pay@evil/)
      expect(part.replaceAll('\u200C', '')).toContain('https://evil.example/now or www.evil.example, pay@evil.example.')
    }
  })

  test('of very long words has their beginning', () => {
    const { text } = receipt({ text: `${'word '.repeat(1999)}end` })
    expect(text).toMatch(/^> (word ){399}word …$|word …$/m)
    expect(text).not.toContain('end')
    expect(text.length).toBeLessThan(3000)
  })

  test.each([
    [1, '★☆☆☆☆'],
    [5, '★★★★★'],
  ])('shows %i of five stars', (rating, stars) => {
    expect(receipt({ rating }).text).toContain(`> ${stars} (`)
  })
})
