import type { Installation } from '#shared/installation.ts'
import type * as z from 'zod'
import type { EmailSettings, EmailSettingsInput } from '#shared/email-settings.ts'
import { fullName } from '#shared/users.ts'
import type { EmailStyle } from '#shared/email-styles.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { getUser, getWorkspace } from '#server/accounts/accounts.service.ts'
import { listConfirmedMembers } from '#server/accounts/members.queries.ts'
import { markContentChanged, saveSender, type WorkspaceRow } from '#server/accounts/workspaces.queries.ts'
import { accentOf } from '#server/theme/accent.ts'
import { findUser } from '#server/accounts/users.queries.ts'
import type { ReadableSettings } from '#server/activity/activity.domain.ts'
import { recordChangedSettings } from '#server/activity/activity.service.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { RequestListener } from '#server/emails/request-listener.ts'
import { readSendingDomain } from '#server/emails/domains/domains.service.ts'
import { readSender } from '#server/emails/templates/sender.service.ts'
import type { SendingDomains } from '#server/emails/domains/sending-domains.ts'
import type { EmailLimits } from '#server/emails/recipients/sending-limits.ts'
import { readSendingStatus } from '#server/emails/recipients/throttle.service.ts'
import { changeEmailSettings, readEmailSettings } from './settings.service.ts'
import { readablePreferences } from './settings.domain.ts'
import { type Style } from './styles.domain.ts'
import { replyMemberUnknown, styleNotFound } from './styles.errors.ts'
import { readStyles, readUsedStyle } from './styles.service.ts'

type EmailInput = z.output<typeof EmailSettingsInput>

export type EmailSettingsService = ReturnType<typeof createEmailSettingsService>

/** Everything that the Emails tab shows. */
export function createEmailSettingsService(deps: {
  db: Database
  clock: Clock
  config: { email: { from: string } }
  installation: Pick<Installation, 'productName'>
  emailLimits: EmailLimits
  sendingDomains: SendingDomains | undefined
  requestListener: Pick<RequestListener, 'onReminderCountChanged'>
}) {
  const { db, clock } = deps

  function* readAll(tx: Tx, workspaceId: string): Transactional<EmailSettings> {
    const now = clock.now()
    const settings = yield* readEmailSettings(tx, workspaceId)
    const used = yield* readUsedStyle(tx, { workspaceId, asked: null, now })
    const sender = yield* readSender(tx, {
      ...used,
      workspaceId,
      now,
      emailFrom: deps.config.email.from,
      productName: deps.installation.productName,
    })
    const workspace = yield* getWorkspace(tx, workspaceId)
    const { firstName, lastName } = yield* getUser(tx, workspace.ownerUserId)
    return {
      ...settings,
      person: personOf(workspace),
      owner: { firstName, lastName },
      replyUserId: workspace.replyUserId,
      replyMembers: yield* listConfirmedMembers(tx, workspaceId),
      rights: used.rights,
      styles: (yield* readStyles(tx, workspaceId)).map(viewStyle),
      sender: { ...sender.from, replyTo: sender.replyTo },
      sending: yield* readSendingStatus(tx, { workspaceId, now, limits: deps.emailLimits }),
      domain: yield* readSendingDomain(tx, workspaceId),
      areDomainsPossible: deps.sendingDomains !== undefined,
    }
  }

  return {
    getEmailSettings: (workspaceId: string): Promise<EmailSettings> => db.read((tx) => readAll(tx, workspaceId)),

    /** Throws `emails.style_not_found` (404) and `emails.reply_member_unknown` (422). */
    updateEmailSettings: ({
      workspaceId,
      by: actor,
      input,
    }: {
      workspaceId: string
      by: Actor
      input: EmailInput
    }): Promise<EmailSettings> =>
      db.transaction(function* (tx) {
        const { person, replyUserId, ...settings } = input
        const styles = yield* readStyles(tx, workspaceId)
        if (!styles.some(({ id }) => id === settings.defaultStyleId)) throw styleNotFound()
        const before = {
          ...readablePreferences(yield* readEmailSettings(tx, workspaceId), styles),
          ...(yield* readableSender(tx, workspaceId)),
        }
        yield* changeEmailSettings(tx, { workspaceId, settings })
        yield* changeSender(tx, { workspaceId, person, replyUserId })
        const after = { ...readablePreferences(settings, styles), ...(yield* readableSender(tx, workspaceId)) }
        yield* recordChangedSettings(tx, { workspaceId, actor, subject: 'Emails', before, after, now: clock.now() })
        yield* deps.requestListener.onReminderCountChanged(tx, { workspaceId, count: settings.reminders.count })
        return yield* readAll(tx, workspaceId)
      }),
  }
}

/** The stored email settings, for the export. */
export function* readKeptEmailSettings(tx: Tx, workspaceId: string) {
  return {
    ...(yield* readEmailSettings(tx, workspaceId)),
    person: personOf(yield* getWorkspace(tx, workspaceId)),
    styles: (yield* readStyles(tx, workspaceId)).map(viewStyle),
    domain: yield* readSendingDomain(tx, workspaceId),
  }
}

/** Changes what is given. */
function* changeSender(
  tx: Tx,
  { workspaceId, person, replyUserId }: { workspaceId: string } & Pick<EmailInput, 'person' | 'replyUserId'>,
): Transactional<void> {
  const before = yield* getWorkspace(tx, workspaceId)
  const wanted = {
    senderFirstName: person === undefined ? before.senderFirstName : (person?.firstName ?? null),
    senderLastName: person === undefined ? before.senderLastName : (person?.lastName ?? null),
    replyUserId: replyUserId === undefined ? before.replyUserId : replyUserId,
  }
  const members = yield* listConfirmedMembers(tx, workspaceId)
  const isKnown = wanted.replyUserId === before.replyUserId || members.some(({ userId }) => userId === replyUserId)
  if (wanted.replyUserId !== null && !isKnown) throw replyMemberUnknown()
  const { senderFirstName, senderLastName } = before
  const isSame = wanted.senderFirstName === senderFirstName && wanted.senderLastName === senderLastName
  if (isSame && wanted.replyUserId === before.replyUserId) return
  yield* saveSender(tx, { workspaceId, ...wanted })
  // Widgets and proof pages name the person while the organisation has no name.
  yield* markContentChanged(tx, workspaceId)
}

function* readableSender(tx: Tx, workspaceId: string): Transactional<ReadableSettings> {
  const workspace = yield* getWorkspace(tx, workspaceId)
  const person = personOf(workspace)
  const chosen = workspace.replyUserId === null ? undefined : yield* findUser(tx, workspace.replyUserId)
  return { 'Person who writes': person && fullName(person), 'Replies go to': chosen ? fullName(chosen) : null }
}

const personOf = ({ senderFirstName, senderLastName }: WorkspaceRow) =>
  senderFirstName === null ? null : { firstName: senderFirstName, lastName: senderLastName ?? '' }

const viewStyle = (style: Style): EmailStyle => ({
  id: style.id,
  name: style.name,
  language: style.language,
  tone: style.tone,
  subject: style.subject,
  message: style.message,
  showsLogo: style.showsLogo,
  accentColor: style.accentColor,
  accent: style.accentColor === null ? null : accentOf(style.accentColor),
  senderName: style.senderName,
  footer: style.footer,
  changedAt: style.changedAt?.toISOString() ?? null,
})
