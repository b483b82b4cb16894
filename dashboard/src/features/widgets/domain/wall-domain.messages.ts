import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react'
import { WALL_DOMAIN_RELEASED_AFTER_DAYS, type WallDomain } from '#shared/wall-domains.ts'
import type { DomainAppearance } from '../../../components/dns-records.tsx'

export const wallDomainStyles: Record<WallDomain['status'], DomainAppearance> = {
  pending: { word: 'Waiting for records', icon: CircleDashed, tone: 'neutral' },
  taken: { word: 'Used by someone else', icon: CircleAlert, tone: 'danger' },
  confirmed: { word: 'In use', icon: CircleCheck, tone: 'success' },
  missing: { word: 'Records are gone', icon: CircleAlert, tone: 'danger' },
  failed: { word: 'Not confirmed', icon: CircleAlert, tone: 'danger' },
  released: { word: 'No longer in use', icon: CircleAlert, tone: 'danger' },
}

/** For a domain that was added on a larger plan. */
export const unusedWallDomain: DomainAppearance = { word: 'Not used', icon: CircleDashed, tone: 'neutral' }

/** What the state of a domain means for its owner. */
export const wallDomainSentences: Record<WallDomain['status'], string> = {
  pending:
    'Add these records where your domain is managed. It can take a few hours until we find them. Until then, your hosted page is only at its address here.',
  taken:
    'The records are there, but another account here uses this domain. Once it stops, check again and the domain is yours.',
  confirmed:
    'Your hosted page is at this address. Its address here leads search engines to it. Leave the records as they are.',
  missing: `We can’t find the records any more. Your page still works. If they stay away for ${WALL_DOMAIN_RELEASED_AFTER_DAYS} days, it stops working at this address.`,
  failed:
    'We couldn’t find the records for days, so your hosted page is only at its address here. Compare them with those at your provider, then check again.',
  released:
    'The records were gone for too long, so your hosted page is no longer at this address. Add them again, then check.',
}

/** After a check. */
export function checkedMessage({ status, records }: WallDomain): string {
  if (status === 'confirmed') return 'All records were found.'
  const found = records.filter((record) => record.status === 'found')
  return `${found.length} of ${records.length} found so far.`
}

/** Whether the records may still appear without anybody doing anything. */
export const isWaiting = ({ status }: WallDomain): boolean => status === 'pending' || status === 'missing'
