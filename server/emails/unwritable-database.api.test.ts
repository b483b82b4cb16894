import { describe, expect, test } from 'vitest'
import { emailMessages } from '#server/db/schema/emails.ts'
import { sent, withEmailService } from '#server/testing/email-service.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'
import { createTestMailer } from '#server/testing/mailers.ts'
import { listRequests } from '#server/testing/requests.ts'

describe('fault 41: while the database can’t be written', () => {
  const create = (h: Harness, owner: TestOwner) => {
    const body = { customerEmail: 'bo@client.example', isAutoSendEnabled: true }
    return h.request('POST', '/goodword/testimonial/create', { token: owner.token, body })
  }

  test('no request can be created, and an email that was just handed over is not sent twice', async () => {
    const keys: string[] = []
    const mailer = createTestMailer(async (_email, { idempotencyKey }) => {
      if (keys.push(idempotencyKey) === 1) h.faults.refuseWrites()
      return sent
    })
    const h = await createHarness({ overrides: { mailer } })
    const owner = await h.signUp()
    await h.createRequest(owner, { isAutoSendEnabled: true })
    await expect(h.drain()).rejects.toThrow(/readonly|refuses/)
    expect(await create(h, owner)).toMatchObject({ status: 503, body: { code: 'server.disk_unusable' } })

    h.faults.recover()
    h.clock.advance({ minutes: 1 })
    await h.drain()
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
    expect(await listRequests(h, owner)).toMatchObject([{ emailState: 'sent' }])
  })

  test('because the disk is full, no request can be created until there is room again', async () => {
    const { h, owner, handed } = await withEmailService([sent])
    await h.setPlan(owner, 'studio')
    h.faults.fillDisk()
    let refused = await create(h, owner)
    // A full database still has room for some rows in its pages.
    for (let tries = 0; refused.status === 201 && tries < 500; tries += 1) refused = await create(h, owner)
    expect(refused).toMatchObject({ status: 507, body: { code: 'server.disk_full' } })

    h.faults.recover()
    expect((await create(h, owner)).status).toBe(201)
    await h.drain()
    expect(handed).toHaveLength(await h.rows(emailMessages).count())
  })
})
