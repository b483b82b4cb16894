/** The two contact mailboxes on the public pages. */
export const PRIVACY_MAILBOX = 'privacy@goodword.example'
export const SUPPORT_MAILBOX = 'support@goodword.example'
