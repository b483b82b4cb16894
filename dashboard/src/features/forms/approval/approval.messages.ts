import type { ApprovalRules } from '#shared/approval-rules.ts'

/** What happens to an answer, in two sentences at most. */
export function approvalMessage({ isOn, needsPayment, minLength, reviewWords }: ApprovalRules): string {
  if (!isOn) return 'You approve or reject each testimonial yourself.'
  const words = reviewWords.length
  const conditions = [
    minLength > 1 && `have at least ${minLength.toLocaleString('en')} characters`,
    words > 0 && `contain none of your ${words === 1 ? 'words' : `${words} words`}`,
  ].filter((condition) => condition !== false)
  const which = needsPayment ? 'Answers to requests after a payment' : 'Answers to your requests'
  const what = conditions.length > 0 ? ` if they ${conditions.join(' and ')}` : ''
  return `${which} are approved automatically${what}. You review all others.`
}

/** One word or phrase a line; empty lines don't count. */
export const wordsIn = (lines: string): string[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
