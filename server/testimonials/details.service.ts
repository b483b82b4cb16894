import type { EarlierWords } from '#shared/own-page.ts'
import type { Attestation, Consent, TestimonialDetails, TestimonialEvent } from '#shared/testimonial-details.ts'
import type { Database, Sql, Work } from '#server/db/database.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { readPaymentsOfRequests, readVerifications } from '#server/payments/log.service.ts'
import {
  type ConsentRow,
  getAnswers,
  getConsents,
  getVersions,
  type VersionRow,
} from '#server/submissions/submissions.service.ts'
import { type AttestationRow, listAttestations } from './attestations.repository.ts'
import { type EventRow, listAll, listEvents, type TestimonialRow } from './testimonials.repository.ts'
import { partsOf } from './testimonials.domain.ts'
import { getTestimonial, viewTestimonial } from './testimonials.service.ts'

type Viewing = { hashKey: string; now: Date }

export type DetailsService = ReturnType<typeof createDetailsService>

export function createDetailsService({ db, clock, hashKey }: { db: Database; clock: Clock; hashKey: string }) {
  return {
    /** Throws `testimonials.not_found` (404). */
    getTestimonialDetails: (key: { workspaceId: string; id: string }): Promise<TestimonialDetails> =>
      db.read(function* (sql) {
        const row = yield* getTestimonial(sql, key)
        const [details] = yield* addDetails(sql, [row], {
          workspaceId: key.workspaceId,
          testimonialId: key.id,
          viewing: { hashKey, now: clock.now() },
        })
        if (!details) throw new Error('A testimonial lost its details.')
        return details
      }),
  }
}

/** All testimonials of a workspace with everything that is known of each, oldest first. */
export function* readAllDetails(
  sql: Sql,
  { workspaceId, ...viewing }: { workspaceId: string } & Viewing,
): Work<TestimonialDetails[]> {
  return yield* addDetails(sql, yield* listAll(sql, workspaceId), { workspaceId, viewing })
}

function* addDetails(
  sql: Sql,
  rows: readonly TestimonialRow[],
  { viewing, ...of }: { workspaceId: string; testimonialId?: string; viewing: Viewing },
): Work<TestimonialDetails[]> {
  const histories = Map.groupBy(yield* listEvents(sql, of), ({ testimonialId }) => testimonialId)
  const consents = Map.groupBy(yield* getConsents(sql, of), ({ testimonialId }) => testimonialId)
  const answers = Map.groupBy(yield* getAnswers(sql, of), ({ testimonialId }) => testimonialId)
  const versions = Map.groupBy(yield* getVersions(sql, of), ({ testimonialId }) => testimonialId)
  const attestations = new Map((yield* listAttestations(sql, of)).map((row) => [row.testimonialId, row]))
  const payments = yield* readPaymentsOfRequests(sql, of)
  const verifications = yield* readVerifications(sql, of)
  return rows.map((row) => ({
    ...viewTestimonial(row, viewing),
    history: (histories.get(row.id) ?? []).map(describeEvent),
    company: row.company,
    role: row.role,
    answers: (answers.get(row.id) ?? []).map(({ questionId, question, answer }) => ({ questionId, question, answer })),
    parts: partsOf(row),
    language: row.language,
    suspicion: row.suspicion,
    earlierWords: (versions.get(row.id) ?? []).map(describeVersion),
    consents: (consents.get(row.id) ?? []).map(describeConsent),
    attestation: describeAttestation(row, attestations.get(row.id)),
    payment: payments.get(row.id) ?? null,
    verification: verifications.get(row.id) ?? null,
  }))
}

export const describeVersion = (version: VersionRow): EarlierWords => ({
  customerName: version.customerName,
  rating: version.rating,
  testimonial: version.text,
  company: version.company,
  role: version.role,
  answers: version.answers,
  writtenAt: version.writtenAt.toISOString(),
  replacedAt: version.replacedAt.toISOString(),
})

const describeEvent = ({ kind, actor, at }: EventRow): TestimonialEvent => ({ kind, actor, at: at.toISOString() })

const describeConsent = ({ choice, version, wording, locale, parts, givenAt, withdrawnAt }: ConsentRow): Consent => ({
  choice,
  version,
  wording,
  locale,
  parts,
  givenAt: givenAt.toISOString(),
  withdrawnAt: withdrawnAt?.toISOString() ?? null,
})

const describeAttestation = (
  { receivedVia }: TestimonialRow,
  attestation: AttestationRow | undefined,
): Attestation | null =>
  attestation
    ? {
        wording: attestation.wording,
        version: attestation.version,
        receivedVia,
        givenAt: attestation.givenAt.toISOString(),
      }
    : null
