import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, onTestFinished } from 'vitest'
import { PrivacyPolicyPage } from './privacy-policy.page.tsx'
import { TermsOfServicePage } from './terms-of-service.page.tsx'

const installation = {
  productName: 'Kind & True',
  contactEmail: 'help@feldmann.example',
  privacyEmail: 'data@feldmann.example',
  legalName: '<b>Feldmann</b> & Söhne GmbH',
  legalAddress: 'Hafenstraße 7\n20457 Hamburg',
}

/** Puts the configuration of an installation into the page, as the server does. */
function configure(): void {
  const block = document.createElement('script')
  block.type = 'application/json'
  block.id = 'goodword-config'
  block.textContent = JSON.stringify({ installation })
  document.head.append(block)
  onTestFinished(() => block.remove())
}

function show(content: ReactNode): HTMLElement {
  const page = document.createElement('div')
  document.body.replaceChildren(page)
  flushSync(() => createRoot(page).render(<MemoryRouter>{content}</MemoryRouter>))
  return page
}

describe.each([
  ['privacy policy', PrivacyPolicyPage],
  ['terms of service', TermsOfServicePage],
])('the %s', (_, Page) => {
  it('is in effect since 2nd April 2025 and carries the copyright line', () => {
    const { textContent } = show(<Page />)
    expect(textContent).toContain('Effective 2nd April 2025')
    expect(textContent).toContain('© 2025')
  })

  it('names both mailboxes', () => {
    const addresses = [...show(<Page />).querySelectorAll('a[href^="mailto:"]')].map((link) => link.textContent)
    expect(new Set(addresses)).toEqual(new Set(['privacy@goodword.example', 'support@goodword.example']))
  })

  it('names who runs the installation, and nobody else', () => {
    configure()
    const page = show(<Page />)
    const mailboxes = [...page.querySelectorAll('a[href^="mailto:"]')].map((link) => link.getAttribute('href'))
    expect(new Set(mailboxes)).toEqual(new Set(['mailto:data@feldmann.example', 'mailto:help@feldmann.example']))
    const lines = [...(page.querySelector('address')?.children ?? [])].map(({ textContent }) => textContent)
    expect(lines).toEqual(['<b>Feldmann</b> & Söhne GmbH', 'Hafenstraße 7\n20457 Hamburg'])
    expect(page.textContent).toContain('© 2025 Kind & True')
    expect(page.textContent).not.toContain('Goodword')
  })

  it('states the minimum age', () => {
    expect(show(<Page />).textContent).toMatch(/under 13|at least 13 years/)
  })

  it('has contents that lead to its sections', () => {
    const page = show(<Page />)
    const targets = [...page.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))
    expect(targets.length).toBeGreaterThan(5)
    for (const target of targets) expect(page.querySelectorAll(`section${target}`)).toHaveLength(1)
  })
})

it('the terms state billing, cancellation and that nothing is refunded', () => {
  const page = show(<TermsOfServicePage />)
  expect(page.querySelector('#billing')?.textContent).toContain('every month or every year')
  expect(page.querySelector('#billing')?.textContent).toContain('renew automatically')
  expect(page.querySelector('#cancellation')?.textContent).toContain('until the end of the billing cycle')
  expect(page.querySelector('#refunds')?.textContent).toContain('Payments are not refunded')
})

it('the privacy policy names everybody who handles data, and for how long it is kept', () => {
  const page = show(<PrivacyPolicyPage />)
  for (const name of ['Stripe', 'Google Firebase', 'Resend', 'Sentry']) {
    expect(page.querySelector('#processors')?.textContent).toContain(name)
  }
  expect(page.querySelector('#keeping')?.textContent).toContain('At most 13 months')
  expect(page.querySelector('#keeping')?.textContent).toContain('24 after the newest email')
  expect(page.querySelector('#keeping')?.textContent).toContain('30 days')
  expect(page.querySelector('#owners')?.textContent).toContain('Global Privacy Control')
})

it('the privacy policy says what clients can do by themselves, and what is kept of those who end mails', () => {
  const page = show(<PrivacyPolicyPage />)
  expect(page.querySelector('#rights')?.textContent).toMatch(/their own page.*in our emails.*download it and erase it/s)
  expect(page.querySelector('#rights')?.textContent).toContain('unsubscribe link')
  expect(page.querySelector('#clients')?.textContent).toContain('a field was used that people cannot see')
  expect(page.querySelector('#keeping')?.textContent).toContain('keyed hash')
})

it('the privacy policy lists every key that the pages keep in the browser', () => {
  const sources = Object.values(
    import.meta.glob<string>(['../../**/*.{ts,tsx}', '../../../../shared/constants.ts'], {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ).join('\n')
  const keys = [...sources.matchAll(/STORAGE_KEY = '([^']+)'/g)].map(([, key]) => key)
  expect(keys.length).toBeGreaterThan(6)
  const listed = [...show(<PrivacyPolicyPage />).querySelectorAll('#browser th[scope="row"]')].map(
    ({ textContent }) => textContent,
  )
  expect(listed).toEqual(
    expect.arrayContaining([
      ...keys,
      'authRedirectOwner',
      'goodword-draft:…',
      'goodword-collect:…',
      'goodword-revision:…',
      'goodword-language',
    ]),
  )
})
