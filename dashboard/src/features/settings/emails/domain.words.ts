import type { DnsRecord, SendingDomain } from '#shared/emails.ts'
import { CircleAlert, CircleCheck, CircleDashed, type LucideIcon } from 'lucide-react'

type Look = { word: string; icon: LucideIcon; tone: 'neutral' | 'success' | 'danger' }

/** How each state of a record is said and shown. */
export const recordLooks: Record<DnsRecord['status'], Look> = {
  pending: { word: 'Not seen yet', icon: CircleDashed, tone: 'neutral' },
  found: { word: 'Found', icon: CircleCheck, tone: 'success' },
  missing: { word: 'Missing', icon: CircleAlert, tone: 'danger' },
}

export const domainLooks: Record<SendingDomain['status'], Look> = {
  pending: { word: 'Waiting for the records', icon: CircleDashed, tone: 'neutral' },
  verified: { word: 'In use', icon: CircleCheck, tone: 'success' },
  failed: { word: 'Not verified', icon: CircleAlert, tone: 'danger' },
}

/** Of one that was added on a larger plan. */
export const unusedLook: Look = { word: 'Not used', icon: CircleDashed, tone: 'neutral' }

/** What follows from the state of a domain, for its owner. */
export const domainSentences: Record<SendingDomain['status'], string> = {
  pending:
    'Add these records where your domain is managed. Until they are found, which may take some hours, mails go out from our address.',
  verified: 'Mails to your clients come from this address. Leave the records as they are.',
  failed:
    'The records were not found for days, so mails go out from our address. Compare them with those at your provider, then check again.',
}
