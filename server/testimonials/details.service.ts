import { sentencesOf } from '#shared/excerpt.ts'
import type { EarlierVersion } from '#shared/portal.ts'
import {
  type Attestation,
  type Consent,
  HISTORY_MAX,
  type Origin,
  type TestimonialDetails,
  type TestimonialWithSentences,
  type TestimonialEvent,
} from '#shared/testimonial-details.ts'
import type { Database, Snapshot, Tx, Transactional } from '#server/db/database.ts'
import type { EmailLimits } from '#server/emails/recipients/sending-limits.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { foldAddress } from '#server/kernel/mailbox.ts'
import { readPaymentsOfRequests, readVerifications } from '#server/payments/log.service.ts'
import {
  type ConsentRow,
  describeAnswer,
  listAnswers,
  listConsents,
  listVersions,
  type VersionRow,
  type EventRow,
  countEvents,
  listEvents,
  listNewestEvents,
} from './history.queries.ts'
import { type AttestationRow, listAttestations } from './attestations.repository.ts'
import { listNotes } from './notes.repository.ts'
import { describeNote } from './notes.service.ts'
import { listTranslations } from './translations.queries.ts'
import { describeTranslation } from './translations.service.ts'
import { readSuggestionEmail } from './spelling-email.service.ts'
import { listSuggestions } from './spelling.queries.ts'
import { describeSuggestion } from './spelling.service.ts'
import { listOrigins, type OriginRow } from './imported.repository.ts'
import type { TestimonialRow } from './testimonials.queries.ts'
import { listAfter, listOfAddresses } from './testimonials.repository.ts'
import { partsOf } from './testimonials.domain.ts'
import { viewTestimonial } from './testimonial.view.ts'
import { getTestimonial } from './testimonials.service.ts'

type Viewing = { hashKey: string; now: Date }
type Detailed = { workspaceId: string; rows: readonly TestimonialRow[]; historyMax?: number }
type EventPage = { workspaceId: string; id: string; page: number; pageSize: number }

export type DetailsService = ReturnType<typeof createDetailsService>

export function createDetailsService({
  db,
  clock,
  hashKey,
  emailLimits: limits,
}: {
  db: Database
  clock: Clock
  hashKey: string
  emailLimits: EmailLimits
}) {
  return {
    /** Throws `testimonials.not_found` (404). */
    getTestimonialDetails: (key: { workspaceId: string; id: string }): Promise<TestimonialWithSentences> =>
      db.read(function* (tx) {
        const row = yield* getTestimonial(tx, key)
        const [details] = yield* addDetails(tx, {
          workspaceId: key.workspaceId,
          rows: [row],
          historyMax: HISTORY_MAX,
          viewing: { hashKey, now: clock.now() },
        })
        if (!details) throw new Error('The testimonial has no details.')
        return {
          ...details,
          sentences: sentencesOf(row.text ?? '', row.language),
          spellingEmail: yield* readSuggestionEmail(tx, row, { now: clock.now(), limits, hashKey }),
        }
      }),

    /** Newest first. Throws `testimonials.not_found` (404). */
    listTestimonialEvents: ({ page, pageSize, ...key }: EventPage) =>
      db.read(function* (tx) {
        yield* getTestimonial(tx, key)
        const of = { workspaceId: key.workspaceId, testimonialId: key.id }
        const pageCount = Math.ceil((yield* countEvents(tx, of)) / pageSize)
        const range = { limit: pageSize, offset: (page - 1) * pageSize }
        const events = page > pageCount ? [] : yield* listNewestEvents(tx, { ...of, ...range })
        return { items: events.map(describeEvent), pagination: { currentPage: page, pageCount } }
      }),
  }
}

/** Few, because each can have many earlier versions. */
const PAGE = 10

/** All testimonials of a snapshot with their details, oldest first, in pages. */
export async function* readAllDetails(
  snapshot: Snapshot,
  { workspaceId, ...viewing }: { workspaceId: string } & Viewing,
): AsyncGenerator<TestimonialDetails[]> {
  let after: TestimonialRow | undefined
  do {
    const page = { workspaceId, after, limit: PAGE }
    const rows: TestimonialRow[] = await snapshot.read((tx) => listAfter(tx, page))
    yield await snapshot.read((tx) => addDetails(tx, { workspaceId, rows, viewing }))
    after = rows.length === PAGE ? rows.at(-1) : undefined
  } while (after)
}

/** All with an address, whatever its case; oldest first. */
export function* listIdsOfAddress(
  tx: Tx,
  { workspaceId, address }: { workspaceId: string; address: string },
): Transactional<string[]> {
  return (yield* listOfAddresses(tx, { workspaceId, addresses: [foldAddress(address)] }))
    .map(({ id }) => id)
    .toReversed()
}

/** Some testimonials with their details, in the order of their ids. */
export function* readDetails(
  tx: Tx,
  { workspaceId, ids, viewing }: { workspaceId: string; ids: readonly string[]; viewing: Viewing },
): Transactional<TestimonialDetails[]> {
  const rows: TestimonialRow[] = []
  for (const id of ids) rows.push(yield* getTestimonial(tx, { workspaceId, id }))
  return yield* addDetails(tx, { workspaceId, rows, viewing })
}

/** All events, or the newest of one testimonial. */
function* listHistory(tx: Tx, { workspaceId, rows, historyMax }: Detailed): Transactional<EventRow[]> {
  const [only] = rows
  if (historyMax === undefined || !only)
    return yield* listEvents(tx, { workspaceId, testimonialId: rows.map(({ id }) => id) })
  return (yield* listNewestEvents(tx, { workspaceId, testimonialId: only.id, limit: historyMax })).toReversed()
}

function* addDetails(
  tx: Tx,
  { viewing, ...detailed }: Detailed & { viewing: Viewing },
): Transactional<TestimonialDetails[]> {
  const { workspaceId, rows } = detailed
  const of = { workspaceId, testimonialId: rows.map(({ id }) => id) }
  const histories = Map.groupBy(yield* listHistory(tx, detailed), ({ testimonialId }) => testimonialId)
  const consents = Map.groupBy(yield* listConsents(tx, of), ({ testimonialId }) => testimonialId)
  const answers = Map.groupBy(yield* listAnswers(tx, of), ({ testimonialId }) => testimonialId)
  const versions = Map.groupBy(yield* listVersions(tx, of), ({ testimonialId }) => testimonialId)
  const notes = Map.groupBy(yield* listNotes(tx, of), ({ testimonialId }) => testimonialId)
  const translations = Map.groupBy(yield* listTranslations(tx, of), ({ testimonialId }) => testimonialId)
  const suggestions = Map.groupBy(yield* listSuggestions(tx, of), ({ testimonialId }) => testimonialId)
  const attestations = new Map((yield* listAttestations(tx, of)).map((row) => [row.testimonialId, row]))
  const origins = new Map((yield* listOrigins(tx, of)).map((row) => [row.testimonialId, row]))
  const payments = yield* readPaymentsOfRequests(tx, of)
  const verifications = yield* readVerifications(tx, of)
  return rows.map((row) => ({
    ...viewTestimonial(row, viewing),
    history: (histories.get(row.id) ?? []).map(describeEvent),
    notes: (notes.get(row.id) ?? []).map(describeNote),
    translations: (translations.get(row.id) ?? []).map(describeTranslation),
    spellingSuggestions: (suggestions.get(row.id) ?? []).map(describeSuggestion),
    company: row.company,
    role: row.role,
    answers: (answers.get(row.id) ?? []).map(describeAnswer),
    parts: partsOf(row),
    language: row.language,
    suspicion: row.suspicion,
    isRewarded: row.isRewarded,
    emailConfirmedAt: row.emailConfirmedAt?.toISOString() ?? null,
    earlierVersions: (versions.get(row.id) ?? []).map(describeVersion),
    consents: (consents.get(row.id) ?? []).map(describeConsent),
    rejectionReason: row.rejectionReason,
    attestation: describeAttestation(row, attestations.get(row.id)),
    origin: describeOrigin(origins.get(row.id)),
    payment: payments.get(row.id) ?? null,
    verification: verifications.get(row.id) ?? null,
  }))
}

export const describeVersion = (version: VersionRow): EarlierVersion => ({
  customerName: version.customerName,
  rating: version.rating,
  testimonial: version.text,
  company: version.company,
  role: version.role,
  answers: version.answers,
  writtenAt: version.writtenAt.toISOString(),
  replacedAt: version.replacedAt.toISOString(),
})

export const describeEvent = ({ kind, actor, actorUserId, actorName, at }: EventRow): TestimonialEvent => ({
  kind,
  actor,
  memberId: actorUserId,
  name: actorName,
  at: at.toISOString(),
})

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

const describeOrigin = (origin: OriginRow | undefined): Origin | null =>
  origin
    ? {
        importId: origin.importId,
        receivedVia: origin.receivedVia,
        importedAt: origin.importedAt.toISOString(),
        originalUrl: origin.originalUrl,
      }
    : null
