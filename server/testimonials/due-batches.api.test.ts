import { describe, expect, test } from 'vitest'
import { delayByDailyLimit } from '#shared/daily-limit.ts'
import type { EmailSettings } from '#shared/email-settings.ts'
import { defaultWorkspaceLimits } from '#server/accounts/workspace-limits.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { about, addWorkspace, use } from '#server/testing/freezing.ts'
import { noEmailLimits } from '#server/testing/no-limits.ts'
import { clientOf } from '#server/testing/clients.ts'
import { pauseSending, resumeSending } from '#server/testing/owners.ts'
import { recipients, unsubscribe, unsubscribeTokenOf } from '#server/testing/unsubscribing.ts'
import { NOW, IN_FIVE_DAYS, clients, openBatches, statesOf, passDays } from '#server/testing/batches.ts'

describe('everything is checked again when a request is due:', () => {
  test('unsubscribed, declined, on the do-not-ask list, requested and answered meanwhile', async () => {
    const { h, owner, create, read, usage } = await openBatches('studio')
    const addresses = ['gone', 'no', 'never', 'open', 'asked', 'answered', 'fine'].map(
      (name) => `${name}@client.example`,
    )
    const earlier = await h.createRequest(owner, { customerEmail: 'gone@client.example', isAutoSendEnabled: true })
    await h.submit(earlier.id)
    h.clock.advance({ seconds: 1 })
    const rows = addresses.map((customerEmail, index) => ({ row: index + 1, customerEmail }))
    const { body } = await create({ kind: 'days', days: 20 }, rows)
    const token = await h.signIn(owner)
    await unsubscribe(h, unsubscribeTokenOf(h, earlier.id))
    expect(statesOf(await read(body.id))[0]).toBe('skipped: unsubscribed')
    await h.request('POST', '/goodword/emails/do-not-ask', { token, body: { patterns: ['never@client.example'] } })
    const declined = await h.createRequest(owner, { customerEmail: 'no@client.example' })
    await clientOf(h, declined.id).decline()
    await h.createRequest(owner, { customerEmail: 'open@client.example' })
    await h.createRequest(owner, { customerEmail: 'asked@client.example', isAutoSendEnabled: true })
    const answered = await h.createRequest(owner, { customerEmail: 'Answered+x@client.example' })
    await h.submit(answered.id)
    await h.drain()
    const used = await usage()
    await passDays(h, 31)
    expect(statesOf(await read(body.id))).toEqual([
      'skipped: unsubscribed',
      'skipped: declined',
      'skipped: do_not_ask',
      'skipped: open_request',
      'skipped: requested',
      'skipped: answered',
      'requested',
    ])
    expect(used).toBe(5)
    expect((await recipients(h)).filter((address) => address === 'fine@client.example')).toHaveLength(1)
  })

  test('a request without an answer that is older than 180 days is closed, and the client is requested again', async () => {
    const { h, owner, create, read } = await openBatches()
    const earlier = await h.createRequest(owner, { customerEmail: 'ana@client.example', isAutoSendEnabled: true })
    await h.drain()
    h.clock.advance({ days: 181 })
    await h.drain()
    const { body } = await create(NOW)
    await h.drain()
    expect(statesOf(await read(body.id))).toEqual(['requested'])
    expect((await h.rows(testimonials, { id: earlier.id }).list())[0]?.closedAt).not.toBeNull()
  })

  test('a client who answered before the batch was made is the owner’s choice', async () => {
    const { h, owner, create, read } = await openBatches()
    await h.submit((await h.createRequest(owner, { customerEmail: 'ana@client.example' })).id)
    h.clock.advance({ seconds: 1 })
    const { body } = await create(NOW)
    await h.drain()
    expect(statesOf(await read(body.id))).toEqual(['requested'])
  })

  test('few emails while the owner’s address is unconfirmed, and enough of them for one client', async () => {
    const emailLimits = { ...noEmailLimits, unverifiedADay: 2 }
    const { h, create, read } = await openBatches('pro', { overrides: { emailLimits } })
    const { body } = await create(NOW, clients(3))
    await h.drain()
    expect(statesOf(await read(body.id))).toEqual(['requested', 'requested', 'planned: unverified_limit'])
    await passDays(h, 4)
    expect(statesOf(await read(body.id))).toEqual(['requested', 'requested', 'requested'])
  })

  test('an unconfirmed owner is told exactly when the rest goes out', async () => {
    const emailLimits = { ...noEmailLimits, unverifiedADay: 5 }
    const { h, owner, create, read } = await openBatches('pro', { overrides: { emailLimits } })
    await h.createRequest(owner, { customerEmail: 'first@client.example', isAutoSendEnabled: true })
    h.clock.advance({ hours: 2 })
    const settings = await h.request<EmailSettings>('GET', '/goodword/emails', { token: await h.signIn(owner) })
    const { body } = await create(NOW, clients(12))
    const times = async () => (await read(body.id)).rows.map(({ at }) => (at === null ? null : new Date(at)))
    const planned = await times()
    const { sending } = settings.body
    expect(sending).toMatchObject({ leftToday: 4, countedAt: ['2026-11-20T09:00:00.000Z'] })
    const expected = delayByDailyLimit({ times: planned, sending, timeZone: 'Europe/Berlin' })
    await h.drain()
    await passDays(h, 6)
    expect(await times()).toEqual(expected)
    // Now, on Monday and on Tuesday.
    expect(Map.groupBy(expected, (time) => time?.getTime()).size).toBe(3)
  })

  test('a workspace without room for more requests sends the rest once there is', async () => {
    const workspaceLimits = { ...defaultWorkspaceLimits, entries: 2 }
    const { h, owner, create, read } = await openBatches('pro', { overrides: { workspaceLimits } })
    const { id } = await h.createRequest(owner)
    h.clock.advance({ seconds: 1 })
    const { body } = await create(NOW, clients(2))
    await h.drain()
    expect(statesOf(await read(body.id))).toEqual(['requested', 'planned: full'])
    await h.request('DELETE', `/goodword/testimonial/${id}`, { token: await h.signIn(owner) })
    await passDays(h, 4)
    expect(statesOf(await read(body.id))).toEqual(['requested', 'requested'])
  })

  test('a frozen workspace sends nothing, can cancel the rest, and goes on once it thaws', async () => {
    const { h, owner, call, create } = await openBatches('studio')
    const { body } = await create(IN_FIVE_DAYS, clients(2))
    const { workspaceId } = await h.services.users.getMember(owner.user.id)
    const other = await addWorkspace(h, { ...owner, token: await h.signIn(owner) }, 'Other')
    await use(h, { ...owner, token: await h.signIn(owner) }, other)
    await h.setPlan(owner, 'free')
    await passDays(h, 5)
    const headers = about(workspaceId)
    const frozen = await call('GET', `/${body.id}`, undefined, headers)
    expect(statesOf(frozen.body)).toEqual(['planned: frozen', 'planned: frozen'])
    expect(await h.emails()).toEqual([])
    expect((await call('POST', `/${body.id}/plan`, { timing: NOW }, headers)).status).toBe(402)
    expect(statesOf((await call('POST', `/${body.id}/row/2/cancel`, undefined, headers)).body)).toEqual([
      'cancelled',
      'planned: frozen',
    ])
    await h.setPlan(owner, 'studio')
    await passDays(h, 4)
    expect(statesOf((await call('GET', `/${body.id}`, undefined, headers)).body)).toEqual(['cancelled', 'requested'])
  })

  test('what can’t be sent for 45 days waits for the owner again', async () => {
    const { h, owner, call, create, read } = await openBatches()
    const { body } = await create(NOW)
    await pauseSending({ h, owner })
    await h.drain()
    expect(statesOf(await read(body.id))).toEqual(['planned: sending_paused'])
    await passDays(h, 46)
    expect(statesOf(await read(body.id))).toEqual(['saved: sending_paused'])
    await resumeSending({ h, owner })
    await call('POST', `/${body.id}/plan`, { timing: NOW })
    await h.drain()
    expect(statesOf(await read(body.id))).toEqual(['requested'])
  })
})
