import type { Tx, Transactional } from '#server/db/database.ts'

/**
 * What the feature that sends requests is told when an owner changes email settings, in the transaction of the change.
 */
export type RequestListener = {
  /** Something was taken off the workspace's do-not-ask list. */
  onDoNotAskRemoved: (tx: Tx, of: { workspaceId: string; now: Date }) => Transactional<void>
  /** Each request of the workspace now gets this many reminders. */
  onReminderCountChanged: (tx: Tx, change: { workspaceId: string; count: number }) => Transactional<void>
}
