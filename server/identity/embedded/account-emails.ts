import type { Installation } from '#shared/installation.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import type { Email, EmailOutcome, Mailer } from '#server/emails/mailer.ts'
import { suppressAddress } from '#server/emails/recipients/suppressions.service.ts'
import { AUTOMATIC } from '#server/emails/templates/layout.email.ts'
import { endPauseOf, pauseEmails, tryDuringPause } from '#server/emails/pauses.service.ts'
import { NotYet, RetryLater } from '#server/jobs/jobs.registry.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Log } from '#server/kernel/log.ts'

const SHORTEST_PAUSE_MS = 1000
const SENDER_PAUSE_MS = 10 * 60 * 1000

type Postponed = Extract<EmailOutcome, { kind: 'retry' }>
type Paused = Postponed & { pause: NonNullable<Postponed['pause']> }

const isPaused = (outcome: Postponed): outcome is Paused => outcome.pause !== undefined

export type AccountEmailDeps = {
  db: Database
  clock: Clock
  mailer: Mailer
  emailFrom: string
  installation: Pick<Installation, 'productName'>
  log: Log
  hashKey: string
  /** Shortens every wait, for tests; 1 is normal. */
  retryFactor?: number
}

type Prepared = {
  /** The same for each attempt at one email. */
  key: string
  email: Pick<Email, 'to' | 'subject' | 'text' | 'html'>
  tags: Record<string, string>
}

/**
 * Sends an email about an account, effectively once: `prepare` saves what it needs before the first attempt, and returns
 * the same key and the same content for each. Undefined means that there is nothing to send any more. While emails are
 * paused, it waits. `label` names the email in the log.
 */
export function createAccountEmails(deps: AccountEmailDeps) {
  const { db, clock, mailer, log, emailFrom, retryFactor: factor = 1 } = deps

  /** The email, and how long it has to wait. */
  function* begin(tx: Tx, prepare: (tx: Tx) => Transactional<Prepared | undefined>) {
    const now = clock.now()
    const prepared = yield* prepare(tx)
    if (!prepared) return undefined
    const pause = yield* tryDuringPause(tx, { now, factor })
    return { prepared, waitMs: pause ? pause.until.getTime() - now.getTime() : 0 }
  }

  async function settle(
    outcome: EmailOutcome,
    { label, recipient, startedAt }: { label: string; recipient: string; startedAt: Date },
  ) {
    if (outcome.kind === 'sent') {
      await db.transaction((tx) => endPauseOf(tx, startedAt))
    } else if (outcome.kind === 'permanent' && outcome.because === 'sender') {
      log.error({ email: label }, 'account emails can’t be sent: the email service refuses our sender')
      throw new NotYet(outcome.reason, SENDER_PAUSE_MS * factor)
    } else if (outcome.kind === 'permanent') {
      log.warn({ email: label, because: outcome.because }, 'an account email was refused')
      if (outcome.because === 'recipient') await rememberRefused(recipient)
    } else if (outcome.kind === 'unknown') {
      // Trying again could send a second email. Whoever got none can request it again.
      if (mailer.remembersKeysForMs === 0) log.warn({ email: label }, 'an account email may be lost')
      else throw new RetryLater('The email service didn’t confirm whether it accepted the email.')
    } else if (isPaused(outcome)) {
      await waitWithAll(outcome)
    } else {
      throw new RetryLater('The email service asked us to try again later.', outcome.afterMs)
    }
  }

  /** The owner is told to check the spelling, and no notices go there. */
  const rememberRefused = (address: string) =>
    db.transaction((tx) =>
      suppressAddress(tx, { address, workspaceId: null, reason: 'bounced', now: clock.now(), hashKey: deps.hashKey }),
    )

  async function waitWithAll({ pause: reason, afterMs = SHORTEST_PAUSE_MS, reason: detail }: Paused): Promise<never> {
    const now = clock.now()
    const waitMs = Math.ceil(afterMs * factor)
    const until = new Date(now.getTime() + waitMs)
    await db.transaction((tx) => pauseEmails(tx, { reason, until, detail, now, log }))
    throw new NotYet('All emails are paused.', waitMs)
  }

  return async ({
    label,
    prepare,
  }: {
    label: string
    prepare: (tx: Tx) => Transactional<Prepared | undefined>
  }): Promise<void> => {
    const startedAt = clock.now()
    const begun = await db.transaction((tx) => begin(tx, prepare))
    if (!begun) return
    const { prepared, waitMs } = begun
    if (waitMs > 0) throw new NotYet('All emails are paused.', waitMs)
    const email = {
      ...prepared.email,
      from: { name: deps.installation.productName, address: emailFrom },
      replyTo: null,
      headers: AUTOMATIC,
    }
    const outcome = await mailer.send(email, { idempotencyKey: prepared.key, tags: prepared.tags })
    await settle(outcome, { label, recipient: email.to, startedAt })
  }
}
