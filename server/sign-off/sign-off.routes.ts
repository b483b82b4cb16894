import {
  changeSignOffSettings,
  createSignOffLink,
  decideSignOffs,
  extendSignOffLink,
  getSignOffPage,
  listSignOffLinks,
  resendSignOffLink,
  revokeSignOffLink,
} from '#shared/sign-off.ts'
import { createMissCounter } from '#server/http/miss-counter.ts'
import type { Mount } from '#server/http/mount.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import { byMember } from '#server/kernel/actor.ts'
import type { Member } from '#server/kernel/member.ts'
import type { SignOffLinksService } from './links.service.ts'
import type { SignOffPageService } from './page.service.ts'

const callOf = (member: Member) => ({ workspaceId: member.workspaceId, by: byMember(member) })

export function mountSignOff(
  { onMember, onPublic }: Mount,
  { signOffLinks, signOffPages }: { signOffLinks: SignOffLinksService; signOffPages: SignOffPageService },
  limits: { submit: RateLimiter; miss: RateLimiter },
): void {
  onMember(listSignOffLinks)(({ member }) => signOffLinks.listLinks(member))
  onMember(createSignOffLink)(({ member, body }) => signOffLinks.createLink({ ...callOf(member), input: body }))
  onMember(resendSignOffLink)(({ member, params }) => signOffLinks.resendLink({ ...callOf(member), id: params.id }))
  onMember(extendSignOffLink)(({ member, params }) => signOffLinks.extendLink({ ...callOf(member), id: params.id }))
  onMember(revokeSignOffLink)(({ member, params }) => signOffLinks.revokeLink({ ...callOf(member), id: params.id }))
  onMember(changeSignOffSettings)(({ member, body }) => signOffLinks.changeSettings({ ...callOf(member), ...body }))

  const countMisses = createMissCounter(limits.miss)

  onPublic(getSignOffPage)(({ params, request }) =>
    countMisses(request.address, () => signOffPages.getPage(params.token)),
  )

  onPublic(decideSignOffs)(async ({ params, body, request }) => {
    await limits.submit.consume(request.address)
    const { idempotencyKey } = request
    return countMisses(request.address, () => signOffPages.decide({ token: params.token, ...body, idempotencyKey }))
  })
}
