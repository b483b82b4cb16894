import { createContext, use } from 'react'
import { isRoleEnough, type Role } from '#shared/roles.ts'
import { FROZEN_DESCRIPTION, useFreeze } from './freeze.context.ts'

/** In the words of "Can’t … while frozen", each with the least role that may do it (`access` in its contract). */
export const REFUSED_WHILE_FROZEN = {
  review: 'editor',
  'send requests': 'editor',
  'change requests': 'editor',
  'change reminders': 'editor',
  'add testimonials': 'editor',
  'send requests or add testimonials': 'editor',
  'change several at once': 'editor',
  'sort testimonials': 'editor',
  'choose what cards show': 'editor',
  'reply to testimonials': 'editor',
  'translate testimonials': 'editor',
  'suggest spelling fixes': 'editor',
  'write notes': 'editor',
  'assign testimonials': 'editor',
  'decide about payments': 'editor',
  'create widgets': 'editor',
  publish: 'editor',
  'change the order': 'editor',
  'delete widgets': 'editor',
  'import clients': 'admin',
  'import testimonials': 'admin',
  'undo imports': 'admin',
  'connect accounts': 'admin',
  'dismiss notices': 'admin',
  'start a dry run': 'admin',
  'ask past clients': 'admin',
  'save changes': 'admin',
  'change the image': 'admin',
  'send tests': 'admin',
  'create forms': 'admin',
  'rename forms': 'admin',
  'delete forms': 'admin',
  'change the collection link': 'admin',
  'change the approval rules': 'admin',
  'change the address': 'admin',
  'add styles': 'admin',
  'add a domain': 'admin',
  'check the domain': 'admin',
  'remove the domain': 'admin',
  'remove addresses': 'admin',
} as const satisfies Record<string, Role>

/** Testimonials can be exported and deleted, and emails can be stopped. */
export const ALLOWED_WHILE_FROZEN = {
  'delete testimonials': 'editor',
  'cancel batches': 'admin',
  'disconnect accounts': 'admin',
  'add addresses': 'admin',
  'change how long data is kept': 'admin',
  'export data of a client': 'admin',
  'export testimonials': 'admin',
  'export payments': 'admin',
} as const satisfies Record<string, Role>

const NEEDED_ROLE = { ...REFUSED_WHILE_FROZEN, ...ALLOWED_WHILE_FROZEN }

/** What a control does to the workspace. */
export type Change = keyof typeof NEEDED_ROLE

const RoleContext = createContext<Role | undefined>(undefined)

/** Of the signed-in user in the open workspace; undefined until it is known. */
export const RoleProvider = RoleContext.Provider

/**
 * Whether the user's role is enough, so that a control is shown. It is until the role is known: nearly everybody's is,
 * and the server refuses whoever's is not.
 */
export function useHasRole(needed: Role): boolean {
  const role = use(RoleContext)
  return role === undefined || isRoleEnough(role, needed)
}

/** How a control is shown. Without a change, it changes nothing of the workspace and everybody may use it. */
export const useChange = (change: Change | undefined) => useChanges()(change)

/** The same for several controls. */
export function useChanges() {
  const role = use(RoleContext)
  const isFrozen = useFreeze() !== undefined
  return (change: Change | undefined) => {
    if (change === undefined) return { isAllowed: true, frozen: undefined }
    return {
      /** Otherwise it is not shown. */
      isAllowed: role === undefined || isRoleEnough(role, NEEDED_ROLE[change]),
      /**
       * Attributes of a control that can't be used in a frozen workspace: it keeps its place and the focus, and
       * `FrozenReason` shows why.
       */
      frozen:
        isFrozen && change in REFUSED_WHILE_FROZEN
          ? ({ 'aria-disabled': true, 'aria-describedby': FROZEN_DESCRIPTION, 'data-frozen-change': change } as const)
          : undefined,
    }
  }
}
