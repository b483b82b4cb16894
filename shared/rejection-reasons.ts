/** Neutral reasons for not showing a testimonial: none of them says that it is not positive enough. */
export const REJECTION_REASONS = [
  'off_topic',
  'personal_data',
  'not_our_client',
  'duplicate',
  'unlawful',
  'client_asked',
  'our_choice',
] as const
export type RejectionReason = (typeof REJECTION_REASONS)[number]
