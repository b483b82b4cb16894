import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import type { TestimonialWithSentences } from '#shared/testimonial-details.ts'
import { testimonialOf } from '#shared/testimonial.fake.ts'
import { RoleProvider } from '../../../components/changes.ts'
import { ExcerptSection } from './excerpt.section.tsx'

const sentences = ['Good oil. ', 'Nora <b>kept</b> the blue. ', 'Good labels.']

const seenByViewer = (changes: Partial<TestimonialWithSentences> = {}) => {
  const details: TestimonialWithSentences = {
    ...testimonialOf({ status: 'approved', testimonial: sentences.join('') }),
    sentences,
    history: [],
    notes: [],
    translations: [],
    spellingSuggestions: [],
    spellingEmail: { outcome: 'sent', from: null },
    company: 'Casa Ribeiro',
    role: null,
    answers: [],
    parts: { name: false, photo: false, company: false, answers: false },
    language: 'en',
    suspicion: null,
    isRewarded: false,
    emailConfirmedAt: null,
    rejectionReason: null,
    earlierVersions: [],
    consents: [],
    attestation: null,
    origin: null,
    payment: null,
    verification: null,
    ...changes,
  }
  const place = document.createElement('div')
  flushSync(() =>
    createRoot(place).render(
      <RoleProvider value="viewer">
        <ExcerptSection details={details} />
      </RoleProvider>,
    ),
  )
  return place
}

const chosen = { excerpt: '… Nora <b>kept</b> the blue. …', highlight: '<b>kept</b>' }

test('a viewer sees what cards show, and can’t change it', () => {
  const place = seenByViewer(chosen)
  expect(place.textContent).toContain('1 of 3 sentences on cards.')
  expect(place.querySelector('blockquote')?.textContent).toBe(sentences.join(''))
  expect(place.querySelector('section')?.textContent).toContain('… Nora <b>kept</b> the blue. …')
  // In the text, and on the card.
  expect([...place.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    '<b>kept</b>',
    '<b>kept</b>',
  ])
  expect(place.querySelector('section mark')?.parentElement?.textContent).toContain(chosen.excerpt)
  expect(place.textContent).not.toContain('appears on')
  expect(place.querySelectorAll('button, input')).toHaveLength(0)
})

test('the card shows neither name nor company if the client does not allow them', () => {
  expect(seenByViewer(chosen).textContent).not.toMatch(/Ana|Casa/)
})

test('without an excerpt there is only the text', () => {
  expect(seenByViewer().textContent).toBe(sentences.join(''))
})
