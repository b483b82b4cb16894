import type { ShownWords } from '#shared/excerpt.ts'
import type { Portal } from '#shared/portal.ts'
import type { ShownParts } from '#shared/submissions.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { readBrand } from '#server/forms/forms.service.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { EventRow } from '#server/testimonials/history.queries.ts'
import { allowedFrom, isOpen, type Move, statusAfter } from '#server/testimonials/testimonials.domain.ts'
import type { TestimonialRow } from '#server/testimonials/testimonials.queries.ts'
import type { WrittenAnswer } from './portal.domain.ts'
import { changedTooOften, notAnswered } from './portal.errors.ts'
import { changePortalRow, countConsents, insertVersion } from './portal.repository.ts'
import { createPortalReader } from './portal.service.ts'
import { type Consent, findConsent, hashNetworkAddress } from './submissions.domain.ts'
import { consentUnknown } from './submissions.errors.ts'
import { insertConsent } from './submissions.repository.ts'

// Each change keeps the previous text, and the page reads all of them: more than anyone needs, but bounded.
const PERMISSIONS_MAX = 200

type Permission = { choice: 'public' | 'private'; parts: ShownParts; consent: Consent; address: string }

/** The steps of every change that a client makes in the client portal. */
export function createPortalWriting(deps: {
  db: Database
  clock: Clock
  hashKey: string
  publicUrl: () => string
  wakeJobs: () => void
}) {
  const { db, clock } = deps
  const { getPortalRow, readPortal } = createPortalReader(deps)

  /** Changes a token's row in one transaction and returns the page afterwards. */
  async function change(token: string, work: (tx: Tx, row: TestimonialRow) => Transactional<void>): Promise<Portal> {
    const page = await db.transaction(function* (tx) {
      yield* work(tx, yield* getPortalRow(tx, token))
      return yield* readPortal(tx, yield* getPortalRow(tx, token))
    })
    deps.wakeJobs()
    return page
  }

  function* permit(tx: Tx, row: TestimonialRow, permission: Permission): Transactional<string> {
    const { consent, choice, parts } = permission
    return yield* insertConsent(tx, {
      testimonialId: row.id,
      workspaceId: row.workspaceId,
      choice,
      version: consent.version,
      wording: consent.text,
      wordingHash: consent.hash,
      locale: consent.language,
      parts,
      addressHash: hashNetworkAddress({ address: permission.address, hashKey: deps.hashKey }),
      givenAt: clock.now(),
    })
  }

  function* keepEarlierVersion(
    tx: Tx,
    row: TestimonialRow,
    { answers, ...sentence }: WrittenAnswer,
  ): Transactional<void> {
    yield* insertVersion(tx, {
      ...sentence,
      testimonialId: row.id,
      workspaceId: row.workspaceId,
      customerName: sentence.customerName ?? '',
      text: sentence.text ?? '',
      answers: [...answers],
      writtenAt: row.revisedAt ?? row.submittedAt ?? row.createdAt,
      replacedAt: clock.now(),
    })
  }

  return { change, permit, keepEarlierVersion }
}

export const aboutRow = ({ workspaceId, id: testimonialId }: TestimonialRow) => ({ workspaceId, testimonialId })

/** The owner's choice of words ends with the words it was about. */
export const endedBy = (before: ShownWords, { excerpt, highlight }: ShownWords): EventRow['kind'][] =>
  before.excerpt === excerpt && before.highlight === highlight ? [] : ['excerpt_ended']

export function refuseUnanswered(row: TestimonialRow): void {
  if (isOpen(row.status)) throw notAnswered()
}

export function* refuseTooMany(tx: Tx, row: TestimonialRow): Transactional<void> {
  if ((yield* countConsents(tx, row)) >= PERMISSIONS_MAX) throw changedTooOften()
}

export function* move(
  tx: Tx,
  row: TestimonialRow,
  made: Move,
  values: Parameters<typeof changePortalRow>[2]['values'],
): Transactional<void> {
  const status = statusAfter(row.status, made)
  // What was to be signed off is not the same any more, and a member looks at it first.
  const undecided = made === 'show_parts' ? {} : { signOffAskedAt: null, signOffEndedAt: null, rejectionReason: null }
  const changed = { ...values, ...undecided }
  const isChanged =
    status && (yield* changePortalRow(tx, row, { values: { ...changed, status }, ifStatus: allowedFrom[made] }))
  if (!isChanged) throw new Error('The client’s row changed during its own transaction.')
}

export function* getConsent(tx: Tx, { workspaceId }: TestimonialRow, version: string): Transactional<Consent> {
  const consent = findConsent(yield* readBrand(tx, workspaceId), { photo: true }, version)
  if (!consent) throw consentUnknown()
  return consent
}
