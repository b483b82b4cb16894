import type { JobHandler, JobPayloads } from '#server/jobs/jobs.registry.ts'
import { type AccountEmailDeps, createAccountEmails } from './account-emails.ts'
import { createCodeSecrets } from './code-secrets.ts'
import { findCode } from './codes.repository.ts'
import { findAccount } from './identity.repository.ts'
import { securityNotice } from './security-notice.email.ts'
import { findEvent } from './security-events.repository.ts'
import { isByOperator } from './security-events.service.ts'
import { shortNetwork } from './visitor.ts'

/** Tells an owner about an event of the account. */
export function createNoticeDelivery(
  deps: AccountEmailDeps & { hashKey: string; publicUrl: () => string },
): JobHandler<JobPayloads['identity.send-notice']> {
  const send = createAccountEmails(deps)
  const secrets = createCodeSecrets(deps.hashKey)

  return {
    run: ({ eventId, to, codeId, language }) =>
      send({
        label: 'security notice',
        *prepare(tx) {
          const event = yield* findEvent(tx, eventId)
          const account = event && (yield* findAccount(tx, event.uid))
          if (!event || !account) return undefined
          const known = codeId === null ? undefined : yield* findCode(tx, codeId)
          const productUrl = deps.publicUrl()
          const content = securityNotice({
            language,
            productName: deps.installation.productName,
            kind: event.kind,
            isByOperator: isByOperator(event),
            deviceName: event.deviceName,
            network: shortNetwork(event.network),
            detail: event.detail,
            at: event.at,
            email: to,
            newEmail: known?.code.newEmail ?? null,
            productUrl,
            recoveryLink: known ? `${productUrl}/verify-email?oobCode=${secrets.write(known.code.id)}` : null,
          })
          return content && { key: event.id, email: { ...content, to }, tags: { event: event.id } }
        },
      }),
  }
}
