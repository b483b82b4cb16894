import { exportAccount } from '#shared/account-export.ts'
import { exportClient } from '#shared/client-export.ts'
import { getNotices, updateNotices } from '#shared/notices.ts'
import { getChecklist, updateChecklist } from '#shared/onboarding.ts'
import { closeAccount, getCurrentUser, signUp, updateCurrentUser } from '#shared/users.ts'
import type { Mount } from '#server/http/mount.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import type { PagedAnswer } from '#server/kernel/json-pages.ts'
import type { WorkspaceSlots } from '#server/kernel/workspace-slots.ts'
import type { ChecklistService } from './checklist.service.ts'
import type { ClientExportService } from './client-export.service.ts'
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
  clientExports: ClientExportService
}

export function mountUsers(
  { onPublic, onMember, onMemberInPages }: Mount,
  services: Services,
  { limits, slots }: { limits: { signUp: RateLimiter }; slots: WorkspaceSlots },
): void {
  const { users, notices, checklist, closing, exports, clientExports } = services

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

  onMemberInPages(exportAccount)(({ member }) =>
    inSlot(slots, { workspaceId: member.workspaceId, begin: () => exports.exportAccount(member) }),
  )

  onMemberInPages(exportClient)(({ member, params }) =>
    inSlot(slots, {
      workspaceId: member.workspaceId,
      begin: () => clientExports.exportClient({ ...member, id: params.id }),
    }),
  )

  onMember(closeAccount)(({ member, body }) => closing.closeAccount({ userId: member.userId, ...body }))
}

/** An export takes the workspace's slot until it is sent. */
async function inSlot<T>(
  slots: WorkspaceSlots,
  { workspaceId, begin }: { workspaceId: string; begin: () => Promise<PagedAnswer<T>> },
): Promise<PagedAnswer<T>> {
  const endSlot = await slots.take(workspaceId)
  try {
    const { content, end } = await begin()
    return { content, end: () => [end, endSlot].forEach((each) => each()) }
  } catch (error) {
    endSlot()
    throw error
  }
}
