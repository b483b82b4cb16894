import { expect, test } from 'vitest'
import { item, feedWith, openHost } from './view.fake.ts'

test('a badge shows the average and the count as a link to the wall', () => {
  const { root, showFeed } = openHost({ layout: 'badge' })
  const summary = { shown: 2, shared: 21, afterPayment: 21, average: 4.7, isSelected: false }
  showFeed(feedWith([item, item], { summary }))
  const link = root.querySelector('a')
  expect(link?.getAttribute('href')).toBe('https://app.example/wall/wgt_1')
  expect(link?.textContent).toBe('4.721 clients, asked after payment')
  expect(link?.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Rated 4.7 out of 5')
})

test('a text is three faces and a link to the wall, with the average of all', () => {
  const { root, showFeed } = openHost({ layout: 'text' })
  const summary = { shown: 4, shared: 21, average: 4.7, isSelected: true }
  showFeed(feedWith([item, { ...item, author: '' }, item, item, item], { summary }))
  expect(root.querySelectorAll('[part=avatar]')).toHaveLength(3)
  expect(root.querySelector('[part=count]')?.textContent).toBe('21 clients, 4.7 on average')
  expect(root.querySelector('[part=count]')?.getAttribute('href')).toBe('https://app.example/wall/wgt_1')
  for (const [change, text] of [
    [{ shared: 21, average: null }, '21 clients'],
    [{ shared: 1, average: 5 }, '1 client'],
  ] as const) {
    showFeed(feedWith([item], { summary: { ...summary, ...change } }))
    expect(root.querySelector('[part=count]')?.textContent).toBe(text)
  }
})

test('a single shows the first testimonial and says how many there are', () => {
  const { root, showFeed } = openHost({ layout: 'single' })
  showFeed(feedWith([item, { ...item, text: 'Second.' }]))
  expect(root.querySelectorAll('blockquote')).toHaveLength(1)
  expect(root.querySelector('[part=footer] bdi')?.textContent).toContain('1 of 2 testimonials')
})

test('a carousel shows only avatars, and numbers its slides', () => {
  const { root, showFeed } = openHost({ layout: 'carousel', autoplay: '5' })
  const imageUrl = 'https://app.example/images/k/192.webp'
  const imageFile = { url: 'https://app.example/images/k/512.webp', width: 512, height: 341 }
  showFeed(feedWith(Array.from({ length: 30 }, () => ({ ...item, imageUrl, photo: imageFile }))))
  const slides = [...root.querySelectorAll('[aria-roledescription=slide]')]
  expect(slides).toHaveLength(24)
  expect(slides.at(-1)?.getAttribute('aria-label')).toBe('24 of 24')
  expect(root.querySelectorAll('[part=photo]')).toHaveLength(0)
  expect(root.querySelectorAll('[part=avatar]')).toHaveLength(24)
  expect(root.querySelector('[part=frame]')?.getAttribute('aria-roledescription')).toBe('carousel')
  expect(root.querySelector('[part=controls] + [part=track]')).not.toBeNull()
  showFeed(feedWith([item]))
  expect(root.querySelector('[part=controls]')).toBeNull()
})

test('a marquee shows only short testimonials, uncut, and is a single if there are none', () => {
  const { root, showFeed } = openHost({ layout: 'marquee' })
  const long = { ...item, text: 'Long words. '.repeat(12).trim() }
  showFeed(feedWith([long, item, { ...item, text: long.text.slice(0, 140) }]))
  expect([...root.querySelectorAll('li [part=quote]')].map(({ textContent }) => textContent?.length)).toEqual([
    item.text.length,
    140,
  ])
  expect(root.querySelector('[part=footer] bdi')?.textContent).toContain('2 of 3 testimonials')
  showFeed(feedWith([long]))
  expect(root.querySelector('[part=frame]')?.className).toBe('single light page')
  expect(root.querySelector('blockquote')?.textContent).toBe(long.text)
})
