import * as z from 'zod'
import { requiredLine } from './fields.ts'
import { defineEndpoint } from './http/endpoint.ts'
import { TimeZone } from './time-zone.ts'
import { ROLES } from './roles.ts'

/** A workspace is one brand: its requests, testimonials, widgets, emails and payment accounts. */
export const WorkspaceOfMember = z.strictObject({
  id: z.string(),
  /** Null until it is given one. */
  name: z.string().nullable(),
  imageUrl: z.string().nullable(),
  /** The caller's. Without a team in the payer's plan, everybody but the owner is a viewer. */
  role: z.enum(ROLES),
  /** The payer's plan allows members besides the owner. */
  hasTeam: z.boolean(),
  /** The payer's plan has no room for it: it can be read, and not changed. */
  isFrozen: z.boolean(),
  /** Answers that nobody has approved or rejected yet. */
  waiting: z.int().min(0),
  /** Answers that wait for a sign-off. They are not among `waiting`. */
  waitingForSignOff: z.int().min(0),
})
export type WorkspaceOfMember = z.infer<typeof WorkspaceOfMember>

/** How a workspace is shown, and typed to confirm something about it. */
export const nameOfWorkspace = (name: string | null): string => name ?? 'Unnamed workspace'

/** The workspace that a call is about. */
export const CurrentWorkspace = WorkspaceOfMember.pick({ id: true, role: true, isFrozen: true }).extend({
  /** The caller's with a plan that has a team. */
  givenRole: z.enum(ROLES),
  /** Who pays for it; null for the payer. */
  payer: z.strictObject({ firstName: z.string(), lastName: z.string(), email: z.string() }).nullable(),
})

export const CreateWorkspace = z.strictObject({
  name: requiredLine('Name'),
  /** By default, that of the caller's account. */
  timeZone: TimeZone.optional(),
  /** A workspace in which the caller is an admin or the owner. */
  copyFrom: z.string().max(64).optional(),
})

/**
 * The caller becomes the owner, and pays for it. It begins empty, with one widget. `copyFrom` copies settings: what the form
 * asks for, email styles and reminders, and the rules for payments. It copies nothing about clients and nothing that names
 * the other brand. Calls without `x-workspace-id` are about the new workspace from then on.
 */
export const createWorkspace = defineEndpoint({
  method: 'POST',
  path: '/goodword/workspace/create',
  access: 'account',
  summary: 'Create a workspace',
  body: CreateWorkspace,
  response: WorkspaceOfMember,
  status: 201,
  errors: ['workspaces.limit_reached', 'workspaces.too_many', 'workspaces.copy_refused'],
})

/** Calls without `x-workspace-id` are about the workspace of this call from then on. */
export const useWorkspace = defineEndpoint({
  method: 'POST',
  path: '/goodword/workspace/use',
  access: 'viewer',
  worksFrozen: true,
  summary: 'Use this workspace by default',
})

/**
 * Deletes the workspace with everything in it. `name` is its name, typed again. Other members are told by email. The only
 * workspace of an account goes with the account.
 */
export const deleteWorkspace = defineEndpoint({
  method: 'DELETE',
  path: '/goodword/workspace',
  access: 'owner',
  worksFrozen: true,
  summary: 'Delete the workspace',
  body: z.strictObject({ name: requiredLine('The name of the workspace') }),
  checksRevocation: true,
  errors: ['workspaces.wrong_name', 'workspaces.only_one'],
})

/**
 * Under a plan with one active workspace, this one becomes it, and the one that was active is frozen. Nothing changes
 * when it isn't frozen. Once in 24 hours.
 */
export const makeWorkspaceActive = defineEndpoint({
  method: 'PUT',
  path: '/goodword/workspace/active',
  access: 'owner',
  worksFrozen: true,
  summary: 'Make this the active workspace',
  errors: ['workspaces.chosen_lately'],
})
