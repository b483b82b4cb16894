import { exampleInstallation } from '#shared/installation.ts'

/** How many emails that ask a client may be sent. */
export type EmailLimits = {
  /** Of one workspace in 24 hours, while its owner's address is unconfirmed. */
  unverifiedADay: number
  /** To one recipient in 24 hours, across all workspaces. */
  recipientADay: number
  /** To one recipient in 30 days, across all workspaces. */
  recipientAMonth: number
  /** Test emails to an owner per hour. */
  testsAnHour: number
  /** Where owners ask what can be done about a limit. */
  contactEmail: string
}

export const defaultEmailLimits: EmailLimits = {
  unverifiedADay: 5,
  recipientADay: 1,
  recipientAMonth: 3,
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
  unverifiedADay: Math.floor(limits.unverifiedADay * factor),
  testsAnHour: Math.floor(limits.testsAnHour * factor),
  contactEmail,
})
