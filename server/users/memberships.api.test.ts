import { expect, test } from 'vitest'
import { workspaceMembers } from '#server/db/schema/accounts.ts'
import { createHarness } from '#server/testing/harness.ts'

async function setUp() {
  const h = await createHarness()
  const agency = await h.signUp({ email: 'mira@agency.example', organisationName: 'Agency' })
  h.clock.advance({ seconds: 1 })
  const brand = await h.signUp({ email: 'jo@brand.example', organisationName: 'Brand' })
  await h.setPlan(brand, 'studio')
  const own = (await h.services.users.getMember(agency.user.id)).workspaceId
  const brands = (await h.services.users.getMember(brand.user.id)).workspaceId
  await h.insertRows(workspaceMembers, { workspaceId: brands, userId: agency.user.id, role: 'editor' })
  const nameIn = async (workspaceId?: string) => {
    const token = await h.signIn(agency)
    const headers = workspaceId === undefined ? {} : { headers: { 'x-workspace-id': workspaceId } }
    const { body } = await h.request<{ organisationName: string }>('GET', '/goodword/user/me', { token, ...headers })
    return body.organisationName
  }
  return { h, agency, brand, own, brands, nameIn }
}

test('a call is about the workspace that its header names', async () => {
  const { own, brands, nameIn } = await setUp()
  expect(await nameIn(brands)).toBe('Brand')
  expect(await nameIn(own)).toBe('Agency')
})

test('a call without the header is about the workspace used last', async () => {
  const { h, brands, own, nameIn } = await setUp()
  expect(await nameIn()).toBe('Agency')
  h.clock.advance({ minutes: 5 })
  await nameIn(brands)
  expect(await nameIn()).toBe('Brand')
  h.clock.advance({ hours: 1 })
  await nameIn(own)
  expect(await nameIn()).toBe('Agency')
})

test('an empty or unknown workspace is 404', async () => {
  const { nameIn } = await setUp()
  expect(await nameIn('')).toBeUndefined()
  expect(await nameIn('wsp_none')).toBeUndefined()
})

test('one token can be used for two workspaces at the same moment', async () => {
  const { own, brands, nameIn } = await setUp()
  const names = await Promise.all([own, brands, own, brands].map(nameIn))
  expect(names).toEqual(['Agency', 'Brand', 'Agency', 'Brand'])
})

test('only an admin changes the organisation, and everybody the own name', async () => {
  const { h, agency, brand, brands } = await setUp()
  const put = (body: object) =>
    h.request('PUT', '/goodword/user/me', { token: agency.token, headers: { 'x-workspace-id': brands }, body })
  expect(await put({ organisationName: 'Taken over' })).toMatchObject({
    status: 403,
    body: { code: 'request.role_too_low', message: 'Admins and the owner of this workspace can do this.' },
  })
  expect((await put({ organisationImageUrl: null })).status).toBe(403)
  expect((await put({ firstName: 'Mira' })).body).toMatchObject({ firstName: 'Mira', organisationName: 'Brand' })
  const me = await h.request('GET', '/goodword/user/me', { token: brand.token })
  expect(me.body).toMatchObject({ organisationName: 'Brand' })
  expect(me.body).not.toMatchObject({ firstName: 'Mira' })
})

test('who is in no workspace any more gets an own one, once', async () => {
  const { h, agency, own, brands, nameIn } = await setUp()
  await h.rows(workspaceMembers, { userId: agency.user.id }).delete()
  expect(await nameIn(brands)).toBeUndefined()
  const names = await Promise.all([nameIn(), nameIn()])
  expect(names).toEqual([null, null])
  const [membership, ...others] = await h.rows(workspaceMembers, { userId: agency.user.id }).list()
  expect(others).toEqual([])
  expect(membership?.role).toBe('owner')
  expect([own, brands]).not.toContain(membership?.workspaceId)
})

test('closing an account leaves the workspaces of others as they are', async () => {
  const { h, agency, brand } = await setUp()
  const body = { email: 'mira@agency.example' }
  expect((await h.request('DELETE', '/goodword/user/me', { token: agency.token, body })).status).toBe(204)
  await h.drain()
  expect((await h.request('GET', '/goodword/user/me', { token: brand.token })).body).toMatchObject({
    organisationName: 'Brand',
  })
  expect(await h.rows(workspaceMembers).list()).toHaveLength(1)
})
