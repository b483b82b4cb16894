import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { LandingPage } from './landing.page.tsx'

let page: HTMLElement

beforeEach(() => {
  page = document.createElement('div')
  document.body.replaceChildren(page)
  flushSync(() =>
    createRoot(page).render(
      <MemoryRouter>
        <LandingPage />
      </MemoryRouter>,
    ),
  )
})

const textOf = (selector: string) => page.querySelector(selector)?.textContent ?? ''
const linksTo = (path: string) => [...page.querySelectorAll('a')].filter((link) => link.getAttribute('href') === path)

describe('the landing page', () => {
  it('claims that it is free to start, wherever it asks to sign up at large', () => {
    expect(page.textContent.split('Start free, no credit card required')).toHaveLength(3)
    expect(linksTo('/sign-up').length).toBeGreaterThanOrEqual(2)
  })

  it('leads to the legal pages and carries the copyright line', () => {
    expect(linksTo('/privacy-policy').length).toBeGreaterThan(0)
    expect(linksTo('/terms-of-service').length).toBeGreaterThan(0)
    expect(textOf('footer')).toContain('© 2025')
  })

  it('explains itself in three steps', () => {
    const steps = [...page.querySelectorAll('ol > li h3')].map((step) => step.textContent)
    expect(steps).toEqual(['Connect your Stripe account', 'Your client pays', 'Feedback rolls in'])
  })

  it('has its prices where the header’s link scrolls to', () => {
    expect(textOf('#pricing')).toMatch(/Free.*\$0.*Pro.*Recommended.*\$12.*Studio.*\$49/s)
  })

  it('says beside its examples that they are examples', () => {
    const wall = page.querySelector('[aria-labelledby=wall-title]')
    expect(wall?.querySelectorAll('blockquote')).toHaveLength(9)
    expect(wall?.textContent).toContain('An example wall')
    expect(wall?.textContent).toContain('These people and testimonials are invented.')
    expect(textOf('[aria-labelledby=how-title]')).toContain('are examples')
  })

  it('answers questions in items that open and close', () => {
    const items = page.querySelectorAll('details')
    expect(items.length).toBeGreaterThanOrEqual(5)
    for (const item of items) {
      expect(item.querySelector('summary')?.textContent).toMatch(/\?$/)
      expect(item.querySelector('p')?.textContent).not.toBe('')
    }
  })

  it('sets what a visitor types the way it would stand on a site', () => {
    const textarea = page.querySelector('textarea')
    const section = page.querySelector('[aria-labelledby=try-title]')
    expect(section?.querySelector('blockquote')?.textContent).toBe(textarea?.value)
    flushSync(() => {
      // React follows the value through the element's own setter, which an assignment on the instance goes around.
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(textarea, 'Kept both.')
      textarea?.dispatchEvent(new Event('input', { bubbles: true }))
    })
    expect(section?.querySelector('blockquote')?.textContent).toBe('Kept both.')
    expect(section?.querySelector('figcaption')?.textContent).not.toContain('Dr Elif')
  })
})
