import { expect, test } from 'vitest'
import { teamWeekOf, type WorkDone } from './team.domain.ts'

const done = (over: Partial<WorkDone>): WorkDone => ({
  workspaceId: 'w1',
  actor: 'member',
  actorUserId: 'u1',
  name: 'Mira Castell',
  kind: 'approved',
  count: 1,
  lastAt: new Date('2026-11-20T09:00:00Z'),
  ...over,
})

const weekOf = (work: readonly WorkDone[]) => teamWeekOf({ done: work, team: [], callerId: 'u1' })

test('rules come last, however much they did, and the product itself is left out', () => {
  const entries = weekOf([
    done({ actor: 'rule', actorUserId: null, name: null, kind: 'queued', count: 90 }),
    done({ actorUserId: 'u2', name: 'Ilyas Demir', count: 4 }),
    done({ count: 9 }),
    done({ actor: 'system', actorUserId: null, name: null, kind: 'queued', count: 3 }),
  ])
  expect(entries.map(({ actor, name, isCaller }) => [actor, name, isCaller])).toEqual([
    ['member', 'Mira Castell', true],
    ['member', 'Ilyas Demir', false],
    ['rule', null, false],
  ])
})

test('who changed the name is one person, called as today', () => {
  const [entry, ...others] = teamWeekOf({
    done: [done({ name: 'Mira Berg', count: 2 }), done({ name: 'Mira Castell', workspaceId: 'w2', kind: 'rejected' })],
    team: [{ userId: 'u1', firstName: 'Mira', lastName: 'Castell', role: 'editor', roles: 1 }],
    callerId: 'u9',
  })
  expect(others).toEqual([])
  expect(entry).toMatchObject({ name: 'Mira Castell', role: 'editor', workspaceIds: ['w1', 'w2'] })
  expect(entry?.work).toEqual([
    { kind: 'testimonials_approved', count: 2 },
    { kind: 'testimonials_rejected', count: 1 },
  ])
})

test('who is no member any more keeps the name of that time', () => {
  expect(weekOf([done({ actorUserId: 'gone', name: 'Sam Ode' })])[0]).toMatchObject({ name: 'Sam Ode', role: null })
})
