import { expect, test } from 'vitest'
import { item, feedWith, openHost } from './view.fake.ts'

test('replaces the fallback with cards and returns how many', () => {
  const { root, styles, showFeed } = openHost({ lang: 'en-GB' })
  expect(showFeed(feedWith([item, item]))).toBe(2)
  expect(root.querySelector('slot')).toBeNull()
  expect(styles).toHaveLength(1)
  const card = root.querySelector('figure')
  expect([...(card?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent)).toEqual(['Calm.', 'And kind.'])
  expect(card?.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Rated 4 out of 5')
  expect(card?.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-21')
  expect(card?.querySelector('time')?.textContent).toBe('21 Nov 2026')
  expect(card?.querySelector('[part=author]')?.textContent).toBe('Ana Ribeiro')
})

test('leaves out of a card what a testimonial does not have', () => {
  const { root, showFeed } = openHost()
  showFeed(feedWith([{ ...item, author: '', rating: null, date: '' }]))
  expect(root.querySelector('figure')?.children).toHaveLength(1)
})

test('shows the role and company under the name', () => {
  const { root, showFeed } = openHost()
  showFeed(feedWith([{ ...item, role: 'Head of Product', company: 'Lumen' }]))
  const caption = root.querySelector('figcaption')
  expect(
    [...(caption?.querySelectorAll('bdi') ?? [])].map((line) => [line.getAttribute('part'), line.textContent]),
  ).toEqual([
    ['author', 'Ana Ribeiro'],
    ['role', 'Head of Product, Lumen'],
  ])
})

test('shows the company of somebody without a name, without initials, or no caption at all', () => {
  const { root, showFeed } = openHost()
  showFeed(feedWith([{ ...item, author: '', company: 'Lumen' }]))
  expect(root.querySelector('figcaption')?.textContent).toBe('Lumen')
  expect(root.querySelector('[part=author], [part=avatar]')).toBeNull()
  showFeed(feedWith([{ ...item, author: '' }]))
  expect(root.querySelector('figcaption')).toBeNull()
})

test('shows questions and answers under the quote', () => {
  const { root, showFeed } = openHost()
  const answers = [
    { question: 'What changed?', answer: 'We sleep.' },
    { question: 'ماذا تغير؟', answer: '<b>كل شيء</b>' },
  ]
  showFeed(feedWith([{ ...item, answers }]))
  const list = root.querySelector('blockquote + dl[part=answers]')
  expect([...(list?.children ?? [])].map((line) => [line.tagName, line.getAttribute('dir'), line.textContent])).toEqual(
    [
      ['DT', 'auto', 'What changed?'],
      ['DD', 'auto', 'We sleep.'],
      ['DT', 'auto', 'ماذا تغير؟'],
      ['DD', 'auto', '<b>كل شيء</b>'],
    ],
  )
  showFeed(feedWith([{ ...item, answers: [] }]))
  expect(root.querySelector('dl')).toBeNull()
})

test('marks verified clients and testimonials that the owner added, and no others', () => {
  const { root, showFeed } = openHost()
  showFeed(
    feedWith([
      { ...item, isVerified: true },
      { ...item, origin: 'Added by the owner' },
      { ...item, isVerified: 'yes' },
    ]),
  )
  const [verified, added, plain] = root.querySelectorAll('figure')
  expect(verified?.querySelector('[part=proof]')?.getAttribute('href')).toBe('https://app.example/proof/t1')
  expect(verified?.querySelector('[part=proof]')?.textContent).toBe('Verified client')
  expect(added?.querySelector('[part=origin]')?.textContent).toBe('Added by the owner')
  expect(added?.querySelector('[part=proof]')).toBeNull()
  expect(plain?.querySelector('[part=proof], [part=origin]')).toBeNull()
})

test('links where a testimonial comes from to its original, at a web address that begins with https', () => {
  const { root, showFeed } = openHost()
  const origin = 'Added by the owner, from Google, 28 Feb 2024'
  const addresses = [
    'https://maps.example/r?id=1&x="><b>',
    'http://maps.example/',
    'javascript:alert(1)',
    ' ',
    null,
    {},
  ]
  showFeed(feedWith([...addresses.map((originalUrl) => ({ ...item, origin, originalUrl })), { ...item, origin }]))
  const [link, ...others] = root.querySelectorAll('[part=origin]')
  expect(link?.textContent).toBe(origin)
  expect([...(link?.attributes ?? [])].map(({ name, value }) => [name, value])).toEqual([
    ['part', 'origin'],
    ['href', addresses[0]],
    ['target', '_blank'],
    ['rel', 'nofollow noopener'],
  ])
  expect(others.map(({ textContent }) => textContent)).toEqual(Array(6).fill(origin))
  expect(root.querySelectorAll('figure a[href]')).toHaveLength(1)
})

test('shows images from the origin of the feed only, a photo above the text or else a round avatar', () => {
  const { root, showFeed } = openHost()
  const imageUrl = 'https://app.example/images/k/192.webp'
  const imageFile = { url: 'https://app.example/images/k/512.webp', width: 512, height: 341 }
  const foreign = {
    imageUrl: 'https://elsewhere.example/1.png',
    photo: { ...imageFile, url: 'https://app.example.evil/' },
  }
  showFeed(
    feedWith([
      { ...item, imageUrl },
      { ...item, imageUrl, photo: imageFile },
      { ...item, ...foreign },
    ]),
  )
  const photos = [...root.querySelectorAll('figure')].map((card) =>
    [...card.querySelectorAll('img')].map((image) => [image.getAttribute('part'), image.getAttribute('src')]),
  )
  expect(photos).toEqual([[['avatar', imageUrl]], [['photo', imageFile.url]], []])
})

test('writes dates in the language of the nearest element that has one, or else of the document', () => {
  const { host, root, showFeed } = openHost()
  document.documentElement.setAttribute('lang', 'fr')
  const dateOf = () => {
    showFeed(feedWith([item]))
    return root.querySelector('time')?.textContent
  }
  expect(dateOf()).toBe('21 nov. 2026')
  const section = document.createElement('section')
  host.before(section)
  section.append(host)
  section.setAttribute('lang', 'pt-BR')
  expect(dateOf()).toBe('21 de nov. de 2026')
  document.documentElement.removeAttribute('lang')
})

test('reports which card was clicked', async () => {
  const { root, emitted, showFeed } = openHost()
  showFeed(feedWith([item]))
  await expect
    .poll(() => {
      root.querySelector<HTMLElement>('blockquote')?.click()
      return emitted
    })
    .not.toEqual([])
  root.querySelector<HTMLElement>('[part=footer]')?.click()
  expect(emitted).toEqual([['click', { id: 't1' }]])
})

test('shows an excerpt until the visitor unfolds the text, which is there as a whole', () => {
  const { root, showFeed } = openHost()
  const text = 'Calm.\n\nAnd kind. <b>Quick</b>.'
  showFeed(feedWith([{ ...item, text, excerpt: '… And kind. …' }, item]))
  const [card, plain] = root.querySelectorAll('figure')
  const parts = [...(card?.children ?? [])].slice(1, 4)
  expect(parts.map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
    ['BLOCKQUOTE', '… And kind. …'],
    ['DETAILS', 'Read moreRead less'],
    ['BLOCKQUOTE', 'Calm.And kind. <b>Quick</b>.'],
  ])
  expect(card?.querySelector('b')).toBeNull()
  expect(plain?.querySelectorAll('blockquote, details')).toHaveLength(1)
})

test('marks the highlight once, where the excerpt and the text have it first', () => {
  const { root, showFeed } = openHost()
  const text = 'Dear <b>Nora</b>.\n\nIt was calm & clear. So calm & clear.'
  showFeed(feedWith([{ ...item, text, excerpt: '… It was calm & clear. …', highlight: 'calm & clear' }]))
  const quotes = [...root.querySelectorAll('blockquote')]
  expect(quotes.map(({ innerHTML }) => innerHTML)).toEqual([
    '<p dir="auto">… It was <mark>calm &amp; clear</mark>. …</p>',
    '<p dir="auto">Dear &lt;b&gt;Nora&lt;/b&gt;.</p><p dir="auto">It was <mark>calm &amp; clear</mark>. So calm &amp; clear.</p>',
  ])
})

test.each(['', null, 'elsewhere', '$&', { type: 'b' }])('marks nothing for the highlight %j', (highlight) => {
  const { root, showFeed } = openHost()
  showFeed(feedWith([{ ...item, highlight }]))
  expect(root.querySelector('mark')).toBeNull()
  expect(root.querySelector('blockquote')?.textContent).toBe('Calm.And kind.')
})

test('takes nothing but a text for an excerpt', () => {
  const { root, showFeed } = openHost()
  showFeed(feedWith([{ ...item, excerpt: { type: 'img', props: { src: 'x' } } }]))
  expect(root.querySelectorAll('blockquote')).toHaveLength(1)
  expect(root.querySelector('blockquote img')).toBeNull()
})

test('shows what the owner replied under who wrote it, as plain text', () => {
  const { root, showFeed } = openHost()
  showFeed(feedWith([{ ...item, reply: 'Thank you.\n<b>https://studio.example</b>', language: 'de' }]))
  const reply = root.querySelector('figcaption + [part=reply]')
  expect(reply?.querySelector('b')?.textContent).toBe('Reply from the owner')
  expect(reply?.querySelector('bdi')?.textContent).toBe('Thank you.\n<b>https://studio.example</b>')
  expect(reply?.querySelector('bdi')?.lang).toBe('de')
  expect(reply?.querySelector('a')).toBeNull()
  showFeed(feedWith([{ ...item, author: '', reply: 'Thank you.' }]))
  expect(root.querySelector('blockquote + [part=reply]')?.textContent).toContain('Thank you.')
})

test('shows a translation first, and offers the original in its language', () => {
  const { root, showFeed } = openHost()
  const translated = { text: 'Exact.', excerpt: 'Exact.', original: 'Genau. <b>Ja</b>.', originalLanguage: 'de' }
  showFeed(feedWith([{ ...item, ...translated, language: 'en', origin: 'Translated from German by Nora' }]))
  const said = [...root.querySelectorAll('blockquote, details')]
  expect(said.map((part) => [part.tagName, part.getAttribute('lang')])).toEqual([
    ['BLOCKQUOTE', 'en'],
    ['DETAILS', null],
    ['BLOCKQUOTE', 'en'],
    ['BLOCKQUOTE', 'de'],
  ])
  expect(said.at(-1)?.textContent).toBe('Genau. <b>Ja</b>.')
  expect(root.querySelector('summary')?.textContent).toContain('Show original')
  expect(root.textContent).toContain('Translated from German by Nora')
})

test('folds a card that is long only with its reply', () => {
  const { root, showFeed } = openHost()
  const short = { ...item, text: 'Calm. '.repeat(30), reply: 'Thanks. '.repeat(10) }
  showFeed(feedWith([short, { ...short, reply: 'Thanks. '.repeat(30) }]))
  expect([...root.querySelectorAll('figure')].map((card) => card.querySelector('details') !== null)).toEqual([
    false,
    true,
  ])
})

test.each([
  ['single', 1],
  ['grid', 1],
  ['list', 1],
  ['carousel', 0],
  ['avatars', 0],
  ['marquee', 0],
  ['badge', 0],
])('shows replies in a %s only where there is room', (layout, count) => {
  const { root, showFeed } = openHost({ layout })
  showFeed(feedWith([{ ...item, reply: 'Thank you.' }]))
  expect(root.querySelectorAll('[part=reply]')).toHaveLength(count)
})
