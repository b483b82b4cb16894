import * as z from 'zod'
import { clearableLine, emailAddress, optionalLine, requiredLine } from './fields.ts'
import { defineEndpoint } from './http/endpoint.ts'
import { LANGUAGES } from './languages.ts'
import { PlanName } from './plans.ts'
import { TimeZone } from './time-zone.ts'
import { CurrentWorkspace, WorkspaceOfMember } from './workspaces.ts'

/** The signed-in owner (specification, section 3). `connectedStripeAccountId` is absent while no account is linked. */
export const CurrentUser = z.strictObject({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  organisationName: z.string().nullable(),
  organisationImageUrl: z.string().nullable(),
  /**
   * Of the workspace: IANA name, like `Europe/Berlin`. It decides when days begin, and what the working hours are.
   */
  timeZone: z.string(),
  /** Of the emails about the account, such as for a new password. With Firebase, Firebase sends those. */
  emailLanguage: z.enum(LANGUAGES),
  connectedStripeAccountId: z.string().optional(),
  plan: PlanName,
  isStripeSubscriptionCancelling: z.boolean(),
  /** Whether the owner has confirmed the email address. */
  isEmailVerified: z.boolean(),
  /** Since when emails to clients are paused because of complaints; null while they are not. */
  sendingPausedAt: z.iso.datetime().nullable(),
  /** The one that this call is about; organisation, plan and connected account are this one's. */
  workspace: CurrentWorkspace,
  /** All in which the caller is a member, by name. */
  workspaces: z.array(WorkspaceOfMember),
})
export type CurrentUser = z.infer<typeof CurrentUser>

/**
 * An address is aliased when the part before the @ contains a plus sign followed by more characters, wherever the plus
 * sign is and whatever the part after the @ looks like. Such an address can't sign up (specification, section 5).
 */
export function isAliasedEmail(email: string): boolean {
  return /^[^@]*\+[^@]+@/.test(email.trim())
}

export const ALIASED_EMAIL_MESSAGE = 'You cannot sign up with an aliased email address.'

/** What an aliased address is, and what to enter instead. */
export const ALIASED_EMAIL_HINT = 'Leave out the plus sign and what follows it, like “+tag” in name+tag@example.com.'

/** First and last name, trimmed and joined by a space. */
export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName.trim()} ${lastName.trim()}`.trim()
}

export const MIN_PASSWORD_LENGTH = 8
export const MAX_PASSWORD_LENGTH = 1024

export const SignUp = z.strictObject({
  email: emailAddress('Email').refine((email) => !isAliasedEmail(email), ALIASED_EMAIL_MESSAGE),
  firstName: requiredLine('First name'),
  lastName: requiredLine('Last name'),
  organisationName: optionalLine('Company name'),
  /** The identity service may refuse more: its own policy, or passwords that many people use. */
  password: z
    .string({ error: 'Password is required.' })
    .min(1, { error: 'Password is required.', abort: true })
    .min(MIN_PASSWORD_LENGTH, `Password must be at least ${MIN_PASSWORD_LENGTH} characters long.`)
    .max(MAX_PASSWORD_LENGTH, 'Password can be at most 1,024 characters long.'),
  /** That of the browser. */
  timeZone: TimeZone,
  /** From the link of an invitation: the account joins that workspace and gets none of its own. */
  invitation: z.string().optional(),
})
export type SignUp = z.infer<typeof SignUp>

/**
 * Creates the account here and at the identity service. The caller then signs in at the identity service. The language
 * of emails is the browser's, from `Accept-Language`.
 */
export const signUp = defineEndpoint({
  method: 'POST',
  path: '/goodword/user/sign-up',
  access: 'public',
  summary: 'Create an account',
  body: SignUp,
  response: CurrentUser,
  status: 201,
  errors: ['users.email_exists', 'users.weak_password', 'invitations.unknown', 'invitations.ended', 'members.no_team'],
})

export const getCurrentUser = defineEndpoint({
  method: 'GET',
  path: '/goodword/user/me',
  access: 'viewer',
  summary: 'Read the signed-in owner',
  response: CurrentUser,
})

export const UpdateCurrentUser = z.strictObject({
  firstName: requiredLine('First name').optional(),
  lastName: requiredLine('Last name').optional(),
  organisationName: clearableLine('Organisation name').optional(),
  timeZone: TimeZone.optional(),
  emailLanguage: z.enum(LANGUAGES, 'Choose one of the languages.').optional(),
  /** The `imageUrl` of an uploaded image, or the current address; null or empty for none. */
  organisationImageUrl: z.string().max(2048, 'The address of the image is too long.').nullable().optional(),
})

/**
 * Changes the given fields and leaves the others. Name, image and time zone of the organisation are the workspace's, and
 * need an admin: for others they answer `request.role_too_low` (403). A frozen workspace keeps them.
 */
export const updateCurrentUser = defineEndpoint({
  method: 'PUT',
  path: '/goodword/user/me',
  access: 'viewer',
  worksFrozen: true,
  summary: 'Change name, organisation, time zone and language of emails',
  body: UpdateCurrentUser,
  response: CurrentUser,
  errors: ['images.unknown', 'workspaces.frozen'],
})

/** The owner's own address, typed again so that nobody closes an account by accident. Case doesn't matter. */
export const CloseAccount = z.strictObject({
  email: emailAddress('Email'),
  /** Confirms that own workspaces with other members are deleted for those members too. */
  deletesTeams: z.boolean({ error: 'deletesTeams must be true or false.' }).default(false),
})
export type CloseAccount = z.output<typeof CloseAccount>

/**
 * Permanently closes the account. Its API calls, widgets and emails stop working immediately; all its data, its images
 * and its account at the identity service are erased. Other members of its workspaces are told by email.
 */
export const closeAccount = defineEndpoint({
  method: 'DELETE',
  path: '/goodword/user/me',
  access: 'account',
  checksRevocation: true,
  summary: 'Close the account and erase its data',
  body: CloseAccount,
  errors: ['users.wrong_confirmation', 'users.owns_teams'],
})
