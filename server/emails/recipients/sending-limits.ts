/** How many mails that ask somebody may go out. */
export type MailLimits = {
  /** Of one workspace in 24 hours, while its owner's address is not confirmed. */
  unverifiedADay: number
  /** To one recipient in 24 hours, of all workspaces together. */
  recipientADay: number
  /** To one recipient in 30 days, of all workspaces together. */
  recipientAMonth: number
  /** Tests to an owner in an hour. */
  testsAnHour: number
}

export const defaultMailLimits: MailLimits = {
  unverifiedADay: 5,
  recipientADay: 1,
  recipientAMonth: 3,
  testsAnHour: 5,
}

export const raisedMailLimits = (limits: MailLimits, factor: number): MailLimits => ({
  unverifiedADay: Math.floor(limits.unverifiedADay * factor),
  recipientADay: Math.floor(limits.recipientADay * factor),
  recipientAMonth: Math.floor(limits.recipientAMonth * factor),
  testsAnHour: Math.floor(limits.testsAnHour * factor),
})
