import type { Consent, TestimonialDetails } from '#shared/testimonial-details.ts'
import { partWords } from '../../../lib/part-words.ts'

const list = new Intl.ListFormat('en', { type: 'conjunction' })

type Shared = Pick<TestimonialDetails, 'parts' | 'isPrivate' | 'imageUrl' | 'company' | 'role' | 'answers'>

/** What the client lets be shown, of what there is. */
export function sharingWords({ parts, isPrivate, imageUrl, company, role, answers }: Shared): string {
  if (isPrivate) return 'Nothing may be shown: the client shared it with you alone.'
  const { allowed, kept } = partWords(parts, {
    photo: imageUrl !== null,
    company: company !== null || role !== null,
    answers: answers.length > 0,
  })
  const may = `The words may be shown${allowed.length > 0 ? ` with ${list.format(allowed)}` : ''}`
  return kept.length > 0 ? `${may}, without ${list.format(kept)}.` : `${may}.`
}

/** What a consent to public words allows: ", with name and photo". */
export function allowanceWords({ choice, parts }: Pick<Consent, 'choice' | 'parts'>): string {
  if (choice === 'private') return ''
  const { allowed } = partWords(parts)
  return allowed.length > 0 ? `, with ${list.format(allowed)}` : ', with nothing but the words'
}

/** The next one was given in the same moment: two instants of one change may be a moment apart. */
const ONE_CHANGE_MS = 1000

/** How a consent ended, by the one that came after it. */
export function isReplaced({ withdrawnAt }: Pick<Consent, 'withdrawnAt'>, next: Pick<Consent, 'givenAt'> | undefined) {
  return (
    withdrawnAt !== null &&
    next !== undefined &&
    Math.abs(Date.parse(next.givenAt) - Date.parse(withdrawnAt)) <= ONE_CHANGE_MS
  )
}
