import { getWorkspace } from '#server/accounts/accounts.service.ts'
import { recordActivity } from '#server/activity/activity.service.ts'
import { compareSettings } from '#server/activity/activity.domain.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import { getOrganisationImagePath } from '#server/images/attached-images.service.ts'
import type { Actor } from '#server/kernel/actor.ts'

type WorkspaceProfile = { name: string | null; timeZone: string; imagePath: string | null }

export function* readWorkspaceProfile(tx: Tx, workspaceId: string): Transactional<WorkspaceProfile> {
  const { name, timeZone } = yield* getWorkspace(tx, workspaceId)
  return { name, timeZone, imagePath: yield* getOrganisationImagePath(tx, workspaceId) }
}

const readable = ({ name, timeZone }: WorkspaceProfile) => ({ 'Organisation name': name, 'Time zone': timeZone })

/** Records what differs from the profile `before`, if anything. An image has no text to show, only that there was one. */
export function* recordWorkspaceProfile(
  tx: Tx,
  { before, ...of }: { workspaceId: string; actor: Actor; before: WorkspaceProfile; now: Date },
): Transactional<void> {
  const after = yield* readWorkspaceProfile(tx, of.workspaceId)
  const changes = compareSettings(readable(before), readable(after))
  if (before.imagePath !== after.imagePath) {
    changes.push({
      setting: 'Organisation image',
      before: before.imagePath && 'Earlier image',
      after: after.imagePath && 'New image',
    })
  }
  if (changes.length > 0) yield* recordActivity(tx, { ...of, kind: 'settings_changed', subject: 'Profile', changes })
}
