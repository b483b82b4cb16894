import { DEFAULT_LANGUAGE } from '#shared/languages.ts'
import { findEmailLanguage } from '#server/accounts/users.queries.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import type { JobHandler, JobPayloads } from '#server/jobs/jobs.registry.ts'
import { type AccountEmailDeps, createAccountEmails } from './account-emails.ts'
import type { CodeEmailLimit } from './code-email-limit.ts'
import { createCodeSecrets } from './code-secrets.ts'
import { CODE_LIFETIME_HOURS, codeFault, expiryOf, isCodeOfToday, recipientOf } from './codes.domain.ts'
import { type CodeRow, findCode, hasCodeMadeAfter, insertCode, removeCodes } from './codes.repository.ts'
import { type AccountRow, findAccount, findAccountByEmail } from './identity.repository.ts'
import { passwordResetEmail } from './password-reset.email.ts'
import { verifyAddressEmail } from './verify-email.email.ts'

type Payload = JobPayloads['identity.send-code']

/**
 * Sends a requested code, effectively once: the code's row is saved before the first attempt, its id is the idempotency
 * key, and the email contains nothing that could change between attempts. Sends nothing, silently, when there is no
 * such account or its address received enough emails. Only the newest code for each purpose works. While emails are
 * paused, codes wait too, as long as they are valid.
 */
export function createCodeDelivery(
  deps: AccountEmailDeps & { publicUrl: () => string; codeEmailLimit: CodeEmailLimit },
): JobHandler<Payload> {
  const { db, clock, codeEmailLimit } = deps
  const send = createAccountEmails(deps)
  const secrets = createCodeSecrets(deps.hashKey)

  /** Whose code it is. Undefined when nobody wants it, or a newer code replaced it. */
  function* findReceiver(tx: Tx, payload: Payload): Transactional<AccountRow | undefined> {
    const account = yield* payload.uid === null ? findAccountByEmail(tx, payload.email) : findAccount(tx, payload.uid)
    if (!account || !isWanted(payload, account)) return undefined
    const { purpose, requestedAt } = payload
    const isReplaced = yield* hasCodeMadeAfter(tx, { uid: account.uid, purpose, instant: new Date(requestedAt) })
    return isReplaced ? undefined : account
  }

  /** Counts an email before its first attempt. False when its address received enough. */
  async function isWithinLimit(payload: Payload): Promise<boolean> {
    if (payload.isAfterSignUp) return true
    const isFirst = await db.read(function* (tx) {
      return (yield* findCode(tx, payload.codeId)) === undefined && (yield* findReceiver(tx, payload)) !== undefined
    })
    return !isFirst || codeEmailLimit.take(recipientOf(payload))
  }

  /** Undefined when there is nothing to send, or not any more. */
  function* prepareCode(tx: Tx, payload: Payload): Transactional<CodeRow | undefined> {
    const now = clock.now()
    const known = yield* findCode(tx, payload.codeId)
    if (known) {
      const isSendable = codeFault({ ...known, now }) === undefined && !(yield* isTaken(tx, known.code))
      return isSendable ? known.code : undefined
    }

    const account = yield* findReceiver(tx, payload)
    if (!account) return undefined
    const { purpose, email, newEmail, sessionId } = payload
    const { uid } = account
    const createdAt = new Date(payload.requestedAt)
    const expiresAt = expiryOf({ purpose, now })
    const language = payload.language ?? (yield* findEmailLanguage(tx, uid)) ?? DEFAULT_LANGUAGE
    const code = { id: payload.codeId, uid, purpose, email, newEmail, sessionId, language, createdAt, expiresAt }
    yield* removeCodes(tx, { uid, purpose })
    yield* insertCode(tx, code)
    return (yield* isTaken(tx, code)) ? undefined : code
  }

  /** Whoever requests the address of somebody else sees a pending change as always, but nobody gets an email. */
  function* isTaken(tx: Tx, { newEmail }: CodeRow): Transactional<boolean> {
    return newEmail !== null && (yield* findAccountByEmail(tx, newEmail)) !== undefined
  }

  function emailOf({ id, purpose, email, newEmail, language }: CodeRow) {
    const productUrl = deps.publicUrl()
    const page = purpose === 'PASSWORD_RESET' ? 'reset-password' : 'verify-email'
    const link = `${productUrl}/${page}?oobCode=${secrets.write(id)}`
    const to = recipientOf({ email, newEmail })
    const { productName } = deps.installation
    const content = {
      language: language ?? DEFAULT_LANGUAGE,
      productName,
      email: to,
      link,
      productUrl,
      lifetimeHours: CODE_LIFETIME_HOURS[purpose],
    }
    const isChange = newEmail !== null
    return {
      ...(purpose === 'PASSWORD_RESET' ? passwordResetEmail(content) : verifyAddressEmail({ ...content, isChange })),
      to,
    }
  }

  return {
    async run(payload) {
      if (!(await isWithinLimit(payload))) return
      await send({
        label: payload.purpose,
        *prepare(tx) {
          const code = yield* prepareCode(tx, payload)
          return code && { key: code.id, email: emailOf(code), tags: { code: code.id } }
        },
      })
    },
  }
}

// A code that was used between attempts is gone and must not come back.
function isWanted({ purpose, email, requestedAt }: Payload, account: AccountRow): boolean {
  return !account.isDisabled && isCodeOfToday({ purpose, email, createdAt: new Date(requestedAt) }, account)
}
