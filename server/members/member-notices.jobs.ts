import { type AccountEmailDeps, createAccountEmails } from '#server/identity/embedded/account-emails.ts'
import type { JobHandler, JobPayloads } from '#server/jobs/jobs.registry.ts'
import { isBarred } from '#server/emails/recipients/suppressions.service.ts'
import { memberNotice } from './member-notice.email.ts'

/** Tells a member what happened to the membership or the workspace. */
export function createMemberNoticeDelivery(
  deps: AccountEmailDeps & { publicUrl: () => string },
): JobHandler<JobPayloads['members.send-notice']> {
  const send = createAccountEmails(deps)
  const { hashKey, installation } = deps
  return {
    run: ({ noticeId, to, ...notice }) =>
      send({
        label: 'member notice',
        *prepare(tx) {
          if (yield* isBarred(tx, { address: to, hashKey })) return undefined
          const { productName } = installation
          const email = memberNotice({ ...notice, productName, productUrl: deps.publicUrl() })
          return { key: noticeId, email: { ...email, to }, tags: { notice: noticeId } }
        },
      }),
  }
}
