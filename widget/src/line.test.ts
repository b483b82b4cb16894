import { beforeEach, expect, test } from 'vitest'
import { item, feedWith, openHost } from './view.fake.ts'

beforeEach(() => document.body.replaceChildren())

const summary = { owner: 'Feldmann Studio', shown: 1, shared: 26, average: 4.7, isSelected: true }
const feed = (change: object = {}) => feedWith([item], { summary: { ...summary, ...change } })

const WHOLE = '1 of 26 testimonials · all 26 average 4.7 · chosen by Feldmann Studio'
const LINK = 'About these testimonials'

const footerOf = (root: ShadowRoot) => root.querySelector<HTMLElement>('[part=footer]')
/** What visitors read in each widget, from top to bottom. */
const lines = () =>
  [...document.body.children].map(({ shadowRoot }) => {
    const footer = shadowRoot && footerOf(shadowRoot)
    const short = footer?.shadowRoot?.querySelector('bdi')
    return short && !short.hidden ? short.textContent : footer?.querySelector('bdi')?.textContent
  })

test('an element that is drawn before the first one gives its line to it', async () => {
  const [first, second] = [openHost(), openHost()]
  second.showFeed(feed())
  await expect.poll(lines).toEqual([undefined, WHOLE])
  first.showFeed(feed())
  await expect.poll(lines).toEqual([WHOLE, LINK])
})

test('a widget that is drawn anew with other figures says them', async () => {
  const [first, second] = [openHost(), openHost()]
  first.showFeed(feed())
  second.showFeed(feed())
  await expect.poll(lines).toEqual([WHOLE, LINK])
  second.showFeed(feed({ shared: 27 }))
  await expect.poll(lines).toEqual([WHOLE, WHOLE.replaceAll('26', '27')])
  first.showFeed(feed({ shared: 27 }))
  await expect.poll(lines).toEqual([WHOLE.replaceAll('26', '27'), LINK])
})

test('the link moves the focus to the whole line', async () => {
  const [first, second] = [openHost(), openHost()]
  first.showFeed(feed())
  second.showFeed(feed())
  await expect.poll(lines).toEqual([WHOLE, LINK])
  footerOf(second.root)?.shadowRoot?.querySelector('a')?.click()
  expect(first.root.activeElement).toBe(footerOf(first.root))
})
