import type * as z from 'zod'
import type { Testimonial, TestimonialInput, TestimonialListQuery, TestimonialStatus } from '#shared/testimonials.ts'
import type { Database, Sql, Work } from '#server/db/database.ts'
import { queueRequestMail } from '#server/emails/emails.service.ts'
import { findRefusal, foldAddress } from '#server/emails/suppressions.service.ts'
import { findEarlierResult, rememberResult } from '#server/idempotency/idempotency.service.ts'
import type { AppError } from '#server/kernel/app-error.ts'
import { type Clock, dayInWords } from '#server/kernel/clock.ts'
import type { Failpoints } from '#server/kernel/failpoints.ts'
import { newId, newLinkId } from '#server/kernel/ids.ts'
import { ownerImagePath } from '#server/images/images.domain.ts'
import { publishImage } from '#server/images/images.service.ts'
import { getWorkspaceOwner } from '#server/users/users.service.ts'
import { markContentChanged } from '#server/workspaces/workspaces.service.ts'
import { countByStatus, listPage } from './list.repository.ts'
import { allowedFrom, isOpen, statusAfter, wordsOf } from './testimonials.domain.ts'
import {
  clientUnsubscribed,
  declined,
  erased,
  mailOnItsWay,
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
  markDeclined,
  markMailDelayed,
  markMailState,
  markMailQueued,
  markMailSent,
  markUnsubscribed,
  type TestimonialRow,
} from './testimonials.repository.ts'
import { takeRequests } from './usage.service.ts'

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

export type { EventRow, TestimonialRow } from './testimonials.repository.ts'

export type OpenRequest = { id: string; customerName: string | null }

export type TestimonialsService = ReturnType<typeof createTestimonialsService>

export function createTestimonialsService(deps: {
  db: Database
  clock: Clock
  failpoints: Failpoints
  /** Called after a transaction that enqueued a job. */
  wakeJobs: () => void
  hashKey: string
}) {
  const { db, clock, failpoints, wakeJobs } = deps
  const view = (row: TestimonialRow) => viewTestimonial(row, { hashKey: deps.hashKey, now: clock.now() })

  const findRefusalOf = (sql: Sql, { workspaceId }: Key, { customerEmail }: { customerEmail: string }) =>
    findRefusal(sql, { workspaceId, address: customerEmail, now: clock.now(), hashKey: deps.hashKey })

  /** A request to somebody who wants no mail is kept, and says why nothing was sent. */
  function* queueMailIfWanted(sql: Sql, key: Key, input: { customerEmail: string }): Work<void> {
    const now = clock.now()
    const refusal = yield* findRefusalOf(sql, key, input)
    if (refusal) yield* recordRefusal(sql, key, { refusal, now })
    else yield* queueMail(sql, key, now)
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
        const isSameClient = foldAddress(input.customerEmail) === foldAddress(found.customerEmail)
        const { unsubscribedAt, declinedAt } = isSameClient ? found : { unsubscribedAt: null, declinedAt: null }
        const isChanged = yield* changeRequest(sql, key, {
          ...input,
          service: input.service ?? null,
          emailStyleId: input.emailStyleId ?? null,
          unsubscribedAt,
          declinedAt,
        })
        if (!isChanged) throw refusal(found, 'edit')
        yield* insertEvents(sql, [{ ...eventOf(key), kind: 'changed', actor: 'owner', at: clock.now() }])
        const wasEnded = (found.unsubscribedAt ?? found.declinedAt) !== null && !isSameClient
        const isUnsent = !found.isAutoSendEnabled || found.mailState === 'failed' || wasEnded
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
        if (refused?.kind === 'unsubscribed') throw clientUnsubscribed(found.customerName)
        if (refused?.kind === 'declined') throw yield* declinedBy(sql, found, refused.at)
        const messageId = yield* queueMail(sql, key, clock.now())
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

/** The mail of a request was handed over: a pending request is sent now. */
export function* recordRequestSent(sql: Sql, key: Key, at: Date): Work<void> {
  yield* markMailSent(sql, key, at)
  yield* insertEvents(sql, [{ ...eventOf(key), kind: 'sent', actor: 'system', at }])
}

/** The mail of a request was refused for good. `problem` is a sentence for the owner. */
export function* recordRequestFailed(sql: Sql, key: Key, { at, problem }: { at: Date; problem: string }): Work<void> {
  yield* markMailState(sql, key, { mailState: 'failed', mailProblem: problem })
  yield* insertEvents(sql, [{ ...eventOf(key), kind: 'send_failed', actor: 'system', at }])
}

/** Nobody knows whether the mail of a request went out, and it is not tried again. */
export function* recordRequestUncertain(
  sql: Sql,
  key: Key,
  { at, problem }: { at: Date; problem: string },
): Work<void> {
  yield* markMailState(sql, key, { mailState: 'failed', mailDelivery: 'uncertain', mailProblem: problem })
  yield* insertEvents(sql, [{ ...eventOf(key), kind: 'mail_uncertain', actor: 'system', at }])
}

/** The mail of a request was not taken yet, and is tried again. */
export const recordRequestDelayed = (sql: Sql, key: Key, problem: string): Work<void> =>
  markMailDelayed(sql, key, problem)

/** The mail of a request was not sent, since there is nothing left to ask for. */
export function* recordRequestNotSent(sql: Sql, key: Key): Work<void> {
  yield* markMailState(sql, key, { mailState: 'none' })
}

/** The client ended mails, by a link of this request (`client`) or another one: nothing is sent for it any more. */
export function* recordUnsubscribed(
  sql: Sql,
  key: Key,
  { at, actor }: { at: Date; actor: 'client' | 'system' },
): Work<void> {
  const isNew = yield* markUnsubscribed(sql, key, at)
  if (isNew) yield* insertEvents(sql, [{ ...eventOf(key), kind: 'unsubscribed', actor, at }])
}

/** The request's mail was not sent, since the client wants none of this owner, or said no thanks to another request. */
export function* recordRefusal(
  sql: Sql,
  key: Key,
  { refusal, now }: { refusal: { kind: 'unsubscribed' } | { kind: 'declined'; at: Date }; now: Date },
): Work<void> {
  if (refusal.kind === 'unsubscribed') yield* recordUnsubscribed(sql, key, { at: now, actor: 'system' })
  else yield* markDeclined(sql, key, refusal.at)
}

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
  return isAsked ? { id: found.id, customerName: found.customerName } : undefined
}

export function* getTestimonial(sql: Sql, key: Key): Work<TestimonialRow> {
  const found = yield* findTestimonial(sql, key)
  if (!found) throw testimonialNotFound()
  return found
}

/** Throws when the client wants no mail. */
function* queueMail(sql: Sql, key: Key, now: Date): Work<string | undefined> {
  const found = yield* getTestimonial(sql, key)
  if (found.erasedAt) throw erased()
  if (found.declinedAt) throw yield* declinedBy(sql, found, found.declinedAt)
  if (!(yield* markMailQueued(sql, key))) return undefined
  yield* insertEvents(sql, [{ ...eventOf(key), kind: 'queued', actor: 'owner', at: now }])
  return yield* queueRequestMail(sql, { ...eventOf(key), recipient: found.customerEmail, now })
}

function* declinedBy(sql: Sql, { workspaceId, customerName }: TestimonialRow, at: Date): Work<AppError> {
  const { timeZone } = yield* getWorkspaceOwner(sql, workspaceId)
  return declined({ customerName, day: dayInWords(at, timeZone) })
}

const eventOf = (key: Key) => ({ workspaceId: key.workspaceId, testimonialId: key.id })

const refusal = (found: TestimonialRow, move: 'edit' | 'send') =>
  found.mailState === 'queued' && statusAfter(found.status, move)
    ? mailOnItsWay()
    : wrongStatus({ status: found.status, move })

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
    remindsAt: row.remindsAt?.toISOString() ?? null,
    remindersSent: row.remindersSent,
    source: row.source,
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
