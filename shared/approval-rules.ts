import * as z from 'zod'
import { defineEndpoint } from './http/endpoint.ts'

export const MIN_LENGTH_MAX = 1000
const REVIEW_WORDS_MAX = 100
const REVIEW_WORD_MAX_LENGTH = 60

const minLengthFault = `The length must be from 0 to ${MIN_LENGTH_MAX.toLocaleString('en')} characters.`

const ReviewWord = z
  .string()
  .trim()
  .min(1, 'Enter a word.')
  .max(REVIEW_WORD_MAX_LENGTH, `A word or phrase can be at most ${REVIEW_WORD_MAX_LENGTH} characters long.`)
  // oxlint-disable-next-line no-control-regex -- control characters are what is refused
  .regex(/^[^\u0000-\u001f\u007f]*$/, 'Words can’t contain line breaks or control characters.')

/**
 * When an answer to a request is approved automatically. Private answers, those through a collection link, with a photo,
 * a web or email address or a sign of a bot, and changes of earlier answers are always left to a member. The rules never
 * look at the rating: publishing only good ones would mislead readers, and is against the law in many countries.
 */
export const ApprovalRules = z.strictObject({
  isOn: z.boolean('Choose whether answers are approved automatically.'),
  /** Only answers to requests that a payment triggered. */
  needsPayment: z.boolean('Choose whether a payment is needed.'),
  /** The fewest characters of a testimonial. */
  minLength: z
    .number(minLengthFault)
    .int('Enter a whole number.')
    .min(0, minLengthFault)
    .max(MIN_LENGTH_MAX, minLengthFault),
  /** Answers that contain one of these are left to a member, whatever its case and accents. */
  reviewWords: z
    .array(ReviewWord)
    .max(REVIEW_WORDS_MAX, `There can be at most ${REVIEW_WORDS_MAX} words.`)
    .transform((words) => [...new Set(words)]),
})
export type ApprovalRules = z.output<typeof ApprovalRules>

export const getApprovalRules = defineEndpoint({
  method: 'GET',
  path: '/goodword/approval-rules',
  access: 'viewer',
  summary: 'Read when answers are approved automatically',
  response: ApprovalRules,
})

/** Applies to answers from now on. */
export const updateApprovalRules = defineEndpoint({
  method: 'PUT',
  path: '/goodword/approval-rules',
  access: 'admin',
  summary: 'Change when answers are approved automatically',
  body: ApprovalRules,
  response: ApprovalRules,
})
