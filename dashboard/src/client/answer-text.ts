import type { QUESTION_ANSWER_MAX_LENGTH, TESTIMONIAL_MAX_LENGTH } from '#shared/submissions.ts'

export const testimonialMaxLength: typeof TESTIMONIAL_MAX_LENGTH = 10_000
export const questionAnswerMaxLength: typeof QUESTION_ANSWER_MAX_LENGTH = 1000
export const lineMaxLength = 200

// Text pasted from office programs can contain vertical tabs and the like, which the server rejects.
export const cleanLine = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
export const cleanText = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\r\n?|[\v\f]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()

/** Characters that count towards the limit; may be fewer than were typed. */
export const countCharacters = (text: string) => cleanText(text).length

/** What is wrong with a field's value. `by` is the number of characters over the limit. */
export type Fault = { kind: 'missing' } | { kind: 'too-long'; by: number } | { kind: 'refused' }

type FaultTexts = { missing: string; tooLong: (number: number) => string; refused: string }

/** The sentence for a fault. `most` is for texts that name the limit instead of the number of characters over it. */
export function faultMessage(fault: Fault, texts: FaultTexts, most?: number): string {
  return fault.kind === 'too-long' ? texts.tooLong(most ?? fault.by) : texts[fault.kind]
}

export function findFault(length: number, { most, isRequired }: { most: number; isRequired: boolean }): Fault | null {
  if (length === 0 && isRequired) return { kind: 'missing' }
  return length > most ? { kind: 'too-long', by: length - most } : null
}
