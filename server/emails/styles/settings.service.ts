import type * as z from 'zod'
import { type EmailSettingsInput, MAIN_EMAIL_STYLE } from '#shared/emails.ts'
import type { Sql, Work } from '#server/db/database.ts'
import { findSettings, replaceDefaultStyle, saveSettings } from './settings.repository.ts'

/** What is decided for all mails of a workspace. */
export type MailSettings = z.output<typeof EmailSettingsInput>

/** Of a workspace that has decided nothing. */
const GIVEN_SETTINGS: MailSettings = {
  defaultStyleId: MAIN_EMAIL_STYLE,
  postalAddress: null,
  reminders: { count: 1, afterDays: 7 },
  notices: { newTestimonial: true, askScheduled: true, requestsUsedUp: true },
}

export function* readEmailSettings(sql: Sql, workspaceId: string): Work<MailSettings> {
  const row = yield* findSettings(sql, workspaceId)
  if (!row) return GIVEN_SETTINGS
  return {
    defaultStyleId: row.defaultStyleId,
    postalAddress: row.postalAddress,
    reminders: { count: row.reminderCount, afterDays: row.reminderAfterDays },
    notices: {
      newTestimonial: row.noticesNewTestimonial,
      askScheduled: row.noticesAskScheduled,
      requestsUsedUp: row.noticesRequestsUsedUp,
    },
  }
}

export const changeEmailSettings = (
  sql: Sql,
  { workspaceId, settings }: { workspaceId: string; settings: MailSettings },
): Work<void> =>
  saveSettings(sql, {
    workspaceId,
    defaultStyleId: settings.defaultStyleId,
    postalAddress: settings.postalAddress,
    reminderCount: settings.reminders.count,
    reminderAfterDays: settings.reminders.afterDays,
    noticesNewTestimonial: settings.notices.newTestimonial,
    noticesAskScheduled: settings.notices.askScheduled,
    noticesRequestsUsedUp: settings.notices.requestsUsedUp,
  })

/** A style is gone: where it was the default one, the main one is. */
export const dropDefaultStyle = (sql: Sql, { workspaceId, id }: { workspaceId: string; id: string }): Work<void> =>
  replaceDefaultStyle(sql, { workspaceId, from: id, to: MAIN_EMAIL_STYLE })
