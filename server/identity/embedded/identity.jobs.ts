import type { Database, Sql, Work } from '#server/db/database.ts'
import type { Mail, Mailer, MailOutcome } from '#server/emails/mailer.ts'
import { endPauseOf, pauseMails, takePauseTurn } from '#server/emails/pauses.service.ts'
import { type JobHandler, type JobPayloads, NotYet, RetryLater } from '#server/jobs/jobs.registry.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Log } from '#server/kernel/log.ts'
import { createAttemptCounter } from './attempt-counter.ts'
import { createCodeSecrets } from './code-secrets.ts'
import { CODE_LIFETIME_HOURS, codeFault, expiryOf, isCodeOfToday, recipientOf } from './codes.domain.ts'
import { type CodeRow, findCode, hasCodeMadeAfter, insertCode, removeCodes } from './codes.repository.ts'
import { type AccountRow, findAccount, findAccountByEmail } from './identity.repository.ts'
import { passwordResetMail } from './password-reset.email.ts'
import { verifyEmailMail } from './verify-email.email.ts'

const MAILS_PER_RECIPIENT = 3
const MAILS_WINDOW_MS = 60 * 60 * 1000
const SHORTEST_PAUSE_MS = 1000
const SENDER_PAUSE_MS = 10 * 60 * 1000

type Payload = JobPayloads['identity.send-code']
type Postponed = Extract<MailOutcome, { kind: 'retry' }>
type Paused = Postponed & { pause: NonNullable<Postponed['pause']> }

const isPaused = (outcome: Postponed): outcome is Paused => outcome.pause !== undefined

/**
 * Mails a code that was asked for, effectively once: the code's row is written before the first attempt, its id is the
 * idempotency key, and the mail says nothing that could change between two attempts. Mails nothing, without a word, where
 * there is no such account or its address has had enough of them. Only the newest code of each purpose works. Where all
 * mail waits for the mail service, so do codes, as long as they are good for something.
 */
export function createCodeDelivery(deps: {
  db: Database
  clock: Clock
  mailer: Mailer
  hashKey: string
  publicUrl: () => string
  mailFrom: string
  log: Log
  /** Shortens every wait, for tests; 1 is as it is. */
  retryFactor?: number
}): JobHandler<Payload> {
  const { db, clock, mailer, log, retryFactor: factor = 1 } = deps
  const secrets = createCodeSecrets(deps.hashKey)
  const mails = createAttemptCounter({ clock, max: MAILS_PER_RECIPIENT, windowMs: MAILS_WINDOW_MS })

  /** Undefined when there is nothing to mail, or not any more. */
  function* prepareCode(sql: Sql, payload: Payload): Work<CodeRow | undefined> {
    const now = clock.now()
    const known = yield* findCode(sql, payload.codeId)
    if (known) return codeFault({ ...known, now }) === undefined ? known.code : undefined

    const account = yield* payload.uid === null ? findAccountByEmail(sql, payload.email) : findAccount(sql, payload.uid)
    if (!account || !isWanted(payload, account)) return undefined
    const { purpose, email, newEmail } = payload
    const { uid } = account
    const createdAt = new Date(payload.requestedAt)
    // A newer one has taken this one's place between two attempts.
    if (yield* hasCodeMadeAfter(sql, { uid, purpose, instant: createdAt })) return undefined
    if (!mails.take(recipientOf(payload))) return undefined
    const expiresAt = expiryOf({ purpose, now })
    const code = { id: payload.codeId, uid, purpose, email, newEmail, createdAt, expiresAt }
    yield* removeCodes(sql, { uid, purpose })
    yield* insertCode(sql, code)
    return code
  }

  function mailOf({ id, purpose, email, newEmail }: CodeRow): Mail {
    const productUrl = deps.publicUrl()
    const page = purpose === 'PASSWORD_RESET' ? 'reset-password' : 'verify-email'
    const link = `${productUrl}/${page}?oobCode=${secrets.write(id)}`
    const to = recipientOf({ email, newEmail })
    const letter = { email: to, link, productUrl, lifetimeHours: CODE_LIFETIME_HOURS[purpose] }
    const isChange = newEmail !== null
    return {
      ...(purpose === 'PASSWORD_RESET' ? passwordResetMail(letter) : verifyEmailMail({ ...letter, isChange })),
      from: { name: 'Goodword', address: deps.mailFrom },
      replyTo: null,
      to,
      headers: { 'Auto-Submitted': 'auto-generated' },
    }
  }

  /** The code, or what it waits for. */
  function* begin(sql: Sql, payload: Payload): Work<{ code: CodeRow; waitMs: number } | undefined> {
    const now = clock.now()
    const code = yield* prepareCode(sql, payload)
    if (!code) return undefined
    const pause = yield* takePauseTurn(sql, { now, factor })
    return { code, waitMs: pause ? pause.until.getTime() - now.getTime() : 0 }
  }

  async function settle(outcome: MailOutcome, { purpose, startedAt }: { purpose: string; startedAt: Date }) {
    if (outcome.kind === 'sent') {
      await db.transaction((sql) => endPauseOf(sql, startedAt))
    } else if (outcome.kind === 'permanent' && outcome.because === 'sender') {
      log.error({ purpose }, 'no mail about an account goes out: the mail service refuses our sender')
      throw new NotYet(outcome.reason, SENDER_PAUSE_MS * factor)
    } else if (outcome.kind === 'permanent') {
      log.warn({ purpose, because: outcome.because }, 'a mail about an account was refused')
    } else if (outcome.kind === 'unknown') {
      // A second one would be a second mail: whoever got none asks again.
      if (mailer.remembersKeysForMs === 0) log.warn({ purpose }, 'a mail about an account may be lost')
      else throw new RetryLater('The mail service did not say whether it took the mail.')
    } else if (isPaused(outcome)) {
      await waitWithAll(outcome)
    } else {
      throw new RetryLater('The mail service asked us to come back later.', outcome.afterMs)
    }
  }

  async function waitWithAll({ pause: reason, afterMs = SHORTEST_PAUSE_MS, reason: detail }: Paused): Promise<never> {
    const now = clock.now()
    const waitMs = Math.ceil(afterMs * factor)
    const until = new Date(now.getTime() + waitMs)
    await db.transaction((sql) => pauseMails(sql, { reason, until, detail, now, log }))
    throw new NotYet('All mails wait.', waitMs)
  }

  return {
    async run(payload) {
      const startedAt = clock.now()
      const begun = await db.transaction((sql) => begin(sql, payload))
      if (!begun) return
      const { code, waitMs } = begun
      if (waitMs > 0) throw new NotYet('All mails wait.', waitMs)
      const outcome = await mailer.send(mailOf(code), { idempotencyKey: code.id, tags: { code: code.id } })
      await settle(outcome, { purpose: payload.purpose, startedAt })
    },
  }
}

// A code that was used between two attempts is gone: it must not come back.
function isWanted({ purpose, email, requestedAt }: Payload, account: AccountRow): boolean {
  return !account.isDisabled && isCodeOfToday({ purpose, email, createdAt: new Date(requestedAt) }, account)
}
