import { beforeEach, describe, expect, it } from 'vitest'
import type { Draft } from './draft.ts'
import { openDraftStorage } from './draft.storage.ts'

const draft: Draft = {
  customerName: 'Yuki Tanabe',
  rating: 4,
  testimonial: 'Clear price, clear dates, kept both.',
  company: 'Tanabe & Co',
  role: 'Founder',
  answers: { 'question-1': 'The calm.' },
  isPrivate: true,
  isCompanyShown: true,
  areAnswersShown: false,
  openedToken: '1.signature',
  photo: { id: 'an-id', name: 'me.jpg', totalBytes: 2048, downloadUrl: '/pictures/an-id' },
  idempotencyKey: 'key-of-the-first-attempt',
}

beforeEach(() => sessionStorage.clear())

describe('the draft of a request', () => {
  it('is there again when the page is opened again, key included', () => {
    openDraftStorage('abc').write(draft)
    expect(openDraftStorage('abc').read()).toEqual(draft)
  })

  it('is not offered to another request', () => {
    openDraftStorage('abc').write(draft)
    expect(openDraftStorage('def').read()).toBeNull()
  })

  it('is gone after clearing', () => {
    const storage = openDraftStorage('abc')
    storage.write(draft)
    storage.clear()
    expect(openDraftStorage('abc').read()).toBeNull()
    expect(sessionStorage.length).toBe(0)
  })

  it.each([
    ['not JSON', '{"customerName":'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a field of another type', JSON.stringify({ ...draft, testimonial: 7 })],
    ['a rating that does not exist', JSON.stringify({ ...draft, rating: 6 })],
    ['a field missing', JSON.stringify({ ...draft, idempotencyKey: undefined })],
  ])('is ignored when what is stored is broken: %s', (_, stored) => {
    const storage = openDraftStorage('abc')
    storage.write(draft)
    const key = sessionStorage.key(0)
    sessionStorage.setItem(String(key), stored)
    expect(storage.read()).toBeNull()
  })

  it.each([
    ['was stored before there were photos', undefined],
    ['has a broken photo', { ...draft.photo, totalBytes: 'many' }],
  ])('keeps the words when it %s', (_, photo) => {
    openDraftStorage('abc').write(draft)
    sessionStorage.setItem(String(sessionStorage.key(0)), JSON.stringify({ ...draft, photo }))
    expect(openDraftStorage('abc').read()).toEqual({ ...draft, photo: null })
  })

  it('keeps the words of a draft from before there were company, role and questions', () => {
    openDraftStorage('abc').write(draft)
    const { customerName, rating, testimonial, isPrivate, photo, idempotencyKey } = draft
    const earlier = { customerName, rating, testimonial, isPrivate, photo, idempotencyKey }
    sessionStorage.setItem(String(sessionStorage.key(0)), JSON.stringify(earlier))
    const nothing = { company: '', role: '', answers: {}, isCompanyShown: false, areAnswersShown: false }
    expect(openDraftStorage('abc').read()).toEqual({ ...earlier, ...nothing, openedToken: null })
  })

  it('knows the path of the client portal after the draft is gone, and takes no other path for it', () => {
    const storage = openDraftStorage('abc')
    expect(storage.readPortal()).toBeNull()
    storage.writePortalPath('/testimonial/mine/abc.signature')
    storage.clear()
    expect(storage.readPortal()).toBe('/testimonial/mine/abc.signature')
    storage.writePortalPath('https://elsewhere.example/')
    expect(storage.readPortal()).toBeNull()
  })

  it('does without storage where the browser refuses it', () => {
    const storage = openDraftStorage('abc', () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    storage.write(draft)
    storage.clear()
    expect(storage.read()).toBeNull()
  })
})
