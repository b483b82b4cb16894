import { describe, expect, test } from 'vitest'

import { emailMessages } from '#server/db/schema/emails.ts'
import { requestCounts } from '#server/db/schema/testimonials.ts'
import type { EmailOutcome } from '#server/emails/mailer.ts'
import { suppressAddress } from '#server/emails/recipients/suppressions.service.ts'
import type { Harness } from '#server/testing/harness.ts'
import { createTestMailer } from '#server/testing/mailers.ts'
import { changeEmail, confirmEmail, unconfirmEmail } from '#server/testing/owners.ts'
import { clientsOf, linkTo, withPayingClients } from '#server/testing/paying-clients.ts'

type Paying = Awaited<ReturnType<typeof withPayingClients>>

const MONDAY_AT_TEN = '2026-11-02T09:00:00Z'

const notices = (h: Harness) => h.rows(emailMessages, { kind: 'quota_notice' }).list()

/** An owner who gets no other notices. */
async function setUp(options: Parameters<typeof withPayingClients>[0] = {}) {
  const paying = await withPayingClients({ now: MONDAY_AT_TEN, ...options })
  await confirmEmail(paying)
  await want(paying, { requestsUsedUp: true })
  const ownerEmails = async () => (await paying.h.emails()).filter(({ recipient }) => recipient === paying.owner.email)
  return { ...paying, ownerEmails }
}

async function want({ h, owner }: Pick<Paying, 'h' | 'owner'>, wish: { requestsUsedUp: boolean }): Promise<void> {
  const { status } = await h.request('PUT', '/goodword/emails', {
    token: await h.signIn(owner),
    body: {
      defaultStyleId: 'main',
      postalAddress: null,
      reminders: { count: 0, afterDays: 7 },
    },
  })
  if (status !== 200) throw new Error(`The settings were answered ${status}.`)
  const wanted = { newTestimonial: false, requestScheduled: false, ...wish }
  await h.request('PUT', '/goodword/notices', { token: await h.signIn(owner), body: wanted })
}

/** More clients pay, and are due to be asked. */
async function payments({ pay, wait }: Pick<Paying, 'pay' | 'wait'>, { from, to }: { from: number; to: number }) {
  for (let number = from; number <= to; number += 1) {
    await pay({ id: `in_${number}`, email: `client${number}@client.example`, customer: `cus_${number}` })
  }
  await wait({ days: 7 })
}

const soon = { minutes: 10 }

describe('an owner whose clients wait because no requests are left', () => {
  test('gets one notice that says how many wait, until when and what can be done', async () => {
    const paying = await setUp()
    await payments(paying, { from: 1, to: 8 })
    expect(await paying.ownerEmails()).toEqual([])
    await paying.wait(soon)
    const [message, ...others] = await paying.ownerEmails()
    expect(others).toEqual([])
    expect(message?.subject).toBe('3 clients are waiting to be asked')
    expect(message?.text).toContain('but you’ve used all 5 requests of this month.')
    expect(message?.text).toContain('We’ll continue on 1 December')
    expect(message?.text).toContain('http://goodword.test/settings/subscription')
    expect(message?.text).not.toMatch(/client1@|unsubscribe/)
  })

  test('gets no second notice in the same month, but one in the next', async () => {
    const paying = await setUp()
    await payments(paying, { from: 1, to: 6 })
    await paying.wait(soon)
    await payments(paying, { from: 7, to: 9 })
    await paying.wait({ days: 5 })
    expect((await paying.ownerEmails()).map(({ subject }) => subject)).toEqual(['1 client is waiting to be asked'])
    paying.h.clock.set(new Date('2026-12-02T10:00:00Z'))
    await payments(paying, { from: 10, to: 13 })
    await paying.wait(soon)
    expect((await notices(paying.h)).map(({ month, status }) => `${month} ${status}`)).toEqual([
      '2026-11 sent',
      '2026-12 sent',
    ])
    expect(await paying.ownerEmails()).toHaveLength(2)
  })

  test('gets no notice while requests are left', async () => {
    const paying = await setUp()
    await payments(paying, { from: 1, to: 5 })
    await paying.wait(soon)
    expect(await notices(paying.h)).toEqual([])
  })

  test.each<[string, (paying: Paying) => unknown]>([
    ['does not want such notices', (paying) => want(paying, { requestsUsedUp: false })],
    ['has not confirmed the address', unconfirmEmail],
  ])('gets no notice who %s', async (_, happens) => {
    const paying = await setUp()
    await happens(paying)
    await payments(paying, { from: 1, to: 7 })
    await paying.wait(soon)
    expect(await notices(paying.h)).toEqual([])
    expect(await paying.ownerEmails()).toEqual([])
  })

  test.each<[string, (paying: Paying) => unknown]>([
    ['the owner no longer wants it', (paying) => want(paying, { requestsUsedUp: false })],
    ['the plan is a larger one', ({ h, owner }) => h.setPlan(owner, 'pro')],
    [
      'nobody waits',
      async ({ h, owner, log }) => {
        const waiting = (await log()).find(({ decision }) => decision.kind === 'hold')
        const token = await h.signIn(owner)
        await h.request('POST', `/goodword/payment/${waiting?.id}/skip`, { token })
      },
    ],
    ['the owner’s address is another one', (paying) => changeEmail(paying, 'new@studio.example')],
    [
      'emails to the owner bounce',
      ({ h, owner: { email: address } }) => {
        const returned = { address, workspaceId: null, reason: 'bounced', now: h.clock.now() } as const
        return h.deps.db.transaction((tx) => suppressAddress(tx, { ...returned, hashKey: h.deps.hashKey }))
      },
    ],
  ])('gets no notice if %s when it is due', async (_, happens) => {
    const paying = await setUp()
    await payments(paying, { from: 1, to: 6 })
    await happens(paying)
    await paying.wait(soon)
    expect((await notices(paying.h)).map(({ status }) => status)).toEqual(['failed'])
    expect((await paying.h.emails()).filter(({ recipient }) => recipient.endsWith('@studio.example'))).toEqual([])
  })

  test('gets one later in the same month if the first was not sent', async () => {
    const paying = await setUp()
    await payments(paying, { from: 1, to: 6 })
    await want(paying, { requestsUsedUp: false })
    await paying.wait(soon)
    await want(paying, { requestsUsedUp: true })
    await payments(paying, { from: 7, to: 7 })
    await paying.wait(soon)
    expect((await paying.ownerEmails()).map(({ subject }) => subject)).toEqual(['2 clients are waiting to be asked'])
  })

  test.each([
    { waiting: 3, subjects: ['2 clients are waiting to be asked'] },
    { waiting: 1, subjects: [] },
  ])('counts $waiting waiting clients without the one who takes a request that was just freed', async (expected) => {
    const paying = await setUp()
    await payments(paying, { from: 1, to: 5 + expected.waiting })
    // One of the five was cancelled, and the next in line isn't decided about yet.
    await paying.h.rows(requestCounts).update({ used: 4 })
    await paying.wait(soon)
    expect((await paying.ownerEmails()).map(({ subject }) => subject)).toEqual(expected.subjects)
  })

  test('gets no second one if nobody knows whether the first was sent', async () => {
    const outcomes: EmailOutcome[] = []
    const mailer = createTestMailer(async ({ subject }) => {
      const outcome: EmailOutcome = subject.includes('waiting to be asked')
        ? { kind: 'unknown', reason: 'No answer.' }
        : { kind: 'sent', providerId: `id_${subject}_${outcomes.length}` }
      outcomes.push(outcome)
      return outcome
    })
    const paying = await setUp({ overrides: { mailer } })
    await payments(paying, { from: 1, to: 7 })
    await paying.wait({ days: 3 })
    await payments(paying, { from: 8, to: 9 })
    await paying.wait(soon)
    expect((await notices(paying.h)).map(({ status }) => status)).toEqual(['uncertain'])
  })

  test('reads about their own clients only', async () => {
    const paying = await setUp()
    const { h } = paying
    const other = await h.signUp()
    await confirmEmail({ h, owner: other })
    await linkTo(h, other, { id: 'con_2', accountId: 'acct_2' })
    await payments(paying, { from: 1, to: 7 })
    await clientsOf(h, other).wait(soon)
    expect(await notices(h)).toMatchObject([{ recipient: paying.owner.email, status: 'sent', month: '2026-11' }])
  })

  test('finds it among the notices of the export, not among the tests', async () => {
    const paying = await setUp()
    await payments(paying, { from: 1, to: 6 })
    await paying.wait(soon)
    const token = await paying.h.signIn(paying.owner)
    const { body } = await paying.h.request<{ emails: { tests: unknown[]; notices: unknown[] } }>(
      'GET',
      '/goodword/user/me/export',
      { token },
    )
    expect(body.emails.tests).toEqual([])
    expect(body.emails.notices).toMatchObject([{ kind: 'quota_notice', status: 'sent' }])
  })
})
