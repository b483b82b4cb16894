import { expect, test } from 'vitest'
import { membersMessage, roleNow } from './team.messages.ts'

test.each([
  [1, 'studio', 'Only you can open Lund Coffee. The Studio plan has no limit.'],
  [4, 'studio', '4 people can open Lund Coffee. The Studio plan has no limit.'],
  [4, 'free', '4 people can open Lund Coffee.'],
] as const)('%i members with the plan %s: %s', (count, plan, text) => {
  expect(membersMessage(count, 'Lund Coffee', plan)).toBe(text)
})

test('without a team, members can only look, and are told what they will be again', () => {
  expect(roleNow('editor', { hasTeam: true })).toEqual({ name: 'Editor', later: null })
  expect(roleNow('editor', { hasTeam: false })).toEqual({ name: 'Viewer', later: 'Editor again after an upgrade.' })
  expect(roleNow('viewer', { hasTeam: false })).toEqual({ name: 'Viewer', later: null })
  expect(roleNow('owner', { hasTeam: false })).toEqual({ name: 'Owner', later: null })
})
