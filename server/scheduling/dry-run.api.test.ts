import { describe, expect, test } from 'vitest'
import { connections, partLessons, payments } from '#server/db/schema/payments.ts'
import { createStripeAccounts } from '#server/stripe/stripe-accounts.ts'
import { clientOf } from '#server/testing/clients.ts'
import { everyRowButCounts } from '#server/testing/every-row.ts'
import { nothing, invoice, withPastPayments, inShort } from '#server/testing/past-payments.ts'
import { tellPayment } from '#server/testing/recorded-payments.ts'
import { createStripeHarness } from '#server/testing/stripe-emulator.ts'
import { paidSession, refundedCharge } from '#server/testing/stripe-objects.ts'

describe('a dry run', () => {
  test('says what the rules would have done with each payment, and writes nothing', async () => {
    const { h, owner, stripe, run } = await withPastPayments()
    stripe.shown = {
      ...nothing,
      invoices: [
        invoice({ id: 'in_plain', paidAt: '2026-10-05T10:00:00Z', email: 'ana@client.example' }),
        invoice({ id: 'in_again', paidAt: '2026-10-20T10:00:00Z', email: 'ANA+x@client.example' }),
        invoice({ id: 'in_deposit', paidAt: '2026-10-06T10:00:00Z', email: 'bo@client.example', line: 'Deposit' }),
        invoice({ id: 'in_balance', paidAt: '2026-10-26T10:00:00Z', email: 'bo@client.example' }),
        invoice({ id: 'in_open', paidAt: '2026-11-10T10:00:00Z', email: 'cy@client.example', line: 'Deposit' }),
        invoice({ id: 'in_nobody', paidAt: '2026-11-02T10:00:00Z', email: null }),
        invoice({
          id: 'in_renewal',
          paidAt: '2026-11-03T10:00:00Z',
          email: 'di@client.example',
          subscription: 'sub_1',
          because: 'subscription_cycle',
        }),
        invoice({ id: 'in_back', paidAt: '2026-11-04T10:00:00Z', email: 'ed@client.example' }),
        invoice({ id: 'in_own', paidAt: '2026-11-05T10:00:00Z', email: owner.email }),
      ],
      charges: [{ ...refundedCharge({ paymentIntent: 'pi_in_back' }), created: 1_793_786_400 }],
    }
    const before = await everyRowButCounts(h.rows)
    const result = await run()
    expect(inShort(result)).toEqual({
      in_plain: 'ask invoice, can be asked',
      in_again: 'skip asked_recently, covered',
      in_deposit: 'skip covered, covered',
      in_balance: 'ask invoice, can be asked',
      in_open: 'hold deposit, can be asked',
      in_nobody: 'hold no_email, no_address',
      in_renewal: 'skip renewal, can be asked',
      in_back: 'skip refunded, refunded',
      in_own: 'skip own_address, own_address',
    })
    expect(result.items.map(({ paidAt }) => paidAt)).toEqual(
      result.items
        .map(({ paidAt }) => paidAt)
        .toSorted()
        .toReversed(),
    )
    const [plain] = result.items.filter(({ description }) => description === 'in_plain')
    // Three days later, on a Thursday.
    expect(plain?.decision).toEqual({ kind: 'ask', reason: 'invoice', at: '2026-10-08T10:00:00.000Z' })
    expect(await everyRowButCounts(h.rows)).toEqual(before)
    expect(stripe.reads).toEqual([{ accountId: 'acct_1', max: 500, since: new Date('2026-08-22T09:00:00Z') }])
  })

  test('treats an invoice and its checkout as one payment', async () => {
    const { stripe, run } = await withPastPayments()
    stripe.shown = {
      ...nothing,
      invoices: [invoice({ id: 'in_1', paidAt: '2026-11-03T10:00:00Z' })],
      sessions: [paidSession({ id: 'cs_1', invoice: 'in_1', paymentIntent: null, paidAt: '2026-11-03T09:59:00Z' })],
    }
    const { items } = await run()
    expect(items).toMatchObject([{ ref: 'in:in_1', source: 'checkout', decision: { kind: 'ask', reason: 'checkout' } }])
  })

  test('fault 21: treats the first payment after a trial as the purchase, and later ones as renewals', async () => {
    const { stripe, run } = await withPastPayments()
    const of = { subscription: 'sub_1', because: 'subscription_cycle', email: 'di@client.example' }
    stripe.shown = {
      ...nothing,
      invoices: [
        invoice({ ...of, id: 'in_trial', because: 'subscription_create', amount: 0, paidAt: '2026-09-01T10:00:00Z' }),
        invoice({ ...of, id: 'in_first', paidAt: '2026-09-15T10:00:00Z' }),
        invoice({ ...of, id: 'in_second', paidAt: '2026-10-15T10:00:00Z' }),
      ],
    }
    expect(inShort(await run())).toEqual({
      in_trial: 'skip nothing_paid, nothing_paid',
      in_first: 'ask subscription, can be asked',
      in_second: 'skip renewal, covered',
    })
  })

  test('can try rules without saving them', async () => {
    const { h, stripe, run } = await withPastPayments()
    stripe.shown = { ...nothing, invoices: [invoice({ id: 'in_1', amount: 4000, paidAt: '2026-11-03T10:00:00Z' })] }
    expect(inShort(await run())).toEqual({ in_1: 'ask invoice, can be asked' })
    expect(inShort(await run({ minimumAmount: 41 }))).toEqual({ in_1: 'skip below_minimum, can be asked' })
    expect((await h.rows(connections).one()).rules).toBeNull()
  })

  test('asks the owner about a deposit that has waited too long', async () => {
    const { stripe, run } = await withPastPayments()
    stripe.shown = { ...nothing, invoices: [invoice({ id: 'in_1', line: 'Deposit', paidAt: '2026-08-22T09:00:00Z' })] }
    expect(inShort(await run())).toEqual({ in_1: 'hold owners_call, can be asked' })
  })

  test('says that the client would have been asked before the refund', async () => {
    const { stripe, run } = await withPastPayments()
    stripe.shown = {
      ...nothing,
      invoices: [invoice({ id: 'in_1', paidAt: '2026-09-15T10:00:00Z' })],
      charges: [{ ...refundedCharge({ paymentIntent: 'pi_in_1' }), refunds: { data: [{ created: 1_793_786_400 }] } }],
    }
    expect(inShort(await run())).toEqual({ in_1: 'ask invoice, refunded' })
  })

  test('considers who was asked, who refuses emails, and what was reversed or erased', async () => {
    const { h, owner, stripe, run } = await withPastPayments()
    const at = { paidAt: '2026-11-03T10:00:00Z' }
    await h.createRequest(owner, { customerEmail: 'open@client.example' })
    const declined = await h.createRequest(owner, { customerEmail: 'no@client.example' })
    await clientOf(h, declined.id).decline()
    const answered = await h.createRequest(owner, { customerEmail: 'done@client.example' })
    await h.submit(answered.id)
    await h.request('POST', '/goodword/emails/do-not-ask', {
      token: owner.token,
      body: { patterns: ['@never.example'] },
    })
    await tellPayment(h, owner, { ...at, id: 'back', connectionId: 'cns_1', email: 'ed@client.example' })
    await h.rows(payments).update({ moneyBack: { disputes: { ch_1: { isKept: false, at: Date.parse(at.paidAt) } } } })
    const erased = await h.createRequest(owner, { customerEmail: 'gone@client.example' })
    await tellPayment(h, owner, { id: 'gone', connectionId: 'cns_1', email: 'gone@client.example' })
    await clientOf(h, erased.id).erase()
    stripe.shown = {
      ...nothing,
      invoices: [
        invoice({ ...at, id: 'in_o', email: 'open@client.example' }),
        invoice({ ...at, id: 'in_n', email: 'no@client.example' }),
        invoice({ ...at, id: 'in_d', email: 'done@client.example' }),
        invoice({ ...at, id: 'in_x', email: 'x@mail.never.example' }),
        invoice({ ...at, id: 'in_back', email: 'ed@client.example' }),
        invoice({ ...at, id: 'in_gone', email: 'gone@client.example' }),
      ],
    }
    expect(inShort(await run())).toEqual({
      in_o: 'ask invoice, open_request',
      in_n: 'skip declined, declined',
      in_d: 'ask invoice, asked_recently',
      in_x: 'skip do_not_ask, do_not_ask',
      back: 'skip disputed, disputed',
    })
  })

  test('reads payments as the owner corrected them, and words as the owner taught them', async () => {
    const { h, owner, stripe, run } = await withPastPayments()
    const paidAt = '2026-11-03T10:00:00Z'
    await tellPayment(h, owner, { id: 'said', paidAt, connectionId: 'cns_1', email: 'ana@client.example' })
    await h.rows(payments).update({ ownersPart: 'first' })
    const { workspaceId } = await h.services.users.getMember(owner.user.id)
    const wording = 'kick off workshop'
    await h.insertRows(partLessons, {
      workspaceId,
      wording,
      part: 'first',
      paymentId: 'pay_1',
      createdAt: h.clock.now(),
    })
    stripe.shown = {
      ...nothing,
      invoices: [
        invoice({ id: 'in_said', paidAt, email: 'ana@client.example' }),
        invoice({ id: 'in_taught', paidAt, email: 'bo@client.example', line: 'Kick-off workshop, 3 June' }),
        invoice({ id: 'in_other', paidAt, email: 'cy@client.example' }),
      ],
    }
    const { items } = await run()
    expect(
      Object.fromEntries(items.map(({ ref, decision, evidence }) => [ref, [decision.reason, evidence.by]])),
    ).toEqual({
      'in:in_said': ['deposit', 'owner'],
      'in:in_taught': ['deposit', 'lesson'],
      'in:in_other': ['invoice', 'nothing'],
    })
  })

  test('says of clients who never answered that they can be asked again, but not after three requests', async () => {
    const { h, owner, stripe, run, signInAgain } = await withPastPayments()
    await h.setPlan(owner, 'studio')
    const request = async (...names: string[]) => {
      await signInAgain()
      for (const name of names)
        await h.createRequest(owner, { customerEmail: `${name}@client.example`, isAutoSendEnabled: true })
      await h.drain()
    }
    await request('thrice')
    h.clock.advance({ days: 1 })
    await request('thrice')
    h.clock.advance({ days: 1 })
    await request('thrice', 'once')
    h.clock.advance({ days: 365 })
    await request('lately')
    const paidAt = new Date(h.clock.now().getTime() - 10 * 24 * 3_600_000).toISOString()
    const invoiceOf = (name: string) => invoice({ id: `in_${name}`, email: `${name}@client.example`, paidAt })
    stripe.shown = { ...nothing, invoices: ['thrice', 'once', 'lately'].map(invoiceOf) }
    expect(inShort(await run())).toEqual({
      in_thrice: 'ask invoice, no_answer',
      in_once: 'ask invoice, can be asked',
      in_lately: 'ask invoice, open_request',
    })
  })

  test('reads an account of the Stripe emulator through Stripe’s library', async () => {
    const emulator = createStripeHarness()
    const accountId = await emulator.linkAccount()
    const accounts = createStripeAccounts({ stripe: emulator.link })
    const { h, run, pick } = await withPastPayments({
      now: '2026-12-10T09:00:00Z',
      overrides: { stripe: { payments: undefined, links: undefined, accounts } },
    })
    await h.rows(connections).update({ accountId })
    const sale = { accountId, amount: 48_000, currency: 'eur' }
    const clientOfSale = (name: string) => ({ name, email: `${name}@client.example` })
    const bill = async (name: string, description: string) => {
      const { id } = await emulator.actions.createInvoice({ ...sale, client: clientOfSale(name), description })
      await emulator.actions.payInvoice(id)
      return id
    }
    await bill('ana', 'Website')
    await bill('bo', 'Deposit')
    await emulator.actions.refund({ accountId, id: await bill('cy', 'Logo') })
    await emulator.actions.sell({ ...sale, client: clientOfSale('di'), description: 'Course', hasInvoice: true })
    const { id } = await emulator.actions.sell({ ...sale, client: clientOfSale('ed'), description: 'Course' })
    await emulator.actions.dispute({ accountId, id })
    const { items, isCut } = await run()
    const found = items.map(({ customerName, decision, cannotSendNow }) => [
      customerName,
      `${decision.kind} ${decision.reason}`,
      cannotSendNow,
    ])
    expect(found.toSorted()).toEqual([
      ['ana', 'ask invoice', null],
      ['bo', 'hold deposit', null],
      ['cy', 'skip refunded', 'refunded'],
      ['di', 'ask checkout', null],
      ['ed', 'skip disputed', 'disputed'],
    ])
    expect(isCut).toBe(false)
    const { planned } = await pick(...items.map(({ ref }) => ref))
    expect(planned.map(({ customerName }) => customerName).toSorted()).toEqual(['ana', 'bo', 'di'])
  })

  test('says when there is more than it lists', async () => {
    const { stripe, run } = await withPastPayments()
    stripe.shown = { ...nothing, isCut: true }
    expect(await run()).toEqual({ items: [], since: '2026-08-22T09:00:00.000Z', isCut: true })
  })

  test('skips objects that can’t be read', async () => {
    const { stripe, run } = await withPastPayments()
    stripe.shown = {
      ...nothing,
      invoices: [null, 7, { id: 'in_1' }],
      sessions: ['x'],
      charges: [[], { refunded: true }],
    }
    expect((await run()).items).toEqual([])
  })
})
