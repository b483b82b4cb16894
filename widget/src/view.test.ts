import { expect, test } from 'vitest'
import { followHost } from './host-theme.ts'
import { startMotion } from './motion.ts'
import { renderWidget } from './server.tsx'
import { startTools } from './tools.tsx'
import { createShow } from './view.tsx'

const show = createShow({
  loadMotion: async () => ({ startMotion }),
  loadHostTheme: async () => ({ followHost }),
  loadTools: async () => ({ startTools }),
})

const item = { id: 't1', author: 'Ana Ribeiro', rating: 4, text: 'Calm.\n\nAnd kind.', date: '2026-11-21' }

const feedWith = (items: unknown[], change: object = {}) => ({
  version: 1,
  kind: 'wall',
  wallUrl: 'https://app.example/wall/wgt_1',
  summary: { shown: items.length, shared: items.length, average: 4, isSelected: false },
  isBranded: true,
  items,
  ...change,
})

function openHost(attributes: Record<string, string> = {}) {
  const host = document.createElement('div')
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value)
  const root = host.attachShadow({ mode: 'open' })
  root.append(document.createElement('slot'))
  document.body.append(host)
  const styles: string[] = []
  const emitted: unknown[][] = []
  const put = (feed: unknown) =>
    show({
      host,
      root,
      feed,
      adopt: (css) => void styles.push(css),
      emit: (event, detail) => void emitted.push([event, detail]),
    })
  return { host, root, styles, emitted, put }
}

test('puts cards in the place of the fallback and answers how many', () => {
  const { root, styles, put } = openHost({ lang: 'en-GB' })
  expect(put(feedWith([item, item]))).toBe(2)
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
  const { root, put } = openHost()
  put(feedWith([{ ...item, author: '', rating: null, date: '' }]))
  expect(root.querySelector('figure')?.children).toHaveLength(1)
})

test('says under the name what the author does, and for whom', () => {
  const { root, put } = openHost()
  put(feedWith([{ ...item, role: 'Head of Product', company: 'Lumen' }]))
  const caption = root.querySelector('figcaption')
  expect(
    [...(caption?.querySelectorAll('bdi') ?? [])].map((line) => [line.getAttribute('part'), line.textContent]),
  ).toEqual([
    ['author', 'Ana Ribeiro'],
    ['role', 'Head of Product, Lumen'],
  ])
})

test('calls somebody without a name by what they do, without initials, and by nothing when that is not shown either', () => {
  const { root, put } = openHost()
  put(feedWith([{ ...item, author: '', company: 'Lumen' }]))
  expect(root.querySelector('figcaption')?.textContent).toBe('Lumen')
  expect(root.querySelector('[part=author], [part=avatar]')).toBeNull()
  put(feedWith([{ ...item, author: '' }]))
  expect(root.querySelector('figcaption')).toBeNull()
})

test('shows under the quote what was asked and answered', () => {
  const { root, put } = openHost()
  const answers = [
    { question: 'What changed?', answer: 'We sleep.' },
    { question: 'ماذا تغير؟', answer: '<b>كل شيء</b>' },
  ]
  put(feedWith([{ ...item, answers }]))
  const list = root.querySelector('blockquote + dl[part=answers]')
  expect([...(list?.children ?? [])].map((line) => [line.tagName, line.getAttribute('dir'), line.textContent])).toEqual(
    [
      ['DT', 'auto', 'What changed?'],
      ['DD', 'auto', 'We sleep.'],
      ['DT', 'auto', 'ماذا تغير؟'],
      ['DD', 'auto', '<b>كل شيء</b>'],
    ],
  )
  put(feedWith([{ ...item, answers: [] }]))
  expect(root.querySelector('dl')).toBeNull()
})

test('links to the home of the wall only while the feed is branded and the address is a web address', () => {
  const { root, put } = openHost()
  put(feedWith([item]))
  expect(root.querySelector('a')?.textContent).toBe('Collected with Goodword')
  expect(root.querySelector('a')?.getAttribute('href')).toBe('https://app.example')
  put(feedWith([item], { isBranded: false }))
  expect(root.querySelector('a')).toBeNull()
  put(feedWith([item], { wallUrl: 'javascript:alert(1)' }))
  expect(root.querySelector('a')).toBeNull()
})

test('is a landmark only under a name that the owner gave', () => {
  const { host, root, put } = openHost()
  put(feedWith([item]))
  expect(root.querySelector('[part=frame]')?.getAttribute('role')).toBe('group')
  host.setAttribute('label', 'What clients wrote')
  put(feedWith([item]))
  expect(root.querySelector('[role=region]')?.getAttribute('aria-label')).toBe('What clients wrote')
})

test('changes nothing when it cannot read the feed', () => {
  const { root, styles, put } = openHost()
  expect(put({ ...feedWith([item]), version: 2 })).toBe('feed_version')
  expect(put(null)).toBe('feed_malformed')
  expect(root.querySelector('slot')).not.toBeNull()
  expect(styles).toEqual([])
})

test('gives the place back to the fallback when the last testimonial is gone', () => {
  const { root, put } = openHost()
  put(feedWith([item]))
  expect(put(feedWith([]))).toBe(0)
  expect(root.innerHTML).toBe('<slot></slot>')
  expect(put(feedWith([item]))).toBe(1)
  expect(root.querySelectorAll('figure')).toHaveLength(1)
})

test('shows page after page and tells how many are shown', async () => {
  const { root, emitted, put } = openHost({ 'page-size': '2' })
  put(feedWith(Array.from({ length: 5 }, () => item)))
  const counts = [root.querySelectorAll('figure').length]
  for (const rest of ['Show 2 more', 'Show 1 more']) {
    const button = root.querySelector('button')
    expect(button?.textContent).toBe(rest)
    button?.click()
    await Promise.resolve()
    counts.push(root.querySelectorAll('figure').length)
  }
  expect(counts).toEqual([2, 4, 5])
  expect(root.querySelector('button')).toBeNull()
  expect(emitted).toEqual([
    ['more', { shown: 4 }],
    ['more', { shown: 5 }],
  ])
})

test('pages already opened stay open when the feed is shown anew', async () => {
  const { root, put } = openHost({ 'page-size': '2' })
  const items = Array.from({ length: 5 }, () => item)
  put(feedWith(items))
  root.querySelector('button')?.click()
  await Promise.resolve()
  put(feedWith(items.map((old) => ({ ...old, author: 'Grace' }))))
  expect([...root.querySelectorAll('[part=author]')].map(({ textContent }) => textContent)).toEqual(
    Array.from({ length: 4 }, () => 'Grace'),
  )
})

test('keeps the marks to what is true: a verified client has a proof, words added by the owner say so', () => {
  const { root, put } = openHost()
  put(
    feedWith([
      { ...item, isVerified: true },
      { ...item, isByOwner: true },
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

test('shows pictures from the origin of the feed only, a wide one above the words, another in the round', () => {
  const { root, put } = openHost()
  const imageUrl = 'https://app.example/images/k/192.webp'
  const imageFile = { url: 'https://app.example/images/k/512.webp', width: 512, height: 341 }
  const foreign = {
    imageUrl: 'https://elsewhere.example/1.png',
    photo: { ...imageFile, url: 'https://app.example.evil/' },
  }
  put(
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

test('takes layout, page size, theme and look from what the owner published, and from attributes before that', () => {
  const options = { theme: 'dark', pageSize: 1, radius: 2, label: 'Praise', colors: { star: '#aa0000' } }
  const { host, root, put } = openHost()
  put(feedWith([item, item], { kind: 'wall', options, allows: { darkThemes: true } }))
  const frame = () => root.querySelector<HTMLElement>('[part=frame]')
  expect(root.querySelectorAll('figure')).toHaveLength(1)
  expect(frame()?.className).toBe('wall dark page')
  expect(frame()?.getAttribute('aria-label')).toBe('Praise')
  expect(frame()?.style.getPropertyValue('--own-radius')).toBe('2px')
  expect(frame()?.style.getPropertyValue('--own-star')).toBe('#aa0000')
  host.setAttribute('layout', 'badge')
  host.setAttribute('theme', 'light')
  put(feedWith([item, item], { options, allows: { darkThemes: true } }))
  expect(frame()?.className).toBe('badge light page')
})

test('ignores an attribute that goes beyond the plan', () => {
  const { root, put } = openHost({ theme: 'dark' })
  put(feedWith([item], { options: { theme: 'plain' }, allows: { darkThemes: false } }))
  expect(root.querySelector('[part=frame]')?.className).toBe('wall plain page')
})

test('a badge gives the average and the count as a link to all of them', () => {
  const { root, put } = openHost({ layout: 'badge' })
  const summary = { shown: 2, shared: 21, afterPayment: 21, average: 4.7, isSelected: false }
  put(feedWith([item, item], { summary }))
  const link = root.querySelector('a')
  expect(link?.getAttribute('href')).toBe('https://app.example/wall/wgt_1')
  expect(link?.textContent).toBe('4.721 clients, asked after payment')
  expect(link?.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Rated 4.7 out of 5')
})

test('a single shows the first one alone and says of how many', () => {
  const { root, put } = openHost({ layout: 'single' })
  put(feedWith([item, { ...item, text: 'Second.' }]))
  expect(root.querySelectorAll('blockquote')).toHaveLength(1)
  expect(root.querySelector('[part=footer] bdi')?.textContent).toContain('1 of 2 shared testimonials')
})

test('tells which card was clicked', () => {
  const { root, emitted, put } = openHost()
  put(feedWith([item]))
  root.querySelector<HTMLElement>('blockquote')?.click()
  root.querySelector<HTMLElement>('[part=footer]')?.click()
  expect(emitted).toEqual([['click', { id: 't1' }]])
})

test('writes dates in the language of the nearest element that names one, else of the document', () => {
  const { host, root, put } = openHost()
  document.documentElement.setAttribute('lang', 'fr')
  const dateOf = () => {
    put(feedWith([item]))
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

test('leaves what the server finished as it stands, brings it to life once, and draws anew what has changed since', () => {
  const { root, styles, emitted, put } = openHost({ lang: 'en', 'page-size': '1' })
  const feed = feedWith([item, item, item], { revision: 'r1' })
  const finished = renderWidget({ feed, attributes: { 'page-size': '1' }, lang: 'en' })
  root.innerHTML = `<style>${finished?.css}</style>${finished?.html}`
  const frame = root.querySelector('[part=frame]')
  expect(put(feed)).toBe(3)
  expect(root.querySelector('[part=frame]')).toBe(frame)
  expect(styles).toHaveLength(1)
  root.querySelector('button')?.click()
  expect(root.querySelectorAll('figure')).toHaveLength(2)
  expect(emitted).toEqual([['more', { shown: 2 }]])

  put({ ...feed, revision: 'r2' })
  expect(root.querySelector('[part=frame]')).not.toBe(frame)
  expect(root.querySelector('style')).toBeNull()
})

test.each(['carousel', 'marquee', 'single', 'badge'])('leaves a %s that the server finished as it stands', (layout) => {
  const { root, put } = openHost({ lang: 'en', layout })
  const feed = feedWith([item, item, item], { revision: 'r1' })
  root.innerHTML = renderWidget({ feed, attributes: { layout }, lang: 'en' })?.html ?? ''
  const frame = root.querySelector('[part=frame]')
  put(feed)
  expect(root.querySelector('[part=frame]')).toBe(frame)
})

test('what the server finished in another language is left standing, and only its dates are written anew', () => {
  const { root, put } = openHost({ lang: 'de' })
  const feed = feedWith([{ ...item, date: '2026-03-09' }], { revision: 'r1' })
  root.innerHTML = renderWidget({ feed, attributes: {}, lang: 'en' })?.html ?? ''
  const [frame, time] = [root.querySelector('[part=frame]'), root.querySelector('time')]
  expect(time?.textContent).toBe('Mar 9, 2026')
  put(feed)
  expect(root.querySelector('[part=frame]')).toBe(frame)
  expect(root.querySelector('time')).toBe(time)
  expect(time?.textContent).toBe('9. März 2026')
})

test('the server writes what the script would draw', () => {
  const { root, put } = openHost({ lang: 'de', layout: 'single' })
  const feed = feedWith([{ ...item, text: 'A < b & "c"', isVerified: true, answers: [{ question: 'Q', answer: 'A' }] }])
  put(feed)
  const written = document.createElement('div')
  written.innerHTML = renderWidget({ feed, attributes: { layout: 'single' }, lang: 'de' })?.html ?? ''
  expect(written.innerHTML).toBe(root.innerHTML)
})

test('a carousel shows one height of picture, and says of each slide which it is', () => {
  const { root, put } = openHost({ layout: 'carousel', autoplay: '5' })
  const imageUrl = 'https://app.example/images/k/192.webp'
  const imageFile = { url: 'https://app.example/images/k/512.webp', width: 512, height: 341 }
  put(feedWith(Array.from({ length: 30 }, () => ({ ...item, imageUrl, photo: imageFile }))))
  const slides = [...root.querySelectorAll('[aria-roledescription=slide]')]
  expect(slides).toHaveLength(24)
  expect(slides.at(-1)?.getAttribute('aria-label')).toBe('24 of 24')
  expect(root.querySelectorAll('[part=photo]')).toHaveLength(0)
  expect(root.querySelectorAll('[part=avatar]')).toHaveLength(24)
  expect(root.querySelector('[part=frame]')?.getAttribute('aria-roledescription')).toBe('carousel')
  expect(root.querySelector('[part=controls] + [part=track]')).not.toBeNull()
  put(feedWith([item]))
  expect(root.querySelector('[part=controls]')).toBeNull()
})

test('a marquee cuts nothing: it takes the short ones, and is a single one where there are none', () => {
  const { root, put } = openHost({ layout: 'marquee' })
  const long = { ...item, text: 'Long words. '.repeat(12).trim() }
  put(feedWith([long, item, { ...item, text: long.text.slice(0, 140) }]))
  expect([...root.querySelectorAll('li [part=quote]')].map(({ textContent }) => textContent?.length)).toEqual([
    item.text.length,
    140,
  ])
  expect(root.querySelector('[part=footer] bdi')?.textContent).toContain('2 of 3 shared testimonials')
  put(feedWith([long]))
  expect(root.querySelector('[part=frame]')?.className).toBe('single light page')
  expect(root.querySelector('blockquote')?.textContent).toBe(long.text)
})
