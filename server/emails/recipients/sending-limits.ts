import { exampleInstallation } from '#shared/installation.ts'

/** How many emails that ask a client may be sent. */
export type EmailLimits = {
  /** Of one workspace in 24 hours, while its owner's address is unconfirmed. */
  unverifiedADay: number
  /** To one recipient in 24 hours, across all workspaces. */
  recipientADay: number
  /** To one recipient in 30 days, across all workspaces. */
  recipientAMonth: number
  /** Emails to one recipient that ask to confirm an answer, across all workspaces, in 24 hours. */
  confirmationsADay: number
  /** The same in 30 days. */
  confirmationsAMonth: number
  /** The same to all recipients, of one workspace in 24 hours. */
  workspaceConfirmationsADay: number
  /** Test emails to an owner per hour. */
  testsAnHour: number
  /** Where owners ask what can be done about a limit. */
  contactEmail: string
}

export const defaultEmailLimits: EmailLimits = {
  unverifiedADay: 5,
  recipientADay: 1,
  recipientAMonth: 3,
  confirmationsADay: 3,
  confirmationsAMonth: 10,
  workspaceConfirmationsADay: 500,
  testsAnHour: 5,
  contactEmail: exampleInstallation.contactEmail,
}

/** `factor` is for a larger office. What one client gets is raised by `clientFactor` only, in tests. */
export const raisedEmailLimits = (
  limits: EmailLimits,
  { factor, clientFactor, contactEmail }: { factor: number; clientFactor: number; contactEmail: string },
): EmailLimits => ({
  recipientADay: Math.floor(limits.recipientADay * clientFactor),
  recipientAMonth: Math.floor(limits.recipientAMonth * clientFactor),
  confirmationsADay: Math.floor(limits.confirmationsADay * clientFactor),
  confirmationsAMonth: Math.floor(limits.confirmationsAMonth * clientFactor),
  workspaceConfirmationsADay: Math.floor(limits.workspaceConfirmationsADay * factor),
  unverifiedADay: Math.floor(limits.unverifiedADay * factor),
  testsAnHour: Math.floor(limits.testsAnHour * factor),
  contactEmail,
})
