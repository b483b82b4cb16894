import { expect, test } from 'vitest'
import type { PlanName } from '#shared/plans.ts'
import type { Role } from '#shared/roles.ts'
import { freezesMessage } from './frozen.messages.ts'

const userWith = (plan: PlanName, roles: Role[]) => ({
  plan,
  workspaces: roles.map((role, index) => {
    const id = `wsp_${index}`
    return {
      id,
      name: `Brand ${index}`,
      imageUrl: null,
      role,
      hasTeam: true,
      isFrozen: false,
      waiting: 0,
      waitingForSignOff: 0,
    }
  }),
})

test('says what a smaller plan would freeze', () => {
  expect(freezesMessage(userWith('studio', ['owner', 'owner']))).toBe(
    'Free and Pro include one active workspace. Of your 2, the one that you used last stays active, and the other one is frozen: pages stay online, clients can still answer, and nothing is deleted. You can choose another one then.',
  )
  expect(freezesMessage(userWith('studio', ['owner', 'owner', 'owner']))).toContain('the other 2 are frozen')
})

test('says nothing about workspaces of others, with one workspace, or on a plan with one', () => {
  expect(freezesMessage(userWith('studio', ['owner', 'editor', 'admin']))).toBeNull()
  expect(freezesMessage(userWith('studio', ['owner']))).toBeNull()
  expect(freezesMessage(userWith('pro', ['owner', 'owner']))).toBeNull()
})
