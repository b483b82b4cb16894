import PostalMime, { addressParser } from 'postal-mime'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Mail, Mailer } from './mailer.ts'

/** A mail as whoever received it reads it. */
export type ArrivedMail = {
  from: { name: string; address: string }
  replyTo: string | null
  to: string[]
  subject: string
  text: string
  html: string
  /** By name in lower case. */
  headers: Record<string, string>
}

/** A mailer, and the service behind it that fails the way it is told to. */
export type MailerWorld = {
  mailer: Mailer
  arrived: () => Promise<ArrivedMail[]>
  /** What the next handing over meets. Undefined where nothing can fail. */
  faults:
    | {
        refuseRecipient: () => void
        refuseSender: () => void
        refuseKey: () => void
        beBusy: () => void
        /** Takes nothing and never answers. */
        hang: () => void
        /** Takes the mail and drops the connection. */
        loseAnswer: () => void
        /** Cannot be reached at all any more. */
        vanish: () => Promise<void>
      }
    | undefined
  stop: () => Promise<void>
}

const mailWith = (change: Partial<Mail> = {}): Mail => ({
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

/** What every mailer promises, proved against the service behind it or something that speaks its protocol. */
export function describeMailer(name: string, createWorld: () => Promise<MailerWorld>): void {
  describe(`the mailer ${name}`, () => {
    let world: MailerWorld
    beforeEach(async () => {
      world = await createWorld()
    })
    afterEach(() => world.stop())

    const send = (mail: Mail, key = 'msg_1') => world.mailer.send(mail, handover(key))
    const kindOf = async (mail: Mail, key?: string) => (await send(mail, key)).kind

    it('says who it is and what it can do', () => {
      expect(world.mailer.name).toBe(name)
      expect(world.mailer.remembersKeysForMs).toBeGreaterThanOrEqual(0)
    })

    it('takes a mail, names it, and lets it arrive as it was', async () => {
      const mail = mailWith()
      expect(await send(mail)).toEqual({ kind: 'sent', providerId: expect.stringMatching(/\S/) })
      const [arrived] = await world.arrived()
      expect(arrived).toMatchObject({
        from: mail.from,
        replyTo: mail.replyTo,
        to: [mail.to],
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
      })
      for (const [header, value] of Object.entries(mail.headers)) {
        expect(arrived?.headers[header.toLowerCase()]).toBe(value)
      }
    })

    it('lets every script and long line arrive, in the subject, the name and the body', async () => {
      const long = 'https://goodword.example/r/abc '.repeat(60)
      const mail = mailWith({
        from: { name: 'Zoë Çelik 株式会社 🌿 via Goodword', address: 'requests@goodword.example' },
        subject: 'Ärztin, Łódź, 山田 – „ein paar Worte?“ 🌿 and many more words that do not fit into one line',
        text: `Grüße, žluťoučký kůň\n.\n..\nFrom here on\n  indented \n${long}\n`,
        html: `<p>Grüße &amp; 山田 = 100 %</p>\n<p>.</p>\n<p>${long}</p>\n`,
      })
      expect(await kindOf(mail)).toBe('sent')
      const [arrived] = await world.arrived()
      expect(arrived).toMatchObject({ from: mail.from, subject: mail.subject, text: mail.text, html: mail.html })
    })

    it('adds no line to a body that ends in the middle of one', async () => {
      const mail = mailWith({ text: 'Hello Ana', html: '<p>Hello Ana</p>' })
      await send(mail)
      expect((await world.arrived())[0]).toMatchObject({ text: mail.text, html: mail.html })
    })

    it('lets no answers go anywhere where there is nobody to answer', async () => {
      await send(mailWith({ replyTo: null }))
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
      expect(await kindOf(mailWith({ from }))).toBe('sent')
      const [arrived] = await world.arrived()
      expect(arrived?.from.address).toBe(from.address)
      expect(arrived?.to).toEqual(['ana@client.example'])
      expect(arrived?.headers).not.toHaveProperty('bcc')
    })

    it('lets no subject bring a header of its own', async () => {
      await send(mailWith({ subject: 'Words\r\nBcc: victim@bank.test\r\n\r\nhello' }))
      const [arrived] = await world.arrived()
      expect(arrived?.headers).not.toHaveProperty('bcc')
      expect(arrived?.text).toBe(mailWith().text)
    })

    it('sends a mail once for each key, where it remembers keys', async () => {
      const outcomes = [await send(mailWith()), await send(mailWith()), await send(mailWith(), 'msg_2')]
      const [first, second, other] = outcomes.map((outcome) => outcome.kind === 'sent' && outcome.providerId)
      expect(other).not.toBe(first)
      if (world.mailer.remembersKeysForMs === 0) return
      expect(second).toBe(first)
      expect(await world.arrived()).toHaveLength(2)
    })

    it('fault 36: says that the address was refused, for good', async () => {
      if (!world.faults) return
      world.faults.refuseRecipient()
      expect(await send(mailWith())).toMatchObject({ kind: 'permanent', because: 'recipient' })
      expect(await world.arrived()).toEqual([])
      expect(await kindOf(mailWith(), 'msg_2')).toBe('sent')
    })

    it('fault 36: says that the sender was refused, for good', async () => {
      if (!world.faults) return
      world.faults.refuseSender()
      expect(await send(mailWith())).toMatchObject({ kind: 'permanent', because: 'sender' })
      expect(await world.arrived()).toEqual([])
    })

    it('lets all mail wait while our access is refused', async () => {
      if (!world.faults) return
      world.faults.refuseKey()
      expect(await send(mailWith())).toMatchObject({ kind: 'retry', pause: 'key' })
      expect(await world.arrived()).toEqual([])
    })

    it('fault 35: comes back later when the service is busy, and the mail goes out once', async () => {
      if (!world.faults) return
      world.faults.beBusy()
      expect(await kindOf(mailWith())).toBe('retry')
      expect(await kindOf(mailWith())).toBe('sent')
      expect(await world.arrived()).toHaveLength(1)
    })

    it('fault 35: gives up waiting for an answer, and does not say that the mail was refused', async () => {
      if (!world.faults) return
      world.faults.hang()
      expect(['unknown', 'retry']).toContain(await kindOf(mailWith()))
    })

    it('fault 34: does not know of a mail whose answer was lost, and sends it once where it remembers keys', async () => {
      if (!world.faults) return
      world.faults.loseAnswer()
      expect(await kindOf(mailWith())).toBe('unknown')
      if (world.mailer.remembersKeysForMs > 0) expect(await kindOf(mailWith())).toBe('sent')
      expect(await world.arrived()).toHaveLength(1)
    })

    it('fault 35: never throws when nobody is there', async () => {
      if (!world.faults) return
      await world.faults.vanish()
      expect(['unknown', 'retry']).toContain(await kindOf(mailWith()))
    })
  })
}

/** Reads the bytes of a mail as the program of whoever receives it would. */
export async function readArrivedMail(source: Uint8Array): Promise<ArrivedMail> {
  const mail = await PostalMime.parse(source)
  const addressesOf = (list: readonly { address?: string | undefined }[] = []) =>
    list.flatMap(({ address }) => (address === undefined ? [] : [address]))
  return {
    from: { name: mail.from?.name ?? '', address: mail.from?.address ?? '' },
    replyTo: addressesOf(mail.replyTo)[0] ?? null,
    to: addressesOf([...(mail.to ?? []), ...(mail.cc ?? []), ...(mail.bcc ?? [])]),
    subject: mail.subject ?? '',
    text: ownLines(mail.text),
    html: ownLines(mail.html),
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
  }
}

// The parser takes the line break before a boundary for one of the part.
const ownLines = (part = '') => part.replace(/\n$/, '')

/** The one address in a From of one string. */
export function readSender(text: string): { name: string; address: string } {
  const [first, ...others] = addressParser(text, { flatten: true })
  if (others.length > 0) throw new Error(`${text} is of more than one.`)
  return { name: first?.name ?? '', address: first?.address ?? '' }
}
