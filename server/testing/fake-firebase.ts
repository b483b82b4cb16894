import { randomUUID } from 'node:crypto'
import { systemClock } from '#server/kernel/clock.ts'
import {
  type Answer,
  type Call,
  claimsAt,
  makeSigningKey,
  ok,
  PROJECT_ID,
  publish,
  refused,
  sign,
  type SigningKey,
  startGoogle,
} from '#server/identity/firebase/google.fake.ts'

type Account = {
  localId: string
  email: string
  displayName: string
  disabled?: boolean
  validSince?: string
}

const OF_PROJECT = `/v1/projects/${PROJECT_ID}/`

/**
 * The services of Google on which a Firebase project's accounts rest: its public keys, the access token of a service account,
 * and the accounts. It keeps those in memory.
 */
export async function startFakeFirebase() {
  const accounts: Account[] = []
  const keys: [SigningKey, ...SigningKey[]] = [makeSigningKey('first')]

  const find = ({ localId }: Call['body']) => accounts.find((account) => [localId].flat().includes(account.localId))

  function create({ email, displayName }: Call['body']): Answer {
    if (accounts.some((account) => account.email === email)) return refused('EMAIL_EXISTS')
    const localId = randomUUID()
    accounts.push({ localId, email: String(email), displayName: String(displayName) })
    return ok({ localId })
  }

  function update({ disableUser, validSince, ...of }: Call['body']): Answer {
    const account = find(of)
    if (!account) return refused('USER_NOT_FOUND')
    if (disableUser === true) account.disabled = true
    if (validSince !== undefined) account.validSince = String(validSince)
    return ok({ localId: account.localId })
  }

  function remove(of: Call['body']): Answer {
    const account = find(of)
    if (!account) return refused('USER_NOT_FOUND')
    accounts.splice(accounts.indexOf(account), 1)
    return ok({})
  }

  const ofAccounts: Record<string, (body: Call['body']) => Answer> = {
    accounts: create,
    'accounts:lookup': (body) => {
      const account = find(body)
      return ok(account ? { users: [account] } : {})
    },
    'accounts:update': update,
    'accounts:delete': remove,
  }

  const google = await startGoogle(({ path, body }) => {
    if (path.startsWith('/service_accounts/v1/jwk/')) return publish(...keys)
    if (path === '/token') return ok({ access_token: 'of-the-service-account', token_type: 'Bearer', expires_in: 3599 })
    const act = path.startsWith(OF_PROJECT) ? ofAccounts[path.slice(OF_PROJECT.length)] : undefined
    return act ? act(body) : { status: 404, body: { error: { code: 404, message: 'NOT_FOUND' } } }
  })

  return {
    projectId: PROJECT_ID,
    /** What it says to somebody who asks too often. */
    tooMuch: { error: { code: 429, message: 'QUOTA_EXCEEDED : Exceeded quota.', status: 'RESOURCE_EXHAUSTED' } },
    origin: `http://${google.host}`,
    calls: google.calls,
    accounts,
    /** Another key signs from now on, as every few days. */
    changeKey: () => void keys.unshift(makeSigningKey(`after ${keys.length}`)),
    /** The token of somebody who gives the right password now. */
    signIn(email: string): Promise<string> {
      const { localId: sub, displayName: name } = accounts.find((account) => account.email === email) ?? {}
      if (sub === undefined) throw new Error(`There is no account of ${email}.`)
      return sign({ ...claimsAt(systemClock.now()), sub, user_id: sub, email, name }, keys[0])
    },
    stop: google.stop,
  }
}
