import type * as z from 'zod'
import type { Testimonial, TestimonialInput, TestimonialListQuery, TestimonialStatus } from '#shared/testimonials.ts'
import type { Database, Sql, Work } from '#server/db/database.ts'
import { cancelRequestMails, queueRequestMail } from '#server/emails/emails.service.ts'
import type { MailLimits } from '#server/emails/recipients/sending-limits.ts'
import { takeSendingTurn } from '#server/emails/recipients/sending-turns.service.ts'
import { findRefusal, foldAddress, type MailRefusal } from '#server/emails/recipients/suppressions.service.ts'
import { findEarlierResult, rememberResult } from '#server/idempotency/idempotency.service.ts'
import type { AppError } from '#server/kernel/app-error.ts'
import { type Clock, dayInWords } from '#server/kernel/clock.ts'
import type { Failpoints } from '#server/kernel/failpoints.ts'
import { newId, newLinkId } from '#server/kernel/ids.ts'
import { ownerImagePath } from '#server/images/images.domain.ts'
import { publishImage } from '#server/images/images.service.ts'
import { decideSoonOfRequest } from '#server/payments/payments.service.ts'
import { getWorkspaceOwner } from '#server/users/users.service.ts'
import { markContentChanged } from '#server/workspaces/workspaces.service.ts'
import { countByStatus, listPage } from './list.repository.ts'
import { forgetReminders } from './reminder-plans.service.ts'
import { mayBeReminded } from './reminders.domain.ts'
import { recordRefusal } from './mail-standing.service.ts'
import { allowedFrom, isOpen, statusAfter, wordsOf } from './testimonials.domain.ts'
import {
  clientUnsubscribed,
  declined,
  erased,
  mailBounced,
  mailComplained,
  mailOnItsWay,
  onDoNotAskList,
  revised,
  testimonialNotFound,
  withdrawn,
  wrongStatus,
} from './testimonials.errors.ts'
import {
  changeRequest,
  changeStatus,
  type EventRow,
  findProgress,
  findTestimonial,
  insertEvents,
  insertTestimonials,
  listEvents,
  markMailQueued,
  type TestimonialRow,
} from './testimonials.repository.ts'
import { countOnce, takeRequests } from './usage.service.ts'

type Key = { workspaceId: string; id: string }
type ListQuery = { workspaceId: string } & z.output<typeof TestimonialListQuery>

type Decided = Key & {
  from?: TestimonialStatus
  /** The revision of the words that was read; whatever stands there when left out. */
  revisedAt?: string | null | undefined
  idempotencyKey?: string | undefined
}
type Decision = 'approve' | 'reject' | 'reopen'
const happened = { approve: 'approved', reject: 'rejected', reopen: 'reopened' } as const satisfies Record<
  Decision,
  string
>

type MailStanding = Pick<
  TestimonialRow,
  'mailState' | 'mailDelivery' | 'mailProblem' | 'sentAt' | 'unsubscribedAt' | 'declinedAt'
>
const UNMAILED: MailStanding = {
  mailState: 'none',
  mailDelivery: null,
  mailProblem: null,
  sentAt: null,
  unsubscribedAt: null,
  declinedAt: null,
}

export type { EventRow, TestimonialRow } from './testimonials.repository.ts'

export type OpenRequest = { id: string; customerName: string | null; wasSent: boolean }

export type TestimonialsService = ReturnType<typeof createTestimonialsService>

export function createTestimonialsService(deps: {
  db: Database
  clock: Clock
  failpoints: Failpoints
  /** Called after a transaction that enqueued a job. */
  wakeJobs: () => void
  hashKey: string
  mailLimits: MailLimits
}) {
  const { db, clock, failpoints, wakeJobs, hashKey, mailLimits: limits } = deps
  const view = (row: TestimonialRow) => viewTestimonial(row, { hashKey, now: clock.now() })

  const findRefusalOf = (sql: Sql, { workspaceId }: Key, { customerEmail }: { customerEmail: string }) =>
    findRefusal(sql, { workspaceId, address: customerEmail, now: clock.now(), hashKey })

  /** A request to somebody who wants no mail is kept, and says why nothing was sent. */
  function* queueMailIfWanted(sql: Sql, key: Key, input: { customerEmail: string }): Work<void> {
    const now = clock.now()
    const refusal = yield* findRefusalOf(sql, key, input)
    if (refusal) yield* recordRefusal(sql, key, { refusal, now })
    else yield* queueMail(sql, key, { now, limits, hashKey })
  }

  /** What is known of mails to the client: nothing, of another one than before. */
  function* standingAfter(sql: Sql, found: TestimonialRow, input: TestimonialInput): Work<MailStanding> {
    if (foldAddress(input.customerEmail) !== foldAddress(found.customerEmail)) return UNMAILED
    const { unsubscribedAt, declinedAt, mailState, mailDelivery, mailProblem, sentAt } = found
    const standing = { unsubscribedAt, declinedAt, mailState, mailDelivery, mailProblem, sentAt }
    const isReturned = mailDelivery === 'bounced' || mailDelivery === 'complained'
    const isReachable = isReturned && (yield* findRefusalOf(sql, found, found)) === null
    return isReachable ? { ...standing, mailState: 'none', mailDelivery: null, mailProblem: null } : standing
  }

  async function decide({ from, revisedAt, idempotencyKey, ...key }: Decided, move: Decision): Promise<Testimonial> {
    const { workspaceId, id } = key
    const repeatable = { scope: `decide-testimonial:${workspaceId}`, key: idempotencyKey, request: { id, move } }
    return db.transaction(function* (sql) {
      const found = yield* getTestimonial(sql, key)
      if (yield* findEarlierResult(sql, repeatable)) return view(found)
      if (found.erasedAt) throw erased()
      if (found.withdrawnAt) throw withdrawn(found.customerName)
      if (revisedAt !== undefined && revisedAt !== (found.revisedAt?.toISOString() ?? null))
        throw revised(found.customerName)
      const to = statusAfter(found.status, move)
      const ifStatus = from ? [from] : allowedFrom[move]
      const isChanged = to && (yield* changeStatus(sql, key, { to, ifStatus }))
      if (!isChanged) throw wrongStatus({ status: found.status, move })
      yield* insertEvents(sql, [{ ...eventOf(key), kind: happened[move], actor: 'owner', at: clock.now() }])
      if (move === 'approve') yield* publishImage(sql, eventOf(key))
      yield* markContentChanged(sql, workspaceId)
      yield* rememberResult(sql, repeatable, { entityId: id, now: clock.now() })
      return view(yield* getTestimonial(sql, key))
    })
  }

  return {
    listTestimonials: ({ q = '', status, sort, ...query }: ListQuery) =>
      db.read(function* (sql) {
        const search = { ...query, words: wordsOf(q) }
        const counts = yield* countByStatus(sql, search)
        const pageCount = Math.ceil(counts[status ?? 'all'] / query.pageSize)
        // A search has to look at everything, so that it is not made again to find nothing.
        const rows = query.page > pageCount ? [] : yield* listPage(sql, { ...search, status, order: sort })
        return { items: rows.map(view), pagination: { currentPage: query.page, pageCount }, counts }
      }),

    async createTestimonial(request: {
      workspaceId: string
      input: TestimonialInput
      idempotencyKey: string | undefined
    }) {
      const { workspaceId, input, idempotencyKey } = request
      const repeatable = { scope: `create-testimonial:${workspaceId}`, key: idempotencyKey, request: input }
      const created = await db.transaction(function* (sql) {
        const earlier = yield* findEarlierResult(sql, repeatable)
        if (earlier) return view(yield* getTestimonial(sql, { workspaceId, id: earlier }))

        const now = clock.now()
        const key = { workspaceId, id: newLinkId() }
        yield* takeRequests(sql, { workspaceId, now, requests: 1 })
        yield* insertTestimonials(sql, [
          { ...key, ...input, publicId: newId('pub'), status: 'pending', createdAt: now },
        ])
        yield* insertEvents(sql, [{ ...eventOf(key), kind: 'created', actor: 'owner', at: now }])
        if (input.isAutoSendEnabled) yield* queueMailIfWanted(sql, key, input)
        yield* rememberResult(sql, repeatable, { entityId: key.id, now })
        failpoints.reach('request.before-commit')
        return view(yield* getTestimonial(sql, key))
      })
      failpoints.reach('request.after-commit')
      wakeJobs()
      return created
    },

    async updateTestimonial({ input, ...key }: Key & { input: TestimonialInput }): Promise<Testimonial> {
      const updated = await db.transaction(function* (sql) {
        const found = yield* getTestimonial(sql, key)
        if (found.erasedAt) throw erased()
        const standing = yield* standingAfter(sql, found, input)
        const isChanged = yield* changeRequest(sql, key, {
          ...input,
          ...standing,
          addressChanges: found.addressChanges + (standing === UNMAILED ? 1 : 0),
          service: input.service ?? null,
          emailStyleId: input.emailStyleId ?? null,
        })
        if (!isChanged) throw refusal(found, 'edit')
        if (standing === UNMAILED) yield* forgetReminders(sql, key)
        yield* decideSoonOfRequest(sql, { ...eventOf(key), now: clock.now() })
        yield* insertEvents(sql, [{ ...eventOf(key), kind: 'changed', actor: 'owner', at: clock.now() }])
        const mayHaveGoneOut = standing.mailState === 'sent' || standing.mailDelivery === 'uncertain'
        const isUnsent = !found.isAutoSendEnabled || !mayHaveGoneOut
        if (input.isAutoSendEnabled && isUnsent) yield* queueMailIfWanted(sql, key, input)
        return view(yield* getTestimonial(sql, key))
      })
      wakeJobs()
      return updated
    },

    approveTestimonial: (decided: Omit<Decided, 'from'>) => decide(decided, 'approve'),
    rejectTestimonial: (decided: Omit<Decided, 'from'>) => decide(decided, 'reject'),
    /** Only while it still stands in `from`. */
    reopenTestimonial: (decided: Key & { from: 'approved' | 'rejected' }) => decide(decided, 'reopen'),

    async resendTestimonial({
      idempotencyKey,
      ...key
    }: Key & { idempotencyKey: string | undefined }): Promise<Testimonial> {
      const repeatable = { scope: `resend-testimonial:${key.workspaceId}`, key: idempotencyKey, request: key.id }
      const queued = await db.transaction(function* (sql) {
        const found = yield* getTestimonial(sql, key)
        if (yield* findEarlierResult(sql, repeatable)) return view(found)
        const refused = statusAfter(found.status, 'send') && (yield* findRefusalOf(sql, key, found))
        if (refused) throw yield* refusedBy(sql, found, refused)
        const messageId = yield* queueMail(sql, key, { now: clock.now(), limits, hashKey })
        if (!messageId) throw refusal(found, 'send')
        yield* rememberResult(sql, repeatable, { entityId: messageId, now: clock.now() })
        return view(yield* getTestimonial(sql, key))
      })
      wakeJobs()
      return queued
    },
  }
}

/** Whether anybody was ever asked, and anything ever approved. */
export const readProgress = (sql: Sql, workspaceId: string): Work<{ hasRequest: boolean; hasApproved: boolean }> =>
  findProgress(sql, workspaceId)

/** Things that the client did, in their order. Whatever is shown of the testimonial is read anew. */
export function* recordClientEvents(
  sql: Sql,
  key: Key,
  { kinds, at }: { kinds: readonly EventRow['kind'][]; at: Date },
): Work<void> {
  yield* insertEvents(
    sql,
    kinds.map((kind) => ({ ...eventOf(key), kind, actor: 'client' as const, at })),
  )
  yield* markContentChanged(sql, key.workspaceId)
}

/** What happened to one testimonial, oldest first. */
export const getHistory = (sql: Sql, key: Key): Work<EventRow[]> => listEvents(sql, eventOf(key))

/** What a request's mail needs to know at the moment of sending; undefined once nobody is to be asked any more. */
export function* readOpenRequest(sql: Sql, key: Key): Work<OpenRequest | undefined> {
  const found = yield* findTestimonial(sql, key)
  const isAsked = found && isOpen(found.status) && !found.declinedAt && !found.erasedAt
  return isAsked ? { id: found.id, customerName: found.customerName, wasSent: found.sentAt !== null } : undefined
}

export function* getTestimonial(sql: Sql, key: Key): Work<TestimonialRow> {
  const found = yield* findTestimonial(sql, key)
  if (!found) throw testimonialNotFound()
  return found
}

/** Throws when the client wants no mail, and when no more may be sent now. */
function* queueMail(
  sql: Sql,
  key: Key,
  { now, ...limiting }: { now: Date; limits: MailLimits; hashKey: string },
): Work<string | undefined> {
  const found = yield* getTestimonial(sql, key)
  if (found.erasedAt) throw erased()
  if (found.declinedAt) throw yield* refusedBy(sql, found, { kind: 'declined', at: found.declinedAt })
  if (!(yield* markMailQueued(sql, key))) return undefined
  yield* countOnce(sql, key, now)
  yield* decideSoonOfRequest(sql, { ...eventOf(key), now })
  yield* insertEvents(sql, [{ ...eventOf(key), kind: 'queued', actor: 'owner', at: now }])
  // A reminder that still waits would go out beside it.
  yield* cancelRequestMails(sql, eventOf(key))
  const mail = { ...eventOf(key), recipient: found.customerEmail, now }
  const messageId = yield* queueRequestMail(sql, mail)
  yield* takeSendingTurn(sql, { ...mail, ...limiting, messageId, customerName: found.customerName })
  return messageId
}

/** Throws where the client wants no mail, it cannot arrive, or the owner's list is against it. */
export function* refuseByWish(
  sql: Sql,
  { customerName, ...of }: Parameters<typeof findRefusal>[1] & { customerName: string | null },
): Work<void> {
  const refused = yield* findRefusal(sql, of)
  const client = { workspaceId: of.workspaceId, customerName, customerEmail: of.address }
  if (refused) throw yield* refusedBy(sql, client, refused)
}

function* refusedBy(
  sql: Sql,
  found: Pick<TestimonialRow, 'workspaceId' | 'customerName' | 'customerEmail'>,
  refused: MailRefusal,
): Work<AppError> {
  const { customerName, customerEmail } = found
  if (refused.kind === 'declined') {
    const { timeZone } = yield* getWorkspaceOwner(sql, found.workspaceId)
    return declined({ customerName, day: dayInWords(refused.at, timeZone) })
  }
  const refusals = {
    unsubscribed: () => clientUnsubscribed(customerName),
    complained: () => mailComplained(customerName),
    bounced: () => mailBounced(customerEmail),
    do_not_ask: () => onDoNotAskList(customerEmail),
  }
  return refusals[refused.kind]()
}

const eventOf = (key: Key) => ({ workspaceId: key.workspaceId, testimonialId: key.id })

const refusal = (found: TestimonialRow, move: 'edit' | 'send') =>
  found.mailState === 'queued' && statusAfter(found.status, move)
    ? mailOnItsWay()
    : wrongStatus({ status: found.status, move })

/** Nothing was sent for it, and nobody has answered. */
const isWaiting = ({ status, mailState }: TestimonialRow) => status === 'pending' && mailState === 'none'

/** As its owner sees it; the address of the picture is good for an hour or two. */
export function viewTestimonial(row: TestimonialRow, viewing: { hashKey: string; now: Date }): Testimonial {
  return {
    id: row.id,
    customerName: row.customerName,
    customerEmail: row.customerEmail,
    imageUrl: row.imageId === null ? null : ownerImagePath({ ...viewing, imageId: row.imageId }),
    rating: row.rating,
    testimonial: row.text,
    status: row.status,
    isPrivate: row.isPrivate,
    isAutoSendEnabled: row.isAutoSendEnabled,
    mailState: row.mailState,
    mailDelivery: row.mailDelivery,
    mailProblem: row.mailProblem,
    service: row.service,
    emailStyleId: row.emailStyleId,
    remindsAt: mayBeReminded(row) ? (row.remindsAt?.toISOString() ?? null) : null,
    remindersSent: row.remindersSent,
    source: row.source,
    scheduledFor: isWaiting(row) ? (row.scheduledFor?.toISOString() ?? null) : null,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    submittedAt: row.submittedAt?.toISOString() ?? null,
    revisedAt: row.revisedAt?.toISOString() ?? null,
    declinedAt: row.declinedAt?.toISOString() ?? null,
    unsubscribedAt: row.unsubscribedAt?.toISOString() ?? null,
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    erasedAt: row.erasedAt?.toISOString() ?? null,
  }
}
