import { join } from 'node:path'
import { listOpenWorkspaces } from '#server/accounts/workspaces.queries.ts'
import { recordActivity } from '#server/activity/activity.service.ts'
import type { Unpacked } from '#server/backup/restore.ts'
import type { Config } from '#server/config/config.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import type { Erasure } from '#server/db/erasure-ledger.ts'
import { forgetUnrecorded, rememberErasures, subjectOfTestimonial } from '#server/db/erasures.ts'
import { recordRestore } from '#server/db/restores.ts'
import { openDatabase } from '#server/db/sqlite.ts'
import { DATABASE_FILE } from '#server/db/data-folder.ts'
import { suppressAgain } from '#server/emails/recipients/suppressions.service.ts'
import { settleQueuedEmails } from '#server/emails/restored-emails.service.ts'
import { endRestoredSignIns } from '#server/identity/embedded/identity.service.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import { BY_SYSTEM } from '#server/kernel/actor.ts'
import { systemClock } from '#server/kernel/clock.ts'
import { eraseClient } from '#server/submissions/erasing.service.ts'
import { withdraw } from '#server/submissions/portal-changes.service.ts'
import { recordReminderFailed } from '#server/testimonials/reminder-plans.service.ts'
import { saveRestoredPlans } from '#server/testimonials/request-batches.service.ts'
import { endRequests } from '#server/testimonials/ended-requests.service.ts'
import { removeWithTraces } from '#server/testimonials/removal.service.ts'
import { listAllTestimonials, listRemindersUntil } from '#server/testimonials/restored.queries.ts'
import { isOpen } from '#server/testimonials/testimonials.domain.ts'
import { findTestimonial, type TestimonialRow } from '#server/testimonials/testimonials.queries.ts'
import { closeByIdentity } from '#server/users/closing.service.ts'
import { closeOne } from '#server/workspaces/erasing.service.ts'
import { createEmailKinds } from './email-kinds.ts'
import { openInstallationSecret } from './installation-secret.ts'

/** What was done to restored data before anybody uses it. */
export type SettledRestore = {
  /** Erasures since the backup that were done again. */
  erasures: number
  /** Emails that were queued, and reminders that were due since: they may have been sent, and are not sent again. */
  uncertainEmails: number
}

/**
 * Makes unpacked data safe to run on. What was erased since the backup is erased again. What may have been sent since is
 * not sent again. Everybody has to sign in again, because sessions that ended since would be back. One transaction.
 */
export async function settleRestoredData(
  unpacked: Unpacked,
  moment: { config: Config; now: Date },
): Promise<SettledRestore> {
  const db = openDatabase(join(unpacked.dataDir, DATABASE_FILE))
  try {
    return await settleRestored(db, unpacked, moment)
  } finally {
    db.close()
  }
}

/** The same for an open database, which afterwards knows the erasures `remembered`. */
export async function settleRestored(
  db: Database,
  { dataDir, takenAt, erasures, remembered = [] }: Unpacked & { remembered?: readonly Erasure[] },
  { config, now }: { config: Config; now: Date },
): Promise<SettledRestore> {
  const hashKey = await openInstallationSecret(db, { ...config, dataDir })
  const { installation, email } = config
  const clock = { ...systemClock, now: () => now }
  const publicUrl = () => config.publicUrl ?? `http://localhost:${config.port}`
  const kinds = createEmailKinds({ clock, publicUrl, emailFrom: email.from, installation, hashKey })
  const settled = await db.transaction(function* (tx) {
    const testimonialOf = yield* findByHash(tx)
    for (const erasure of erasures) yield* eraseAgain(tx, erasure, { testimonialOf, now, hashKey })
    yield* forgetUnrecorded(tx)
    yield* rememberErasures(tx, remembered)
    const queued = yield* settleQueuedEmails(tx, { clock, emailFrom: email.from, kinds })
    const reminders = yield* listRemindersUntil(tx, now)
    for (const key of reminders) yield* recordReminderFailed(tx, key, { at: now, kind: 'email_uncertain' })
    yield* saveRestoredPlans(tx)
    yield* endRestoredSignIns(tx, now)
    yield* recordRestore(tx, { takenAt, restoredAt: now })
    const subject = takenAt.toISOString().slice(0, 10)
    for (const workspaceId of yield* listOpenWorkspaces(tx))
      yield* recordActivity(tx, { workspaceId, actor: BY_SYSTEM, kind: 'data_restored', subject, now })
    return { erasures: erasures.length, uncertainEmails: queued + reminders.length }
  })
  db.forgetErased()
  return settled
}

type FindTestimonial = (subject: string) => Transactional<TestimonialRow | undefined>

/** The ledger has hashes of ids, so all ids are hashed once. */
function* findByHash(tx: Tx): Transactional<FindTestimonial> {
  const keys = new Map((yield* listAllTestimonials(tx)).map((key) => [subjectOfTestimonial(key.id), key]))
  return function* find(subject) {
    const key = keys.get(subject)
    return key && (yield* findTestimonial(tx, key))
  }
}

type Again = { testimonialOf: FindTestimonial; now: Date; hashKey: string }

function* eraseAgain(tx: Tx, erasure: Erasure, { testimonialOf, now, hashKey }: Again): Transactional<void> {
  const { kind, subject, workspaceId, reason, at } = erasure
  switch (kind) {
    case 'erased': {
      const row = yield* testimonialOf(subject)
      if (row && !row.erasedAt) yield* eraseClient(tx, row, { now, hashKey })
      return
    }
    case 'removed': {
      const row = yield* testimonialOf(subject)
      if (row) yield* removeWithTraces(tx, { workspaceId: row.workspaceId, id: row.id, now })
      return
    }
    case 'ended': {
      const row = yield* testimonialOf(subject)
      if (row && isOpen(row.status)) yield* endRequests(tx, [{ ...row, service: null }], { now, hashKey })
      return
    }
    case 'withdrawn': {
      const row = yield* testimonialOf(subject)
      if (row && !row.erasedAt && !row.withdrawnAt && !isOpen(row.status)) yield* withdraw(tx, row, now)
      return
    }
    case 'refused':
      return yield* suppressAgain(tx, { addressHash: subject, workspaceId, reason, createdAt: new Date(at) })
    case 'workspace':
      return yield* closeAgain(tx, subject, now)
    case 'account':
      yield* closeByIdentity(tx, { identityUid: subject, now })
      yield* enqueue(tx, { kind: 'users.close', dedupeKey: subject, payload: { identityUid: subject }, now })
  }
}

function* closeAgain(tx: Tx, workspaceId: string, now: Date): Transactional<void> {
  yield* closeOne(tx, { workspaceId, now })
  yield* enqueue(tx, { kind: 'workspaces.erase', dedupeKey: workspaceId, payload: { workspaceId }, now })
}
