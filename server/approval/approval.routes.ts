import { getApprovalRules, updateApprovalRules } from '#shared/approval-rules.ts'
import type { Mount } from '#server/http/mount.ts'
import { byMember } from '#server/kernel/actor.ts'
import type { ApprovalService } from './approval.service.ts'

export function mountApproval({ onMember }: Mount, { approval }: { approval: ApprovalService }): void {
  onMember(getApprovalRules)(({ member }) => approval.getRules(member.workspaceId))

  onMember(updateApprovalRules)(({ member, body }) =>
    approval.updateRules({ workspaceId: member.workspaceId, by: byMember(member), input: body }),
  )
}
