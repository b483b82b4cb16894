/** The two mailboxes that the public pages name. */
export const PRIVACY_MAILBOX = 'privacy@goodword.example'
export const SUPPORT_MAILBOX = 'support@goodword.example'
