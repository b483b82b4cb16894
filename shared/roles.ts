/** What a member may do in a workspace, from the least to the most. Each role may do what the ones before it may. */
export const ROLES = ['viewer', 'editor', 'admin', 'owner'] as const
export type Role = (typeof ROLES)[number]

/** Whether a member with `role` may do what needs `needed`. */
export const isRoleEnough = (role: Role, needed: Role): boolean => ROLES.indexOf(role) >= ROLES.indexOf(needed)

const WHO_MAY: Record<Role, string> = {
  viewer: 'Members',
  editor: 'Editors, admins and the owner',
  admin: 'Admins and the owner',
  owner: 'Only the owner',
}

/** Tells a member with a lower role who may do this, or what `what` says, like "change these settings". */
export const whoMay = (needed: Role, what = 'do this'): string => `${WHO_MAY[needed]} of this workspace can ${what}.`
