import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { type Consent, type TestimonialDetails, VERIFICATIONS } from '#shared/testimonial-details.ts'
import { testimonialOf } from '#shared/testimonial.fake.ts'
import { DrawerSharing } from './drawer.sharing.tsx'

const parts = { name: true, photo: true, company: false, answers: false }
const consent: Consent = {
  choice: 'public',
  version: '1',
  wording: 'I agree.',
  locale: 'en',
  parts,
  givenAt: '2026-11-21T10:00:00.000Z',
  withdrawnAt: null,
}

const placeOf = (changes: Partial<TestimonialDetails>, userId?: string) => {
  const details: TestimonialDetails = {
    ...testimonialOf({ status: 'approved', source: 'payment', testimonial: 'Good.' }),
    history: [],
    notes: [],
    translations: [],
    spellingSuggestions: [],
    company: null,
    role: null,
    answers: [],
    parts,
    language: 'en',
    suspicion: null,
    isRewarded: false,
    emailConfirmedAt: null,
    rejectionReason: null,
    earlierVersions: [],
    consents: [consent],
    attestation: null,
    origin: null,
    payment: null,
    verification: null,
    ...changes,
  }
  const place = document.createElement('div')
  flushSync(() =>
    createRoot(place).render(
      <MemoryRouter>
        <DrawerSharing details={details} userId={userId} />
      </MemoryRouter>,
    ),
  )
  return place
}
const read = (verification: TestimonialDetails['verification']) => placeOf({ verification }).textContent

test('the mark of a verified client is told only where the public sees it', () => {
  expect(read('verified')).toContain('Verified client. The request followed a payment that went through Stripe.')
  for (const verification of VERIFICATIONS.filter((each) => each !== 'verified')) {
    expect(read(verification)).toContain('Asked after a payment. Shown without “Verified client”: ')
    expect(read(verification)).not.toContain('Verified client.')
  }
  expect(read(null)).not.toMatch(/verified|payment/i)
})

test('why there is no mark is told', () => {
  expect(read('paid_elsewhere')).toContain('the invoice was marked as paid')
  expect(read('own_webhook')).toContain('only your own webhook reported the payment')
  expect(read('owners_address')).toContain('the email went to an address you entered')
  expect(read('other_link')).toContain('did not come through the link in the email')
})

test('where an imported testimonial comes from is told, with the original and what was confirmed', () => {
  const details: Partial<TestimonialDetails> = {
    consents: [],
    imported: { receivedVia: 'Senja', userId: 'usr_1', memberName: 'Mira Castell' },
    attestation: { wording: 'I may.', version: '1', receivedVia: 'Senja', givenAt: '2026-11-21T10:00:00.000Z' },
    origin: {
      importId: 'imp_1',
      receivedVia: 'Senja',
      importedAt: '2026-11-21T10:00:00.000Z',
      originalUrl: 'https://senja.example/p/1',
    },
  }
  const imported = placeOf(details, 'usr_1')
  expect(imported.textContent).toMatch(/Imported from Senja\. “I may\.”Imported by you on 21 Nov 2026/)
  expect(placeOf(details, 'usr_2').textContent).toContain('Imported by Mira Castell on 21 Nov 2026')
  expect(placeOf(details).textContent).toContain('Imported on 21 Nov 2026')
  expect(imported.textContent).toContain('It’s shown as added by the owner, never as verified.')
  expect(imported.textContent).not.toContain('Added by you')
  const [batch, original] = imported.querySelectorAll('a')
  expect(batch?.getAttribute('href')).toBe('/testimonial/list?import=imp_1')
  expect(original?.href).toBe('https://senja.example/p/1')
  expect(original?.rel).toBe('noreferrer')
})

test('a confirmed email is told only where somebody confirmed it', () => {
  const ofLink = { source: 'link', customerEmail: 'ana@client.example' } as const
  expect(placeOf(ofLink).textContent).toContain('Nobody has confirmed the email address.')
  const confirmed = placeOf({ ...ofLink, emailConfirmedAt: '2026-11-21T10:00:00.000Z' }).textContent
  expect(confirmed).toContain('Email confirmed. Whoever reads ana@client.example confirmed this testimonial on 21 Nov')
  expect(confirmed).toContain('never shown as “Verified client”')
  expect(confirmed).not.toContain('Nobody has')
  expect(placeOf({ ...ofLink, customerEmail: '' }).textContent).not.toMatch(/email/i)
})
