import { describe, expect, it } from 'vitest'
import { EMAIL, NEXT_EMAIL, setUpCodes } from '#server/testing/test-identity.ts'

async function setUpEmails() {
  const world = await setUpCodes()
  const links = {
    reset: `https://goodword.example/reset-password?oobCode=${await world.codeForReset()}`,
    address: `https://goodword.example/verify-email?oobCode=${await world.codeForAddress()}`,
    change: `https://goodword.example/verify-email?oobCode=${await world.codeForChange()}`,
  }
  const [reset, address, change] = world.emails
  if (!reset || !address || !change) throw new Error('A mail is missing.')
  return { links, reset, address, change, all: world.emails }
}

describe('mails of the identity service', () => {
  it('go to the address that is to prove itself, with a subject that says what for', async () => {
    const { reset, address, change } = await setUpEmails()
    expect(reset).toMatchObject({ to: EMAIL, subject: 'Reset your Goodword password' })
    expect(address).toMatchObject({ to: EMAIL, subject: 'Confirm your Goodword email address' })
    expect(change).toMatchObject({ to: NEXT_EMAIL, subject: 'Confirm your new Goodword email address' })
  })

  it('come from Goodword, and want no answer of a machine', async () => {
    for (const message of (await setUpEmails()).all) {
      expect(message.from).toEqual({ name: 'Goodword', address: 'hello@goodword.example' })
      expect(message.headers).toEqual({ 'Auto-Submitted': 'auto-generated' })
    }
  })

  it('hold one link: as a button, in full, and in the text', async () => {
    const { links, reset, address, change } = await setUpEmails()
    for (const [message, link] of [
      [reset, links.reset],
      [address, links.address],
      [change, links.change],
    ] as const) {
      const targets = [...message.html.matchAll(/href="([^"]*)"/g)].map(([, target]) => target)
      expect(targets).toEqual([link, link])
      expect(message.html).toContain(`>${link}</a>`)
      expect(message.text.split(link)).toHaveLength(2)
      expect(message.html).not.toMatch(/<img|<script/)
    }
  })

  it('say how long the link works, and what to do when it was not you', async () => {
    const { reset, address, change } = await setUpEmails()
    for (const [message, lifetime] of [
      [reset, 'one hour'],
      [address, '24 hours'],
      [change, '24 hours'],
    ] as const) {
      for (const body of [message.text, message.html]) {
        expect(body).toContain(`The link works once, within ${lifetime}.`)
        expect(body).toContain('If this wasn’t you, ignore this email')
      }
    }
  })

  it('tell a new address, which may be a stranger’s, nothing of the account', async () => {
    const { change, all } = await setUpEmails()
    for (const body of [change.text, change.html]) expect(body).not.toContain(EMAIL)
    expect(JSON.stringify(all)).not.toContain('Feldmann')
  })
})
