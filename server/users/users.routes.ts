import { exportAccount } from '#shared/account-export.ts'
import { getNotices, updateNotices } from '#shared/notices.ts'
import { getChecklist, updateChecklist } from '#shared/onboarding.ts'
import { closeAccount, getCurrentUser, signUp, updateCurrentUser } from '#shared/users.ts'
import type { Mount } from '#server/http/mount.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import type { WorkspaceSlots } from '#server/kernel/workspace-slots.ts'
import type { ChecklistService } from './checklist.service.ts'
import type { ClosingService } from './closing.service.ts'
import type { ExportService } from './export.service.ts'
import type { NoticesService } from './notices.service.ts'
import type { UsersService } from './users.service.ts'

type Services = {
  users: UsersService
  notices: NoticesService
  checklist: ChecklistService
  closing: ClosingService
  exports: ExportService
}

export function mountUsers(
  { onPublic, onMember, onMemberInPages }: Mount,
  services: Services,
  { limits, slots }: { limits: { signUp: RateLimiter }; slots: WorkspaceSlots },
): void {
  const { users, notices, checklist, closing, exports } = services

  onPublic(signUp)(async ({ body, request }) => {
    await limits.signUp.consume(request.address)
    return users.signUp({ input: body, ...request })
  })

  onMember(getCurrentUser)(({ member }) => users.getCurrentUser(member))

  onMember(updateCurrentUser)(({ member, body }) => users.updateCurrentUser(member, body))

  onMember(getNotices)(({ member }) => notices.getNotices(member))

  onMember(updateNotices)(({ member, body }) => notices.updateNotices(member, body))

  onMember(getChecklist)(({ member }) => checklist.getChecklist(member))

  onMember(updateChecklist)(({ member, body }) => checklist.updateChecklist(member, body))

  onMemberInPages(exportAccount)(async ({ member }) => {
    const endSlot = await slots.take(member.workspaceId)
    try {
      const { content, end } = await exports.exportAccount(member)
      return { content, end: () => [end, endSlot].forEach((each) => each()) }
    } catch (error) {
      endSlot()
      throw error
    }
  })

  onMember(closeAccount)(({ member, body }) => closing.closeAccount({ userId: member.userId, ...body }))
}
