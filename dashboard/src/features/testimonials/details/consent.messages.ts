import { showableAnswers } from '#shared/showable-answers.ts'
import type { Consent, TestimonialDetails } from '#shared/testimonial-details.ts'
import { partMessage } from '../../../lib/part-messages.ts'

const list = new Intl.ListFormat('en', { type: 'conjunction' })

type Shared = Pick<TestimonialDetails, 'parts' | 'isPrivate' | 'imageUrl' | 'company' | 'role' | 'answers'>

/** Which of the existing parts the client allows to be shown. */
export function sharingMessage({ parts, isPrivate, imageUrl, company, role, answers }: Shared): string {
  if (isPrivate) return 'Can’t be shown: the client shared it only with you.'
  const { allowed, kept } = partMessage(parts, {
    photo: imageUrl !== null,
    company: company !== null || role !== null,
    answers: showableAnswers(answers).length > 0,
  })
  if (allowed.length === 0) return kept.length > 0 ? `Can be shown without ${list.format(kept)}.` : 'Can be shown.'
  const shown = `Can be shown with ${list.format(allowed)}`
  return kept.length > 0 ? `${shown}, but without ${list.format(kept)}.` : `${shown}.`
}

/** What a consent to a public testimonial allows: ", with name and photo". */
export function allowanceMessage({ choice, parts }: Pick<Consent, 'choice' | 'parts'>): string {
  if (choice === 'private') return ''
  const { allowed } = partMessage(parts)
  return allowed.length > 0 ? `, with ${list.format(allowed)}` : ', with only the text'
}

/** The next consent was given at the same moment: two instants of one change may differ slightly. */
const ONE_CHANGE_MS = 1000

/** Whether a consent ended because the next one replaced it. */
export function isReplaced({ withdrawnAt }: Pick<Consent, 'withdrawnAt'>, next: Pick<Consent, 'givenAt'> | undefined) {
  return (
    withdrawnAt !== null &&
    next !== undefined &&
    Math.abs(Date.parse(next.givenAt) - Date.parse(withdrawnAt)) <= ONE_CHANGE_MS
  )
}

const languages = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })

/** ", on the Portuguese form" for a form that was not in English, else nothing. */
export function consentLanguage(locale: string): string {
  const code = locale.split('-')[0] ?? ''
  if (code === 'en' || !/^[a-z]{2,3}$/i.test(code)) return ''
  const name = languages.of(code)
  return name ? `, on the ${name} form` : ''
}
