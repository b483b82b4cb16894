/**
 * What is recorded in a workspace's activity besides the history of each testimonial. Add a kind for each new action of
 * a member that others should be able to look up.
 */
export const ACTIVITY_KINDS = [
  /** Settings, with their values before and after. */
  'settings_changed',
  'email_style_created',
  'email_style_changed',
  'email_style_removed',
  'email_style_reset',
  'domain_added',
  'domain_removed',
  'do_not_ask_added',
  'do_not_ask_removed',
  'workspace_created',
  'member_invited',
  'invitation_resent',
  'invitation_revoked',
  'invitation_declined',
  'member_joined',
  'member_role_changed',
  'member_removed',
  'member_left',
  'transfer_offered',
  'transfer_cancelled',
  'transfer_declined',
  'transferred',
  'frozen_choice_changed',
  'stripe_linked',
  'stripe_unlinked',
  'stripe_secret_changed',
  'rules_changed',
  'payment_asked',
  'payment_skipped',
  'payment_part_set',
  /** What was learned from such a correction. */
  'payment_words_deleted',
  'payment_address_added',
  'past_payments_asked',
  'testimonial_removed',
  /** Without an answer, after the time for which the workspace keeps them. */
  'requests_ended',
  'widget_created',
  'widget_changed',
  'widget_deleted',
  'wall_domain_added',
  'wall_domain_removed',
  /** Its records were gone for days. */
  'wall_domain_released',
  /** From a backup, of the day `subject`. */
  'data_restored',
  'form_created',
  /** Settings of a form that isn't the default one. */
  'form_changed',
  'form_deleted',
  /** Notes for the team, and who looks after a testimonial. */
  'note_added',
  'note_deleted',
  'testimonial_assigned',
  'testimonial_unassigned',
  'tag_created',
  'tag_changed',
  'tag_deleted',
  'service_renamed',
  'service_deleted',
  /** Requests were made from a file. Only earlier versions recorded that. */
  'data_imported',
  /** Clients of a file who are requested together. */
  'batch_saved',
  'batch_planned',
  'batch_cancelled',
  'testimonials_imported',
  'import_removed',
  /** All of an import, or of a part of it, was approved in one go, or sent for sign-off. */
  'import_approved',
  'import_sign_off_asked',
  'data_exported',
  'report_link_created',
  'report_link_revoked',
  'sign_off_link_created',
  'sign_off_link_revoked',
  'sign_off_link_resent',
  'sign_off_link_extended',
] as const
export type ActivityKind = (typeof ACTIVITY_KINDS)[number]

/**
 * Who did something: a member, the client, a rule for payments or approval, somebody with a sign-off link, or the product itself.
 */
export const ACTOR_KINDS = ['member', 'client', 'rule', 'sign_off', 'system'] as const

/** One setting that changed. Null means that it had or has no value. */
export type ActivityChange = { setting: string; before: string | null; after: string | null }
