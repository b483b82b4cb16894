import { describe, expect, test } from 'vitest'
import { addAddresses, showAddress, splitAddresses } from './addresses.ts'

const team = {
  members: [
    { userId: 'usr_1', name: 'Mira Castell', email: 'mira@x.example', role: 'admin' as const, lastActiveAt: null },
  ],
  invitations: [],
  transfer: null,
}

test.each([
  ['a@x.example, b@x.example;c@x.example\nd@x.example', 4],
  ['Ana Ribeiro <ana@x.example>, "B" <b@x.example>', 2],
  ['nobody', 0],
])('%j has %i addresses', (text, count) => {
  expect(splitAddresses(text)).toHaveLength(count)
})

describe('adding addresses', () => {
  test('keeps each once, and says why some get no email, unless other workspaces are chosen', () => {
    const added = addAddresses([], 'Bent@x.example bent@x.example mira@x.example a@b', team)
    expect(added).toEqual([
      { email: 'bent@x.example', obstacle: null },
      { email: 'mira@x.example', obstacle: { kind: 'member', name: 'Mira Castell' } },
      { email: 'a@b', obstacle: { kind: 'invalid' } },
    ])
    expect(added.map((address) => showAddress(address, { hasOthers: false }))).toEqual([
      { email: 'bent@x.example', note: null, isSkipped: false },
      {
        email: 'mira@x.example',
        note: 'Mira Castell is already a member and won’t get an email.',
        isSkipped: true,
      },
      { email: 'a@b', note: 'a@b isn’t an email address.', isSkipped: true },
    ])
    expect(added.map((address) => showAddress(address, { hasOthers: true })).map(({ isSkipped }) => isSkipped)).toEqual(
      [false, false, true],
    )
  })
})
