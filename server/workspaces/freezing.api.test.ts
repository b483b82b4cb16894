import { describe, expect, test } from 'vitest'
import { activeWorkspaces, workspaceMembers, workspaces } from '#server/db/schema/accounts.ts'
import { activity } from '#server/db/schema/activity.ts'
import { subscriptions } from '#server/db/schema/payments.ts'
import {
  about,
  activeNames,
  addWorkspace,
  makeActive,
  readMeIn,
  setUpBrands,
  setUpFrozen,
  use,
} from '#server/testing/freezing.ts'
import { createHarness } from '#server/testing/harness.ts'

describe('a plan with one workspace', () => {
  test('keeps the one used last active and freezes the others', async () => {
    const { h, owner, halm, lakrits } = await setUpFrozen(await createHarness())
    expect(await activeNames(h, owner)).toEqual(['Lakrits'])
    expect((await readMeIn(h, owner, halm)).workspace).toEqual({
      id: halm,
      role: 'owner',
      givenRole: 'owner',
      isFrozen: true,
      payer: null,
    })
    expect((await readMeIn(h, owner, lakrits)).workspace.isFrozen).toBe(false)
  })

  test('keeps that one however often another is used afterwards', async () => {
    const { h, owner, halm } = await setUpFrozen(await createHarness())
    await use(h, owner, halm)
    h.clock.advance({ hours: 2 })
    await readMeIn(h, { ...owner, token: await h.signIn(owner) }, halm)
    expect(await activeNames(h, { ...owner, token: await h.signIn(owner) })).toEqual(['Lakrits'])
  })

  test('freezes at the moment when the plan ends, before anything runs, and keeps the one used last at that moment', async () => {
    const { h, owner, halm } = await setUpBrands(await createHarness())
    const periodEndsAt = new Date(h.clock.now().getTime() + 10 * 60_000)
    await h.rows(subscriptions, { userId: owner.user.id }).update({ isCancelling: true, periodEndsAt })
    h.clock.advance({ minutes: 9 })
    expect(await activeNames(h, owner)).toEqual(['Halm', 'Lakrits'])
    h.clock.advance({ minutes: 1 })
    expect(await activeNames(h, owner)).toEqual(['Lakrits'])
    expect(await h.rows(activeWorkspaces).list()).toEqual([])
    await use(h, owner, halm)
    expect(await activeNames(h, owner)).toEqual(['Lakrits'])
  })

  test('thaws all of them with a larger plan, and decides anew when that ends', async () => {
    const { h, owner, halm } = await setUpFrozen(await createHarness())
    await h.setPlan(owner, 'studio')
    expect(await activeNames(h, owner)).toEqual(['Halm', 'Lakrits'])
    await use(h, owner, halm)
    await h.setPlan(owner, 'pro')
    expect(await activeNames(h, owner)).toEqual(['Halm'])
  })

  test('freezes nothing of an owner with one workspace who is a member of others', async () => {
    const { h, lakrits } = await setUpFrozen(await createHarness())
    const guest = await h.signUp({ email: 'jo@elsewhere.example', organisationName: 'Jo' })
    await h.insertRows(workspaceMembers, { workspaceId: lakrits, userId: guest.user.id, role: 'editor' })
    expect(await activeNames(h, guest)).toEqual(['Jo', 'Lakrits'])
  })

  test('keeps another one active when the chosen one is deleted', async () => {
    const { h, owner, lakrits } = await setUpFrozen(await createHarness())
    await h.rows(workspaces, { id: lakrits }).delete()
    expect(await activeNames(h, owner)).toEqual(['Halm'])
  })
})

describe('choosing the active workspace', () => {
  test('thaws it and freezes the other at once', async () => {
    const { h, owner, halm, lakrits } = await setUpFrozen(await createHarness())
    expect((await makeActive(h, owner, halm)).status).toBe(204)
    expect(await activeNames(h, owner)).toEqual(['Halm'])
    const create = (id: string) =>
      h.request('POST', '/goodword/testimonial/create', {
        token: owner.token,
        headers: about(id),
        body: { customerEmail: 'ana@client.example' },
      })
    expect([(await create(halm)).status, (await create(lakrits)).status]).toEqual([201, 402])
  })

  test('is possible once in 24 hours', async () => {
    const { h, owner, halm, lakrits } = await setUpFrozen(await createHarness())
    await makeActive(h, owner, halm)
    h.clock.advance({ minutes: 30 })
    expect(await makeActive(h, owner, lakrits)).toMatchObject({
      status: 409,
      body: {
        code: 'workspaces.chosen_lately',
        message:
          'You can change the active workspace once in 24 hours. Try again in 24 hours, or upgrade to Studio to keep all of them active.',
      },
    })
    expect(await activeNames(h, owner)).toEqual(['Halm'])
    expect((await makeActive(h, owner, halm)).status).toBe(204)
    h.clock.advance({ hours: 24 })
    const later = { ...owner, token: await h.signIn(owner) }
    expect((await makeActive(h, later, lakrits)).status).toBe(204)
    expect(await activeNames(h, later)).toEqual(['Lakrits'])
  })

  test('leaves exactly one active after 20 calls at once', async () => {
    const { h, owner, halm } = await setUpBrands(await createHarness())
    const third = await addWorkspace(h, owner, 'Third')
    await addWorkspace(h, owner, 'Fourth')
    await h.setPlan(owner, 'free')
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => makeActive(h, owner, turn % 2 ? halm : third)),
    )
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(10)
    expect(await activeNames(h, owner)).toHaveLength(1)
    expect(await h.rows(activity, { kind: 'frozen_choice_changed' }).list()).toHaveLength(2)
  })

  test('is recorded in both workspaces, and names neither in the other', async () => {
    const { h, owner, halm, lakrits } = await setUpFrozen(await createHarness())
    await makeActive(h, owner, halm)
    const recorded = await h.rows(activity, { kind: 'frozen_choice_changed' }).list()
    expect(recorded.map(({ workspaceId, actorUserId, changes }) => [workspaceId, actorUserId, changes])).toEqual([
      [halm, owner.user.id, [{ setting: 'state', before: 'frozen', after: 'active' }]],
      [lakrits, owner.user.id, [{ setting: 'state', before: 'active', after: 'frozen' }]],
    ])
    expect(JSON.stringify(recorded)).not.toMatch(/Halm|Lakrits/)
  })

  test('changes nothing for a workspace that isn’t frozen', async () => {
    const { h, owner, halm } = await setUpBrands(await createHarness())
    expect((await makeActive(h, owner, halm)).status).toBe(204)
    expect(await h.rows(activeWorkspaces).list()).toEqual([])
  })
})

describe('without a team in the plan', () => {
  test('members are viewers until it is upgraded, and the owner stays the owner', async () => {
    const { h, owner, lakrits } = await setUpBrands(await createHarness())
    const editor = await h.signUp({ email: 'jo@elsewhere.example' })
    const membership = { workspaceId: lakrits, userId: editor.user.id }
    await h.insertRows(workspaceMembers, { ...membership, role: 'editor' })
    const create = () =>
      h.request('POST', '/goodword/testimonial/create', {
        token: editor.token,
        headers: about(lakrits),
        body: { customerEmail: 'ana@client.example' },
      })
    expect((await create()).status).toBe(201)
    await h.setPlan(owner, 'pro')
    expect((await create()).status).toBe(403)
    const me = await readMeIn(h, editor, lakrits)
    expect(me.workspace).toEqual({
      id: lakrits,
      role: 'viewer',
      givenRole: 'editor',
      isFrozen: false,
      payer: { firstName: owner.user.firstName, lastName: owner.user.lastName, email: owner.email },
    })
    expect(me.workspaces.find(({ id }) => id === lakrits)).toMatchObject({ role: 'viewer', hasTeam: false })
    expect((await readMeIn(h, owner, lakrits)).workspace.role).toBe('owner')
    expect((await h.rows(workspaceMembers, membership).list())[0]?.role).toBe('editor')
    await h.setPlan(owner, 'studio')
    expect((await create()).status).toBe(201)
  })
})
