import { expect, test } from 'vitest'
import { activity } from '#server/db/schema/activity.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { createHarness } from '#server/testing/harness.ts'
import { recordActivity } from './activity.service.ts'

test('activity says who did what under the name of that time', async () => {
  const h = await createHarness()
  const owner = await h.signUp()
  const { workspaceId, userId } = await h.services.users.getMember(owner.user.id)
  const actors: Actor[] = [{ kind: 'member', userId }, { kind: 'sign_off', name: 'Jo Halm' }, { kind: 'rule' }]
  for (const actor of actors)
    await h.deps.db.transaction((tx) =>
      recordActivity(tx, { workspaceId, actor, kind: 'widget_changed', subject: 'Wall', now: h.clock.now() }),
    )
  await h.request('PUT', '/goodword/user/me', { token: owner.token, body: { firstName: 'Eleonora' } })
  const rows = await h.rows(activity, { workspaceId }).list()
  expect(rows.map(({ actor, actorName, actorUserId }) => [actor, actorName, actorUserId])).toEqual([
    ['member', `${owner.user.firstName} ${owner.user.lastName}`, userId],
    ['sign_off', 'Jo Halm', null],
    ['rule', null, null],
  ])
})
