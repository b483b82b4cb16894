import { describe, expect, test } from 'vitest'
import type { Connection } from '#shared/connections.ts'
import { EXISTING_IMPORT_MAX_ROWS } from '#shared/existing-import.ts'
import type { ErrorResponse } from '#shared/http/errors.ts'
import type { PlanName } from '#shared/plans.ts'
import { workspaces, workspaceSizes } from '#server/db/schema/accounts.ts'
import { idempotencyKeys } from '#server/db/schema/jobs.ts'
import { payments } from '#server/db/schema/payments.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { rememberAnswer, rememberResult } from '#server/idempotency/idempotency.service.ts'
import { FULL_ROW, SAVE } from '#server/testing/batches.ts'
import { clientOf } from '#server/testing/clients.ts'
import { createHarness, type Harness } from '#server/testing/harness.ts'
import { stripeSenderOf } from '#server/testing/stripe-events.ts'
import { openTestDatabase } from '#server/testing/test-database.ts'
import { paidInvoice } from '#server/testing/stripe-objects.ts'
import { defaultWorkspaceLimits, type WorkspaceLimits } from './workspace-limits.ts'

const FULL = 'The space for testimonials and their history is full. Delete requests or testimonials that aren’t needed.'

async function setUp(limits: Partial<WorkspaceLimits>, plan: PlanName = 'studio') {
  const workspaceLimits = { ...defaultWorkspaceLimits, ...limits }
  const h = await createHarness({ overrides: { workspaceLimits } })
  const owner = await h.signUp()
  await h.setPlan(owner, plan)
  const { token } = owner
  const call = (method: string, path: string, body?: unknown, as = token) =>
    h.request<ErrorResponse & { id: string }>(method, `/goodword${path}`, { token: as, body })
  let clients = 0
  const address = () => `client${(clients += 1)}@client.example`
  return {
    h,
    owner,
    /** Lowers the space to what is used now. */
    fill: async () => {
      const [size] = await h.rows(workspaceSizes).list()
      workspaceLimits.storedBytes = size?.bytes ?? 0
    },
    free: () => void (workspaceLimits.storedBytes = defaultWorkspaceLimits.storedBytes),
    call,
    create: (as?: string) => call('POST', '/testimonial/create', { customerEmail: address() }, as),
    add: () =>
      call('POST', '/testimonial/add', {
        customerName: 'Ana',
        rating: 5,
        testimonial: 'Good.',
        receivedVia: 'Email',
        receivedOn: '2026-11-01',
        isAttested: true,
      }),
    saveBatch: () => call('POST', '/batch', { name: 'clients.csv', timing: SAVE, rows: [FULL_ROW] }),
  }
}

describe('the number of requests and testimonials', () => {
  test.each<PlanName>(['free', 'pro', 'studio'])(
    'has the same limit on %s, which a deleted request makes room under',
    async (plan) => {
      const { h, create, add, call } = await setUp({ entries: 4 }, plan)
      const [first] = [await create(), await create(), await create()]
      expect((await add()).status).toBe(201)

      const refused = {
        code: 'workspaces.too_many_entries',
        message: 'There is room for 4 requests and testimonials. Delete requests that nobody answered, or write to us.',
      }
      for (const attempt of [create, add]) {
        expect(await attempt()).toMatchObject({ status: 409, body: refused })
      }
      expect(await h.rows(testimonials).count()).toBe(4)
      await call('DELETE', `/testimonial/${first.body.id}`)
      expect((await add()).status).toBe(201)
    },
  )

  test('leaves Free room for the largest import', async () => {
    const { call } = await setUp({}, 'free')
    const body = { total: EXISTING_IMPORT_MAX_ROWS, receivedVia: 'Senja', isAttested: true }
    expect((await call('POST', '/import', body)).status).toBe(201)
  })

  test('is counted for each workspace separately', async () => {
    const { h, create } = await setUp({ entries: 1 })
    const other = await h.signUp()
    expect([(await create()).status, (await create(other.token)).status, (await create()).status]).toEqual([
      201, 201, 409,
    ])
  })
})

describe('the space for testimonials', () => {
  test('is full once its limit is used up, for owners and for clients', async () => {
    const { h, fill, free, create, add, saveBatch, call } = await setUp({})
    const { id } = (await create()).body
    const answered = (await create()).body.id
    await h.submit(answered)
    await fill()
    const refused = { status: 409, body: { code: 'workspaces.storage_full', message: FULL } }
    expect(await create()).toMatchObject(refused)
    expect(await add()).toMatchObject(refused)
    expect(await saveBatch()).toMatchObject(refused)
    expect(await call('PUT', `/testimonial/${answered}/approve`)).toMatchObject(refused)
    expect(await call('PUT', `/testimonial/${id}`, { customerEmail: 'x@client.example' })).toMatchObject(refused)
    expect(await call('POST', `/testimonial/${id}/resend`)).toMatchObject(refused)
    expect(await h.submit(id)).toMatchObject({
      status: 409,
      body: {
        code: 'submissions.storage_full',
        message: 'There’s no room for another testimonial at the moment. Please tell the person who asked you.',
      },
    })

    expect((await call('DELETE', `/testimonial/${id}`)).status).toBe(204)
    expect((await call('PUT', `/testimonial/${answered}/approve`)).status).toBe(200)
    free()
    expect((await create()).status).toBe(201)
  })

  test('counts text and history, and is empty again when everything is deleted', async () => {
    const { h, create, add } = await setUp({})
    const bytes = async () => (await h.rows(workspaceSizes).values('bytes'))[0] ?? 0
    const { id } = (await create()).body
    const small = await bytes()
    await h.submit(id, { testimonial: 'x'.repeat(4000) })
    const large = await bytes()
    expect(large - small).toBeGreaterThan(8000)
    await clientOf(h, id).revise({ testimonial: 'Short.' })
    expect(await bytes()).toBeLessThan(large)
    expect(await bytes()).toBeGreaterThan(small + 4000)
    await clientOf(h, id).erase()
    await add()
    await h.rows(testimonials).delete()
    expect(await bytes()).toBe(0)
    await h.rows(workspaces).delete()
    expect(await h.rows(workspaceSizes).count()).toBe(0)
  })
})

describe('links to Stripe', () => {
  test('have a limit where the plan has none', async () => {
    const { call } = await setUp({ connections: 2 })
    const add = () => call('POST', '/stripe/webhook-connections', { name: 'Mine' })
    const [first] = [await add(), await add()]
    expect(first.status).toBe(201)
    const refused = {
      status: 409,
      body: {
        code: 'connections.too_many',
        message: 'You have 2 linked Stripe accounts, which is the maximum. Disconnect one that you no longer need.',
      },
    }
    expect(await add()).toMatchObject(refused)
    expect(await call('POST', '/stripe/oauth-connect')).toMatchObject(refused)
    expect((await call('POST', '/stripe/oauth-disconnect', { connectionId: first.body.id })).status).toBe(204)
    expect((await add()).status).toBe(201)
  })
})

describe('payments', () => {
  const SECRET = 'whsec_of00the00owner00000000000000'

  async function ownWebhook(h: Harness, token: string) {
    const path = '/goodword/stripe/webhook-connections'
    const { id, webhookUrl } = (await h.request<Connection>('POST', path, { token, body: { name: 'Mine' } })).body
    const body = { signingSecret: SECRET }
    await h.request('PUT', `/goodword/stripe/connections/${id}/secret`, { token, body })
    return webhookUrl ?? ''
  }

  test('beyond the limit are ignored', async () => {
    const { h, owner } = await setUp({ payments: 2 })
    const { sendOwn, events } = stripeSenderOf(h)
    const url = await ownWebhook(h, owner.token)
    for (const number of [1, 2, 3]) {
      const object = paidInvoice({
        id: `in_${number}`,
        paymentIntent: `pi_${number}`,
        paidAt: h.clock.now().toISOString(),
      })
      expect(await sendOwn(url, SECRET, { object })).toBe(200)
      await h.drain()
    }
    expect(await h.rows(payments).count()).toBe(2)
    expect((await events()).map(({ reason }) => reason)).toEqual([null, null, 'too_many_payments'])
  })
})

describe('results of repeatable requests', () => {
  test('have a limit for each kind of request', async () => {
    const { db, rows } = openTestDatabase()
    const now = new Date(1)
    const remember = (scope: string, key: string) =>
      db.transaction((tx) => rememberResult(tx, { scope, key, request: key }, { entityId: 'x', now, keptMax: 2 }))
    const answer = (scope: string, key: string) =>
      db.transaction((tx) => rememberAnswer(tx, { scope, key, request: key }, { answer: 'x', now, keptMax: 2 }))
    for (const keep of [remember, answer]) {
      const scope = `scope of ${keep.name}`
      await keep(scope, 'one')
      await keep(scope, 'two')
      await expect(keep(scope, 'three')).rejects.toMatchObject({
        status: 409,
        code: 'request.too_many_keys',
        message: 'Too many requests of this kind had an Idempotency-Key this week. Send this one without the header.',
      })
      await keep(`another ${scope}`, 'three')
    }
    expect(await rows(idempotencyKeys).count()).toBe(6)
  })
})
