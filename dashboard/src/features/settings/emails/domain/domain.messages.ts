import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react'
import type { SendingDomain } from '#shared/sending-domains.ts'
import type { DomainAppearance } from '../../../../components/dns-records.tsx'

export const domainStyles: Record<SendingDomain['status'], DomainAppearance> = {
  pending: { word: 'Waiting for records', icon: CircleDashed, tone: 'neutral' },
  verified: { word: 'In use', icon: CircleCheck, tone: 'success' },
  failed: { word: 'Not verified', icon: CircleAlert, tone: 'danger' },
}

/** For a domain that was added on a larger plan. */
export const unusedStyle: DomainAppearance = { word: 'Not used', icon: CircleDashed, tone: 'neutral' }

/** What the state of a domain means for its owner. */
export const domainSentences: Record<SendingDomain['status'], string> = {
  pending:
    'Add these records where your domain is managed. It can take a few hours until we find them. Until then, emails are sent from our address.',
  verified: 'Emails to your clients come from this address. Leave the records as they are.',
  failed:
    'We couldn’t find the records for days, so emails are sent from our address. Compare them with those at your provider, then check again.',
}
