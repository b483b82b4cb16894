import type { Database, Tx, Transactional } from '#server/db/database.ts'
import type { Email, Mailer, EmailOutcome } from '#server/emails/mailer.ts'
import { endPauseOf, pauseEmails, tryDuringPause } from '#server/emails/pauses.service.ts'
import { type JobHandler, type JobPayloads, NotYet, RetryLater } from '#server/jobs/jobs.registry.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Log } from '#server/kernel/log.ts'
import { createAttemptCounter } from './attempt-counter.ts'
import { createCodeSecrets } from './code-secrets.ts'
import { CODE_LIFETIME_HOURS, codeFault, expiryOf, isCodeOfToday, recipientOf } from './codes.domain.ts'
import { type CodeRow, findCode, hasCodeMadeAfter, insertCode, removeCodes } from './codes.repository.ts'
import { type AccountRow, findAccount, findAccountByEmail } from './identity.repository.ts'
import { passwordResetEmail } from './password-reset.email.ts'
import { verifyAddressEmail } from './verify-email.email.ts'

const EMAILS_PER_RECIPIENT = 3
const EMAILS_WINDOW_MS = 60 * 60 * 1000
const SHORTEST_PAUSE_MS = 1000
const SENDER_PAUSE_MS = 10 * 60 * 1000

type Payload = JobPayloads['identity.send-code']
type Postponed = Extract<EmailOutcome, { kind: 'retry' }>
type Paused = Postponed & { pause: NonNullable<Postponed['pause']> }

const isPaused = (outcome: Postponed): outcome is Paused => outcome.pause !== undefined

/**
 * Sends a requested code, effectively once: the code's row is saved before the first attempt, its id is the idempotency
 * key, and the email contains nothing that could change between attempts. Sends nothing, silently, when there is no
 * such account or its address received enough emails. Only the newest code for each purpose works. While emails are
 * paused, codes wait too, as long as they are valid.
 */
export function createCodeDelivery(deps: {
  db: Database
  clock: Clock
  mailer: Mailer
  hashKey: string
  publicUrl: () => string
  emailFrom: string
  log: Log
  /** Shortens every wait, for tests; 1 is normal. */
  retryFactor?: number
}): JobHandler<Payload> {
  const { db, clock, mailer, log, retryFactor: factor = 1 } = deps
  const secrets = createCodeSecrets(deps.hashKey)
  const messages = createAttemptCounter({ clock, max: EMAILS_PER_RECIPIENT, windowMs: EMAILS_WINDOW_MS })

  /** Undefined when there is nothing to send, or not any more. */
  function* prepareCode(tx: Tx, payload: Payload): Transactional<CodeRow | undefined> {
    const now = clock.now()
    const known = yield* findCode(tx, payload.codeId)
    if (known) return codeFault({ ...known, now }) === undefined ? known.code : undefined

    const account = yield* payload.uid === null ? findAccountByEmail(tx, payload.email) : findAccount(tx, payload.uid)
    if (!account || !isWanted(payload, account)) return undefined
    const { purpose, email, newEmail } = payload
    const { uid } = account
    const createdAt = new Date(payload.requestedAt)
    // A newer code replaced this one between attempts.
    if (yield* hasCodeMadeAfter(tx, { uid, purpose, instant: createdAt })) return undefined
    if (!messages.take(recipientOf(payload))) return undefined
    const expiresAt = expiryOf({ purpose, now })
    const code = { id: payload.codeId, uid, purpose, email, newEmail, createdAt, expiresAt }
    yield* removeCodes(tx, { uid, purpose })
    yield* insertCode(tx, code)
    return code
  }

  function emailOf({ id, purpose, email, newEmail }: CodeRow): Email {
    const productUrl = deps.publicUrl()
    const page = purpose === 'PASSWORD_RESET' ? 'reset-password' : 'verify-email'
    const link = `${productUrl}/${page}?oobCode=${secrets.write(id)}`
    const to = recipientOf({ email, newEmail })
    const content = { email: to, link, productUrl, lifetimeHours: CODE_LIFETIME_HOURS[purpose] }
    const isChange = newEmail !== null
    return {
      ...(purpose === 'PASSWORD_RESET' ? passwordResetEmail(content) : verifyAddressEmail({ ...content, isChange })),
      from: { name: 'Goodword', address: deps.emailFrom },
      replyTo: null,
      to,
      headers: { 'Auto-Submitted': 'auto-generated' },
    }
  }

  /** The code, and how long it has to wait. */
  function* begin(tx: Tx, payload: Payload): Transactional<{ code: CodeRow; waitMs: number } | undefined> {
    const now = clock.now()
    const code = yield* prepareCode(tx, payload)
    if (!code) return undefined
    const pause = yield* tryDuringPause(tx, { now, factor })
    return { code, waitMs: pause ? pause.until.getTime() - now.getTime() : 0 }
  }

  async function settle(outcome: EmailOutcome, { purpose, startedAt }: { purpose: string; startedAt: Date }) {
    if (outcome.kind === 'sent') {
      await db.transaction((tx) => endPauseOf(tx, startedAt))
    } else if (outcome.kind === 'permanent' && outcome.because === 'sender') {
      log.error({ purpose }, 'account emails can’t be sent: the email service refuses our sender')
      throw new NotYet(outcome.reason, SENDER_PAUSE_MS * factor)
    } else if (outcome.kind === 'permanent') {
      log.warn({ purpose, because: outcome.because }, 'an account email was refused')
    } else if (outcome.kind === 'unknown') {
      // Trying again could send a second email. Whoever got none can request it again.
      if (mailer.remembersKeysForMs === 0) log.warn({ purpose }, 'an account email may be lost')
      else throw new RetryLater('The email service didn’t confirm whether it accepted the email.')
    } else if (isPaused(outcome)) {
      await waitWithAll(outcome)
    } else {
      throw new RetryLater('The email service asked us to try again later.', outcome.afterMs)
    }
  }

  async function waitWithAll({ pause: reason, afterMs = SHORTEST_PAUSE_MS, reason: detail }: Paused): Promise<never> {
    const now = clock.now()
    const waitMs = Math.ceil(afterMs * factor)
    const until = new Date(now.getTime() + waitMs)
    await db.transaction((tx) => pauseEmails(tx, { reason, until, detail, now, log }))
    throw new NotYet('All emails are paused.', waitMs)
  }

  return {
    async run(payload) {
      const startedAt = clock.now()
      const begun = await db.transaction((tx) => begin(tx, payload))
      if (!begun) return
      const { code, waitMs } = begun
      if (waitMs > 0) throw new NotYet('All emails are paused.', waitMs)
      const outcome = await mailer.send(emailOf(code), { idempotencyKey: code.id, tags: { code: code.id } })
      await settle(outcome, { purpose: payload.purpose, startedAt })
    },
  }
}

// A code that was used between attempts is gone and must not come back.
function isWanted({ purpose, email, requestedAt }: Payload, account: AccountRow): boolean {
  return !account.isDisabled && isCodeOfToday({ purpose, email, createdAt: new Date(requestedAt) }, account)
}
