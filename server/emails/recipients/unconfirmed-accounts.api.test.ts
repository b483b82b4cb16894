import { describe, expect, test } from 'vitest'
import type { EmailSettings } from '#shared/email-settings.ts'

import { type Refused, setUpLimits, signUpOnStudio } from '#server/testing/sending-limits.ts'
import { callIn } from '#server/testing/members.ts'

describe('an account whose address is not confirmed', () => {
  test('can send five emails a day, and sees how many are left and when there are more', async () => {
    const { h, ask, left } = await setUpLimits()
    for (let at = 0; at < 5; at += 1) {
      expect(await left()).toBe(5 - at)
      expect((await ask(`client${at}@client.example`)).status).toBe(201)
      h.clock.advance({ minutes: 10 })
    }
    expect(await left()).toBe(0)
    const refused = await ask('another@client.example')
    expect([refused.status, refused.body.code]).toEqual([429, 'emails.unverified_limit'])
    expect(refused.headers.get('retry-after')).toBe(String(24 * 3600 - 50 * 60))
    expect(refused.body.message).toContain('Confirm your address to send more than 5 emails a day.')
    expect((await ask('another@client.example', false)).status).toBe(201)
    h.clock.advance({ hours: 23, minutes: 10 })
    expect((await ask('another@client.example')).status).toBe(201)
    expect((await ask('one-more@client.example')).status).toBe(429)
  })

  test('can send any number once it is confirmed', async () => {
    const { ask, left, verify } = await setUpLimits()
    for (let at = 0; at < 5; at += 1) await ask(`client${at}@client.example`)
    await verify()
    expect(await left()).toBeNull()
    for (let at = 5; at < 12; at += 1) expect((await ask(`client${at}@client.example`)).status).toBe(201)
  })

  test('gets no more by deleting requests whose emails were sent', async () => {
    const { h, ask, call, left } = await setUpLimits()
    for (let at = 0; at < 5; at += 1) {
      const { id } = (await ask(`client${at}@client.example`)).body
      await h.drain()
      await call('DELETE', `/goodword/testimonial/${id}`)
    }
    expect(await left()).toBe(0)
    expect((await ask('another@client.example')).status).toBe(429)
  })

  test('has five over all its workspaces', async () => {
    const { h, owner, ask } = await setUpLimits()
    const first = owner.user.workspace.id
    for (let at = 0; at < 3; at += 1) await ask(`client${at}@client.example`)
    const made = await h.request<{ id: string }>('POST', '/goodword/workspace/create', {
      token: owner.token,
      body: { name: 'Second' },
    })
    const inSecond = callIn(h, owner, made.body.id)
    const askThere = (customerEmail: string) =>
      inSecond<Refused>('POST', '/goodword/testimonial/create', {
        customerEmail,
        customerName: null,
        isAutoSendEnabled: true,
      })
    expect((await inSecond<EmailSettings>('GET', '/goodword/emails')).body.sending.leftToday).toBe(2)
    for (const name of ['a', 'b']) expect((await askThere(`${name}@client.example`)).status).toBe(201)
    expect((await askThere('c@client.example')).body.code).toBe('emails.unverified_limit')
    const left = (await callIn(h, owner, first)<EmailSettings>('GET', '/goodword/emails')).body.sending.leftToday
    expect(left).toBe(0)
  })

  test('is counted separately', async () => {
    const { h, ask } = await setUpLimits()
    const other = await signUpOnStudio(h)
    for (let at = 0; at < 5; at += 1) await ask(`client${at}@client.example`)
    expect(await other.left()).toBe(5)
    expect((await other.ask('another@client.example')).status).toBe(201)
  })
})
