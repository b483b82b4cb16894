import type { RejectionReason } from '#shared/rejection-reasons.ts'
import type { SignOffDecision, SignOffTestimonial } from '#shared/sign-off.ts'

/** What is chosen for one testimonial; nothing means later. */
export type Choice = { decision: 'approve' | 'reject'; reason: RejectionReason | null }

/** By the id of the testimonial. */
export type Choices = Readonly<Record<string, Choice | undefined>>

/** In the order of the page. */
export const decisionsOf = (items: readonly SignOffTestimonial[], choices: Choices): SignOffDecision[] =>
  items.flatMap(({ id, version }) => {
    const choice = choices[id]
    if (!choice) return []
    const { decision, reason } = choice
    return [{ id, version, decision, reason: decision === 'reject' ? reason : null }]
  })
