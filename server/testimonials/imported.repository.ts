import type { TestimonialStatus } from '#shared/testimonials.ts'
import { prepared, run, type Tx, type Transactional } from '#server/db/database.ts'
import { selectOfTestimonials } from '#server/db/of-testimonials.ts'
import { existingImports, importedTestimonials } from '#server/db/schema/existing-imports.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { attestations } from '#server/db/schema/consents.ts'
import { and, asc, count, countWhere, eq, isNotNull, isNull, placeholder, sql } from '#server/db/sql.ts'
import type { ImportKey } from './existing-import.repository.ts'
import { searchTextOf } from './testimonials.domain.ts'

type NewTestimonial = {
  id: string
  publicId: string
  workspaceId: string
  customerName: string
  customerEmail: string
  rating: number | null
  text: string
  company: string | null
  role: string | null
  service: string | null
  receivedVia: string
  createdAt: Date
  submittedAt: Date
}
type Came = { importId: string; row: number; originalUrl: string | null }

const insertTestimonial = prepared((tx) =>
  tx.insert(testimonials).values({
    id: placeholder('id'),
    publicId: placeholder('publicId'),
    workspaceId: placeholder('workspaceId'),
    customerName: placeholder('customerName'),
    customerEmail: placeholder('customerEmail'),
    rating: placeholder('rating'),
    text: placeholder('text'),
    company: placeholder('company'),
    role: placeholder('role'),
    service: placeholder('service'),
    receivedVia: placeholder('receivedVia'),
    searchText: placeholder('searchText'),
    createdAt: placeholder('createdAt'),
    submittedAt: placeholder('submittedAt'),
    status: 'submitted',
    source: 'owner',
    isPrivate: false,
    isCompanyShown: true,
  }),
)

const insertOrigin = prepared((tx) =>
  tx.insert(importedTestimonials).values({
    testimonialId: placeholder('testimonialId'),
    workspaceId: placeholder('workspaceId'),
    importId: placeholder('importId'),
    row: placeholder('row'),
    originalUrl: placeholder('originalUrl'),
  }),
)

const insertAttestation = prepared((tx) =>
  tx.insert(attestations).values({
    testimonialId: placeholder('testimonialId'),
    workspaceId: placeholder('workspaceId'),
    userId: placeholder('userId'),
    wording: placeholder('wording'),
    wordingHash: placeholder('wordingHash'),
    version: placeholder('version'),
    givenAt: placeholder('givenAt'),
  }),
)

type Attested = { userId: string; wording: string; wordingHash: string; version: string; givenAt: Date }

/** For many at once, prepared statements cost far less than building one for all. */
export function* insertImported(
  tx: Tx,
  { came, attested, ...values }: NewTestimonial & { came: Came; attested: Attested },
): Transactional<void> {
  const { id: testimonialId, workspaceId } = values
  yield* insertTestimonial(tx, { ...values, searchText: searchTextOf(values) })
  yield* insertOrigin(tx, { testimonialId, workspaceId, ...came })
  yield* insertAttestation(tx, { testimonialId, workspaceId, ...attested })
}

const isOf = ({ workspaceId, id }: ImportKey) =>
  and(eq(importedTestimonials.workspaceId, workspaceId), eq(importedTestimonials.importId, id))

/** What an import still has, and what undoing it would change. */
export function* countContent(
  tx: Tx,
  key: ImportKey,
): Transactional<{ present: number; approved: number; changedByClient: number }> {
  const [found] = yield* run(
    tx
      .select({
        present: count(),
        approved: countWhere(eq(testimonials.status, 'approved')),
        changedByClient: countWhere(isNotNull(testimonials.revisedAt)),
      })
      .from(importedTestimonials)
      .innerJoin(testimonials, eq(testimonials.id, importedTestimonials.testimonialId))
      .where(isOf(key)),
  )
  return found ?? { present: 0, approved: 0, changedByClient: 0 }
}

/** The first ones that the client hasn't changed. */
export function* listUnchanged(tx: Tx, key: ImportKey, limit: number): Transactional<{ id: string; status: string }[]> {
  return yield* run(
    tx
      .select({ id: testimonials.id, status: testimonials.status })
      .from(importedTestimonials)
      .innerJoin(testimonials, eq(testimonials.id, importedTestimonials.testimonialId))
      .where(and(isOf(key), isNull(testimonials.revisedAt)))
      .orderBy(asc(importedTestimonials.row))
      .limit(limit),
  )
}

export type Place = { submittedAt: Date; id: string }
type Answer = Place & { customerName: string; text: string }

/** Testimonials with a text, oldest first. */
export function* listAnswersAfter(
  tx: Tx,
  { workspaceId, after, limit }: { workspaceId: string; after: Place | null; limit: number },
): Transactional<Answer[]> {
  const { id, submittedAt, customerName, text } = testimonials
  const isLater = after && sql`(${submittedAt}, ${id}) > (${after.submittedAt.getTime()}, ${after.id})`
  const rows = yield* run(
    tx
      .select({ id, submittedAt, customerName, text })
      .from(testimonials)
      .where(and(eq(testimonials.workspaceId, workspaceId), isNotNull(submittedAt), isLater ?? undefined))
      .orderBy(asc(submittedAt), asc(id))
      .limit(limit),
  )
  return rows.flatMap((row) =>
    row.submittedAt
      ? [{ ...row, submittedAt: row.submittedAt, customerName: row.customerName ?? '', text: row.text ?? '' }]
      : [],
  )
}

/** The testimonial of a row, unless the client has changed or erased it. */
export function* findOfRow(
  tx: Tx,
  { row, ...key }: ImportKey & { row: number },
): Transactional<{ id: string; status: TestimonialStatus } | undefined> {
  const [found] = yield* run(
    tx
      .select({ id: testimonials.id, status: testimonials.status })
      .from(importedTestimonials)
      .innerJoin(testimonials, eq(testimonials.id, importedTestimonials.testimonialId))
      .where(
        and(
          isOf(key),
          eq(importedTestimonials.row, row),
          isNull(testimonials.revisedAt),
          isNull(testimonials.erasedAt),
        ),
      ),
  )
  return found
}

export type OriginRow = {
  testimonialId: string
  importId: string
  receivedVia: string
  importedAt: Date
  originalUrl: string | null
}

/** Where testimonials come from: for one, or several. */
export const listOrigins = selectOfTestimonials(importedTestimonials, (tx, isWanted) =>
  tx
    .select({
      testimonialId: importedTestimonials.testimonialId,
      importId: importedTestimonials.importId,
      receivedVia: existingImports.receivedVia,
      importedAt: existingImports.startedAt,
      originalUrl: importedTestimonials.originalUrl,
    })
    .from(importedTestimonials)
    .innerJoin(existingImports, eq(existingImports.id, importedTestimonials.importId))
    .where(isWanted),
)

/** The client had everything erased, and the address of the original leads to the client's words. */
export function* forgetOrigin(tx: Tx, { workspaceId, id }: { workspaceId: string; id: string }): Transactional<void> {
  yield* run(
    tx
      .update(importedTestimonials)
      .set({ originalUrl: null })
      .where(and(eq(importedTestimonials.workspaceId, workspaceId), eq(importedTestimonials.testimonialId, id))),
  )
}
