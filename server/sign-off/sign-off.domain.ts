import { SIGN_OFF_DAYS, type SignOffLink, type SignOffTestimonial } from '#shared/sign-off.ts'
import { contentHash } from '#server/kernel/tokens.ts'
import { partsOf } from '#server/testimonials/testimonials.domain.ts'
import type { TestimonialRow } from '#server/testimonials/testimonials.queries.ts'
import type { LinkRow } from './sign-off.repository.ts'

export const DAY_MS = 24 * 60 * 60 * 1000

export const expiryFrom = (now: Date) => new Date(now.getTime() + SIGN_OFF_DAYS * DAY_MS)

type Ending = Pick<LinkRow, 'expiresAt' | 'revokedAt'>

export const hasExpired = ({ expiresAt }: Ending, now: Date) => expiresAt <= now

export const isActive = (link: Ending, now: Date) => link.revokedAt === null && !hasExpired(link, now)

export function statusOf(link: Ending, { now, hasTeam }: { now: Date; hasTeam: boolean }): SignOffLink['status'] {
  if (link.revokedAt) return 'revoked'
  if (hasExpired(link, now)) return 'expired'
  return hasTeam ? 'active' : 'off'
}

type Answer = SignOffTestimonial['answers'][number]

/**
 * What visitors would see of a testimonial, and nothing that the client keeps to themselves. Its version changes with
 * anything of it, so that a decision is always about what was shown.
 */
export function describeToSignOff(
  row: TestimonialRow,
  { answers, photoUrl }: { answers: readonly Answer[]; photoUrl: string | null },
): SignOffTestimonial {
  const parts = partsOf(row)
  const content = {
    id: row.publicId,
    customerName: parts.name ? row.customerName : null,
    company: parts.company ? row.company : null,
    role: parts.company ? row.role : null,
    answers: parts.answers ? [...answers] : [],
    parts,
    rating: row.rating,
    testimonial: row.text ?? '',
    language: row.language,
    service: row.service,
    submittedAt: (row.submittedAt ?? row.createdAt).toISOString(),
  }
  // An image's address changes with the hour, so its id stands for it.
  const version = contentHash(JSON.stringify([content, parts.photo ? row.imageId : null])).slice(0, 32)
  return { ...content, version, photoUrl: parts.photo ? photoUrl : null }
}
