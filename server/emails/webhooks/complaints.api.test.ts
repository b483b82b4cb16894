import { describe, expect, test } from 'vitest'
import { suppressions } from '#server/db/schema/emails.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { kindsOf } from '#server/testing/clients.ts'
import { createReportedOwner, asOwner } from '#server/testing/email-webhooks.ts'

describe('a complaint', () => {
  test('ends emails to the client and is shown to the owner', async () => {
    const { ask, newest, tell, look, resend } = await createReportedOwner()
    const id = await ask()
    await tell('email.complained', await newest(id))
    expect(await look(id)).toMatchObject({
      status: 'sent',
      emailDelivery: 'complained',
      emailProblem: expect.stringContaining('spam'),
    })
    expect(kindsOf(await look(id)).at(-1)).toBe('client complained')
    const answer = await resend(id)
    expect([answer.status, answer.body.code]).toEqual([409, 'testimonials.complained'])
  })

  async function complain() {
    const opened = await createReportedOwner()
    const { h, owner } = opened
    const pausedAt = async () =>
      (
        await h.request<{ sendingPausedAt: string | null }>('GET', '/goodword/user/me', {
          token: await h.signIn(owner),
        })
      ).body.sendingPausedAt
    return { ...opened, pausedAt }
  }

  test('of a second client pauses the emails of this workspace, and of no other', async () => {
    const { h, ask, newest, tell, resend, look, pausedAt, owner } = await complain()
    const other = asOwner(h, await h.signUp())
    const [one, two, three] = [await ask(), await ask('bo@client.example'), await ask('cy@client.example')]
    const elsewhere = await other.ask('di@client.example')
    await tell('email.complained', await newest(one))
    expect(await pausedAt()).toBeNull()
    await h.request('POST', `/goodword/testimonial/${three}/resend`, { token: owner.token })
    await tell('email.complained', await newest(two))
    expect(await pausedAt()).toBe(h.clock.now().toISOString())
    expect(h.logLines.join('')).toContain('sending paused because of complaints')
    await h.drain()
    expect(await look(three)).toMatchObject({ emailState: 'failed', emailProblem: expect.stringContaining('paused') })
    const answer = await resend(three)
    expect([answer.status, answer.body.code]).toEqual([409, 'emails.sending_paused'])
    const body = { customerEmail: 'ed@client.example', isAutoSendEnabled: true }
    const { token } = owner
    expect((await h.request('POST', '/goodword/testimonial/create', { token, body })).status).toBe(409)
    expect((await other.resend(elsewhere)).status).toBe(200)
  })

  test('counts once for each client', async () => {
    const { ask, newest, tell, pausedAt } = await complain()
    const [one, two] = [await ask(), await ask('Ana+work@client.example')]
    await tell('email.complained', await newest(one))
    await tell('email.complained', await newest(two))
    expect(await pausedAt()).toBeNull()
  })

  test('still counts when its request is deleted', async () => {
    const { h, owner, ask, newest, tell, pausedAt } = await complain()
    const [one, two] = [await ask(), await ask('bo@client.example')]
    await tell('email.complained', await newest(one))
    await h.request('DELETE', `/goodword/testimonial/${one}`, { token: owner.token })
    await tell('email.complained', await newest(two))
    expect(await pausedAt()).not.toBeNull()
  })

  test('counts for a deleted request, and suppresses the address even for a closed account', async () => {
    const { h, owner, ask, newest, tell, pausedAt } = await complain()
    const messages = [
      await newest(await ask()),
      await newest(await ask('bo@client.example')),
      await newest(await ask('cy@client.example')),
    ]
    for (const id of await h.rows(testimonials).values('id'))
      expect((await h.request('DELETE', `/goodword/testimonial/${id}`, { token: owner.token })).status).toBe(204)
    const [one, two, three] = messages
    if (one) await tell('email.complained', one)
    expect(await pausedAt()).toBeNull()
    if (two) await tell('email.complained', two)
    expect(await pausedAt()).not.toBeNull()
    const body = { email: owner.email }
    expect((await h.request('DELETE', '/goodword/user/me', { token: owner.token, body })).status).toBe(204)
    if (three) expect(await tell('email.complained', three)).toBe(200)
    expect(await h.rows(suppressions, { workspaceId: null }).count()).toBe(3)
  })

  test('counts for ninety days', async () => {
    const { h, ask, newest, tell, pausedAt } = await complain()
    const [one, two] = [await ask(), await ask('bo@client.example')]
    await tell('email.complained', await newest(one))
    h.clock.advance({ days: 90 })
    await tell('email.complained', await newest(two))
    expect(await pausedAt()).toBeNull()
  })
})
