import type { PublicRequest, Submission, TESTIMONIAL_MAX_LENGTH } from '#shared/submissions.ts'

/** A photo that has been uploaded: its upload's id, what the file was called, and the address to send. */
export type Photo = { id: string; name: string; totalBytes: number; downloadUrl: string }

/** What the client has filled in so far. `idempotencyKey` is there from the first attempt to send until the next edit. */
export type Draft = {
  customerName: string
  /** 1 to 5 stars; 0 is none chosen. */
  rating: number
  testimonial: string
  isPrivate: boolean
  photo: Photo | null
  idempotencyKey: string | null
}

type Answer = Omit<Draft, 'idempotencyKey'>

/** What is wrong with the fields that can be wrong, in words for the client. */
export type FieldErrors = { testimonial?: string; customerName?: string; photo?: string }

export const testimonialMaxLength: typeof TESTIMONIAL_MAX_LENGTH = 10_000
const nameMaxLength = 200

export function startDraft(request: PublicRequest): Draft {
  return {
    customerName: request.customerName ?? '',
    rating: 0,
    testimonial: '',
    isPrivate: false,
    photo: null,
    idempotencyKey: null,
  }
}

/** An edited answer is a new one to the server: the key of the old one would get the old one's receipt. */
export function editDraft(draft: Draft, change: Partial<Answer>): Draft {
  return { ...draft, ...change, idempotencyKey: null }
}

// Text pasted from office programs carries vertical tabs and the like, which the server refuses.
const cleanLine = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
const cleanText = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\r\n?|[\v\f]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()

/** Characters that count against the limit, which may be fewer than were typed. */
export const countCharacters = (testimonial: string) => cleanText(testimonial).length

export function toSubmission(draft: Draft, consentVersion: string): Submission {
  return {
    customerName: cleanLine(draft.customerName),
    rating: draft.rating,
    testimonial: cleanText(draft.testimonial),
    company: null,
    role: null,
    answers: [],
    isPrivate: draft.isPrivate,
    parts: { name: true, photo: true, company: false, answers: false },
    ...(draft.photo && { imageUrl: draft.photo.downloadUrl }),
    consentVersion,
  }
}

export function findErrors(draft: Draft): FieldErrors {
  const errors: FieldErrors = {}
  const testimonialLength = countCharacters(draft.testimonial)
  const nameLength = cleanLine(draft.customerName).length
  if (testimonialLength === 0) errors.testimonial = 'Please write a few words. One honest sentence is enough.'
  if (testimonialLength > testimonialMaxLength) {
    const tooMany = (testimonialLength - testimonialMaxLength).toLocaleString('en')
    errors.testimonial = `Please shorten your text by ${tooMany} ${tooMany === '1' ? 'character' : 'characters'}.`
  }
  if (nameLength === 0) errors.customerName = 'Please enter your name.'
  if (nameLength > nameMaxLength) errors.customerName = `Please use ${nameMaxLength} characters at most.`
  return errors
}
