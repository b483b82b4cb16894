import { acceptInvitation, declineInvitation, getInvitation } from '#shared/invitations.ts'
import {
  acceptTransfer,
  changeMemberRole,
  correctInvitation,
  endTransfer,
  getTeam,
  inviteMembers,
  leaveWorkspace,
  offerTransfer,
  removeMember,
  resendInvitation,
  revokeInvitation,
} from '#shared/members.ts'
import { deleteWorkspace } from '#shared/workspaces.ts'
import { createMissCounter } from '#server/http/miss-counter.ts'
import type { Mount } from '#server/http/mount.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import type { AnsweringService } from './answering.service.ts'
import type { DeletionService } from './deletion.service.ts'
import type { InvitationsService } from './invitations.service.ts'
import type { MembersService } from './members.service.ts'
import type { TransfersService } from './transfers.service.ts'

type Services = {
  members: MembersService
  invitations: InvitationsService
  answering: AnsweringService
  transfers: TransfersService
  deletion: DeletionService
}

export function mountMembers(
  { onMember, onPublic }: Mount,
  { members, invitations, answering, transfers, deletion }: Services,
  limits: { miss: RateLimiter },
): void {
  const countMisses = createMissCounter(limits.miss)

  onMember(getTeam)(({ member }) => members.getTeam(member))

  onMember(inviteMembers)(({ member, body, request }) =>
    invitations.invite(member, { ...body, idempotencyKey: request.idempotencyKey }),
  )

  onMember(resendInvitation)(({ member, params }) => invitations.resend(member, params.id))

  onMember(correctInvitation)(({ member, params, body }) =>
    invitations.correct(member, { id: params.id, email: body.email }),
  )

  onMember(revokeInvitation)(({ member, params }) => invitations.revoke(member, params.id))

  onMember(changeMemberRole)(({ member, params, body }) =>
    members.changeRole(member, { userId: params.userId, role: body.role }),
  )

  onMember(removeMember)(({ member, params }) => members.removeMember(member, params.userId))

  onMember(leaveWorkspace)(({ member }) => members.leave(member))

  onMember(offerTransfer)(({ member, body }) => transfers.offer(member, body))

  onMember(acceptTransfer)(({ member }) => transfers.accept(member))

  onMember(endTransfer)(({ member }) => transfers.end(member))

  onMember(deleteWorkspace)(({ member, body }) => deletion.deleteWorkspace(member, body))

  onPublic(getInvitation)(({ params, request }) =>
    countMisses(request.address, () => answering.getInvitation(params.token)),
  )

  onMember(acceptInvitation)(({ member, params, request }) =>
    countMisses(request.address, () => answering.accept({ token: params.token, userId: member.userId })),
  )

  onPublic(declineInvitation)(({ params, request }) =>
    countMisses(request.address, () => answering.decline(params.token)),
  )
}
