import { expect, test } from 'vitest'
import { renderWidget } from './server.tsx'
import { item, feedWith, openHost } from './view.fake.ts'

test('keeps what the server rendered, makes it interactive once, and renders later changes in it', async () => {
  const { root, styles, emitted, showFeed } = openHost({ lang: 'en', 'page-size': '1' })
  const feed = feedWith([item, item, item], { revision: 'r1' })
  const rendered = renderWidget({ feed, attributes: { 'page-size': '1' }, lang: 'en' })
  root.innerHTML = `<style>${rendered?.css}</style>${rendered?.html}`
  const frame = root.querySelector('[part=frame]')
  expect(showFeed(feed)).toBe(3)
  expect(root.querySelector('[part=frame]')).toBe(frame)
  expect(styles).toHaveLength(1)
  root.querySelector('button')?.click()
  await expect.poll(() => root.querySelectorAll('figure').length).toBe(2)
  expect(emitted).toEqual([['more', { shown: 2 }]])

  const [first] = root.querySelectorAll('figure')
  showFeed({ ...feed, items: [{ ...item, text: 'Warm.' }, item, item], revision: 'r2' })
  expect(root.querySelector('figure')).toBe(first)
  expect(first?.querySelector('blockquote')?.textContent).toBe('Warm.')
  expect(root.querySelectorAll('figure')).toHaveLength(2)
})

test.each(['carousel', 'marquee', 'single', 'badge'])('keeps a %s that the server rendered', (layout) => {
  const { root, showFeed } = openHost({ lang: 'en', layout })
  const feed = feedWith([item, item, item], { revision: 'r1' })
  root.innerHTML = renderWidget({ feed, attributes: { layout }, lang: 'en' })?.html ?? ''
  const frame = root.querySelector('[part=frame]')
  showFeed(feed)
  expect(root.querySelector('[part=frame]')).toBe(frame)
})

test('keeps what the server rendered in another language, and rewrites only its dates', () => {
  const { root, showFeed } = openHost({ lang: 'de' })
  const feed = feedWith([{ ...item, date: '2026-03-09' }], { revision: 'r1' })
  root.innerHTML = renderWidget({ feed, attributes: {}, lang: 'en' })?.html ?? ''
  const [frame, card] = [root.querySelector('[part=frame]'), root.querySelector('figure')]
  const before = card?.innerHTML
  expect(before).toContain('>Mar 9, 2026</time>')
  showFeed(feed)
  expect(root.querySelector('[part=frame]')).toBe(frame)
  expect(root.querySelector('figure')).toBe(card)
  expect(card?.innerHTML).toBe(before?.replace('Mar 9, 2026', '9. März 2026'))
})

test('the server renders the same as the script', () => {
  const { root, showFeed } = openHost({ lang: 'de', layout: 'single' })
  const feed = feedWith([{ ...item, text: 'A < b & "c"', isVerified: true, answers: [{ question: 'Q', answer: 'A' }] }])
  showFeed(feed)
  const written = document.createElement('div')
  written.innerHTML = renderWidget({ feed, attributes: { layout: 'single' }, lang: 'de' })?.html ?? ''
  expect(written.innerHTML).toBe(root.innerHTML)
})
