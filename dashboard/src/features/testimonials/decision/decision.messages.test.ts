import { describe, expect, test } from 'vitest'
import type { WidgetPlace } from '#shared/widget-editor.ts'
import { audienceFact, placesFact, placesIn, severalFacts, signatureOf } from './decision.messages.ts'

const everything = { name: true, photo: true, company: true, answers: true }
const nothing = { name: false, photo: false, company: false, answers: false }

const author = {
  customerName: 'Ana Ribeiro',
  role: 'Miller',
  company: 'Casa Ribeiro',
  parts: everything,
  verification: 'verified' as const,
  source: 'payment' as const,
  imported: null,
}

describe('the name as visitors read it', () => {
  test.each([
    [{}, 'Ana Ribeiro', 'Miller, Casa Ribeiro · Verified client'],
    [{ parts: { ...everything, company: false } }, 'Ana Ribeiro', 'Verified client'],
    [{ parts: nothing, verification: null }, '', ''],
    [{ role: null, verification: null }, 'Ana Ribeiro', 'Casa Ribeiro'],
    [{ verification: 'other_link' as const }, 'Ana Ribeiro', 'Miller, Casa Ribeiro'],
    [{ verification: null, source: 'owner' as const }, 'Ana Ribeiro', 'Miller, Casa Ribeiro · Added by the owner'],
  ])('has only what the client lets be shown: %j', (changes, name, line) => {
    expect(signatureOf({ ...author, ...changes })).toEqual({ name, line })
  })
})

describe('who can see it', () => {
  const shared = { ...author, isPrivate: false, imageUrl: '/image', answers: [] }
  test.each([
    [{}, 'Ana chose Public and agreed to show name, role, company and photo.'],
    [{ imageUrl: null, role: null }, 'Ana chose Public and agreed to show name and company.'],
    [
      { parts: { ...everything, photo: false }, role: null },
      'Ana chose Public and agreed to show name and company, but no photo.',
    ],
    [{ parts: nothing }, 'Ana chose Public and agreed to show the text, but no name, role, company or photo.'],
    [
      { customerName: null, role: null, company: null, imageUrl: null },
      'The client chose Public and agreed to show name.',
    ],
    [{ source: 'owner' as const }, 'You added it and confirmed that it can be shown.'],
    [
      { source: 'owner' as const, imported: { receivedVia: 'Senja', userId: 'usr_1', memberName: 'Mira Castell' } },
      'The member who imported it confirmed that it can be shown.',
    ],
  ])('says what the client agreed to show: %j', (changes, text) => {
    expect(audienceFact({ ...shared, ...changes })).toEqual({ title: 'Anyone can see it', text })
  })

  test('is nobody else while the client keeps it private', () => {
    expect(audienceFact({ ...shared, customerName: 'Dr. Sven Halvorsen', isPrivate: true })).toEqual({
      title: 'Only you can see it',
      text: 'Sven chose Private. Only Sven can change that.',
    })
  })
})

const widget = (changes: Partial<WidgetPlace> = {}): WidgetPlace => ({
  id: 'one',
  name: 'Wall',
  kind: 'wall',
  wallUrl: 'https://goodword.example/wall/one',
  seenOn: null,
  testimonialIds: ['a'],
  ...changes,
})
const seen = widget({ seenOn: { site: 'feldmann.studio', at: '2026-11-20T10:00:00.000Z' } })

describe('where it appears', () => {
  test('is each site where a widget was seen, and the hosted page', () => {
    const carousel = widget({ id: 'two', name: 'Carousel', kind: 'carousel' })
    expect(placesIn([seen, carousel]).map(({ text }) => text)).toEqual(['Wall on feldmann.studio', 'Your hosted page'])
    const approved = { verb: 'approve', isPrivate: false } as const
    expect(placesFact({ ...approved, widgets: [seen] }).title).toBe('It appears in 2 places within a minute')
    expect(placesFact({ ...approved, widgets: [widget()] })).toEqual({
      title: 'It appears on your hosted page',
      text: 'You haven’t put a widget on your website yet.',
    })
    expect(placesFact({ ...approved, widgets: [] }).title).toBe('It appears nowhere yet')
    expect(placesFact({ ...approved, isPrivate: true, widgets: [] }).title).toBe('It appears nowhere')
  })

  test('changes when it is rejected', () => {
    const rejected = { verb: 'reject', isPrivate: false } as const
    expect(placesFact({ ...rejected, widgets: [seen] }).title).toBe('Your testimonial widgets leave it out')
    expect(placesFact({ ...rejected, widgets: [] }).title).toBe('No one else sees it')
  })
})

test('of several, those that become public and those that stay private are counted', () => {
  const rows = [{ isPrivate: false }, { isPrivate: false }, { isPrivate: true }]
  expect(severalFacts(rows, [seen])).toEqual({
    shown: { title: '2 can be seen by anyone', text: 'In 2 places within a minute.' },
    kept: { title: '1 stays private', text: 'The client chose Private.' },
  })
  expect(severalFacts(rows.slice(0, 1), undefined)).toEqual({
    shown: { title: '1 can be seen by anyone', text: '' },
    kept: null,
  })
})
