import { describe, expect, test } from 'vitest'
import { defaultEmailLimits } from '#server/emails/recipients/sending-limits.ts'
import { suppressAddress } from '#server/emails/recipients/suppressions.service.ts'
import { workspaces } from '#server/db/schema/accounts.ts'
import { recipientEmails } from '#server/db/schema/emails.ts'
import { ANA, setUpConfirming } from '#server/testing/confirming.ts'
import { noEmailLimits } from '#server/testing/no-limits.ts'

describe('the email that asks a visitor to confirm the address', () => {
  test('has nothing in it that the visitor wrote', async () => {
    const { link, emailsTo } = await setUpConfirming()
    await link.answer({ customerEmail: ANA, customerName: 'CANARYname', testimonial: 'CANARYtext https://ads.example' })
    const [sent] = await emailsTo(ANA)
    expect(sent).toMatchObject({ subject: 'Confirm your testimonial for Feldmann Studio' })
    expect(sent?.text).toContain('If this wasn’t you, ignore this email.')
    expect(JSON.stringify(sent)).not.toMatch(/CANARY|ads\.example/)
  })

  test('can be sent three times in all, and then to nobody', async () => {
    const { link, tokensTo, sendAgain } = await setUpConfirming()
    const { unconfirmedToken } = (await link.answer({ customerEmail: ANA })).body
    expect((await sendAgain(unconfirmedToken)).body).toEqual({ sendingsLeft: 1 })
    expect((await sendAgain(unconfirmedToken)).body).toEqual({ sendingsLeft: 0 })
    expect(await sendAgain(unconfirmedToken, 'bo@client.example')).toMatchObject({
      status: 409,
      body: { code: 'confirming.too_many_emails' },
    })
    expect(await tokensTo(ANA)).toHaveLength(3)
  })

  test('can go to another address, and then the link to the first one confirms nothing', async () => {
    const { link, list, tokensTo, confirm, sendAgain } = await setUpConfirming()
    const { unconfirmedToken } = (await link.answer({ customerEmail: 'typo@client.example' })).body
    const [first = ''] = await tokensTo('typo@client.example')
    expect((await sendAgain(unconfirmedToken)).status).toBe(200)
    const [second = ''] = await tokensTo(ANA)
    expect((await confirm(first)).status).toBe(404)
    expect((await confirm(second)).status).toBe(200)
    expect(await list()).toMatchObject([{ customerEmail: ANA }])
  })

  test('isn’t needed again once the answer is confirmed', async () => {
    const { link, tokensTo, confirm, sendAgain } = await setUpConfirming()
    const { unconfirmedToken } = (await link.answer({ customerEmail: ANA })).body
    const [token = ''] = await tokensTo(ANA)
    await confirm(token)
    expect(await sendAgain(unconfirmedToken)).toMatchObject({
      status: 409,
      body: { code: 'confirming.already_confirmed' },
    })
  })

  test.each(['unsubscribed', 'erased', 'bounced', 'complained'] as const)(
    'is not sent to an address that has %s, and the visitor can’t tell',
    async (reason) => {
      const { h, owner, link, emailsTo, sendAgain } = await setUpConfirming()
      const { db, hashKey } = h.deps
      const of = { ownerUserId: owner.user.id }
      const workspaceId = reason === 'bounced' ? null : (await h.rows(workspaces, of).one()).id
      const now = h.clock.now()
      await db.transaction((tx) => suppressAddress(tx, { address: ANA, workspaceId, reason, now, hashKey }))
      const { status, body } = await link.answer({ customerEmail: ANA })
      expect([status, typeof body.unconfirmedToken]).toEqual([201, 'string'])
      expect(await sendAgain(body.unconfirmedToken)).toMatchObject({ status: 200, body: { sendingsLeft: 1 } })
      expect(await emailsTo(ANA)).toEqual([])
    },
  )

  test('is not sent to an address on the owner’s do-not-ask list', async () => {
    const { h, owner, link, emailsTo } = await setUpConfirming()
    const added = { token: owner.token, body: { patterns: ['@client.example'] } }
    expect((await h.request('POST', '/goodword/emails/do-not-ask', added)).status).toBe(200)
    await link.answer({ customerEmail: ANA })
    expect(await emailsTo(ANA)).toEqual([])
  })

  test('goes to one address a few times a day, from whichever link', async () => {
    const emailLimits = { ...noEmailLimits, confirmationsADay: defaultEmailLimits.confirmationsADay }
    const { h, link, tokensTo, sendAgain } = await setUpConfirming({ overrides: { emailLimits } })
    const { unconfirmedToken } = (await link.answer({ customerEmail: ANA, testimonial: 'One.' })).body
    for (const each of ['Two.', 'Three.', 'Four.']) await link.answer({ customerEmail: ANA, testimonial: each })
    expect(await tokensTo(ANA)).toHaveLength(3)
    h.clock.advance({ days: 1 })
    await sendAgain(unconfirmedToken)
    expect(await tokensTo(ANA)).toHaveLength(4)
  })

  test('goes out a limited number of times a day for one workspace', async () => {
    const emailLimits = { ...noEmailLimits, workspaceConfirmationsADay: 2 }
    const { h, link } = await setUpConfirming({ overrides: { emailLimits } })
    for (const name of ['a', 'b', 'c'])
      await link.answer({ customerEmail: `${name}@client.example`, testimonial: name })
    await h.drain()
    expect(await h.emails()).toHaveLength(2)
  })

  test('takes nothing from how often the owner may ask the client', async () => {
    const emailLimits = { ...noEmailLimits, recipientADay: 1 }
    const { h, owner, link, emailsTo } = await setUpConfirming({ overrides: { emailLimits } })
    await link.answer({ customerEmail: ANA })
    await h.createRequest(owner, { customerEmail: ANA, isAutoSendEnabled: true })
    expect(await emailsTo(ANA)).toHaveLength(2)
    expect((await h.rows(recipientEmails).list()).map(({ purpose }) => purpose).toSorted()).toEqual([
      'confirmation',
      'request',
    ])
  })
})
