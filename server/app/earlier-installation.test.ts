import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import type { CurrentUser } from '#shared/users.ts'
import { createHarness, type Harness } from '#server/testing/harness.ts'
import { createAskedAccounts } from '#server/testing/paying-clients.ts'
import { openEarlierDatabase } from '#server/testing/test-database.ts'

/**
 * An installation of November 2026, before workspaces had members, and what it answered then: an owner with a paid plan,
 * settings, clients and payments, one on the free plan, and one with nothing.
 */
const FOLDER = join(import.meta.dirname, '../testing/installations')
const read = (name: string) => gunzipSync(readFileSync(join(FOLDER, `before-workspaces.${name}.gz`)))

type Answers = Record<string, unknown>
type Recorded = {
  at: string
  owners: { email: string; password: string; answers: Answers }[]
  /** What clients and visitors get, without signing in. */
  pages: Record<string, { status: number; body: unknown }>
}
const recorded = JSON.parse(read('answers.json').toString()) as Recorded

/** What is called otherwise now: events name who did something, and the owner is one member of several. */
const renamed = (answer: unknown) =>
  JSON.parse(JSON.stringify(answer).replaceAll('"actor":"owner"', '"actor":"member"')) as Answers

/** Today the code to paste also names the layout, so that its file loads sooner. */
const withoutLayout = (answer: unknown) =>
  JSON.parse(JSON.stringify(answer).replaceAll(/ kind=\\"\w+\\"/g, '')) as object

/** The revision of a feed is a hash of its content, which has fields today that it did not have. */
const withoutRevision = (page: unknown) =>
  JSON.parse(JSON.stringify(page, (key, value: unknown) => (key === 'revision' ? undefined : value))) as object

/** Calls that have another address today. */
const moved: Partial<Record<string, string>> = { '/goodword/form': '/goodword/forms/default/settings' }

let h: Harness
beforeAll(async () => {
  const stripe = { payments: undefined, links: undefined, accounts: createAskedAccounts().accounts }
  h = await createHarness({ now: recorded.at, database: openEarlierDatabase(read('db')), overrides: { stripe } })
})

describe.each(recorded.owners)('for $email', ({ email, password, answers }) => {
  test.each(Object.keys(answers))('%s answers what it did', async (path) => {
    const token = await h.signIn({ email, password })
    const { status, body } = await h.request('GET', moved[path] ?? path, { token })
    expect(status).toBe(200)
    const { notices, ...expected } = renamed(answers[path])
    expect(withoutLayout(body)).toMatchObject(expected)
    // They are each member's choice now.
    if (notices === undefined) return
    const own = await h.request('GET', '/goodword/notices', { token })
    expect(own.body).toEqual(notices)
  })

  test('the workspace is the owner’s, and the only one', async () => {
    const { body } = await h.request<CurrentUser>('GET', '/goodword/user/me', {
      token: await h.signIn({ email, password }),
    })
    expect(body.workspace).toMatchObject({ role: 'owner', isFrozen: false, payer: null })
    expect(body.workspaces.map(({ id }) => id)).toEqual([body.workspace.id])
  })
})

test.each(Object.keys(recorded.pages))('%s answers clients and visitors what it did', async (path) => {
  const { status, body } = await h.request('GET', path)
  expect({ status, body }).toMatchObject(withoutRevision(recorded.pages[path]))
})

test('reminders that were planned are sent, to nobody else, and once', async () => {
  h.clock.advance({ days: 7 })
  await h.drain()
  await h.drain()
  const sent = await h.emails()
  expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual([
    'ana@client.example',
    'c7@client.example',
    'c8@client.example',
  ])
  for (const { subject } of sent) expect(subject).toBe('Erinnerung: Ihre Erfahrung mit Feldmann & Söhne')
})
