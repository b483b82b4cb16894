import { expect, test } from 'vitest'
import { BILLING_WEBHOOK_PATH, LINK_WEBHOOK_PATH } from '#shared/connections.ts'
import { createHarness } from '#server/testing/harness.ts'
import { noLimits } from '#server/testing/no-limits.ts'
import { clientOf } from '#server/testing/clients.ts'
import { createTeam } from '#server/testing/teams.ts'

const LINE_FIELDS = { level: expect.any(Number), time: expect.any(Number), msg: expect.any(String) }
const SECRETS = ['canary', 'Canary', 'correct horse', '203.0.113.9']

type Line = Record<string, unknown>

/** A harness that gives back what was logged since the last look, after checking every line of it. */
async function createWatched(options?: Parameters<typeof createHarness>[0]) {
  const h = await createHarness(options)
  let read = 0
  function linesSince(): Line[] {
    const lines = h.logLines.slice(read).map((line): Line => JSON.parse(line))
    read = h.logLines.length
    for (const line of lines) expect(line).toMatchObject(LINE_FIELDS)
    return lines
  }
  const eventsSince = () => linesSince().flatMap(({ security }) => (security === undefined ? [] : [security]))
  return { h, linesSince, eventsSince }
}

test('sign-ins, refusals and what takes data away are marked as security events, and no line names anybody', async () => {
  const { h, linesSince, eventsSince } = await createWatched()
  const team = await createTeam(h)
  const viewer = await team.join('canary.viewer@castell.example', 'viewer', 'Canary')
  eventsSince()

  await h.signIn(team.owner)
  expect(eventsSince()).toEqual(['signed_in'])
  await h.signIn({ ...team.owner, password: 'a wrong canary' }).catch(() => {})
  expect(eventsSince()).toEqual(['sign_in_refused'])
  const change = { idToken: await h.signIn(team.owner), password: 'another long canary', returnSecureToken: true }
  await h.request('POST', '/identitytoolkit.googleapis.com/v1/accounts:update?key=embedded', { body: change })
  expect(eventsSince()).toEqual(['signed_in', 'account_updated'])
  team.owner.token = await h.signIn({ ...team.owner, password: change.password })
  eventsSince()
  await h.request('GET', '/goodword/user/me', { token: `${team.owner.token}canary` })
  expect(eventsSince()).toEqual(['token_refused'])
  const create = { customerName: 'Canary Client', customerEmail: 'canary@client.example' }
  const refused = await team.call(viewer, 'POST', '/testimonial/create', create)
  expect(refused.status).toBe(403)
  const [line] = linesSince()
  expect(line).toMatchObject({
    security: 'role_refused',
    code: 'request.role_too_low',
    userId: viewer.user.id,
    requestId: expect.any(String),
    route: '/goodword/testimonial/create',
  })
  await h.request('GET', '/healthz/', { headers: { host: 'canary.example' } })
  expect(eventsSince()).toEqual(['host_refused'])
  for (const path of [BILLING_WEBHOOK_PATH, LINK_WEBHOOK_PATH])
    await h.request('POST', path, { body: { canary: true }, headers: { 'stripe-signature': 't=1,v1=canary' } })
  expect(eventsSince()).toContain('signature_refused')

  const request = await h.createRequest(team.owner, create)
  await h.submit(request.id, { customerName: 'Canary Client', testimonial: 'Canary words.' })
  const exported = await h.request('GET', `/goodword/testimonial/${request.id}/client-export`, team.owner)
  expect([exported.status, eventsSince()]).toEqual([200, ['client_data_exported']])
  const client = clientOf(h, request.id)
  await client.page('GET', '/export')
  await client.page('DELETE', '', {})
  expect(eventsSince()).toEqual(['client_exported', 'client_erased'])
  await h.request('GET', '/goodword/user/me/export', { token: team.owner.token })
  await team.call(team.owner, 'PUT', `/team/member/${viewer.user.id}`, { role: 'editor' })
  await team.call(team.owner, 'DELETE', `/team/member/${viewer.user.id}`)
  await h.request('DELETE', '/goodword/user/me', { token: viewer.token, body: { email: 'wrong@canary.example' } })
  await h.request('DELETE', '/goodword/user/me', { token: viewer.token, body: { email: viewer.email } })
  expect(eventsSince()).toEqual([
    'account_exported',
    'role_changed',
    'member_removed',
    'confirmation_refused',
    'account_closed',
  ])
  await h.drain()
  const log = h.logLines.join('')
  for (const secret of [...SECRETS, request.id, client.token, viewer.token, team.owner.token, team.owner.email])
    expect(log).not.toContain(secret)
})

test('a limit that was reached is a security event', async () => {
  const limits = { ...noLimits, address: { points: 1, seconds: 60 } }
  const { h, eventsSince } = await createWatched({ overrides: { limits } })
  const headers = { 'x-forwarded-for': '203.0.113.9' }
  for (let times = 0; times < 2; times += 1) await h.request('GET', '/goodword/user/me', { headers })
  expect(eventsSince()).toEqual(['token_refused', 'limited'])
  expect(h.logLines.join('')).not.toContain('203.0.113.9')
})

test('what everybody does all day is none', async () => {
  const { h, eventsSince } = await createWatched()
  const owner = await h.signUp()
  expect(eventsSince()).toEqual(['signed_up', 'signed_in'])
  const { id } = await h.createRequest(owner, { isAutoSendEnabled: true })
  await h.drain()
  await h.submit(id)
  await h.request('GET', `/goodword/testimonial/${id}`)
  await h.request('GET', '/goodword/testimonial/unknown')
  await h.request('POST', '/goodword/testimonial/create', { token: owner.token, body: {} })
  expect(eventsSince()).toEqual([])
})
