import type * as z from 'zod'
import type { EmailSettingsInput } from '#shared/email-settings.ts'
import { MAIN_EMAIL_STYLE } from '#shared/email-styles.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import { findSettings, replaceDefaultStyle, saveSettings } from './settings.repository.ts'

/** Settings for all emails of a workspace. */
export type EmailPreferences = Omit<z.output<typeof EmailSettingsInput>, 'person' | 'replyUserId'>

/** The defaults. */
const GIVEN_SETTINGS: EmailPreferences = {
  defaultStyleId: MAIN_EMAIL_STYLE,
  postalAddress: null,
  reminders: { count: 1, afterDays: 7 },
}

export function* readEmailSettings(tx: Tx, workspaceId: string): Transactional<EmailPreferences> {
  const row = yield* findSettings(tx, workspaceId)
  if (!row) return GIVEN_SETTINGS
  return {
    defaultStyleId: row.defaultStyleId,
    postalAddress: row.postalAddress,
    reminders: { count: row.reminderCount, afterDays: row.reminderAfterDays },
  }
}

export const changeEmailSettings = (
  tx: Tx,
  { workspaceId, settings }: { workspaceId: string; settings: EmailPreferences },
): Transactional<void> =>
  saveSettings(tx, {
    workspaceId,
    defaultStyleId: settings.defaultStyleId,
    postalAddress: settings.postalAddress,
    reminderCount: settings.reminders.count,
    reminderAfterDays: settings.reminders.afterDays,
  })

/** A style was removed: if it was the default style, the main style becomes the default. */
export const dropDefaultStyle = (
  tx: Tx,
  { workspaceId, id }: { workspaceId: string; id: string },
): Transactional<void> => replaceDefaultStyle(tx, { workspaceId, from: id, to: MAIN_EMAIL_STYLE })
