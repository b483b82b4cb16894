import type { AccountExport, ExportedTestimonial } from '#shared/account-export.ts'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { readConnections } from '#server/connections/connections.service.ts'
import type { Database, Snapshot, Tx, Transactional } from '#server/db/database.ts'
import { readDoNotAskList } from '#server/emails/recipients/do-not-ask.service.ts'
import { readKeptEmailSettings } from '#server/emails/styles/email-settings.service.ts'
import {
  type EmailMessage,
  listMessageKeys,
  listMessageKeysAbout,
  listMessages,
} from '#server/emails/emails.queries.ts'
import { readRules } from '#server/approval/approval.service.ts'
import { readForms } from '#server/forms/collection-links.service.ts'
import { getForm, readFormSettings } from '#server/forms/forms.service.ts'
import { readProtection } from '#server/identity/security.queries.ts'
import type { InPages, PagedAnswer } from '#server/kernel/json-pages.ts'
import { readAllActivity } from '#server/activity/activity-log.service.ts'
import { recordActivity } from '#server/activity/activity.service.ts'
import { byMember } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { readRetention } from '#server/retention/retention.service.ts'
import { readSignOffSettings } from '#server/sign-off/links.service.ts'
import { readTags } from '#server/tags/tags.service.ts'
import { withoutClientTokens } from '#server/testimonials/client-links.ts'
import { readAllPayments } from '#server/payments/log.service.ts'
import { readAllDetails } from '#server/testimonials/details.service.ts'
import { readWallDomain } from '#server/widgets/domains/wall-domains.service.ts'
import { readAllBatches } from '#server/testimonials/request-batches.service.ts'
import { readWidgetsInFull } from '#server/widgets/export.service.ts'
import { getUser, getSubscription } from '#server/accounts/accounts.service.ts'
import { readNotices } from './notices.service.ts'
import { readCurrentUser } from './current-user.service.ts'

export type ExportService = ReturnType<typeof createExportService>

type Exporting = { userId: string; workspaceId: string; now: Date }
type ExportedEmail = ExportedTestimonial['emails'][number]

/** An email can be long, a key is short. */
const EMAILS_PAGE = 25
const KEYS_PAGE = 500

/** Everything stored for an owner, from a single snapshot. Other requests are answered between its pages. */
export function createExportService(deps: {
  db: Database
  clock: Clock
  hashKey: string
  publicUrl: () => string
  /** Whether accounts are in the embedded identity service. */
  isManaged: boolean
}) {
  return {
    async exportAccount(owner: { userId: string; workspaceId: string }): Promise<PagedAnswer<AccountExport>> {
      const now = deps.clock.now()
      await deps.db.transaction((tx) => recordExport(tx, { ...owner, now }))
      const snapshot = await deps.db.openSnapshot()
      try {
        const { emails, ...account } = await snapshot.read((tx) => readAccount(tx, { ...owner, now }))
        return { content: addPages(snapshot, { account, emails, ...owner, now }), end: snapshot.close }
      } catch (error) {
        snapshot.close()
        throw error
      }
    },
  }

  function* readAccount(tx: Tx, { userId, workspaceId, now }: Exporting) {
    const { createdAt, identityUid } = yield* getUser(tx, userId)
    const { plan, interval, isCancelling, periodEndsAt, graceEndsAt } = yield* getSubscription(tx, { workspaceId, now })
    return {
      user: { ...(yield* readCurrentUser(tx, { userId, workspaceId, now })), createdAt: createdAt.toISOString() },
      security: deps.isManaged ? yield* readProtection(tx, identityUid) : null,
      approvalRules: yield* readRules(tx, workspaceId),
      retention: yield* readRetention(tx, workspaceId),
      signOff: yield* readSignOffSettings(tx, { workspaceId, now }),
      form: yield* readFormSettings(tx, { form: yield* getForm(tx, { workspaceId, id: 'default' }), now }),
      forms: yield* readFormsInFull(tx, { workspaceId, now }),
      emails: {
        ...(yield* readKeptEmailSettings(tx, workspaceId)),
        doNotAsk: (yield* readDoNotAskList(tx, workspaceId)).items,
        noticeChoices: yield* readNotices(tx, { userId, workspaceId }),
      },
      subscription: {
        plan,
        interval,
        isCancelling,
        periodEndsAt: periodEndsAt?.toISOString() ?? null,
        graceEndsAt: graceEndsAt?.toISOString() ?? null,
      },
      tags: yield* readTags(tx, workspaceId),
      wallDomain: yield* readWallDomain(tx, { workspaceId, publicUrl: deps.publicUrl() }),
      connections: yield* readConnections(tx, { workspaceId, publicUrl: deps.publicUrl() }),
    }
  }

  type Account = ReturnType<typeof readAccount> extends Transactional<infer Read> ? Read : never

  function addPages(
    snapshot: Snapshot,
    {
      account,
      emails,
      userId,
      workspaceId,
      now,
    }: Exporting & { account: Omit<Account, 'emails'>; emails: Account['emails'] },
  ): InPages<AccountExport> {
    const isMine = isOf(userId)
    return {
      version: 1,
      exportedAt: now.toISOString(),
      ...account,
      testimonials: readTestimonials(snapshot, { userId, workspaceId, hashKey: deps.hashKey, now }),
      batches: readAllBatches(snapshot, workspaceId),
      emails: {
        ...emails,
        tests: readOwnEmails(snapshot, { workspaceId, isWanted: (email) => email.kind === 'test' && isMine(email) }),
        notices: readOwnEmails(snapshot, { workspaceId, isWanted: (email) => email.kind !== 'test' && isMine(email) }),
      },
      widgets: readWidgetsInFull(snapshot, { workspaceId, publicUrl: deps.publicUrl() }),
      payments: readAllPayments(snapshot, workspaceId),
      activity: readAllActivity(snapshot, workspaceId),
    }
  }
}

function* readFormsInFull(tx: Tx, of: { workspaceId: string; now: Date }) {
  const forms: AccountExport['forms'] = []
  for (const form of yield* readForms(tx, of)) {
    const { workspaceId, now } = of
    const row = yield* getForm(tx, { workspaceId, id: form.id })
    forms.push({ ...form, settings: yield* readFormSettings(tx, { form: row, now }) })
  }
  return forms
}

const recordExport = (tx: Tx, { workspaceId, userId, now }: Exporting): Transactional<void> =>
  recordActivity(tx, { workspaceId, actor: byMember({ userId }), kind: 'data_exported', subject: 'all data', now })

async function* readTestimonials(
  snapshot: Snapshot,
  of: { userId: string; workspaceId: string; hashKey: string; now: Date },
): AsyncGenerator<ExportedTestimonial[]> {
  for await (const page of readAllDetails(snapshot, of)) {
    const testimonialIds = page.map(({ id }) => id)
    const keys = await snapshot.read((tx) => listMessageKeysAbout(tx, { ...of, testimonialIds }))
    const emails: EmailMessage[] = []
    for await (const some of readMessages(snapshot, { ...of, ids: keys.map(({ id }) => id) })) emails.push(...some)
    const emailsOf = Map.groupBy(emails.filter(isOf(of.userId)), ({ testimonialId }) => testimonialId)
    yield page.map((testimonial) => ({
      ...testimonial,
      emails: (emailsOf.get(testimonial.id) ?? []).map(describeEmail),
    }))
  }
}

async function* readMessages(
  snapshot: Snapshot,
  { workspaceId, ids }: { workspaceId: string; ids: readonly string[] },
): AsyncGenerator<EmailMessage[]> {
  for (let start = 0; start < ids.length; start += EMAILS_PAGE) {
    const some = ids.slice(start, start + EMAILS_PAGE)
    yield await snapshot.read((tx) => listMessages(tx, { workspaceId, ids: some }))
    await nextTurn()
  }
}

/** Emails that concern no single client, oldest first. */
async function* readOwnEmails(
  snapshot: Snapshot,
  { workspaceId, isWanted }: { workspaceId: string; isWanted: (email: EmailMessage) => boolean },
): AsyncGenerator<ExportedEmail[]> {
  type Keys = ReturnType<typeof listMessageKeys> extends Transactional<infer Read> ? Read : never
  let after: Keys[number] | undefined
  do {
    const page = { workspaceId, after, limit: KEYS_PAGE }
    const keys: Keys = await snapshot.read((tx) => listMessageKeys(tx, page))
    const ids = keys.filter(({ testimonialId }) => testimonialId === null).map(({ id }) => id)
    for await (const emails of readMessages(snapshot, { workspaceId, ids })) {
      yield emails.filter(isWanted).map(describeEmail)
    }
    await nextTurn()
    after = keys.length === KEYS_PAGE ? keys.at(-1) : undefined
  } while (after)
}

/** Emails to clients, and those to this member: what others are told is theirs. */
const isOf =
  (userId: string) =>
  ({ memberUserId }: EmailMessage) =>
    memberUserId === '' || memberUserId === userId

/** Without the tokens with which a client acts. */
export const describeEmail = ({ kind, recipient, status, frozen, createdAt, sentAt }: EmailMessage): ExportedEmail => ({
  kind,
  recipient,
  status,
  subject: frozen?.subject ?? null,
  text: frozen && withoutClientTokens(frozen.text),
  createdAt: createdAt.toISOString(),
  sentAt: sentAt?.toISOString() ?? null,
})
