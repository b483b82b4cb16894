import { exportActivity, listActivity } from '#shared/workspace-activity.ts'
import type { Mount } from '#server/http/mount.ts'
import { byMember } from '#server/kernel/actor.ts'
import type { WorkspaceSlots } from '#server/kernel/workspace-slots.ts'
import type { ActivityLogService } from './activity-log.service.ts'

export function mountActivity(
  { onMember, onMemberInPages }: Mount,
  activityLog: ActivityLogService,
  slots: WorkspaceSlots,
): void {
  onMember(listActivity)(({ member, query }) => activityLog.listActivity({ workspaceId: member.workspaceId, ...query }))

  onMemberInPages(exportActivity)(async ({ member, query }) => {
    const endSlot = await slots.take(member.workspaceId)
    try {
      const exporting = { workspaceId: member.workspaceId, by: byMember(member), ...query }
      const { content, end } = await activityLog.exportActivity(exporting)
      return { content, end: () => [end, endSlot].forEach((each) => each()) }
    } catch (error) {
      endSlot()
      throw error
    }
  })
}
