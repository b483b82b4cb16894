import { describe, expect, test } from 'vitest'
import { connections } from '#server/db/schema/payments.ts'
import { clientOf } from '#server/testing/clients.ts'
import { clientsOf, linkTo, withPayingClients, ANA } from '#server/testing/paying-clients.ts'
import { paidInvoice } from '#server/testing/stripe-objects.ts'
import { listRequests } from '#server/testing/requests.ts'
import { addMember } from '#server/testing/members.ts'

describe('no request goes to', () => {
  test.each([
    ['a client who unsubscribed', 'unsubscribed'],
    ['a client who declined', 'declined'],
  ])('%s', async (_, reason) => {
    const { h, owner, pay, wait, decisions } = await withPayingClients()
    const earlier = await h.createRequest(owner, { isAutoSendEnabled: true })
    await h.drain()
    if (reason === 'declined') await clientOf(h, earlier.id).decline()
    else {
      const [message] = await h.emails()
      const link = message?.headers['List-Unsubscribe']?.slice(1, -1) ?? ''
      await h.app.request(link, { method: 'POST', body: 'List-Unsubscribe=One-Click' })
    }
    await pay({ email: 'ANA+invoices@client.example' })
    expect(await decisions()).toEqual({ in_1: `skip ${reason}` })
    await wait({ days: 30 })
    expect(await h.emails()).toHaveLength(1)
  })

  test('fault 45: a client who is put on the do-not-ask list before the planned time', async () => {
    const { h, owner, pay, wait, decisions } = await withPayingClients()
    await pay()
    const token = await h.signIn(owner)
    await h.request('POST', '/goodword/emails/do-not-ask', { token, body: { patterns: [ANA] } })
    await wait({ days: 3 })
    expect(await decisions()).toEqual({ in_1: 'skip do_not_ask' })
    expect(await listRequests(h, owner)).toEqual([])
    expect(await h.emails()).toEqual([])
  })

  test('a client who has a pending request, or was asked within half a year', async () => {
    const { pay, wait, decisions } = await withPayingClients()
    await pay({ id: 'in_1' })
    await pay({ id: 'in_2' })
    expect(await decisions()).toEqual({ in_1: 'skip covered', in_2: 'ask invoice' })
    await wait({ days: 3 })
    await wait({ days: 100 })
    await pay({ id: 'in_3' })
    expect(await decisions()).toMatchObject({ in_3: 'skip open_request' })
  })

  test('the owner', async () => {
    const { owner, pay, decisions } = await withPayingClients()
    await pay({ email: owner.email.toUpperCase() })
    expect(await decisions()).toEqual({ in_1: 'skip own_address' })
  })

  test('another member', async () => {
    const { h, owner, pay, decisions } = await withPayingClients()
    const member = await addMember({ h, owner }, { role: 'viewer' })
    await pay({ email: member.email })
    expect(await decisions()).toEqual({ in_1: 'skip own_address' })
  })

  test('fault 17: a client a second time, if two owners linked the same account', async () => {
    const { h, owner, pay, wait, decisions } = await withPayingClients()
    const other = await h.signUp()
    h.clock.advance({ seconds: 1 })
    await linkTo(h, other, { id: 'con_2' })
    await pay()
    expect(await decisions()).toEqual({ in_1: 'ask invoice' })
    expect(await clientsOf(h, other).decisions()).toEqual({ in_1: 'skip other_workspace' })
    await wait({ days: 3 })
    expect(await h.emails()).toHaveLength(1)
    expect(await listRequests(h, owner)).toHaveLength(1)
    expect(await listRequests(h, other)).toEqual([])
  })

  test('a client whom another owner asked before disconnecting the same account', async () => {
    const { h, owner, pay, wait, tell } = await withPayingClients()
    const other = await h.signUp()
    await pay()
    await wait({ days: 3 })
    expect(await h.emails()).toHaveLength(1)
    await h.request('POST', '/goodword/stripe/oauth-disconnect', { token: await h.signIn(owner) })
    await h.rows(connections).delete()
    await linkTo(h, other, { id: 'con_2' })
    const theirs = clientsOf(h, other)
    await theirs.pay({ id: 'in_2', email: 'Ana+two@client.example' })
    expect(await theirs.decisions()).toEqual({ in_2: 'skip other_workspace' })
    const unlike = paidInvoice({ id: 'in_3', number: 'in_3', paidAt: h.clock.now().toISOString() })
    await linkTo(h, other, { id: 'con_3', accountId: 'acct_3' })
    await h.setPlan(other, 'pro')
    await tell({ account: 'acct_3', type: 'invoice.paid', object: unlike })
    expect(await theirs.decisions()).toMatchObject({ in_3: 'ask invoice' })
    expect(await h.emails()).toHaveLength(1)
  })

  test('anyone while Stripe can’t say whether invoices are open', async () => {
    const { h, asked, pay, wait, decisions } = await withPayingClients()
    await pay()
    asked.isAway = true
    await wait({ days: 4 })
    expect(await h.emails()).toEqual([])
    expect(await decisions()).toEqual({ in_1: 'ask invoice' })
    asked.isAway = false
    await wait({ minutes: 5 })
    expect(await h.emails()).toHaveLength(1)
  })

  test('a client of a disconnected account', async () => {
    const { h, owner, pay, wait, decisions } = await withPayingClients()
    await pay()
    const token = await h.signIn(owner)
    await h.request('POST', '/goodword/stripe/oauth-disconnect', { token, body: { connectionId: 'con_1' } })
    await wait({ days: 10 })
    expect(await decisions()).toEqual({ in_1: 'skip disconnected' })
    expect(await listRequests(h, owner)).toEqual([])
    expect(await h.emails()).toEqual([])
  })
})
