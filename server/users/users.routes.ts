import { exportAccount } from '#shared/account-export.ts'
import { getChecklist, updateChecklist } from '#shared/onboarding.ts'
import { closeAccount, getCurrentUser, signUp, updateCurrentUser } from '#shared/users.ts'
import type { Mount } from '#server/http/mount.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import type { WorkspaceSlots } from '#server/kernel/workspace-slots.ts'
import type { ChecklistService } from './checklist.service.ts'
import type { ClosingService } from './closing.service.ts'
import type { ExportService } from './export.service.ts'
import type { UsersService } from './users.service.ts'

type Services = { users: UsersService; checklist: ChecklistService; closing: ClosingService; exports: ExportService }

export function mountUsers(
  { onPublic, onOwner, onOwnerInPages }: Mount,
  services: Services,
  { limits, slots }: { limits: { signUp: RateLimiter }; slots: WorkspaceSlots },
): void {
  const { users, checklist, closing, exports } = services

  onPublic(signUp)(async ({ body, request }) => {
    await limits.signUp.consume(request.address)
    return users.signUp({ input: body, ...request })
  })

  onOwner(getCurrentUser)(({ owner }) => users.getCurrentUser(owner.userId))

  onOwner(updateCurrentUser)(({ owner, body }) => users.updateCurrentUser({ userId: owner.userId, changes: body }))

  onOwner(getChecklist)(({ owner }) => checklist.getChecklist(owner))

  onOwner(updateChecklist)(({ owner, body }) => checklist.updateChecklist(owner, body))

  onOwnerInPages(exportAccount)(async ({ owner }) => {
    const endSlot = await slots.take(owner.workspaceId)
    try {
      const { content, end } = await exports.exportAccount(owner)
      return { content, end: () => [end, endSlot].forEach((each) => each()) }
    } catch (error) {
      endSlot()
      throw error
    }
  })

  onOwner(closeAccount)(({ owner, body }) => closing.closeAccount({ userId: owner.userId, email: body.email }))
}
