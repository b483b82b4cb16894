import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type FakeSmtp, startFakeSmtp } from '#server/testing/fake-smtp.ts'
import { createTestClock } from '#server/testing/test-clock.ts'
import type { Email } from '../mailer.ts'
import { connectionTo, createSmtpMailer } from './smtp-mailer.ts'

const clock = createTestClock(new Date('2026-11-20T09:00:00Z'))

const email: Email = {
  from: { name: 'Jane Doe via Goodword', address: 'requests@goodword.example' },
  replyTo: null,
  to: 'ana@client.example',
  subject: 'Words',
  text: 'Hello',
  html: '<p>Hello</p>',
  headers: {},
}

const mailerOf = (
  { host, port }: { host: string; port: number },
  { account, timeoutMs }: { account?: { user: string; password: string }; timeoutMs?: number } = {},
) => createSmtpMailer({ server: { host, port, isSecure: false, account }, clock, ...(timeoutMs && { timeoutMs }) })

/** For a server that never answers. */
const impatient = { timeoutMs: 600 }

describe('sending through a mail server', () => {
  let service: FakeSmtp
  beforeEach(async () => {
    service = await startFakeSmtp()
  })
  afterEach(() => service.stop())

  const send = (mailer: ReturnType<typeof mailerOf>, key: string) =>
    mailer.send(email, { idempotencyKey: key, tags: {} })

  test('names the mail by its key, and says when it was written', async () => {
    expect(await send(mailerOf(service), 'msg_a-b_c')).toEqual({
      kind: 'sent',
      providerId: '<msg_a-b_c@goodword.example>',
    })
    const source = service.received[0]?.source.toString()
    expect(source).toContain('Message-ID: <msg_a-b_c@goodword.example>')
    expect(source).toContain('Date: Fri, 20 Nov 2026 09:00:00 +0000')
    expect(service.received[0]).toMatchObject({ from: email.from.address, to: [email.to] })
  })

  test('keeps its connection for the next mail', async () => {
    const mailer = mailerOf(service)
    for (const key of ['msg_1', 'msg_2', 'msg_3']) expect((await send(mailer, key)).kind).toBe('sent')
    expect(service.counts.connections).toBe(1)
  })

  test('takes a new connection where the server has closed the old one, and sends the mail once', async () => {
    const mailer = mailerOf(service)
    await send(mailer, 'msg_1')
    service.dropConnections()
    expect((await send(mailer, 'msg_2')).kind).toBe('sent')
    expect(service.received).toHaveLength(2)
  })

  test('knows that a mail was not taken whose connection was lost before its words were written', async () => {
    service.failNext('drop before the data')
    expect((await send(mailerOf(service), 'msg_1')).kind).toBe('retry')
    expect(service.received).toEqual([])
  })

  test('does not know of a mail that was written and never answered', async () => {
    service.failNext('hang')
    expect((await send(mailerOf(service, impatient), 'msg_1')).kind).toBe('unknown')
  })

  test('fault 34: hands a mail whose answer was lost over once, and not again by itself', async () => {
    service.failNext('lose the answer')
    expect((await send(mailerOf(service), 'msg_1')).kind).toBe('unknown')
    expect(service.received).toHaveLength(1)
    expect(service.counts.connections).toBe(1)
  })

  test('waits with all mail where the password is wrong', async () => {
    const strict = await startFakeSmtp({ account: { user: 'goodword', password: 'right' } })
    const mailer = mailerOf(strict, { account: { user: 'goodword', password: 'wrong' } })
    expect(await send(mailer, 'msg_1')).toMatchObject({ kind: 'retry', pause: 'key' })
    await strict.stop()
  })

  test.each([
    ['mail.example', { user: 'goodword', password: 'right' }, true],
    ['127.0.0.1', { user: 'goodword', password: 'right' }, false],
    ['mail.example', undefined, true],
    ['127.0.0.1', undefined, false],
  ])(
    'sends nothing in the clear but to this machine: to %s with %j it insists on encryption: %j',
    (host, account, insists) => {
      expect(connectionTo({ host, port: 587, isSecure: false, account }).requireTLS).toBe(insists)
    },
  )

  test('waits with all mail where the server’s certificate cannot be believed', async () => {
    const strange = await startFakeSmtp({ isSecure: true })
    const server = { host: strange.host, port: strange.port, isSecure: true, account: undefined }
    const mailer = createSmtpMailer({ server, clock })
    expect(await send(mailer, 'msg_1')).toMatchObject({ kind: 'retry', pause: 'key' })
    expect(strange.received).toEqual([])
    await strange.stop()
  })

  test('gives up on a server that never says hello', async () => {
    const mute = createServer(() => undefined)
    await new Promise<void>((resolve) => void mute.listen(0, '127.0.0.1', resolve))
    const { port } = mute.address() as AddressInfo
    expect((await send(mailerOf({ host: '127.0.0.1', port }, impatient), 'msg_1')).kind).toBe('retry')
    await new Promise((resolve) => mute.close(resolve))
  })
})
