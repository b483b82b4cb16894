import { describe, expect, test } from 'vitest'
import { refusalOfName } from './domain-names.ts'

describe('a sending domain', () => {
  const ownAddresses = ['requests@send.goodword.example', 'accounts@goodword-accounts.example']

  test.each([
    ['gmail.com', 'mailbox_provider'],
    ['mail.gmail.com', 'mailbox_provider'],
    ['gmx.de', 'mailbox_provider'],
    ['yahoo.co.uk', 'mailbox_provider'],
    ['yahoo.com.br', 'mailbox_provider'],
    ['hotmail.fr', 'mailbox_provider'],
    ['icloud.com', 'mailbox_provider'],
    ['mail.privaterelay.appleid.com', 'mailbox_provider'],
    ['co.uk', 'shared'],
    ['studio.github.io', 'shared'],
    ['github.io', 'shared'],
    ['send.goodword.example', 'ours'],
    ['goodword.example', 'ours'],
    ['more.send.goodword.example', 'ours'],
    ['goodword-accounts.example', 'ours'],
    ['studio.example', null],
    ['mail.studio.co.uk', null],
    ['studio.com.br', null],
    ['notgmail.com', null],
    ['my-yahoo.com', null],
    ['outlook.studio', null],
    ['gmx-repairs.de', null],
    ['othergoodword.example', null],
  ])('%s is refused as %s', (name, why) => {
    expect(refusalOfName(name, { ownAddresses })).toBe(why)
  })
})
