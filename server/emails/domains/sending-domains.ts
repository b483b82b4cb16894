import type { StoredDnsRecord } from '#server/db/schema/email-settings.ts'

/** What the email service knows about a domain. Emails can only come from a `verified` one. */
export type ProviderDomain = {
  providerId: string
  status: 'pending' | 'verified' | 'failed'
  records: StoredDnsRecord[]
}

/**
 * Port to the part of an email service that manages owners' domains. Throws AppError `emails.email_service_unavailable`
 * (503) when it doesn't answer, and `emails.domain_refused` (422), with its reason, when it refuses a domain.
 */
export type SendingDomains = {
  /** Also throws `emails.domain_refused` for a domain that exists already. */
  addDomain(name: string): Promise<ProviderDomain>
  /** The service's id of the domain with this name; null without one. */
  findProviderId(name: string): Promise<string | null>
  /** Null when it no longer exists. */
  findDomain(providerId: string): Promise<ProviderDomain | null>
  /** Starts a new check of its records. The result is available later. */
  checkDomain(providerId: string): Promise<void>
  /** Succeeds if it doesn't exist. */
  removeDomain(providerId: string): Promise<void>
}
