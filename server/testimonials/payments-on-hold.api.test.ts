import { describe, expect, test } from 'vitest'
import { actOnPayment, withPayingClients } from '#server/testing/paying-clients.ts'
import { listTestimonials } from '#server/testing/requests.ts'

type Counted = { paymentsOnHold?: { needsYou: number; quota: number } }

async function setUp() {
  const paying = await withPayingClients()
  const { h, owner } = paying
  const onHold = async (query = '', of = owner) => {
    const { status, body } = await listTestimonials(h, { token: await h.signIn(of) }, query)
    expect(status).toBe(200)
    return (body as Counted).paymentsOnHold
  }
  return { ...paying, onHold }
}

describe('the list of testimonials counts payments on hold', () => {
  test('that need the owner, until nothing is left, whatever it shows', async () => {
    const { h, owner, pay, log, onHold } = await setUp()
    expect(await onHold()).toBeUndefined()
    await pay({ email: null })
    for (const query of ['', '?q=nothing', '?status=approved', '?sort=needs-you', '?page=9'])
      expect(await onHold(query)).toEqual({ needsYou: 1, quota: 0 })
    const body = { customerEmail: 'ana@client.example' }
    await actOnPayment(h, owner, { id: (await log())[0]?.id ?? '', action: 'address', body })
    expect(await onHold()).toBeUndefined()
  })

  test('a deposit only after 45 days', async () => {
    const { pay, wait, onHold } = await setUp()
    await pay({ line: '50% deposit' })
    await wait({ days: 44 })
    expect(await onHold()).toBeUndefined()
    await wait({ days: 1 })
    expect(await onHold()).toEqual({ needsYou: 1, quota: 0 })
  })

  test('that wait for requests', async () => {
    const { pay, wait, onHold } = await setUp()
    for (let number = 1; number <= 7; number += 1)
      await pay({ id: `in_${number}`, email: `client${number}@client.example`, customer: `cus_${number}` })
    await wait({ days: 7 })
    expect(await onHold()).toEqual({ needsYou: 0, quota: 2 })
  })

  test('of the owner only', async () => {
    const { h, pay, onHold } = await setUp()
    await pay({ email: null })
    expect(await onHold('', await h.signUp())).toBeUndefined()
  })
})
