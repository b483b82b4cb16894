import { describe, expect, it } from 'vitest'
import { EMAIL, NEXT_EMAIL, setUpCodes } from '#server/testing/test-identity.ts'

async function setUpMails() {
  const world = await setUpCodes()
  const links = {
    reset: `https://goodword.example/reset-password?oobCode=${await world.codeForReset()}`,
    address: `https://goodword.example/verify-email?oobCode=${await world.codeForAddress()}`,
    change: `https://goodword.example/verify-email?oobCode=${await world.codeForChange()}`,
  }
  const [reset, address, change] = world.mails
  if (!reset || !address || !change) throw new Error('A mail is missing.')
  return { links, reset, address, change, all: world.mails }
}

describe('mails of the identity service', () => {
  it('go to the address that is to prove itself, with a subject that says what for', async () => {
    const { reset, address, change } = await setUpMails()
    expect(reset).toMatchObject({ to: EMAIL, subject: 'Set a new password for Goodword' })
    expect(address).toMatchObject({ to: EMAIL, subject: 'Confirm your address for Goodword' })
    expect(change).toMatchObject({ to: NEXT_EMAIL, subject: 'Confirm your new address for Goodword' })
  })

  it('come from Goodword, and want no answer of a machine', async () => {
    for (const mail of (await setUpMails()).all) {
      expect(mail.from).toEqual({ name: 'Goodword', address: 'hello@goodword.example' })
      expect(mail.headers).toEqual({ 'Auto-Submitted': 'auto-generated' })
    }
  })

  it('hold one link: as a button, in full, and in the text', async () => {
    const { links, reset, address, change } = await setUpMails()
    for (const [mail, link] of [
      [reset, links.reset],
      [address, links.address],
      [change, links.change],
    ] as const) {
      const targets = [...mail.html.matchAll(/href="([^"]*)"/g)].map(([, target]) => target)
      expect(targets).toEqual([link, link])
      expect(mail.html).toContain(`>${link}</a>`)
      expect(mail.text.split(link)).toHaveLength(2)
      expect(mail.html).not.toMatch(/<img|<script/)
    }
  })

  it('say how long the link works, and what to do when it was not you', async () => {
    const { reset, address, change } = await setUpMails()
    for (const [mail, lifetime] of [
      [reset, 'one hour'],
      [address, '24 hours'],
      [change, '24 hours'],
    ] as const) {
      for (const body of [mail.text, mail.html]) {
        expect(body).toContain(`The link works once, and for ${lifetime}.`)
        expect(body).toContain('If it was not you, do nothing')
      }
    }
  })

  it('tell a new address, which may be a stranger’s, nothing of the account', async () => {
    const { change, all } = await setUpMails()
    for (const body of [change.text, change.html]) expect(body).not.toContain(EMAIL)
    expect(JSON.stringify(all)).not.toContain('Feldmann')
  })
})
