import { and, asc, eq, gt, placeholder } from '#server/db/sql.ts'
import { prepared, run, type Tx, type Transactional } from '#server/db/database.ts'
import { emailSettings } from '#server/db/schema/email-settings.ts'
import { emailMessages } from '#server/db/schema/emails.ts'

export type SettingsRow = typeof emailSettings.$inferSelect

const selectSettings = prepared((tx) =>
  tx
    .select()
    .from(emailSettings)
    .where(eq(emailSettings.workspaceId, placeholder('workspaceId'))),
)

export function* findSettings(tx: Tx, workspaceId: string): Transactional<SettingsRow | undefined> {
  const [found] = yield* selectSettings(tx, { workspaceId })
  return found
}

export function* saveSettings(tx: Tx, row: SettingsRow): Transactional<void> {
  const { workspaceId: _, ...changed } = row
  yield* run(
    tx.insert(emailSettings).values(row).onConflictDoUpdate({ target: emailSettings.workspaceId, set: changed }),
  )
}

export function* replaceDefaultStyle(
  tx: Tx,
  { workspaceId, from, to }: { workspaceId: string; from: string; to: string },
): Transactional<void> {
  yield* run(
    tx
      .update(emailSettings)
      .set({ defaultStyleId: to })
      .where(and(eq(emailSettings.workspaceId, workspaceId), eq(emailSettings.defaultStyleId, from))),
  )
}

/** When test emails were sent, oldest first. */
export function* listTestsSince(
  tx: Tx,
  { workspaceId, since }: { workspaceId: string; since: Date },
): Transactional<Date[]> {
  const found = yield* run(
    tx
      .select({ createdAt: emailMessages.createdAt })
      .from(emailMessages)
      .where(
        and(
          eq(emailMessages.workspaceId, workspaceId),
          eq(emailMessages.kind, 'test'),
          gt(emailMessages.createdAt, since),
        ),
      )
      .orderBy(asc(emailMessages.createdAt)),
  )
  return found.map(({ createdAt }) => createdAt)
}
