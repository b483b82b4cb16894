import { MAIN_EMAIL_STYLE } from '#shared/email-styles.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import { changeEmailSettings, readEmailSettings } from './settings.service.ts'
import { usedPartOf } from './styles.domain.ts'
import { listStyles, saveStyle } from './styles.repository.ts'
import { readEmailRights } from './styles.service.ts'

/**
 * Copies styles and reminders to a new workspace, as far as its plan includes them. Left out is what names the other
 * brand: the sender's name, the footer and the postal address.
 */
export function* copyEmailSettings(
  tx: Tx,
  { from, to, now }: { from: string; to: string; now: Date },
): Transactional<void> {
  const rights = yield* readEmailRights(tx, { workspaceId: to, now })
  for (const style of yield* listStyles(tx, from)) {
    if (rights.stylesMax === 1 && style.id !== MAIN_EMAIL_STYLE) continue
    yield* saveStyle(tx, {
      ...usedPartOf(style, rights),
      workspaceId: to,
      senderName: null,
      footer: null,
      changedAt: now,
    })
  }
  const settings = { ...(yield* readEmailSettings(tx, from)), postalAddress: null }
  yield* changeEmailSettings(tx, { workspaceId: to, settings })
}
