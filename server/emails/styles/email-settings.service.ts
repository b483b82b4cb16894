import type { Installation } from '#shared/installation.ts'
import type { EmailSettings } from '#shared/email-settings.ts'
import type { EmailStyle } from '#shared/email-styles.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { accentOf } from '#server/theme/accent.ts'
import { recordChangedSettings } from '#server/activity/activity.service.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { RequestListener } from '#server/emails/request-listener.ts'
import { readSendingDomain } from '#server/emails/domains/domains.service.ts'
import { readSender } from '#server/emails/templates/sender.service.ts'
import type { SendingDomains } from '#server/emails/domains/sending-domains.ts'
import type { EmailLimits } from '#server/emails/recipients/sending-limits.ts'
import { readSendingStatus } from '#server/emails/recipients/throttle.service.ts'
import { changeEmailSettings, type EmailPreferences, readEmailSettings } from './settings.service.ts'
import { readablePreferences } from './settings.domain.ts'
import { type Style } from './styles.domain.ts'
import { styleNotFound } from './styles.errors.ts'
import { readEmailRights, readStyles, readUsedStyle } from './styles.service.ts'

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
    return {
      ...settings,
      rights: yield* readEmailRights(tx, { workspaceId, now }),
      styles: (yield* readStyles(tx, workspaceId)).map(viewStyle),
      sender: { ...sender.from, replyTo: sender.replyTo },
      sending: yield* readSendingStatus(tx, { workspaceId, now, limits: deps.emailLimits }),
      domain: yield* readSendingDomain(tx, workspaceId),
      areDomainsPossible: deps.sendingDomains !== undefined,
    }
  }

  return {
    getEmailSettings: (workspaceId: string): Promise<EmailSettings> => db.read((tx) => readAll(tx, workspaceId)),

    /** Throws `emails.style_not_found` (404). */
    updateEmailSettings: ({
      workspaceId,
      by: actor,
      settings,
    }: {
      workspaceId: string
      by: Actor
      settings: EmailPreferences
    }): Promise<EmailSettings> =>
      db.transaction(function* (tx) {
        const styles = yield* readStyles(tx, workspaceId)
        if (!styles.some(({ id }) => id === settings.defaultStyleId)) throw styleNotFound()
        const before = readablePreferences(yield* readEmailSettings(tx, workspaceId), styles)
        yield* changeEmailSettings(tx, { workspaceId, settings })
        const after = readablePreferences(settings, styles)
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
    styles: (yield* readStyles(tx, workspaceId)).map(viewStyle),
    domain: yield* readSendingDomain(tx, workspaceId),
  }
}

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
