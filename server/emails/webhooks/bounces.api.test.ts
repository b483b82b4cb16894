import { describe, expect, test } from 'vitest'
import { emailMessages, recipientEmails, suppressions } from '#server/db/schema/emails.ts'
import { kindsOf } from '#server/testing/clients.ts'
import { permanently, createReportedOwner, asOwner } from '#server/testing/email-webhooks.ts'

describe('an email that bounced', () => {
  test('makes the request pending again, shows the reason, and is never sent to that address again', async () => {
    const { ask, newest, tell, look, resend } = await createReportedOwner()
    const id = await ask()
    await tell('email.bounced', await newest(id), permanently())
    expect(await look(id)).toMatchObject({
      status: 'pending',
      emailState: 'sent',
      emailDelivery: 'bounced',
      emailProblem: 'The email bounced: smtp; 550 5.1.1 User unknown.',
      remindsAt: null,
    })
    expect(kindsOf(await look(id)).at(-1)).toBe('system bounced')
    const answer = await resend(id)
    expect([answer.status, answer.body.code]).toEqual([409, 'testimonials.bounced'])
    expect(answer.body.message).toBe('An email to ana@client.example bounced. Correct the address, or copy the link.')
  })

  test('can be sent to the corrected address', async () => {
    const { h, handed, ask, newest, tell, look, edit } = await createReportedOwner()
    const id = await ask()
    await tell('email.bounced', await newest(id), permanently())
    const { body } = await edit(id, { customerEmail: 'anna@client.example', isAutoSendEnabled: true })
    expect(body).toMatchObject({ emailState: 'queued', emailDelivery: null, emailProblem: null, sentAt: null })
    await h.drain()
    expect(handed.map(({ to }) => to)).toEqual(['ana@client.example', 'anna@client.example'])
    expect(await look(id)).toMatchObject({ status: 'sent', emailState: 'sent', emailDelivery: null })
  })

  test('does not affect the address that replaced its own', async () => {
    const { h, ask, newest, tell, look, edit } = await createReportedOwner()
    const id = await ask()
    const first = await newest(id)
    await tell('email.bounced', first, permanently())
    await edit(id, { customerEmail: 'anna@client.example', isAutoSendEnabled: true })
    await h.drain()
    await tell('email.complained', first)
    expect(await look(id)).toMatchObject({ status: 'sent', emailDelivery: null, emailProblem: null })
  })

  test('does not change the answer that the client gave before', async () => {
    const { h, ask, newest, tell, look } = await createReportedOwner()
    const id = await ask()
    await h.submit(id)
    await tell('email.bounced', await newest(id), permanently())
    expect(await look(id)).toMatchObject({ status: 'submitted', emailDelivery: 'bounced' })
  })

  test('is also one that the service did not send because it suppresses the address', async () => {
    const { ask, newest, tell, look } = await createReportedOwner()
    const id = await ask()
    await tell('email.suppressed', await newest(id), {
      data: { suppressed: { message: 'On the suppression list', type: 'x' } },
    })
    expect(await look(id)).toMatchObject({ status: 'pending', emailDelivery: 'bounced' })
  })

  test('ends emails to its address even if its request was deleted before', async () => {
    const { h, owner, ask, newest, tell, look } = await createReportedOwner()
    const other = asOwner(h, await h.signUp())
    const id = await ask()
    const message = await newest(id)
    await h.request('DELETE', `/goodword/testimonial/${id}`, { token: owner.token })
    expect(await tell('email.delivered', message)).toBe(200)
    expect(await h.rows(suppressions).count()).toBe(0)
    expect(await tell('email.bounced', message, permanently())).toBe(200)
    expect(await h.rows(suppressions).list()).toMatchObject([{ workspaceId: null, reason: 'bounced' }])
    expect(await other.look(await other.ask())).toMatchObject({ emailState: 'none', emailDelivery: 'bounced' })
    expect(await look(await ask())).toMatchObject({ emailState: 'none', emailDelivery: 'bounced' })
  })

  test('suppresses nobody if it is unknown and has no recorded recipient', async () => {
    const { h, ask, newest, tell } = await createReportedOwner()
    const message = await newest(await ask())
    await h.rows(emailMessages).delete()
    await h.rows(recipientEmails).delete()
    for (const type of ['email.bounced', 'email.complained']) expect(await tell(type, message, permanently())).toBe(200)
    expect(await h.rows(suppressions).count()).toBe(0)
  })
})
