import { lockWorkspace } from '#server/accounts/workspaces.queries.ts'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { isGivenUp } from '#shared/daily-limit.ts'
import { nextWorkingMoment } from '#shared/working-hours.ts'
import { getTimeZone } from '#server/accounts/accounts.service.ts'
import { isWorkspaceFrozen } from '#server/accounts/memberships.service.ts'
import { requireEntries } from '#server/accounts/room.service.ts'
import type { WorkspaceLimits } from '#server/accounts/workspace-limits.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import type { EmailLimits } from '#server/emails/recipients/sending-limits.ts'
import { findRefusal } from '#server/emails/recipients/suppressions.service.ts'
import { findSendingBlock, type SendingBlock } from '#server/emails/recipients/throttle.service.ts'
import { findChosenForm } from '#server/forms/forms.service.ts'
import { type JobHandler, type JobPayloads, NotYet } from '#server/jobs/jobs.registry.ts'
import { byMember } from '#server/kernel/actor.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Failpoints } from '#server/kernel/failpoints.ts'
import { newId, newLinkId } from '#server/kernel/ids.ts'
import { knownService } from '#server/tags/services.service.ts'
import { addKnownTags } from '#server/tags/tags.service.ts'
import { closeUnanswered, listAskedClient } from './payment-requests.service.ts'
import { type Reason, skipReason } from './request-batches.domain.ts'
import {
  changeRow,
  findBatch,
  findNextDue,
  listDue,
  type StoredBatch,
  type StoredRow,
} from './request-batches.repository.ts'
import { insertEvents, insertTestimonial } from './testimonials.repository.ts'
import { queueEmail } from './testimonials.service.ts'
import { countRequestsLeft, findNextQuota, reserveRequests } from './usage.service.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Rows in one turn of the event loop. Each waits for the disk together with the others. */
const BATCH_ROWS = 5

type Hold = { reason: Reason; until: Date }
type Deps = {
  db: Database
  clock: Clock
  failpoints: Failpoints
  emailLimits: EmailLimits
  workspaceLimits: WorkspaceLimits
  hashKey: string
  wakeJobs: () => void
}

const holdReasons: Record<SendingBlock['code'], Reason> = {
  'emails.sending_paused': 'sending_paused',
  'emails.recipient_limit': 'recipient_limit',
  'emails.unverified_limit': 'unverified_limit',
}

/**
 * Makes requests of the clients of a workspace's batches whose time has come. Everything is checked again then. A row
 * changes in the transaction that creates its request and queues the email, so a run that was interrupted requests nobody
 * twice.
 */
export function createBatchSending(deps: Deps): JobHandler<JobPayloads['testimonials.send-batches']> {
  const { db, clock, failpoints, emailLimits: limits, workspaceLimits, hashKey } = deps

  function* findHold(tx: Tx, row: StoredRow, now: Date): Transactional<Hold | null> {
    const { workspaceId } = row
    const tomorrow = new Date(now.getTime() + DAY_MS)
    if (yield* isWorkspaceFrozen(tx, { workspaceId, now })) return { reason: 'frozen', until: tomorrow }
    const recipient = row.customerEmail
    const block = yield* findSendingBlock(tx, { workspaceId, recipient, now, limits, hashKey })
    if (block) return { reason: holdReasons[block.code], until: block.until ?? tomorrow }
    if ((yield* countRequestsLeft(tx, { workspaceId, now })) === 0)
      return { reason: 'quota', until: yield* findNextQuota(tx, { workspaceId, now, keepsWorkingHours: true }) }
    return (yield* hasRoom(tx, workspaceId)) ? null : { reason: 'full', until: tomorrow }
  }

  function* hasRoom(tx: Tx, workspaceId: string): Transactional<boolean> {
    try {
      yield* requireEntries(tx, { workspaceId, workspaceLimits, added: 1 })
      return true
    } catch (error) {
      if (error instanceof AppError) return false
      throw error
    }
  }

  function* settle(tx: Tx, row: StoredRow, now: Date): Transactional<void> {
    const { workspaceId, customerEmail: address } = row
    const batch = yield* findBatch(tx, { workspaceId, id: row.batchId })
    if (!batch) return
    const refusal = yield* findRefusal(tx, { workspaceId, address, now, hashKey })
    const earlier = yield* listAskedClient(tx, { workspaceId, address, hashKey })
    const reason = skipReason({ refusal, earlier, batchCreatedAt: batch.createdAt, now })
    if (reason) return yield* changeRow(tx, row, { state: 'skipped', reason, at: now })
    const hold = yield* findHold(tx, row, now)
    if (hold) {
      const until = nextWorkingMoment(hold.until, yield* getTimeZone(tx, workspaceId))
      return yield* keepOnHold(tx, row, { ...hold, until })
    }
    const testimonialId = yield* request(tx, { batch, row, now })
    yield* changeRow(tx, row, { state: 'requested', reason: null, at: now, testimonialId })
  }

  function* request(
    tx: Tx,
    { batch, row, now }: { batch: StoredBatch; row: StoredRow; now: Date },
  ): Transactional<string> {
    const { workspaceId, customerEmail, customerName } = row
    const by = byMember(batch)
    const key = { workspaceId, id: newLinkId() }
    yield* reserveRequests(tx, { workspaceId, now, requests: 1 })
    const form = yield* findChosenForm(tx, batch)
    const service = yield* knownService(tx, { workspaceId, service: row.service ?? form.service })
    yield* insertTestimonial(tx, {
      ...key,
      customerEmail,
      customerName,
      service,
      formId: form.formId,
      publicId: newId('pub'),
      status: 'pending',
      isAutoSendEnabled: true,
      createdAt: now,
    })
    yield* insertEvents(tx, [{ workspaceId, testimonialId: key.id, kind: 'created', by, at: now }])
    yield* addKnownTags(tx, { workspaceId, testimonialId: key.id, tagIds: row.tagIds })
    yield* closeUnanswered(tx, { workspaceId, address: customerEmail, except: key.id, by, now })
    yield* queueEmail(tx, key, { by, now, limits, hashKey })
    return key.id
  }

  const step = (workspaceId: string): Promise<number> =>
    db.transaction(function* (tx) {
      yield* lockWorkspace(tx, workspaceId)
      const now = clock.now()
      const due = yield* listDue(tx, { workspaceId, now, limit: BATCH_ROWS })
      for (const row of due) yield* settle(tx, row, now)
      failpoints.reach('batch.before-commit')
      return due.length
    })

  return {
    async run({ workspaceId }) {
      while ((await step(workspaceId)) > 0) {
        failpoints.reach('batch.after-commit')
        deps.wakeJobs()
        await nextTurn()
      }
      const next = await db.read((tx) => findNextDue(tx, workspaceId))
      if (next) throw new NotYet('The next request is not due yet.', next.getTime() - clock.now().getTime())
    },
  }
}

/** It is tried again later. If that is too late, it waits for the owner. */
function* keepOnHold(tx: Tx, row: StoredRow, { reason, until }: Hold): Transactional<void> {
  const isLate = isGivenUp(row.plannedFor ?? until, until)
  yield* changeRow(tx, row, isLate ? { state: 'saved', reason, plannedFor: null, at: null } : { reason, at: until })
}
