import * as z from 'zod'
import { requiredLine } from './fields.ts'
import { defineEndpoint } from './http/endpoint.ts'
import { ROLES } from './roles.ts'

/** A workspace is one brand: its requests, testimonials, widgets, emails and payment accounts. */
export const WorkspaceOfMember = z.strictObject({
  id: z.string(),
  /** Null until it is given one. */
  name: z.string().nullable(),
  imageUrl: z.string().nullable(),
  /** The caller's. */
  role: z.enum(ROLES),
  /** Answers that nobody has approved or rejected yet. */
  waiting: z.int().min(0),
})
export type WorkspaceOfMember = z.infer<typeof WorkspaceOfMember>

/** How a workspace is shown, and typed to confirm something about it. */
export const nameOfWorkspace = (name: string | null): string => name ?? 'Unnamed workspace'

/** The workspace that a call is about. */
export const CurrentWorkspace = WorkspaceOfMember.pick({ id: true, role: true })

export const CreateWorkspace = z.strictObject({ name: requiredLine('Name') })

/**
 * The caller becomes the owner, and pays for it. It begins empty, with one widget. Calls without `x-workspace-id` are
 * about it from then on.
 */
export const createWorkspace = defineEndpoint({
  method: 'POST',
  path: '/goodword/workspace/create',
  access: 'account',
  summary: 'Create a workspace',
  body: CreateWorkspace,
  response: WorkspaceOfMember,
  status: 201,
  errors: ['workspaces.limit_reached', 'workspaces.too_many'],
})

/** Calls without `x-workspace-id` are about the workspace of this call from then on. */
export const useWorkspace = defineEndpoint({
  method: 'POST',
  path: '/goodword/workspace/use',
  access: 'viewer',
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
  summary: 'Delete the workspace',
  body: z.strictObject({ name: requiredLine('The name of the workspace') }),
  checksRevocation: true,
  errors: ['workspaces.wrong_name', 'workspaces.only_one'],
})
