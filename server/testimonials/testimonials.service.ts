import type * as z from 'zod'
import type { Testimonial, TestimonialStatus } from '#shared/testimonials.ts'
import type { NewTestimonialInput, TestimonialInput } from '#shared/testimonial-requests.ts'
import type { TestimonialListQuery } from '#shared/testimonial-list.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { cancelRequestEmails, enqueueEmail } from '#server/emails/emails.service.ts'
import type { EmailLimits } from '#server/emails/recipients/sending-limits.ts'
import { reserveSending } from '#server/emails/recipients/throttle.service.ts'
import { findRefusal, foldAddress } from '#server/emails/recipients/suppressions.service.ts'
import { findEarlierResult, rememberResult } from '#server/idempotency/idempotency.service.ts'
import { type Actor, BY_CLIENT } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Failpoints } from '#server/kernel/failpoints.ts'
import { newId, newLinkId } from '#server/kernel/ids.ts'
import { countOnHold } from '#server/payments/needs-owner.queries.ts'
import { decideSoonOfRequest } from '#server/payments/payments.service.ts'
import { lockWorkspace, markContentChanged } from '#server/accounts/workspaces.queries.ts'
import { requireEntries, requireStorage } from '#server/accounts/room.service.ts'
import type { WorkspaceLimits } from '#server/accounts/workspace-limits.ts'
import type { ListedRow } from './list.repository.ts'
import { readPage } from './list.service.ts'
import { giveTags } from '#server/tags/tags.service.ts'
import { knownService } from '#server/tags/services.service.ts'
import { resetReminders } from './reminders.repository.ts'
import { recordRefusal } from './delivery-status.service.ts'
import { refusedBy } from './email-refusals.service.ts'
import { type Decided, decideTestimonial, type Decision } from './decisions.service.ts'
import type { SignOffGate } from './sign-off-gate.ts'
import { countWaitingForSignOff } from './sign-off.queries.ts'
import { statusAfter } from './testimonials.domain.ts'
import { textsOf } from '#server/kernel/searched-texts.ts'
import { erased, emailOnItsWay, testimonialNotFound, wrongStatus } from './testimonials.errors.ts'
import { type EventRow } from './history.queries.ts'
import { findTestimonial, type TestimonialRow } from './testimonials.queries.ts'
import { chooseForm } from '#server/forms/forms.service.ts'
import { changeRequest, insertEvents, insertTestimonial, markEmailQueued } from './testimonials.repository.ts'
import { viewTestimonial } from './testimonial.view.ts'
import { countOnce, reserveRequests } from './usage.service.ts'

type Key = { workspaceId: string; id: string }
type ListQuery = { workspaceId: string; assignee?: string | null | undefined } & Omit<
  z.output<typeof TestimonialListQuery>,
  'assignee'
>

type DecisionOf = Key &
  Pick<Decided, 'by' | 'revisedAt' | 'needsNoSignOff'> & {
    from?: TestimonialStatus
    idempotencyKey?: string | undefined
  }

type DeliveryStatus = Pick<
  TestimonialRow,
  'emailState' | 'emailDelivery' | 'emailProblem' | 'sentAt' | 'unsubscribedAt' | 'declinedAt'
>
const UNMAILED: DeliveryStatus = {
  emailState: 'none',
  emailDelivery: null,
  emailProblem: null,
  sentAt: null,
  unsubscribedAt: null,
  declinedAt: null,
}

export type TestimonialsService = ReturnType<typeof createTestimonialsService>

export function createTestimonialsService(deps: {
  db: Database
  clock: Clock
  failpoints: Failpoints
  /** Call it after a transaction that enqueued a job. */
  wakeJobs: () => void
  hashKey: string
  emailLimits: EmailLimits
  workspaceLimits: WorkspaceLimits
  signOff: SignOffGate
}) {
  const { db, clock, failpoints, wakeJobs, hashKey, emailLimits: limits, workspaceLimits, signOff } = deps
  const view = (row: ListedRow) => viewTestimonial(row, { hashKey, now: clock.now() })

  const findRefusalOf = (tx: Tx, { workspaceId }: Key, { customerEmail }: { customerEmail: string }) =>
    findRefusal(tx, { workspaceId, address: customerEmail, now: clock.now(), hashKey })

  /** A request to someone who wants no email is kept, and says why nothing was sent. */
  function* queueEmailIfWanted(
    tx: Tx,
    key: Key,
    { input, by }: { input: { customerEmail: string }; by: Actor },
  ): Transactional<void> {
    const now = clock.now()
    const refusal = yield* findRefusalOf(tx, key, input)
    if (refusal) yield* recordRefusal(tx, key, { refusal, now })
    else yield* queueEmail(tx, key, { by, now, limits, hashKey })
  }

  /** What is known about emails to the client; nothing if the address changed. */
  function* deliveryAfter(tx: Tx, found: TestimonialRow, input: TestimonialInput): Transactional<DeliveryStatus> {
    if (foldAddress(input.customerEmail) !== foldAddress(found.customerEmail)) return UNMAILED
    const { unsubscribedAt, declinedAt, emailState, emailDelivery, emailProblem, sentAt } = found
    const delivery = { unsubscribedAt, declinedAt, emailState, emailDelivery, emailProblem, sentAt }
    const isReturned = emailDelivery === 'bounced' || emailDelivery === 'complained'
    const isReachable = isReturned && (yield* findRefusalOf(tx, found, found)) === null
    return isReachable ? { ...delivery, emailState: 'none', emailDelivery: null, emailProblem: null } : delivery
  }

  function* readSignOff(tx: Tx, moment: { workspaceId: string; now: Date }) {
    const names = yield* signOff.findSigners(tx, moment)
    return names && { names, waiting: yield* countWaitingForSignOff(tx, moment.workspaceId) }
  }

  async function decide(
    { idempotencyKey, workspaceId, id, ...decided }: DecisionOf,
    move: Decision,
  ): Promise<Testimonial> {
    const repeatable = { scope: `decide-testimonial:${workspaceId}`, key: idempotencyKey, request: { id, move } }
    const after = await db.transaction(function* (tx) {
      yield* lockWorkspace(tx, workspaceId)
      const found = yield* getTestimonial(tx, { workspaceId, id })
      if (yield* findEarlierResult(tx, repeatable)) return view(found)
      const now = clock.now()
      const row = yield* decideTestimonial(tx, found, { ...decided, move, workspaceLimits, signOff, now })
      yield* rememberResult(tx, repeatable, { entityId: id, now })
      return view(row)
    })
    wakeJobs()
    return after
  }

  return {
    async listTestimonials({ q = '', sort, ...query }: ListQuery) {
      const found = await readPage(db, { ...query, order: sort, words: textsOf(q) })
      const { rows, counts, pageCount, needsYou } = found
      const pagination = { currentPage: query.page, pageCount }
      const { workspaceId } = query
      const moment = { workspaceId, now: clock.now() }
      const paymentsOnHold = await db.read((tx) => countOnHold(tx, moment), { mayRestart: true })
      const needed = await db.read((tx) => readSignOff(tx, moment), { mayRestart: true })
      return {
        items: rows.map(view),
        pagination,
        counts,
        ...(needsYou !== undefined && { needsYou }),
        ...(needed && { signOff: needed }),
        ...((paymentsOnHold.needsYou > 0 || paymentsOnHold.quota > 0) && { paymentsOnHold }),
      }
    },

    async createTestimonial(request: {
      workspaceId: string
      by: Actor
      input: NewTestimonialInput
      idempotencyKey: string | undefined
    }) {
      const { workspaceId, by, input, idempotencyKey } = request
      const repeatable = { scope: `create-testimonial:${workspaceId}`, key: idempotencyKey, request: input }
      const created = await db.transaction(function* (tx) {
        yield* lockWorkspace(tx, workspaceId)
        const earlier = yield* findEarlierResult(tx, repeatable)
        if (earlier) return view(yield* getTestimonial(tx, { workspaceId, id: earlier }))

        const now = clock.now()
        const key = { workspaceId, id: newLinkId() }
        yield* requireEntries(tx, { workspaceId, workspaceLimits, added: 1 })
        yield* reserveRequests(tx, { workspaceId, now, requests: 1 })
        const { tagIds, ...fields } = input
        const form = yield* chooseForm(tx, { workspaceId, formId: input.formId ?? null })
        const service = yield* knownService(tx, { workspaceId, service: input.service ?? form.service })
        yield* insertTestimonial(tx, {
          ...key,
          ...fields,
          service,
          formId: form.formId,
          publicId: newId('pub'),
          status: 'pending',
          createdAt: now,
        })
        yield* insertEvents(tx, [{ ...eventOf(key), kind: 'created', by, at: now }])
        yield* giveTags(tx, { ...eventOf(key), tagIds })
        if (input.isAutoSendEnabled) yield* queueEmailIfWanted(tx, key, { input, by })
        yield* rememberResult(tx, repeatable, { entityId: key.id, now })
        failpoints.reach('request.before-commit')
        return view(yield* getTestimonial(tx, key))
      })
      failpoints.reach('request.after-commit')
      wakeJobs()
      return created
    },

    async updateTestimonial({ by, input, ...key }: Key & { by: Actor; input: TestimonialInput }): Promise<Testimonial> {
      const updated = await db.transaction(function* (tx) {
        yield* lockWorkspace(tx, key.workspaceId)
        const found = yield* getTestimonial(tx, key)
        if (found.erasedAt) throw erased()
        yield* requireStorage(tx, { ...key, workspaceLimits })
        const delivery = yield* deliveryAfter(tx, found, input)
        const formId = input.formId ?? null
        const form = yield* chooseForm(tx, { workspaceId: key.workspaceId, formId, kept: found.formId })
        const isChanged = yield* changeRequest(tx, key, {
          ...input,
          ...delivery,
          addressChanges: found.addressChanges + (delivery === UNMAILED ? 1 : 0),
          service: yield* knownService(tx, { ...key, service: input.service ?? null }),
          emailStyleId: input.emailStyleId ?? null,
          formId: form.formId,
        })
        if (!isChanged) throw refusal(found, 'edit')
        if (delivery === UNMAILED) yield* resetReminders(tx, key)
        yield* decideSoonOfRequest(tx, { ...eventOf(key), now: clock.now() })
        yield* insertEvents(tx, [{ ...eventOf(key), kind: 'changed', by, at: clock.now() }])
        const mayHaveGoneOut = delivery.emailState === 'sent' || delivery.emailDelivery === 'uncertain'
        const isUnsent = !found.isAutoSendEnabled || !mayHaveGoneOut
        if (input.isAutoSendEnabled && isUnsent) yield* queueEmailIfWanted(tx, key, { input, by })
        return view(yield* getTestimonial(tx, key))
      })
      wakeJobs()
      return updated
    },

    /** While a sign-off is needed, it asks for it, unless it `needsNoSignOff`. */
    approveTestimonial: (decided: Omit<DecisionOf, 'from'>) => decide(decided, 'approve'),
    rejectTestimonial: (decided: Omit<DecisionOf, 'from' | 'needsNoSignOff'>) => decide(decided, 'reject'),
    /** Only while its status is still `from`. */
    reopenTestimonial: (
      decided: Omit<DecisionOf, 'revisedAt' | 'needsNoSignOff'> & { from: 'approved' | 'rejected' },
    ) => decide(decided, 'reopen'),

    async resendTestimonial({
      by,
      idempotencyKey,
      ...key
    }: Key & { by: Actor; idempotencyKey: string | undefined }): Promise<Testimonial> {
      const repeatable = { scope: `resend-testimonial:${key.workspaceId}`, key: idempotencyKey, request: key.id }
      const queued = await db.transaction(function* (tx) {
        yield* lockWorkspace(tx, key.workspaceId)
        const found = yield* getTestimonial(tx, key)
        if (yield* findEarlierResult(tx, repeatable)) return view(found)
        const refused = statusAfter(found.status, 'send') && (yield* findRefusalOf(tx, key, found))
        if (refused) throw yield* refusedBy(tx, found, refused)
        yield* requireStorage(tx, { ...key, workspaceLimits })
        const messageId = yield* queueEmail(tx, key, { by, now: clock.now(), limits, hashKey })
        if (!messageId) throw refusal(found, 'send')
        yield* rememberResult(tx, repeatable, { entityId: messageId, now: clock.now() })
        return view(yield* getTestimonial(tx, key))
      })
      wakeJobs()
      return queued
    },
  }
}

/** Records what the client did, in order, and refreshes whatever shows the testimonial. */
export function* recordClientEvents(
  tx: Tx,
  key: Key,
  { kinds, at }: { kinds: readonly EventRow['kind'][]; at: Date },
): Transactional<void> {
  yield* insertEvents(
    tx,
    kinds.map((kind) => ({ ...eventOf(key), kind, by: BY_CLIENT, at })),
  )
  yield* markContentChanged(tx, key.workspaceId)
}

export function* getTestimonial(tx: Tx, key: Key): Transactional<TestimonialRow> {
  const found = yield* findTestimonial(tx, key)
  if (!found) throw testimonialNotFound()
  return found
}

/** Throws when the client wants no email, or a limit is reached. */
export function* queueEmail(
  tx: Tx,
  key: Key,
  { by, now, ...limiting }: { by: Actor; now: Date; limits: EmailLimits; hashKey: string },
): Transactional<string | undefined> {
  const found = yield* getTestimonial(tx, key)
  if (found.erasedAt) throw erased()
  if (found.declinedAt) throw yield* refusedBy(tx, found, { kind: 'declined', at: found.declinedAt })
  if (!(yield* markEmailQueued(tx, key))) return undefined
  yield* countOnce(tx, key, now)
  yield* decideSoonOfRequest(tx, { ...eventOf(key), now })
  yield* insertEvents(tx, [{ ...eventOf(key), kind: 'queued', by, at: now }])
  // Otherwise a queued reminder would be sent as well.
  yield* cancelRequestEmails(tx, eventOf(key))
  const message = { ...eventOf(key), recipient: found.customerEmail, now }
  const messageId = yield* enqueueEmail(tx, { kind: 'request', ...message })
  yield* reserveSending(tx, { ...message, ...limiting, messageId, customerName: found.customerName })
  return messageId
}

const eventOf = (key: Key) => ({ workspaceId: key.workspaceId, testimonialId: key.id })

const refusal = (found: TestimonialRow, move: 'edit' | 'send') =>
  found.emailState === 'queued' && statusAfter(found.status, move)
    ? emailOnItsWay()
    : wrongStatus({ status: found.status, move })
