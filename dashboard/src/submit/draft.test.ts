import { describe, expect, it } from 'vitest'
import {
  countCharacters,
  type Draft,
  editDraft,
  findErrors,
  startDraft,
  testimonialMaxLength,
  toSubmission,
} from './draft.ts'
import { publicRequest } from './request.fake.ts'

const filled: Draft = {
  customerName: 'Yuki Tanabe',
  rating: 4,
  testimonial: 'Clear price, clear dates, kept both.',
  isPrivate: false,
  photo: null,
  idempotencyKey: 'key-of-the-first-attempt',
}

const request = publicRequest

describe('a new draft', () => {
  it('takes the name from the request, has no stars, and is public', () => {
    expect(startDraft(request)).toEqual({
      customerName: 'Yuki Tanabe',
      rating: 0,
      testimonial: '',
      isPrivate: false,
      photo: null,
      idempotencyKey: null,
    })
  })

  it('has an empty name when the owner gave none', () => {
    expect(startDraft({ ...request, customerName: null }).customerName).toBe('')
  })
})

describe('editing', () => {
  it('drops the key of an earlier attempt, because the answer is another one now', () => {
    expect(editDraft(filled, { rating: 5 })).toEqual({ ...filled, rating: 5, idempotencyKey: null })
  })
})

describe('what is sent', () => {
  it('is the answer with the version of the consent sentence, and not the key', () => {
    expect(toSubmission(filled, 'v1')).toEqual({
      customerName: 'Yuki Tanabe',
      rating: 4,
      testimonial: 'Clear price, clear dates, kept both.',
      company: null,
      role: null,
      answers: [],
      isPrivate: false,
      parts: { name: true, photo: true, company: false, answers: false },
      consentVersion: 'v1',
    })
  })

  it('has the address of the photo, if there is one', () => {
    const photo = { id: 'an-id', name: 'me.jpg', totalBytes: 2048, downloadUrl: '/pictures/an-id' }
    expect(toSubmission({ ...filled, photo }, 'v1').imageUrl).toBe('/pictures/an-id')
    expect(toSubmission(filled, 'v1')).not.toHaveProperty('imageUrl')
  })

  it('has no characters that the server refuses, and keeps paragraphs', () => {
    const pasted = {
      ...filled,
      customerName: ' Yuki\tTanabe\u0000 ',
      testimonial: '\u0007One.\r\n\r\nTwo.\vThree.\tFour.\n\n',
    }
    const { customerName, testimonial } = toSubmission(pasted, 'v1')
    expect(customerName).toBe('Yuki Tanabe')
    expect(testimonial).toBe('One.\n\nTwo.\nThree.\tFour.')
  })
})

describe('checking', () => {
  it('finds nothing wrong with a filled form', () => {
    expect(findErrors(filled)).toEqual({})
  })

  it('does not ask for a rating', () => {
    expect(findErrors({ ...filled, rating: 0 })).toEqual({})
  })

  it.each(['', '   ', '\n\n'])('asks for words and for a name where there is nothing but space: %j', (nothing) => {
    expect(findErrors({ ...filled, testimonial: nothing, customerName: nothing })).toEqual({
      testimonial: 'Please write a few words. One honest sentence is enough.',
      customerName: 'Please enter your name.',
    })
  })

  it('says by how much a text is too long, and accepts the longest that is allowed', () => {
    expect(findErrors({ ...filled, testimonial: 'a'.repeat(testimonialMaxLength) })).toEqual({})
    expect(findErrors({ ...filled, testimonial: 'a'.repeat(testimonialMaxLength + 1) }).testimonial).toBe(
      'Please shorten your text by 1 character.',
    )
    expect(findErrors({ ...filled, testimonial: 'a'.repeat(testimonialMaxLength + 1234) }).testimonial).toBe(
      'Please shorten your text by 1,234 characters.',
    )
  })

  it('refuses a name of more than 200 characters', () => {
    expect(findErrors({ ...filled, customerName: 'n'.repeat(200) })).toEqual({})
    expect(findErrors({ ...filled, customerName: 'n'.repeat(201) }).customerName).toBe(
      'Please use 200 characters at most.',
    )
  })
})

describe('counting', () => {
  it('counts what is sent, not the space around it', () => {
    expect(countCharacters('  kept both \n\n')).toBe('kept both'.length)
  })
})
