import { describe, expect, test } from 'vitest'
import type { CurrentUser } from '#shared/users.ts'
import { activity } from '#server/db/schema/activity.ts'
import { createHarness } from '#server/testing/harness.ts'
import { createTeam } from '#server/testing/teams.ts'

async function setUp() {
  const h = await createHarness()
  const team = await createTeam(h)
  const mira = await team.join('mira@feldmann.example', 'admin')
  const offer = (userId = mira.user.id, name = 'Lund Coffee', as = team.owner) =>
    team.call(as, 'POST', '/team/transfer', { userId, name })
  return { h, ...team, mira, offer }
}

describe('a transfer', () => {
  test('changes owner, role and plan once the receiver accepts, and both are told', async () => {
    const { h, call, offer, owner, mira, readTeam, workspaceId } = await setUp()
    await h.setPlan(mira, 'studio')
    expect(await offer()).toMatchObject({ status: 201, body: { toName: 'Mira Castell', fromName: 'Nora Feldmann' } })
    await h.drain()
    const find = async (wanted: string) => (await h.emails()).find(({ subject }) => subject === wanted)
    const asked = await find('Nora Feldmann wants to transfer Lund Coffee to you')
    expect(asked?.recipient).toBe(mira.email)
    expect(asked?.text).toContain(`/settings/team?workspace=${workspaceId}`)
    expect((await readTeam(mira)).transfer).toMatchObject({ toUserId: mira.user.id })
    expect((await call(mira, 'POST', '/team/transfer/accept')).status).toBe(204)
    expect((await readTeam()).members.map(({ name, role }) => [name, role])).toEqual([
      ['Mira Castell', 'owner'],
      ['Nora Feldmann', 'admin'],
    ])
    await h.setPlan(owner, 'free')
    const headers = { 'x-workspace-id': workspaceId }
    const me = await h.request<CurrentUser>('GET', '/goodword/user/me', { token: owner.token, headers })
    expect(me.body).toMatchObject({ plan: 'studio', workspace: { role: 'admin' } })
    await h.drain()
    expect((await find('Mira Castell now owns Lund Coffee'))?.recipient).toBe(owner.email)
    expect(await h.rows(activity, { workspaceId }).values('kind')).toEqual(
      expect.arrayContaining(['transfer_offered', 'transferred']),
    )
    expect((await call(mira, 'POST', '/team/transfer/accept')).status).toBe(404)
  })

  test('needs the typed name, a member, and room in the receiver’s plan', async () => {
    const { call, offer, owner, mira } = await setUp()
    expect((await offer(mira.user.id, 'Lund Cof')).body.code).toBe('workspaces.wrong_name')
    expect((await offer('usr_none')).status).toBe(404)
    expect((await offer(owner.user.id)).status).toBe(404)
    expect((await offer(mira.user.id, 'Lund Coffee', mira)).status).toBe(403)
    await offer()
    // Mira owns the workspace of the sign-up.
    expect(await call(mira, 'POST', '/team/transfer/accept')).toMatchObject({
      status: 402,
      body: { message: 'Your plan doesn’t allow one more workspace. Choose the Studio plan, then accept.' },
    })
  })

  test('is one at a time, also when two are offered at once, and others can’t answer it', async () => {
    const { h, call, join, offer, owner, mira, readTeam } = await setUp()
    const ilyas = await join('ilyas@feldmann.example', 'admin', 'Ilyas')
    const answers = await Promise.all([offer(), offer(ilyas.user.id)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    const { transfer } = await readTeam()
    const [receiver, other] = transfer?.toUserId === mira.user.id ? [mira, ilyas] : [ilyas, mira]
    await h.setPlan(receiver, 'studio')
    await h.setPlan(other, 'studio')
    expect((await readTeam(other)).transfer).toBeNull()
    expect((await call(other, 'POST', '/team/transfer/accept')).status).toBe(404)
    expect((await call(other, 'DELETE', '/team/transfer')).status).toBe(404)
    const both = await Promise.all([1, 2].map(() => call(receiver, 'POST', '/team/transfer/accept')))
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 404])
    expect((await readTeam(owner)).members.filter(({ role }) => role === 'owner')).toHaveLength(1)
  })

  test.each(['cancelled by the owner', 'declined', 'expired', 'its receiver removed'])(
    'is over when %s',
    async (how) => {
      const { h, call, offer, owner, mira, readTeam } = await setUp()
      await h.setPlan(mira, 'studio')
      await offer()
      if (how === 'cancelled by the owner') await call(owner, 'DELETE', '/team/transfer')
      if (how === 'declined') await call(mira, 'DELETE', '/team/transfer')
      if (how === 'its receiver removed') await call(owner, 'DELETE', `/team/member/${mira.user.id}`)
      if (how === 'expired') h.clock.advance({ days: 7 })
      const token = how === 'expired' ? await h.signIn(mira) : mira.token
      expect((await call({ token }, 'POST', '/team/transfer/accept')).status).toBe(404)
      const asOwner = { ...owner, token: how === 'expired' ? await h.signIn(owner) : owner.token }
      expect((await readTeam(asOwner)).transfer).toBeNull()
    },
  )
})
