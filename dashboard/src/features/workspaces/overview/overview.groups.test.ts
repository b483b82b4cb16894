import { expect, test } from 'vitest'
import type { Trouble } from '#shared/overview.ts'
import type { Role } from '#shared/roles.ts'
import { groupsOf } from './overview.groups.ts'

const bounced: Trouble = { kind: 'requests_undelivered', count: 2 }

const workspace = (
  name: string,
  waiting: number,
  more: { role?: Role; isFrozen?: boolean; troubles?: Trouble[] } = {},
) => ({
  name,
  waiting,
  role: more.role ?? ('owner' as const),
  isFrozen: more.isFrozen ?? false,
  troubles: more.troubles ?? [],
})

test('those with the most to review come first, then those with problems, then the others by name', () => {
  const { needing, others, toReview, problems } = groupsOf([
    workspace('Adeyemi', 1, { troubles: [bounced] }),
    workspace('Feldmann', 0),
    workspace('Halm', 0, { troubles: [bounced, { kind: 'stripe_needs_attention' }] }),
    workspace('Kornblume', 5),
    workspace('Lakrits', 0),
    workspace('Lund', 1),
  ])
  expect(needing.map(({ name }) => name)).toEqual(['Kornblume', 'Adeyemi', 'Lund', 'Halm'])
  expect(others.map(({ name }) => name)).toEqual(['Feldmann', 'Lakrits'])
  expect({ toReview, problems }).toEqual({ toReview: 7, problems: 3 })
})

test('a viewer is not needed for what others decide', () => {
  const { needing, others, toReview } = groupsOf([
    workspace('Halm', 3, { role: 'viewer' }),
    workspace('Lund', 2, { role: 'editor' }),
  ])
  expect([needing, others].map((group) => group.map(({ name }) => name))).toEqual([['Lund'], ['Halm']])
  expect(toReview).toBe(2)
})

test('a frozen workspace comes last, and has nothing to review', () => {
  const { needing, toReview } = groupsOf([
    workspace('Nordlicht', 5, { isFrozen: true, troubles: [{ kind: 'frozen' }, bounced] }),
    workspace('Lund', 0, { troubles: [bounced] }),
  ])
  expect(needing.map(({ name }) => name)).toEqual(['Lund', 'Nordlicht'])
  expect(toReview).toBe(0)
})
