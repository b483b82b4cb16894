import PostalMime, { addressParser } from 'postal-mime'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Email, Mailer } from './mailer.ts'

/** An email as its recipient's program reads it. */
export type ArrivedEmail = {
  from: { name: string; address: string }
  replyTo: string | null
  to: string[]
  subject: string
  text: string
  html: string
  /** By name, in lower case. */
  headers: Record<string, string>
}

/** A mailer, and the service behind it, which can be told to fail. */
export type MailerWorld = {
  mailer: Mailer
  /** One that gives up early on a service that never answers. */
  impatientMailer: Mailer
  arrived: () => Promise<ArrivedEmail[]>
  /** What the next attempt runs into. Undefined when nothing can fail. */
  faults:
    | {
        refuseRecipient: () => void
        refuseSender: () => void
        refuseKey: () => void
        beBusy: () => void
        /** Accepts nothing and never answers. */
        hang: () => void
        /** Accepts the email, then drops the connection. */
        loseAnswer: () => void
        /** Can't be reached any more. */
        vanish: () => Promise<void>
      }
    | undefined
  stop: () => Promise<void>
}

const emailWith = (change: Partial<Email> = {}): Email => ({
  from: { name: 'Jane Doe via Goodword', address: 'requests@goodword.example' },
  replyTo: 'jane@studio.example',
  to: 'ana@client.example',
  subject: 'Would you share a few words?',
  text: 'Hello Ana,\n\nhttps://goodword.example/r/abc?m=1\n',
  html: '<!doctype html>\n<html lang="en"><body><p>Hello Ana</p>\n</body></html>\n',
  headers: {
    'List-Unsubscribe': `<https://goodword.example/u/${'a1B2c3D4_-'.repeat(12)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'Auto-Submitted': 'auto-generated',
  },
  ...change,
})

const handover = (key: string) => ({ idempotencyKey: key, tags: { message: key } })

/** What every mailer must do, tested against its real service or something that speaks the same protocol. */
export function describeMailer(name: string, createWorld: () => Promise<MailerWorld>): void {
  describe(`the mailer ${name}`, () => {
    let world: MailerWorld
    beforeEach(async () => {
      world = await createWorld()
    })
    afterEach(() => world.stop())

    const send = (sentEmail: Email, key = 'msg_1') => world.mailer.send(sentEmail, handover(key))
    const kindOf = async (sentEmail: Email, key?: string) => (await send(sentEmail, key)).kind

    it('says who it is and what it can do', () => {
      expect(world.mailer.name).toBe(name)
      expect(world.mailer.remembersKeysForMs).toBeGreaterThanOrEqual(0)
    })

    it('takes a mail, names it, and lets it arrive as it was', async () => {
      const sentEmail = emailWith()
      expect(await send(sentEmail)).toEqual({ kind: 'sent', providerId: expect.stringMatching(/\S/) })
      const [arrived] = await world.arrived()
      expect(arrived).toMatchObject({
        from: sentEmail.from,
        replyTo: sentEmail.replyTo,
        to: [sentEmail.to],
        subject: sentEmail.subject,
        text: sentEmail.text,
        html: sentEmail.html,
      })
      for (const [header, value] of Object.entries(sentEmail.headers)) {
        expect(arrived?.headers[header.toLowerCase()]).toBe(value)
      }
    })

    it('lets every script and long line arrive, in the subject, the name and the body', async () => {
      const long = 'https://goodword.example/r/abc '.repeat(60)
      const sentEmail = emailWith({
        from: { name: 'Zoë Çelik 株式会社 🌿 via Goodword', address: 'requests@goodword.example' },
        subject: 'Ärztin, Łódź, 山田 – „ein paar Worte?“ 🌿 and many more words that do not fit into one line',
        text: `Grüße, žluťoučký kůň\n.\n..\nFrom here on\n  indented \n${long}\n`,
        html: `<p>Grüße &amp; 山田 = 100 %</p>\n<p>.</p>\n<p>${long}</p>\n`,
      })
      expect(await kindOf(sentEmail)).toBe('sent')
      const [arrived] = await world.arrived()
      expect(arrived).toMatchObject({
        from: sentEmail.from,
        subject: sentEmail.subject,
        text: sentEmail.text,
        html: sentEmail.html,
      })
    })

    it('adds no line to a body that ends in the middle of one', async () => {
      const sentEmail = emailWith({ text: 'Hello Ana', html: '<p>Hello Ana</p>' })
      await send(sentEmail)
      expect((await world.arrived())[0]).toMatchObject({ text: sentEmail.text, html: sentEmail.html })
    })

    it('lets no answers go anywhere where there is nobody to answer', async () => {
      await send(emailWith({ replyTo: null }))
      expect((await world.arrived())[0]?.replyTo).toBeNull()
    })

    it.each([
      'Jane, "CEO" <boss@bank.test>',
      'boss@bank.test',
      'Jane\r\nBcc: victim@bank.test',
      '"\\',
      'Team: boss@bank.test;',
      'Jane (boss@bank.test)',
    ])('comes from our address and goes to one, whatever the name: %j', async (hostile) => {
      const from = { name: hostile, address: 'requests@goodword.example' }
      expect(await kindOf(emailWith({ from }))).toBe('sent')
      const [arrived] = await world.arrived()
      expect(arrived?.from.address).toBe(from.address)
      expect(arrived?.to).toEqual(['ana@client.example'])
      expect(arrived?.headers).not.toHaveProperty('bcc')
    })

    it('lets no subject bring a header of its own', async () => {
      await send(emailWith({ subject: 'Words\r\nBcc: victim@bank.test\r\n\r\nhello' }))
      const [arrived] = await world.arrived()
      expect(arrived?.headers).not.toHaveProperty('bcc')
      expect(arrived?.text).toBe(emailWith().text)
    })

    it('sends a mail once for each key, where it remembers keys', async () => {
      const outcomes = [await send(emailWith()), await send(emailWith()), await send(emailWith(), 'msg_2')]
      const [first, second, other] = outcomes.map((outcome) => outcome.kind === 'sent' && outcome.providerId)
      expect(other).not.toBe(first)
      if (world.mailer.remembersKeysForMs === 0) return
      expect(second).toBe(first)
      expect(await world.arrived()).toHaveLength(2)
    })

    it('fault 36: says that the address was refused, for good', async () => {
      if (!world.faults) return
      world.faults.refuseRecipient()
      expect(await send(emailWith())).toMatchObject({ kind: 'permanent', because: 'recipient' })
      expect(await world.arrived()).toEqual([])
      expect(await kindOf(emailWith(), 'msg_2')).toBe('sent')
    })

    it('fault 36: says that the sender was refused, for good', async () => {
      if (!world.faults) return
      world.faults.refuseSender()
      expect(await send(emailWith())).toMatchObject({ kind: 'permanent', because: 'sender' })
      expect(await world.arrived()).toEqual([])
    })

    it('lets all mail wait while our access is refused', async () => {
      if (!world.faults) return
      world.faults.refuseKey()
      expect(await send(emailWith())).toMatchObject({ kind: 'retry', pause: 'key' })
      expect(await world.arrived()).toEqual([])
    })

    it('fault 35: comes back later when the service is busy, and the mail goes out once', async () => {
      if (!world.faults) return
      world.faults.beBusy()
      expect(await kindOf(emailWith())).toBe('retry')
      expect(await kindOf(emailWith())).toBe('sent')
      expect(await world.arrived()).toHaveLength(1)
    })

    it('fault 35: gives up waiting for an answer, and does not say that the mail was refused', async () => {
      if (!world.faults) return
      world.faults.hang()
      const outcome = await world.impatientMailer.send(emailWith(), handover('msg_1'))
      expect(['unknown', 'retry']).toContain(outcome.kind)
    })

    it('fault 34: does not know of a mail whose answer was lost, and sends it once where it remembers keys', async () => {
      if (!world.faults) return
      world.faults.loseAnswer()
      expect(await kindOf(emailWith())).toBe('unknown')
      if (world.mailer.remembersKeysForMs > 0) expect(await kindOf(emailWith())).toBe('sent')
      expect(await world.arrived()).toHaveLength(1)
    })

    it('fault 35: never throws when nobody is there', async () => {
      if (!world.faults) return
      await world.faults.vanish()
      expect(['unknown', 'retry']).toContain(await kindOf(emailWith()))
    })
  })
}

/** Parses an email's bytes like the recipient's program would. */
export async function readArrivedEmail(source: Uint8Array): Promise<ArrivedEmail> {
  const sentEmail = await PostalMime.parse(source)
  const addressesOf = (list: readonly { address?: string | undefined }[] = []) =>
    list.flatMap(({ address }) => (address === undefined ? [] : [address]))
  return {
    from: { name: sentEmail.from?.name ?? '', address: sentEmail.from?.address ?? '' },
    replyTo: addressesOf(sentEmail.replyTo)[0] ?? null,
    to: addressesOf([...(sentEmail.to ?? []), ...(sentEmail.cc ?? []), ...(sentEmail.bcc ?? [])]),
    subject: sentEmail.subject ?? '',
    text: ownLines(sentEmail.text),
    html: ownLines(sentEmail.html),
    headers: Object.fromEntries(sentEmail.headers.map(({ key, value }) => [key, value])),
  }
}

// The parser counts the line break before a boundary as part of the body.
const ownLines = (part = '') => part.replace(/\n$/, '')

/** The single address in a From header. */
export function readSender(text: string): { name: string; address: string } {
  const [first, ...others] = addressParser(text, { flatten: true })
  if (others.length > 0) throw new Error(`${text} has more than one address.`)
  return { name: first?.name ?? '', address: first?.address ?? '' }
}
