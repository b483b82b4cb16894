import { foldAddress, isBarred } from '#server/emails/recipients/suppressions.service.ts'
import type { EmailKind, EmailKindDeps, EmailOfMonth } from '#server/emails/templates/email-kind.ts'
import { getWorkspace } from '#server/accounts/accounts.service.ts'
import { findReader } from './report-email.repository.ts'
import { readMonthInShort } from './report-email.service.ts'
import { reportNoticeEmail } from './report-notice.email.ts'
import { hasReports } from './reports.service.ts'

/** Tells a member that the report of the last month is ready. */
export function createReportNoticeKind({
  publicUrl,
  emailFrom,
  installation: { productName },
  hashKey,
  clock,
}: EmailKindDeps): EmailKind<EmailOfMonth> {
  return {
    *isWanted(tx, { workspaceId, recipient }) {
      const reader = yield* findReader(tx, { workspaceId, recipient: foldAddress(recipient) })
      if (!reader?.isEmailVerified || (yield* isBarred(tx, { address: recipient, hashKey }))) return false
      return yield* hasReports(tx, { workspaceId, now: clock.now() })
    },

    *write(tx, { workspaceId, recipient, month }) {
      const reader = yield* findReader(tx, { workspaceId, recipient: foldAddress(recipient) })
      if (!reader || month === null) throw new Error('A notice of a report needs a member and a month.')
      const { name: organisationName, timeZone } = yield* getWorkspace(tx, workspaceId)
      const link = `${publicUrl()}/reports/${month}?workspace=${encodeURIComponent(workspaceId)}`
      return {
        ...reportNoticeEmail({
          productName,
          language: reader.emailLanguage,
          firstName: reader.firstName,
          brand: organisationName,
          month,
          ...(yield* readMonthInShort(tx, { workspaceId, month, timeZone })),
          link,
          settingsLink: `${link}#email`,
        }),
        replyTo: null,
        from: { name: productName, address: emailFrom },
      }
    },
  }
}
