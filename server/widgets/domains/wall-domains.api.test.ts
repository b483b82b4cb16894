import { describe, expect, test } from 'vitest'
import { type ActivityItem, listActivity } from '#shared/workspace-activity.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { workspaces } from '#server/db/schema/accounts.ts'
import { about, addWorkspace } from '#server/testing/freezing.ts'
import { createHarness, ORIGIN } from '#server/testing/harness.ts'
import { confirmWallDomain, openStudioWall, visit, WALL_NAME, wallDomainOf } from '#server/testing/wall-domains.ts'
import { dnsUnavailable } from './wall-domains.errors.ts'

type Opened = Awaited<ReturnType<typeof openStudioWall>>

/** Another owner on Studio in the same installation. */
async function anotherOwner({ h }: Opened) {
  const owner = await h.signUp({ email: 'mira@other.example' })
  await h.setPlan(owner, 'studio')
  const { body } = await h.request<{ items: { id: string }[] }>('GET', '/goodword/widget/list', { token: owner.token })
  return { h, owner, widgetId: body.items[0]?.id ?? '' }
}

const activityOf = async ({ h, owner }: Opened) => {
  const { body } = await h.request<{ items: ActivityItem[] }>('GET', listActivity.path, { token: owner.token })
  return body.items.map(({ kind }) => kind)
}

describe('the domain of a hosted wall', () => {
  test('is added with the two records to set, and recorded', async () => {
    const opened = await openStudioWall()
    const domain = wallDomainOf(opened)
    expect(await domain.read()).toEqual({ domain: null, isIncluded: true, isPossible: true })
    const { status, body } = await domain.add()
    expect(status).toBe(201)
    expect(body).toMatchObject({ name: WALL_NAME, widgetId: opened.widgetId, status: 'pending', checkedAt: null })
    expect(body.records).toMatchObject([
      { type: 'CNAME', name: WALL_NAME, value: new URL(ORIGIN).hostname },
      { type: 'TXT', name: `_goodword.${WALL_NAME}`, value: expect.stringMatching(/^goodword-wall=[\w-]{43}$/) },
    ])
    expect((await domain.read()).domain).toEqual(body)
    expect(await activityOf(opened)).toContain('wall_domain_added')
  })

  test('is checked within a minute, and confirmed once its records are there', async () => {
    const opened = await openStudioWall()
    const domain = wallDomainOf(opened)
    await domain.add()
    opened.h.clock.advance({ minutes: 1 })
    await opened.h.drain()
    expect((await domain.read()).domain).toMatchObject({ status: 'pending', records: [{ status: 'missing' }, {}] })
    await domain.publish()
    opened.h.clock.advance({ minutes: 1 })
    await opened.h.drain()
    expect((await domain.read()).domain).toMatchObject({ status: 'confirmed', records: [{ status: 'found' }, {}] })
    expect((await visit(opened.h, '/')).status).toBe(200)
  })

  test('fails after three days without records, until the owner asks', async () => {
    const opened = await openStudioWall()
    const domain = wallDomainOf(opened)
    await domain.add()
    for (let hours = 0; hours <= 80; hours += 1) {
      opened.h.clock.advance({ hours: 1 })
      await opened.h.drain()
    }
    const again = wallDomainOf({ ...opened, owner: { ...opened.owner, token: await opened.h.signIn(opened.owner) } })
    expect((await again.read()).domain?.status).toBe('failed')
    expect(await opened.h.rows(jobs, { kind: 'widgets.check-domain' }).count()).toBe(0)
    expect((await again.check()).body.status).toBe('pending')
  })

  test('still counts for seven days while its records are gone, then is released, and the activity says so', async () => {
    const opened = await openStudioWall()
    const { h, owner } = opened
    const domain = await confirmWallDomain(opened)
    await domain.publish(false)
    h.clock.advance({ hours: 24 })
    await h.drain()
    const later = async () => wallDomainOf({ ...opened, owner: { ...owner, token: await h.signIn(owner) } })
    expect((await (await later()).read()).domain).toMatchObject({ status: 'missing', missingSince: expect.any(String) })
    expect((await visit(h, '/')).status).toBe(200)
    for (let hours = 0; hours < 7 * 24; hours += 1) {
      h.clock.advance({ hours: 1 })
      await h.drain()
    }
    expect((await (await later()).read()).domain?.status).toBe('released')
    expect((await visit(h, '/')).status).toBe(421)
    const token = await h.signIn(owner)
    expect(await activityOf({ ...opened, owner: { ...owner, token } })).toContain('wall_domain_released')
  })

  test('is confirmed again when its records come back in time', async () => {
    const opened = await openStudioWall()
    const domain = await confirmWallDomain(opened)
    await domain.publish(false)
    expect((await domain.check()).body.status).toBe('missing')
    await domain.publish()
    opened.h.clock.advance({ minutes: 1 })
    await opened.h.drain()
    expect((await domain.read()).domain).toMatchObject({ status: 'confirmed', missingSince: null })
  })

  test('keeps its state while the DNS does not answer, and is checked afterwards', async () => {
    const opened = await openStudioWall()
    const domain = await confirmWallDomain(opened)
    const { wallServing } = opened.h.deps
    const { findRecords } = wallServing?.dns ?? expect.fail('Domains are not possible.')
    const answers = (dns: typeof findRecords) => void Object.assign(wallServing?.dns ?? {}, { findRecords: dns })
    answers(async () => {
      throw dnsUnavailable()
    })
    expect(await domain.check()).toMatchObject({ status: 503, body: { code: 'wall_domains.dns_unavailable' } })
    opened.h.clock.advance({ hours: 24 })
    await opened.h.drain()
    answers(findRecords)
    const token = await opened.h.signIn(opened.owner)
    const again = wallDomainOf({ ...opened, owner: { ...opened.owner, token } })
    expect((await again.read()).domain?.status).toBe('confirmed')
    expect(await opened.h.rows(jobs, { kind: 'widgets.check-domain' }).count()).toBe(1)
  })

  test('is the first one’s whose records are found; who only waits for it blocks nobody', async () => {
    const opened = await openStudioWall()
    const other = await anotherOwner(opened)
    const [mine, theirs] = [wallDomainOf(opened), wallDomainOf(other)]
    expect((await theirs.add()).status).toBe(201)
    expect((await mine.add()).status).toBe(201)
    await mine.check()
    await mine.publish()
    expect((await theirs.check()).body.status, 'their secret is not in the DNS').toBe('pending')
    expect((await mine.check()).body.status).toBe('confirmed')
    await theirs.publish(false)
    await theirs.check()
    await theirs.publish()
    expect((await theirs.check()).body.status).toBe('taken')
    expect((await visit(opened.h, '/')).body).toContain('Precise, funny, never late.')
  })

  test('can’t be taken over when its owner removed it and forgot the first record', async () => {
    const opened = await openStudioWall()
    const domain = await confirmWallDomain(opened)
    await domain.remove()
    const other = wallDomainOf(await anotherOwner(opened))
    await other.add()
    expect((await other.check()).body).toMatchObject({
      status: 'pending',
      records: [{ status: 'found' }, { status: 'missing' }],
    })
    expect((await visit(opened.h, '/')).status).toBe(421)
  })

  test('leads nowhere once it is removed, and another one can be added', async () => {
    const opened = await openStudioWall()
    const domain = await confirmWallDomain(opened)
    expect(await domain.add('other.feldmann.example')).toMatchObject({
      status: 409,
      body: { code: 'wall_domains.exists', message: expect.stringContaining(WALL_NAME) },
    })
    expect((await domain.remove()).status).toBe(204)
    expect(await domain.remove()).toMatchObject({ status: 404, body: { code: 'wall_domains.not_found' } })
    expect((await visit(opened.h, '/')).status).toBe(421)
    expect(await opened.h.rows(jobs, { kind: 'widgets.check-domain' }).count()).toBe(0)
    expect(await activityOf(opened)).toContain('wall_domain_removed')
    expect((await domain.add('other.feldmann.example')).status).toBe(201)
  })

  test('can be another owner’s as soon as its workspace is deleted, before that is erased', async () => {
    const opened = await openStudioWall()
    const { h, owner } = opened
    await confirmWallDomain(opened)
    const other = wallDomainOf(await anotherOwner(opened))
    await other.add()
    await addWorkspace(h, owner, 'Halm')
    const { organisationName: name, workspace } = owner.user
    const headers = about(workspace.id)
    const deleted = await h.request('DELETE', '/goodword/workspace', { token: owner.token, headers, body: { name } })
    expect([deleted.status, await h.rows(workspaces, { id: workspace.id }).count()]).toEqual([204, 1])
    expect((await visit(h, '/')).status).toBe(421)
    await other.publish(false)
    await other.check()
    await other.publish()
    expect(await other.check()).toMatchObject({ status: 200, body: { status: 'confirmed' } })
  })

  test('goes with its widget, which says so in the activity', async () => {
    const opened = await openStudioWall()
    const { h, owner, widgetId } = opened
    const domain = await confirmWallDomain(opened)
    const { token } = owner
    await h.request('POST', '/goodword/widget/create', { token, body: { name: 'Other', kind: 'wall' } })
    expect((await h.request('DELETE', `/goodword/widget/${widgetId}`, { token })).status).toBe(204)
    expect((await domain.read()).domain).toBeNull()
    expect((await visit(h, '/')).status).toBe(421)
    expect(await activityOf(opened)).toContain('wall_domain_removed')
  })

  test.each([
    [
      new URL(ORIGIN).hostname.includes('.') ? `love.${new URL(ORIGIN).hostname}` : 'love.localhost',
      'wall_domains.refused',
    ],
    ['10.0.0.4', 'request.invalid'],
    ['feldmann.example', 'request.invalid'],
  ])('can’t be %s', async (name, code) => {
    const domain = wallDomainOf(await openStudioWall())
    expect(await domain.add(name)).toMatchObject({ status: 422, body: { code } })
  })

  test('needs a widget of the workspace', async () => {
    const opened = await openStudioWall()
    const other = await anotherOwner(opened)
    expect(await wallDomainOf({ ...opened, widgetId: other.widgetId }).add()).toMatchObject({
      status: 404,
      body: { code: 'widgets.not_found' },
    })
  })

  test('is not possible where the installation serves no other domains', async () => {
    const h = await createHarness({ overrides: { wallServing: undefined } })
    const owner = await h.signUp()
    await h.setPlan(owner, 'studio')
    const { body } = await h.request<{ items: { id: string }[] }>('GET', '/goodword/widget/list', {
      token: owner.token,
    })
    const domain = wallDomainOf({ h, owner, widgetId: body.items[0]?.id ?? '' })
    expect((await domain.read()).isPossible).toBe(false)
    expect(await domain.add()).toMatchObject({ status: 409, body: { code: 'wall_domains.not_possible' } })
  })

  test('is in the export of the account', async () => {
    const opened = await openStudioWall()
    const domain = await confirmWallDomain(opened)
    const { token } = opened.owner
    const { body } = await opened.h.request<{ wallDomain: unknown }>('GET', '/goodword/user/me/export', { token })
    expect(body.wallDomain).toEqual((await domain.read()).domain)
  })
})

describe('after a downgrade', () => {
  test.each(['pro', 'free'] as const)(
    'to %s the domain leads nowhere, and the wall’s own address goes on',
    async (plan) => {
      const opened = await openStudioWall()
      const { h, owner, widgetId } = opened
      const domain = await confirmWallDomain(opened)
      await h.setPlan(owner, plan)
      expect((await visit(h, '/')).status).toBe(421)
      const own = await h.request<string>('GET', `/wall/${widgetId}`)
      expect(own.body).toContain(`<link rel="canonical" href="${ORIGIN}/wall/${widgetId}">`)
      expect(await domain.read()).toMatchObject({ isIncluded: false, domain: { name: WALL_NAME } })
      await h.setPlan(owner, 'studio')
      expect((await visit(h, '/')).status).toBe(200)
    },
  )
})
