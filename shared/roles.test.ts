import { expect, test } from 'vitest'
import { isRoleEnough, ROLES, whoMay } from './roles.ts'

test.each([
  ['viewer', ['viewer']],
  ['editor', ['viewer', 'editor']],
  ['admin', ['viewer', 'editor', 'admin']],
  ['owner', ['viewer', 'editor', 'admin', 'owner']],
] as const)('%s may do what needs %j', (role, may) => {
  expect(ROLES.filter((needed) => isRoleEnough(role, needed))).toEqual(may)
})

test('a refusal names who may', () => {
  expect(whoMay('admin')).toBe('Admins and the owner of this workspace can do this.')
  expect(whoMay('owner')).toBe('Only the owner of this workspace can do this.')
})
