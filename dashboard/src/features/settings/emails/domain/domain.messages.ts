import { CircleAlert, CircleCheck, CircleDashed, type LucideIcon } from 'lucide-react'
import type { DnsRecord, SendingDomain } from '#shared/sending-domains.ts'

type Appearance = { word: string; icon: LucideIcon; tone: 'neutral' | 'success' | 'danger' }

/** The label and colour of each record state. */
export const recordStyles: Record<DnsRecord['status'], Appearance> = {
  pending: { word: 'Not seen yet', icon: CircleDashed, tone: 'neutral' },
  found: { word: 'Found', icon: CircleCheck, tone: 'success' },
  missing: { word: 'Missing', icon: CircleAlert, tone: 'danger' },
}

export const domainStyles: Record<SendingDomain['status'], Appearance> = {
  pending: { word: 'Waiting for records', icon: CircleDashed, tone: 'neutral' },
  verified: { word: 'In use', icon: CircleCheck, tone: 'success' },
  failed: { word: 'Not verified', icon: CircleAlert, tone: 'danger' },
}

/** For a domain that was added on a larger plan. */
export const unusedStyle: Appearance = { word: 'Not used', icon: CircleDashed, tone: 'neutral' }

/** What the state of a domain means for its owner. */
export const domainSentences: Record<SendingDomain['status'], string> = {
  pending:
    'Add these records where your domain is managed. It can take a few hours until we find them. Until then, emails are sent from our address.',
  verified: 'Emails to your clients come from this address. Leave the records as they are.',
  failed:
    'We couldn’t find the records for days, so emails are sent from our address. Compare them with those at your provider, then check again.',
}
