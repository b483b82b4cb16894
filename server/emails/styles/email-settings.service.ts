import type { EmailSettings, EmailStyle } from '#shared/emails.ts'
import type { Database, Sql, Work } from '#server/db/database.ts'
import { accentOf } from '#server/forms/accent.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { limitReminders } from '#server/testimonials/reminder-plans.service.ts'
import { readSendingDomain } from '#server/emails/domains/domains.service.ts'
import { readSender } from '#server/emails/letters/sender.service.ts'
import type { SendingDomains } from '#server/emails/domains/sending-domains.ts'
import type { MailLimits } from '#server/emails/recipients/sending-limits.ts'
import { readSendingStanding } from '#server/emails/recipients/sending-turns.service.ts'
import { changeEmailSettings, type MailSettings, readEmailSettings } from './settings.service.ts'
import { type Style } from './styles.domain.ts'
import { styleNotFound } from './styles.errors.ts'
import { readEmailRights, readStyles, readUsedStyle } from './styles.service.ts'

export type EmailSettingsService = ReturnType<typeof createEmailSettingsService>

/** Everything that the tab of mails shows. */
export function createEmailSettingsService(deps: {
  db: Database
  clock: Clock
  config: { mail: { from: string } }
  mailLimits: MailLimits
  sendingDomains: SendingDomains | undefined
}) {
  const { db, clock } = deps

  function* readAll(sql: Sql, workspaceId: string): Work<EmailSettings> {
    const now = clock.now()
    const settings = yield* readEmailSettings(sql, workspaceId)
    const used = yield* readUsedStyle(sql, { workspaceId, asked: null, now })
    const sender = yield* readSender(sql, { ...used, workspaceId, now, mailFrom: deps.config.mail.from })
    return {
      ...settings,
      rights: yield* readEmailRights(sql, { workspaceId, now }),
      styles: (yield* readStyles(sql, workspaceId)).map(viewStyle),
      sender: { ...sender.from, replyTo: sender.replyTo },
      sending: yield* readSendingStanding(sql, { workspaceId, now, limits: deps.mailLimits }),
      domain: yield* readSendingDomain(sql, workspaceId),
      areDomainsPossible: deps.sendingDomains !== undefined,
    }
  }

  return {
    getEmailSettings: (workspaceId: string): Promise<EmailSettings> => db.read((sql) => readAll(sql, workspaceId)),

    /** Throws `emails.style_not_found` (404). */
    updateEmailSettings: ({
      workspaceId,
      settings,
    }: {
      workspaceId: string
      settings: MailSettings
    }): Promise<EmailSettings> =>
      db.transaction(function* (sql) {
        const styles = yield* readStyles(sql, workspaceId)
        if (!styles.some(({ id }) => id === settings.defaultStyleId)) throw styleNotFound()
        yield* changeEmailSettings(sql, { workspaceId, settings })
        yield* limitReminders(sql, { workspaceId, count: settings.reminders.count })
        return yield* readAll(sql, workspaceId)
      }),
  }
}

/** What is kept of an owner's decisions about mails, for whoever wants to take it along. */
export function* readKeptEmailSettings(sql: Sql, workspaceId: string) {
  return {
    ...(yield* readEmailSettings(sql, workspaceId)),
    styles: (yield* readStyles(sql, workspaceId)).map(viewStyle),
    domain: yield* readSendingDomain(sql, workspaceId),
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
