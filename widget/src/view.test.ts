import { expect, test } from 'vitest'
import { item, feedWith, openHost } from './view.fake.ts'

test('links to the site of the wall if the feed is branded and the address is a web address', () => {
  const { root, showFeed } = openHost()
  showFeed(feedWith([item]))
  expect(root.querySelector('a')?.textContent).toBe('Collected with Goodword')
  expect(root.querySelector('a')?.getAttribute('href')).toBe('https://app.example')
  showFeed(feedWith([item], { productName: '<b>Kind</b> & True' }))
  expect(root.querySelector('a')?.textContent).toBe('Collected with <b>Kind</b> & True')
  showFeed(feedWith([item], { isBranded: false }))
  expect(root.querySelector('a')).toBeNull()
  showFeed(feedWith([item], { wallUrl: 'javascript:alert(1)' }))
  expect(root.querySelector('a')).toBeNull()
})

test('is a landmark if the owner gave it a name', () => {
  const { host, root, showFeed } = openHost()
  showFeed(feedWith([item]))
  expect(root.querySelector('[part=frame]')?.getAttribute('role')).toBe('group')
  host.setAttribute('label', 'What clients wrote')
  showFeed(feedWith([item]))
  expect(root.querySelector('[role=region]')?.getAttribute('aria-label')).toBe('What clients wrote')
})

test('changes nothing if it can’t read the feed', () => {
  const { root, styles, showFeed } = openHost()
  expect(showFeed({ ...feedWith([item]), version: 2 })).toBe('feed_version')
  expect(showFeed(null)).toBe('feed_malformed')
  expect(root.querySelector('slot')).not.toBeNull()
  expect(styles).toEqual([])
})

test('shows the fallback again when the last testimonial is gone', () => {
  const { root, showFeed } = openHost()
  showFeed(feedWith([item]))
  expect(showFeed(feedWith([]))).toBe(0)
  expect(root.innerHTML).toBe('<slot></slot>')
  expect(showFeed(feedWith([item]))).toBe(1)
  expect(root.querySelectorAll('figure')).toHaveLength(1)
})

test('shows more pages and reports how many testimonials are shown', async () => {
  const { root, emitted, showFeed } = openHost({ 'page-size': '2' })
  showFeed(feedWith(Array.from({ length: 5 }, () => item)))
  const counts = [root.querySelectorAll('figure').length]
  for (const [rest, then] of [
    ['Show 2 more', 4],
    ['Show 1 more', 5],
  ]) {
    expect(root.querySelector('button')?.textContent).toBe(rest)
    root.querySelector('button')?.click()
    await expect.poll(() => root.querySelectorAll('figure').length).toBe(then)
    counts.push(root.querySelectorAll('figure').length)
  }
  expect(counts).toEqual([2, 4, 5])
  expect(root.querySelector('button')).toBeNull()
  expect(emitted).toEqual([
    ['more', { shown: 4 }],
    ['more', { shown: 5 }],
  ])
})

test('keeps opened pages open when the feed is shown again', async () => {
  const { root, showFeed } = openHost({ 'page-size': '2' })
  const items = Array.from({ length: 5 }, () => item)
  showFeed(feedWith(items))
  root.querySelector('button')?.click()
  await expect.poll(() => root.querySelectorAll('figure').length).toBe(4)
  showFeed(feedWith(items.map((old) => ({ ...old, author: 'Grace' }))))
  expect([...root.querySelectorAll('[part=author]')].map(({ textContent }) => textContent)).toEqual(
    Array.from({ length: 4 }, () => 'Grace'),
  )
})

test('takes layout, page size, theme and style from attributes, or else from the published options', () => {
  const options = { theme: 'dark', pageSize: 1, radius: 2, label: 'Praise', colors: { star: '#aa0000' } }
  const { host, root, showFeed } = openHost()
  showFeed(feedWith([item, item], { kind: 'wall', options, allows: { darkThemes: true } }))
  const frame = () => root.querySelector<HTMLElement>('[part=frame]')
  expect(root.querySelectorAll('figure')).toHaveLength(1)
  expect(frame()?.className).toBe('wall dark page')
  expect(frame()?.getAttribute('aria-label')).toBe('Praise')
  expect(frame()?.style.getPropertyValue('--own-radius')).toBe('2px')
  expect(frame()?.style.getPropertyValue('--own-star')).toBe('#aa0000')
  host.setAttribute('layout', 'badge')
  host.setAttribute('theme', 'light')
  showFeed(feedWith([item, item], { options, allows: { darkThemes: true } }))
  expect(frame()?.className).toBe('badge light page')
})

test('ignores an attribute that the plan does not include', () => {
  const { root, showFeed } = openHost({ theme: 'dark' })
  showFeed(feedWith([item], { options: { theme: 'plain' }, allows: { darkThemes: false } }))
  expect(root.querySelector('[part=frame]')?.className).toBe('wall plain page')
})
