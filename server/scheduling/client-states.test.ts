import { expect, test } from 'vitest'
import { createHarness } from '#server/testing/harness.ts'
import { countRowsPerTurn } from '#server/testing/turns.ts'
import { readClientStates } from './client-states.service.ts'

const OTHERS = 100

test('what is known about a few clients is read without reading about all others', async () => {
  const h = await createHarness()
  const owner = await h.signUp()
  await h.setPlan(owner, 'studio')
  const { workspaceId } = await h.services.users.getMember(owner.user.id)
  const customerEmails = Array.from({ length: OTHERS }, (_, number) => `client${number}@client.example`)
  for (const customerEmail of [
    ...customerEmails,
    'ANA+work@client.example',
    'ana+x@other.example',
    'bo@client.example',
  ]) {
    await h.createRequest(owner, { customerEmail })
  }
  const { db, mostRows } = countRowsPerTurn(h.deps.db)
  const mailboxes = new Set(['ana@client.example', 'bo@client.example', 'cy@client.example', 'ana,@client.example'])
  const stateOf = await db.read((tx) =>
    readClientStates(tx, {
      connection: { workspaceId, accountId: 'acct_1', isLive: false },
      mailboxes,
      quietDays: 30,
      now: h.clock.now(),
      hashKey: h.deps.hashKey,
    }),
  )
  const open = [...mailboxes].filter((mailbox) => stateOf(mailbox).pendingRequest !== null)
  expect(open).toEqual(['ana@client.example', 'bo@client.example'])
  expect(mostRows()).toBeLessThan(OTHERS / 2)
})
