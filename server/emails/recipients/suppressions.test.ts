import { describe, expect, test } from 'vitest'
import { jobs } from '#server/db/schema/jobs.ts'
import { emailMessages, suppressions } from '#server/db/schema/emails.ts'
import { keyedHash } from '#server/kernel/tokens.ts'
import { createHarness } from '#server/testing/harness.ts'
import { createTestMailer } from '#server/testing/mailers.ts'
import { forgetEmailsAbout } from '#server/emails/emails.service.ts'
import type { Mailer } from '#server/emails/mailer.ts'
import { findRefusal, isSuppressed, rememberDecline, suppressAddress } from './suppressions.service.ts'

async function prepare() {
  const h = await createHarness()
  const [one, other] = [await h.signUp(), await h.signUp()]
  const workspaceOf = async (userId: string) => (await h.services.users.getMember(userId)).workspaceId
  const { hashKey } = h.deps
  const suppress = (address: string, workspaceId: string | null, reason: 'unsubscribed' | 'erased' = 'unsubscribed') =>
    h.deps.db.transaction((tx) => suppressAddress(tx, { address, workspaceId, reason, now: h.clock.now(), hashKey }))
  const isEnded = (address: string, workspaceId: string) =>
    h.deps.db.read((tx) => isSuppressed(tx, { address, workspaceId, hashKey }))
  return { h, one: await workspaceOf(one.user.id), other: await workspaceOf(other.user.id), suppress, isEnded }
}

describe('unsubscribing', () => {
  test('ends emails of one workspace to one address, however that is written', async () => {
    const { one, other, suppress, isEnded } = await prepare()
    await suppress(' Ana@Client.Example ', one)
    expect(await isEnded('ana@client.example', one)).toBe(true)
    expect(await isEnded('ANA@CLIENT.EXAMPLE', one)).toBe(true)
    expect(await isEnded('ana@client.example', other)).toBe(false)
    expect(await isEnded('ana+work+more@client.example', one)).toBe(true)
    for (const stranger of ['bo@client.example', '+ana@client.example', 'ana@other.example', 'an@client.example'])
      expect(await isEnded(stranger, one), stranger).toBe(false)
  })

  test('ends emails of every workspace if none is named', async () => {
    const { one, other, suppress, isEnded } = await prepare()
    await suppress('ana@client.example', null)
    expect([await isEnded('ana@client.example', one), await isEnded('ana@client.example', other)]).toEqual([true, true])
  })

  test('is stored once, without the address', async () => {
    const { h, one, suppress } = await prepare()
    for (const workspaceId of [one, one, null, null]) await suppress('ana@client.example', workspaceId)
    const rows = await h.rows(suppressions).list()
    expect(rows).toMatchObject([{ workspaceId: one, reason: 'unsubscribed' }, { workspaceId: null }])
    expect(JSON.stringify(rows)).not.toContain('ana@')
  })

  test.each([
    ['unsubscribed', 'erased'],
    ['erased', 'unsubscribed'],
  ] as const)('is stored with the stronger reason, %s before %s', async (first, second) => {
    const { h, one, suppress } = await prepare()
    for (const reason of [first, second]) await suppress('ana@client.example', one, reason)
    expect(await h.rows(suppressions).values('reason')).toEqual(['erased'])
  })

  test('differs from declining, which prevents requests for a year and never weakens a stronger reason', async () => {
    const { h, one, other, suppress, isEnded } = await prepare()
    const { hashKey } = h.deps
    const address = 'ana@client.example'
    const decline = (workspaceId: string) =>
      h.deps.db.transaction((tx) => rememberDecline(tx, { address, workspaceId, now: h.clock.now(), hashKey }))
    const refusal = (workspaceId: string) =>
      h.deps.db.read((tx) => findRefusal(tx, { address, workspaceId, now: h.clock.now(), hashKey }))
    await decline(one)
    const at = h.clock.now()
    expect([await isEnded(address, one), await refusal(one), await refusal(other)]).toEqual([
      false,
      { kind: 'declined', at },
      null,
    ])
    h.clock.advance({ days: 364, hours: 23 })
    expect(await refusal(one)).toEqual({ kind: 'declined', at })
    h.clock.advance({ hours: 1 })
    expect(await refusal(one)).toBeNull()
    await suppress(address, one)
    await decline(one)
    expect([await isEnded(address, one), await refusal(one)]).toEqual([true, { kind: 'unsubscribed' }])
    await suppress(address, null)
    await decline(other)
    expect(await refusal(other)).toEqual({ kind: 'unsubscribed' })
  })

  test('uses hashes of its own, so that no address can produce the signature of something else', async () => {
    const { h, one, suppress } = await prepare()
    await suppress('own-page:x@client.example', one)
    const kept = (await h.rows(suppressions).one()).addressHash
    expect(kept).toMatch(/^[\w-]{43}$/)
    expect(kept).not.toBe(keyedHash(h.deps.hashKey, 'own-page:x@client.example'))
  })
})

describe('emails about a testimonial are deleted', () => {
  test('with their copies, and no others', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    const { workspaceId } = await h.services.users.getMember(owner.user.id)
    const { id } = await h.createRequest(owner, { isAutoSendEnabled: true })
    await h.createRequest(owner, { customerEmail: 'bo@client.example', isAutoSendEnabled: true })
    await h.drain()
    await h.deps.db.transaction((tx) => forgetEmailsAbout(tx, { workspaceId: 'another', testimonialId: id }))
    expect(await h.emails()).toHaveLength(2)
    await h.deps.db.transaction((tx) => forgetEmailsAbout(tx, { workspaceId, testimonialId: id }))
    expect((await h.emails()).map(({ recipient }) => recipient)).toEqual(['bo@client.example'])
    expect(await h.rows(emailMessages).count()).toBe(1)
  })

  test('before they are sent, so that none is', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    const { workspaceId } = await h.services.users.getMember(owner.user.id)
    const { id } = await h.createRequest(owner, { isAutoSendEnabled: true })
    await h.deps.db.transaction((tx) => forgetEmailsAbout(tx, { workspaceId, testimonialId: id }))
    await h.drain()
    expect(await h.emails()).toEqual([])
    expect(await h.rows(jobs).count()).toBe(0)
  })

  test.each([
    ['with its copy', true],
    ['with its copy even if the outcome is unknown', false],
  ])('while one is being sent, %s', async (_, isHeard) => {
    const handOver: { send?: Mailer['send'] } = {}
    const mailer = createTestMailer(
      async (email, options) => handOver.send?.(email, options) ?? { kind: 'unknown', reason: 'No answer.' },
    )
    const h = await createHarness({ overrides: { mailer } })
    const owner = await h.signUp()
    const { workspaceId } = await h.services.users.getMember(owner.user.id)
    const { id } = await h.createRequest(owner, { isAutoSendEnabled: true })
    const outbox = h.deps.development?.email?.mailer ?? expect.fail('No email is kept.')
    handOver.send = async (email, options) => {
      await h.deps.db.transaction((tx) => forgetEmailsAbout(tx, { workspaceId, testimonialId: id }))
      const outcome = await outbox.send(email, options)
      return isHeard ? outcome : { kind: 'unknown', reason: 'No answer.' }
    }
    await h.drain()
    h.clock.advance({ hours: 1 })
    await h.drain()
    expect(await h.emails()).toEqual([])
    expect(await h.rows(jobs).count()).toBe(0)
  })
})
