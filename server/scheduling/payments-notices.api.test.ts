import { describe, expect, test } from 'vitest'
import { emailMessages } from '#server/db/schema/emails.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import type { EmailOutcome } from '#server/emails/mailer.ts'
import { suppressAddress } from '#server/emails/recipients/suppressions.service.ts'
import { forgetClientOfPayments } from '#server/payments/forgetting.service.ts'
import type { FailpointName, Failpoints } from '#server/kernel/failpoints.ts'
import { decidesFirst, listOf, type Paying, setUpNotices, want } from '#server/testing/payments-notices.ts'
import type { Harness } from '#server/testing/harness.ts'
import { createTestMailer } from '#server/testing/mailers.ts'
import { changeEmail, confirmEmail, unconfirmEmail } from '#server/testing/owners.ts'
import { ANA, clientsOf, linkTo } from '#server/testing/paying-clients.ts'

describe('an owner whose payments need them', () => {
  test('gets one email the next morning, with a link to each payment that changes nothing', async () => {
    const paying = await setUpNotices()
    const { h, owner, wait, log, subjects, emails } = paying
    await wait({ hours: 5 })
    await paying.payWithoutAddress('in_1')
    await paying.payWithoutAddress('in_2')
    await wait({ hours: 10 })
    expect(await subjects()).toEqual([])
    await wait({ hours: 9 })
    expect(await subjects()).toEqual(['2 payments need you'])
    const [email] = await emails()
    expect(h.clock.now().toISOString()).toBe('2026-11-03T08:00:00.000Z')
    for (const { id, description } of await log()) {
      expect(email?.text).toContain(`Client ${description}, $480 on 2 November\nThis payment has no email address.\n`)
      expect(email?.text).toContain(`Add email: ${listOf(owner)}#${id}\n`)
    }
    expect(email?.text).not.toContain('unsubscribe')
    const before = await paying.decisions()
    await h.request('GET', '/payments?show=onHold', { token: await h.signIn(owner) })
    expect(await paying.decisions()).toEqual(before)
  })

  test('gets an email whose text is not kept, because it names clients', async () => {
    const { h, payWithoutAddress, passDays, subjects } = await setUpNotices()
    await payWithoutAddress('in_1')
    await passDays(1)
    expect(await subjects()).toEqual(['1 payment needs you'])
    expect(await h.rows(emailMessages, { kind: 'payments_notice' }).one()).toMatchObject({
      status: 'sent',
      frozen: null,
    })
  })

  test('gets no email at the weekend', async () => {
    const paying = await setUpNotices({ now: '2026-11-06T15:00:00Z' })
    await paying.payWithoutAddress('in_1')
    paying.h.clock.set(new Date('2026-11-07T08:00:00Z'))
    await paying.passDays(1)
    expect(await paying.subjects()).toEqual([])
    await paying.passDays(1)
    expect(paying.h.clock.now().toISOString()).toBe('2026-11-09T08:00:00.000Z')
    expect(await paying.subjects()).toEqual(['1 payment needs you'])
  })

  test('is told of a new one a week after the last email, and of the same ones after thirty days', async () => {
    const paying = await setUpNotices()
    await paying.payWithoutAddress('in_1')
    expect(await paying.subjects()).toEqual(['1 payment needs you'])
    await paying.passDays(2)
    await paying.payWithoutAddress('in_2')
    await paying.passDays(4)
    expect(await paying.subjects()).toHaveLength(1)
    await paying.passDays(1)
    expect(await paying.subjects()).toEqual(['2 payments need you', '1 payment needs you'])
    await paying.passDays(29)
    expect(await paying.subjects()).toHaveLength(2)
    await paying.passDays(1)
    expect(await paying.subjects()).toEqual(['2 payments need you', '2 payments need you', '1 payment needs you'])
  })

  test('is told of a deposit once it waited 45 days for the final payment', async () => {
    const paying = await setUpNotices()
    await paying.pay({ line: '50% deposit' })
    expect(await paying.decisions()).toEqual({ in_1: 'hold deposit' })
    await paying.passDays(44)
    expect(await paying.subjects()).toEqual([])
    await paying.passDays(1)
    expect(await paying.subjects()).toEqual(['1 payment needs you'])
    expect((await paying.emails())[0]?.text).toContain(
      `It’s a deposit, and no final payment has come in 45 days.\nDecide: ${listOf(paying.owner)}#pay_`,
    )
    await paying.passDays(29)
    expect(await paying.subjects()).toHaveLength(1)
  })

  test('reads about the ten newest of many, and how many there are besides', async () => {
    const paying = await setUpNotices()
    await paying.wait({ hours: 1 })
    for (let number = 1; number <= 14; number += 1) {
      await paying.wait({ minutes: 1 })
      await paying.payWithoutAddress(`in_${number}`)
    }
    await paying.wait({ hours: 23 })
    const [email] = await paying.emails()
    expect(email?.subject).toBe('14 payments need you')
    expect(email?.text.match(/Client in_\d+/g)).toEqual(
      [14, 13, 12, 11, 10, 9, 8, 7, 6, 5].map((n) => `Client in_${n}`),
    )
    expect(email?.text).toContain('and 4 more')
  })

  test('gets no email once all of them are resolved, and nothing is left to run', async () => {
    const paying = await setUpNotices()
    await paying.wait({ hours: 5 })
    await paying.payWithoutAddress('in_1')
    expect(await paying.planned()).toBe(1)
    expect((await paying.addAddress('in_1')).status).toBe(200)
    await paying.passDays(1)
    expect(await paying.subjects()).toEqual([])
    expect(await paying.planned()).toBe(0)
  })

  test('is not told of a client who had everything erased', async () => {
    const paying = await setUpNotices()
    const { h, owner } = paying
    await decidesFirst(paying)
    await paying.wait({ hours: 5 })
    await paying.pay()
    expect(await paying.decisions()).toEqual({ in_1: 'hold owners_call' })
    const { workspaceId } = await h.services.users.getMember(owner.user.id)
    const of = { workspaceId, testimonialIds: [], address: ANA, now: h.clock.now(), hashKey: h.deps.hashKey }
    await h.deps.db.transaction((tx) => forgetClientOfPayments(tx, of))
    await paying.passDays(8)
    expect(await paying.subjects()).toEqual([])
    expect(await paying.planned()).toBe(0)
  })

  test.each<[string, (paying: Paying) => unknown, (paying: Paying) => unknown]>([
    [
      'does not want such emails',
      (paying) => want(paying, { paymentsNeedYou: false }),
      (paying) => want(paying, { paymentsNeedYou: true }),
    ],
    ['has not confirmed the address', unconfirmEmail, confirmEmail],
  ])('gets none who %s, and gets it the next working morning when that changes', async (_, happens, changes) => {
    const paying = await setUpNotices()
    await happens(paying)
    await paying.payWithoutAddress('in_1')
    await paying.passDays(9)
    expect(await paying.subjects()).toEqual([])
    expect(await paying.h.rows(emailMessages, { kind: 'payments_notice' }).count()).toBe(0)
    await changes(paying)
    await paying.passDays(1)
    expect(await paying.subjects()).toEqual(['1 payment needs you'])
  })

  test('gets none at an address to which emails bounce', async () => {
    const paying = await setUpNotices()
    const { h, owner } = paying
    const returned = { address: owner.email, workspaceId: null, reason: 'bounced', now: h.clock.now() } as const
    await h.deps.db.transaction((tx) => suppressAddress(tx, { ...returned, hashKey: h.deps.hashKey }))
    await paying.payWithoutAddress('in_1')
    await paying.passDays(9)
    expect(await h.rows(emailMessages, { kind: 'payments_notice' }).count()).toBe(0)
  })

  test.each<[string, (paying: Awaited<ReturnType<typeof setUpNotices>>) => unknown]>([
    ['the owner no longer wants it', (paying) => want(paying, { paymentsNeedYou: false })],
    ['nothing needs the owner any more', (paying) => paying.addAddress('in_1')],
    ['the owner’s address is another one', (paying) => changeEmail(paying, 'new@studio.example')],
  ])('gets none if %s while the email waits', async (_, happens) => {
    const outcome: EmailOutcome = { kind: 'retry', reason: 'Away.', afterMs: 60_000 }
    let isAway = true
    const mailer = createTestMailer(async () => (isAway ? outcome : { kind: 'sent', providerId: 'id_1' }))
    const paying = await setUpNotices({ overrides: { mailer } })
    await paying.payWithoutAddress('in_1')
    await happens(paying)
    isAway = false
    await paying.wait({ hours: 2 })
    const notices = await paying.h.rows(emailMessages, { kind: 'payments_notice' }).list()
    expect(notices.map(({ status }) => status)).toEqual(['failed'])
  })

  test('gets another one a week after one that could not be delivered', async () => {
    let isRefused = true
    const mailer = createTestMailer(async () =>
      isRefused ? { kind: 'permanent', because: 'other', reason: 'Refused.' } : { kind: 'sent', providerId: 'id_1' },
    )
    const paying = await setUpNotices({ overrides: { mailer } })
    await paying.payWithoutAddress('in_1')
    isRefused = false
    await paying.passDays(6)
    expect(await notices(paying.h)).toEqual(['failed'])
    await paying.passDays(1)
    expect(await notices(paying.h)).toEqual(['failed', 'sent'])
  })

  test('gets it once, however often its job runs', async () => {
    const paying = await setUpNotices()
    await paying.payWithoutAddress('in_1')
    const { workspaceId } = await paying.h.services.users.getMember(paying.owner.user.id)
    for (let time = 0; time < 3; time += 1) {
      await paying.h.rows(jobs, { kind: 'payments.notify-owner' }).update({ runAt: new Date(0) })
      await paying.wait({ hours: 1 })
    }
    expect(await notices(paying.h)).toEqual(['sent'])
    expect(await paying.h.rows(jobs, { kind: 'payments.notify-owner' }).one()).toMatchObject({
      dedupeKey: workspaceId,
      runAt: new Date('2026-12-02T08:00:00Z'),
    })
  })

  test('gets it once if the process ends right after it was enqueued', async () => {
    let endsAt: FailpointName | undefined
    const failpoints: Failpoints = {
      reach(name) {
        if (name !== endsAt) return
        endsAt = undefined
        throw new Error('The process has ended.')
      },
    }
    const paying = await setUpNotices({ overrides: { failpoints } })
    await paying.wait({ hours: 5 })
    await paying.payWithoutAddress('in_1')
    endsAt = 'job.before-finish'
    await paying.wait({ hours: 19 })
    expect(endsAt).toBeUndefined()
    await paying.passDays(8)
    expect(await notices(paying.h)).toEqual(['sent'])
  })

  test('reads about their own clients only', async () => {
    const paying = await setUpNotices()
    const { h } = paying
    const other = await h.signUp()
    await confirmEmail({ h, owner: other })
    await linkTo(h, other, { id: 'con_2', accountId: 'acct_2' })
    const others = clientsOf(h, other)
    await paying.payWithoutAddress('in_1')
    await others.wait({ hours: 1 })
    expect(await h.rows(emailMessages, { kind: 'payments_notice' }).list()).toMatchObject([
      { recipient: paying.owner.email, status: 'sent' },
    ])
    expect(await h.rows(jobs, { kind: 'payments.notify-owner' }).count()).toBe(1)
  })

  test('finds it among the notices of the export', async () => {
    const paying = await setUpNotices()
    await paying.payWithoutAddress('in_1')
    const token = await paying.h.signIn(paying.owner)
    const { body } = await paying.h.request<{ emails: { notices: unknown[] } }>('GET', '/goodword/user/me/export', {
      token,
    })
    expect(body.emails.notices).toMatchObject([{ kind: 'payments_notice', status: 'sent' }])
  })

  test('whose account is closed leaves nothing to run', async () => {
    const paying = await setUpNotices()
    await paying.wait({ hours: 5 })
    await paying.payWithoutAddress('in_1')
    const { status } = await paying.h.request('DELETE', '/goodword/user/me', {
      token: await paying.h.signIn(paying.owner),
      body: { email: paying.owner.email },
    })
    expect(status).toBeLessThan(300)
    await paying.passDays(1)
    expect(await paying.planned()).toBe(0)
  })
})

const notices = async (h: Harness) =>
  (await h.rows(emailMessages, { kind: 'payments_notice' }).list()).map(({ status }) => status)
