import { expect } from 'vitest'
import type { Connection } from '#shared/connections.ts'
import type { LinkedAccount, Stripe } from '#server/stripe/gateway.ts'
import { connectionsUnavailable } from '#server/stripe/gateway.errors.ts'
import { createHarness, type Harness, type TestOwner } from './harness.ts'
import { beginLink, comeBack, linkAccount } from './payments.ts'

export const CONNECTED = '303 /stripe connected'

/** An owner of an organisation with a name. */
export async function setUpLinking(options: Parameters<typeof createHarness>[0] = {}) {
  const h = await createHarness(options)
  return { h, owner: await h.signUp({ organisationName: 'Atelier Feldmann' }) }
}

export async function readConnections(h: Harness, owner: TestOwner) {
  const token = await h.signIn(owner)
  const { body } = await h.request<{ items: Connection[]; limit: number | null; givenUp: unknown[] }>(
    'GET',
    '/goodword/stripe/connections',
    { token },
  )
  return body
}

/** The linked accounts of an owner, like `Atelier active`. */
export const statusesOf = async (h: Harness, owner: TestOwner) =>
  (await readConnections(h, owner)).items.map(({ name, status }) => `${name} ${status}`)

export const startLink = async (h: Harness, owner: TestOwner) =>
  h.request<{ redirectUrl: string }>('POST', '/goodword/stripe/oauth-connect', { token: await h.signIn(owner) })

/** Disconnects the given account, or the oldest one. */
export const disconnect = async (h: Harness, owner: TestOwner, connectionId?: string) =>
  h.request('POST', '/goodword/stripe/oauth-disconnect', {
    token: await h.signIn(owner),
    body: connectionId === undefined ? undefined : { connectionId },
  })

/** Links accounts with these names, one second apart. */
export async function linkAccounts(h: Harness, owner: TestOwner, names: string[]) {
  for (const name of names) {
    expect(await linkAccount(h, owner, name)).toBe(CONNECTED)
    h.clock.advance({ seconds: 1 })
  }
}

/** A provider that answers each code with an account of that id, and records its calls. */
function createFakeLinks() {
  const calls = { exchanged: [] as string[], revoked: [] as string[] }
  const fake = {
    ...calls,
    granted: new Set<string>(),
    isAway: false,
    /** Runs while the provider revokes an access. */
    meanwhile: async () => {},
    answer: {} as Partial<LinkedAccount>,
    stripe: undefined as Stripe | undefined,
  }
  fake.stripe = {
    payments: undefined,
    accounts: undefined,
    links: {
      isLive: false,
      authorizeUrl: ({ state }) => `https://provider.example/?${new URLSearchParams({ state })}`,
      async exchange(code) {
        fake.exchanged.push(code)
        if (fake.isAway) throw connectionsUnavailable(new Error('away'))
        fake.granted.add(code)
        return code === 'unknown' ? null : { accountId: code, name: code, isLive: false, ...fake.answer }
      },
      async revoke({ accountId }) {
        if (fake.isAway) throw connectionsUnavailable(new Error('away'))
        const { meanwhile } = fake
        fake.meanwhile = async () => {}
        await meanwhile()
        fake.revoked.push(accountId)
        fake.granted.delete(accountId)
      },
    },
  }
  return fake
}

/** An owner whose Stripe accounts come from a fake provider; `link` links the account with that id. */
export async function withFakeLinks() {
  const fake = createFakeLinks()
  const { h, owner } = await setUpLinking({ overrides: { stripe: fake.stripe, development: undefined } })
  const link = async (who: TestOwner, code: string) => {
    const { query, cookie } = await beginLink(h, who)
    return comeBack(h, { state: query.get('state') ?? '', code }, cookie)
  }
  return { h, owner, fake, link }
}
