import type { StoredDnsRecord } from '#server/db/schema/email-settings.ts'

/** What the mail service knows of a domain. `verified` is the only one that mails may come from. */
export type DomainStanding = {
  providerId: string
  status: 'pending' | 'verified' | 'failed'
  records: StoredDnsRecord[]
}

/**
 * Port to the part of a mail service that looks after domains of owners. Throws AppError `emails.mail_service_unavailable`
 * (503) when it does not answer, and `emails.domain_refused` (422), with its reason, when it takes no such domain.
 */
export type SendingDomains = {
  /** Throws `emails.domain_refused` too for one that is there already. */
  addDomain(name: string): Promise<DomainStanding>
  /** What the service calls a domain of this name; null when it has none. */
  findProviderId(name: string): Promise<string | null>
  /** Null when it is not there any more. */
  findDomain(providerId: string): Promise<DomainStanding | null>
  /** Begins to look its records up anew; what comes of it is found later. */
  checkDomain(providerId: string): Promise<void>
  /** One that is not there is no failure. */
  removeDomain(providerId: string): Promise<void>
}
