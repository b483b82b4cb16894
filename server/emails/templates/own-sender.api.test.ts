import { afterEach, describe, expect, test } from 'vitest'
import { createProcessMemory } from '#server/kernel/process-memory.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'
import { type FakeResend, startFakeResend } from '#server/testing/fake-resend.ts'
import { createTestClock } from '#server/testing/test-clock.ts'
import { createResendDomains } from '#server/emails/resend/resend-domains.ts'
import { createResendMailer } from '#server/emails/resend/resend-mailer.ts'

const OURS = 'requests@goodword.example'
const THEIRS = 'hello@mail.studio.example'

const domain = (h: Harness, { token }: TestOwner, path = '/check', body?: unknown) =>
  h.request('POST', `/goodword/emails/domain${path === '/add' ? '' : path}`, { token, body })

async function addDomain(h: Harness, owner: TestOwner) {
  await domain(h, owner, '/add', { name: 'mail.studio.example', localPart: 'hello' })
}

async function changeRecords(h: Harness, change: 'publishRecords' | 'takeRecordsAway') {
  const emulated = h.deps.development?.email?.domains
  for (const { id } of (await emulated?.listDomains()) ?? []) await emulated?.[change](id)
}

async function setUp() {
  const h = await createHarness()
  const owner = await h.signUp()
  await h.setPlan(owner, 'studio')
  return { h, owner }
}

let asked = 0
async function senderOfNext(h: Harness, owner: TestOwner): Promise<string | undefined> {
  asked += 1
  const customerEmail = `ana${asked}@client.example`
  await h.createRequest(owner, { customerEmail, isAutoSendEnabled: true })
  await h.drain()
  return (await h.emails()).find(({ recipient }) => recipient === customerEmail)?.fromAddress
}

describe('E7: a mail comes from the owner’s domain', () => {
  test('only while its records are found', async () => {
    const { h, owner } = await setUp()
    expect(await senderOfNext(h, owner)).toBe(OURS)
    await addDomain(h, owner)
    expect(await senderOfNext(h, owner)).toBe(OURS)
    await changeRecords(h, 'publishRecords')
    await domain(h, owner)
    expect(await senderOfNext(h, owner)).toBe(THEIRS)
    await changeRecords(h, 'takeRecordsAway')
    await domain(h, owner)
    expect(await senderOfNext(h, owner)).toBe(OURS)
    await changeRecords(h, 'publishRecords')
    await domain(h, owner)
    expect(await senderOfNext(h, owner)).toBe(THEIRS)
    await h.request('DELETE', '/goodword/emails/domain', { token: owner.token })
    expect(await senderOfNext(h, owner)).toBe(OURS)
  })

  test('only on the plan that has it', async () => {
    const { h, owner } = await setUp()
    await addDomain(h, owner)
    await changeRecords(h, 'publishRecords')
    await domain(h, owner)
    await h.setPlan(owner, 'pro')
    expect(await senderOfNext(h, owner)).toBe(OURS)
    await h.setPlan(owner, 'studio')
    expect(await senderOfNext(h, owner)).toBe(THEIRS)
  })

  test('and nobody else’s mail does', async () => {
    const { h, owner } = await setUp()
    await addDomain(h, owner)
    await changeRecords(h, 'publishRecords')
    await domain(h, owner)
    const other = await h.signUp()
    await h.setPlan(other, 'studio')
    expect(await senderOfNext(h, other)).toBe(OURS)
  })

  test('when it reminds, as it is by then', async () => {
    const { h, owner } = await setUp()
    await addDomain(h, owner)
    expect(await senderOfNext(h, owner)).toBe(OURS)
    await changeRecords(h, 'publishRecords')
    await domain(h, owner)
    h.clock.advance({ days: 7 })
    await h.drain()
    expect((await h.emails())[0]?.fromAddress).toBe(THEIRS)
  })

  test('is said where the owner looks', async () => {
    const { h, owner } = await setUp()
    await addDomain(h, owner)
    const read = () => h.request('GET', '/goodword/emails', { token: owner.token })
    expect((await read()).body).toMatchObject({ domain: { status: 'pending' }, sender: { address: OURS } })
    await changeRecords(h, 'publishRecords')
    await domain(h, owner)
    expect((await read()).body).toMatchObject({ domain: { status: 'verified' }, sender: { address: THEIRS } })
  })
})

describe('E7: where Resend carries the mail', () => {
  let resend: FakeResend | undefined
  afterEach(() => resend?.stop())

  test('a domain that is not verified any more, without our knowing, does not keep a mail from going out from ours', async () => {
    resend = await startFakeResend()
    const account = { apiKey: resend.apiKey, url: resend.origin }
    const clock = createTestClock(new Date('2026-11-20T09:00:00Z'))
    const h = await createHarness({
      overrides: {
        mailer: createResendMailer({
          ...account,
          webhookSecrets: [],
          clock,
          memory: createProcessMemory(),
          perSecond: 1000,
        }),
        sendingDomains: createResendDomains(account),
        development: undefined,
      },
    })
    const owner = await h.signUp()
    await h.setPlan(owner, 'studio')
    await addDomain(h, owner)
    resend.settleDomain('mail.studio.example', 'verified')
    expect(await domain(h, owner)).toMatchObject({ body: { status: 'verified' } })
    await h.createRequest(owner, { isAutoSendEnabled: true })
    await h.drain()
    resend.settleDomain('mail.studio.example', 'failed')
    await h.createRequest(owner, { customerEmail: 'ben@client.example', isAutoSendEnabled: true })
    await h.drain()
    expect(resend.accepted.map(({ body }) => [body.to, body.from])).toEqual([
      [expect.stringContaining('ana'), expect.stringContaining(`<${THEIRS}>`)],
      [expect.stringContaining('ben'), expect.stringContaining(`<${OURS}>`)],
    ])
    expect(await domain(h, owner)).toMatchObject({ body: { status: 'failed' } })
    expect(await h.request('DELETE', '/goodword/emails/domain', { token: owner.token })).toMatchObject({ status: 204 })
    await h.drain()
    expect(resend.domains).toEqual([])
  })
})
