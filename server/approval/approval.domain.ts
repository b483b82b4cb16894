import type { ApprovalRules } from '#shared/approval-rules.ts'
import type { ReadableSettings } from '#server/activity/activity.domain.ts'
import type { TestimonialRow } from '#server/testimonials/testimonials.queries.ts'
import { foldText } from '#shared/folded-text.ts'

export const NO_RULES: ApprovalRules = { isOn: false, needsPayment: true, minLength: 40, reviewWords: [] }

/** What the rules may look at. The rating is not in it, so that no rule can ever depend on it. */
export type JudgedAnswer = Readonly<
  Pick<TestimonialRow, 'source' | 'isPrivate' | 'suspicion' | 'imageId' | 'customerName' | 'company' | 'role' | 'text'>
> & { answers: readonly string[] }

// Also "Anna.Great", which has no space after the full stop: then a member looks at it.
const ADDRESS = /@|:\/\/|\p{L}\.\p{L}{2,}/u

/** Whether an answer is approved automatically. */
export function isApprovedByRules(answer: JudgedAnswer, rules: ApprovalRules): boolean {
  const { source, isPrivate, suspicion, imageId, text } = answer
  if (!rules.isOn || isPrivate || suspicion !== null || imageId !== null) return false
  if (source !== 'payment' && (source !== 'manual' || rules.needsPayment)) return false
  if ([...(text ?? '').trim()].length < Math.max(1, rules.minLength)) return false
  const written = [answer.customerName, answer.company, answer.role, text, ...answer.answers].join('\n')
  if (ADDRESS.test(written)) return false
  const folded = foldText(written)
  return !rules.reviewWords.some((word) => folded.includes(foldText(word)))
}

export const readableRules = ({ isOn, needsPayment, minLength, reviewWords }: ApprovalRules): ReadableSettings => ({
  'Automatic approval': isOn,
  'Only after a payment': needsPayment,
  'Fewest characters': minLength,
  'Words to look out for': reviewWords.join(' · '),
})
