import { getCurrentUser, signUp, updateCurrentUser } from '#shared/users.ts'
import type { Mount } from '#server/http/mount.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import type { UsersService } from './users.service.ts'

export function mountUsers({ onPublic, onOwner }: Mount, users: UsersService, limits: { signUp: RateLimiter }): void {
  onPublic(signUp)(async ({ body, request }) => {
    await limits.signUp.consume(request.address)
    return users.signUp({ input: body, idempotencyKey: request.idempotencyKey })
  })

  onOwner(getCurrentUser)(({ owner }) => users.getCurrentUser(owner.userId))

  onOwner(updateCurrentUser)(({ owner, body }) => users.updateCurrentUser({ userId: owner.userId, changes: body }))
}
