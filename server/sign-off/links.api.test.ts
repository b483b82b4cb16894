import { describe, expect, test } from 'vitest'
import { activity } from '#server/db/schema/activity.ts'
import { signOffLinks, signOffTokens } from '#server/db/schema/sign-off.ts'
import { emailedLinks, openSignOff, setUpSignOff } from '#server/testing/sign-off.ts'

const DAY = { hours: 24 }

describe('a sign-off link', () => {
  test('is emailed and shown once, and only its hash is stored', async () => {
    const { h, create, list } = await setUpSignOff()
    const { status, body } = await create()
    expect(status).toBe(201)
    expect(body.link).toMatchObject({ name: 'Jo', email: 'jo@lund.example', status: 'active', emailProblem: null })
    expect(body.url).toMatch(/^http:\/\/goodword\.test\/sign-off\/[\w-]{43}$/)
    await h.drain()
    const [emailed = ''] = await emailedLinks(h, 'jo@lund.example')
    expect((await openSignOff(h, body.url).page()).status).toBe(200)
    expect((await openSignOff(h, emailed).page()).status).toBe(200)
    const stored = JSON.stringify([await h.rows(signOffTokens).list(), await h.rows(signOffLinks).list(), await list()])
    for (const url of [body.url, emailed]) expect(stored).not.toContain(url.split('/').at(-1))
    expect(JSON.stringify(await list())).not.toContain('/sign-off/')
    expect(h.logLines.join('')).not.toContain(body.url.split('/').at(-1))
  })

  test('works for thirty days, again once extended, and no more once revoked', async () => {
    const { h, owner, create, call } = await setUpSignOff()
    const { body } = await create()
    const jo = openSignOff(h, body.url)
    const act = async (action: string) => {
      const token = await h.signIn(owner)
      return call('POST', `/goodword/sign-off-link/${body.link.id}/${action}`, { ...owner, token })
    }
    h.clock.advance({ hours: 24 * 30 - 1 })
    expect((await jo.page()).status).toBe(200)
    h.clock.advance({ hours: 1 })
    expect(await jo.page()).toMatchObject({ status: 410, body: { code: 'sign_off.expired' } })
    expect(await act('resend')).toMatchObject({ status: 409, body: { code: 'sign_off.wrong_state' } })
    expect(await act('extend')).toMatchObject({ status: 200, body: { status: 'active' } })
    expect((await jo.page()).status).toBe(200)
    expect(await act('revoke')).toMatchObject({ status: 200, body: { status: 'revoked' } })
    expect(await act('revoke')).toMatchObject({ status: 200, body: { status: 'revoked' } })
    const { status, body: refused } = await jo.page()
    expect([status, refused.code]).toEqual([410, 'sign_off.revoked'])
    expect(JSON.stringify(refused)).not.toMatch(/Jo|Feldmann|lund/)
    expect(await act('extend')).toMatchObject({ status: 409, body: { code: 'sign_off.wrong_state' } })
    const kinds = (await h.rows(activity).list()).map(({ kind, subject }) => [kind, subject])
    expect(kinds).toEqual([
      ['sign_off_link_created', 'Jo'],
      ['sign_off_link_extended', 'Jo'],
      ['sign_off_link_revoked', 'Jo'],
    ])
  })

  test('can be sent again, and earlier emails keep working', async () => {
    const { h, owner, create, call } = await setUpSignOff()
    const { body } = await create({ language: 'de' })
    await h.drain()
    await call('POST', `/goodword/sign-off-link/${body.link.id}/resend`, owner)
    await h.drain()
    const urls = await emailedLinks(h, 'jo@lund.example')
    expect(new Set(urls).size).toBe(2)
    for (const url of urls) expect((await openSignOff(h, url).page()).status).toBe(200)
    expect((await h.emails())[0]).toMatchObject({ subject: 'Ihre Freigabe für Kundenstimmen zu Feldmann Studio' })
  })

  test('is one for each person, and twenty for each workspace and day', async () => {
    const { h, owner, create, call } = await setUpSignOff()
    expect((await create()).status).toBe(201)
    expect(await create({ email: 'JO@lund.example' })).toMatchObject({
      status: 409,
      body: { code: 'sign_off.has_link' },
    })
    for (let n = 1; n < 20; n += 1) expect((await create({ email: `jo${n}@lund.example` })).status).toBe(201)
    expect(await create({ email: 'more@lund.example' })).toMatchObject({ body: { code: 'sign_off.too_many_links' } })
    const [{ id } = { id: '' }] = await h.rows(signOffLinks).list()
    const resend = (token: string) => call('POST', `/goodword/sign-off-link/${id}/resend`, { ...owner, token })
    expect(await resend(owner.token)).toMatchObject({ status: 409, body: { code: 'sign_off.too_many_emails' } })
    h.clock.advance(DAY)
    expect((await resend(await h.signIn(owner))).status).toBe(200)
  })

  test.each([
    ['no name', { name: ' ' }, 'Name'],
    ['no address', { email: 'jo' }, 'Email'],
  ])('needs a name and an address: %s', async (_, values, label) => {
    const { create } = await setUpSignOff()
    const { status, body } = await create(values)
    expect(status).toBe(422)
    expect(body.message).toContain(label)
  })

  test('needs a plan with a team, also to go on working', async () => {
    const { h, owner, create, require: need } = await setUpSignOff()
    const { body } = await create()
    await h.setPlan(owner, 'pro')
    expect(await create({ email: 'ben@lund.example' })).toMatchObject({
      status: 402,
      body: { message: 'Your plan has no sign-off links. Choose the Studio plan to use them.' },
    })
    expect((await need(true)).status).toBe(402)
    expect(await openSignOff(h, body.url).page()).toMatchObject({ status: 410, body: { code: 'sign_off.revoked' } })
    await h.setPlan(owner, 'studio')
    expect((await openSignOff(h, body.url).page()).status).toBe(200)
  })

  test('is unknown in another workspace', async () => {
    const { h, create } = await setUpSignOff()
    const { body } = await create()
    const stranger = await h.signUp()
    await h.setPlan(stranger, 'studio')
    for (const action of ['resend', 'extend', 'revoke']) {
      const path = `/goodword/sign-off-link/${body.link.id}/${action}`
      expect((await h.request('POST', path, { token: stranger.token })).status).toBe(404)
    }
    const { body: listed } = await h.request('GET', '/goodword/sign-off-link/list', { token: stranger.token })
    expect(listed).toEqual({ isRequired: false, links: [] })
  })

  test('is forgotten 90 days after its end', async () => {
    const { h, create } = await setUpSignOff()
    await create()
    h.clock.advance({ hours: 24 * 119 })
    await h.housekeeping.run()
    expect(await h.rows(signOffLinks).count()).toBe(1)
    h.clock.advance({ hours: 48 })
    await h.housekeeping.run()
    expect([await h.rows(signOffLinks).count(), await h.rows(signOffTokens).count()]).toEqual([0, 0])
  })
})

test('wrong links are refused after some time, and a good one never', async () => {
  const { h, create } = await setUpSignOff()
  const { body } = await create()
  for (let n = 0; n < 40; n += 1) await openSignOff(h, '/sign-off/wrong').page()
  expect((await openSignOff(h, body.url).page()).status).toBe(200)
})
