import { INVITATION_DAYS } from '#shared/members.ts'
import { AppError } from '#server/kernel/app-error.ts'

const NO_TEAM = 'This workspace’s plan has no team. Its owner can choose the Studio plan to work with others.'

export const noTeam = () => new AppError({ code: 'members.no_team', status: 402, message: NO_TEAM })

export const roleAboveOwn = () =>
  new AppError({
    code: 'members.role_above_own',
    status: 403,
    message: 'This is above your own role. Ask somebody with a higher role to do it.',
  })

export const unknownMember = () =>
  new AppError({
    code: 'members.unknown',
    status: 404,
    message: 'This person is no longer a member of the workspace. Reload the page.',
  })

export const isOwner = () =>
  new AppError({
    code: 'members.is_owner',
    status: 409,
    message: 'The owner can’t be changed or removed. Ownership can be transferred to another member.',
  })

export const ownerStays = () =>
  new AppError({
    code: 'members.owner_stays',
    status: 409,
    message: 'You own this workspace. Transfer it to another member before you leave, or delete it.',
  })

export const tooManyInvitations = () =>
  new AppError({
    code: 'members.too_many_invitations',
    status: 409,
    message: 'Too many invitations were sent today. Try again tomorrow.',
  })

export const tooManyInvitationsTo = (email: string) =>
  new AppError({
    code: 'members.too_many_invitations',
    status: 409,
    message: `Too many invitations were sent to ${email} today. Try again tomorrow.`,
  })

export const sentTooOften = (limit: number) =>
  new AppError({
    code: 'members.too_many_invitations',
    status: 409,
    message: `This invitation was sent ${limit} times, which is the maximum. Revoke it, then invite the address again.`,
  })

export const tooManyPending = (limit: number) =>
  new AppError({
    code: 'members.too_many_invitations',
    status: 409,
    message: `${limit} invitations are waiting for an answer, which is the maximum. Revoke one that is no longer needed.`,
  })

export const unknownInvitation = () =>
  new AppError({
    code: 'members.unknown_invitation',
    status: 404,
    message: 'This invitation was answered or revoked meanwhile. Reload the page.',
  })

export const alreadyMember = () =>
  new AppError({ code: 'members.already_member', status: 409, message: 'This person is already a member.' })

export const alreadyInvited = () =>
  new AppError({ code: 'members.already_invited', status: 409, message: 'This person is already invited.' })

export const unreachable = () =>
  new AppError({
    code: 'members.unreachable',
    status: 409,
    message: 'Emails to this address don’t arrive. Use another address.',
  })

export const transferPending = () =>
  new AppError({
    code: 'members.transfer_pending',
    status: 409,
    message: 'The workspace is already offered to a member. Cancel that first.',
  })

export const noTransfer = () =>
  new AppError({
    code: 'members.no_transfer',
    status: 404,
    message: `There is no such offer any more. It was cancelled, or is older than ${INVITATION_DAYS} days.`,
  })

export const planTooSmall = () =>
  new AppError({
    code: 'members.plan_too_small',
    status: 402,
    message: 'Your plan doesn’t allow one more workspace. Choose the Studio plan, then accept.',
  })

export const invitationNotFound = () =>
  new AppError({
    code: 'invitations.unknown',
    status: 404,
    message: 'This link doesn’t belong to an invitation. Open it from the email again, or copy the whole link.',
  })

const ENDS = {
  expired: 'This invitation has expired. Ask for a new one.',
  accepted: 'This invitation was already used. Each link works once.',
  declined: 'This invitation was declined. Ask for a new one.',
  revoked: 'This invitation was withdrawn. Ask the person who sent it.',
} as const

export const invitationEnded = (status: keyof typeof ENDS) =>
  new AppError({ code: 'invitations.ended', status: 409, message: ENDS[status] })

export const youAreMember = () =>
  new AppError({
    code: 'members.you_are_member',
    status: 409,
    message: 'You are already a member of this workspace, so there is nothing to accept.',
  })
