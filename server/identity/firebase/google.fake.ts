import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type JWTPayload, SignJWT } from 'jose'

export const PROJECT_ID = 'studio-1a2b3'

export type Call = { path: string; body: Record<string, unknown> }
/** The answer to a call; undefined leaves the caller waiting. */
export type Answer = { status: number; body: unknown } | undefined

export const ok = (body: unknown): Answer => ({ status: 200, body })
export const refused = (message: string): Answer => ({
  status: 400,
  body: { error: { code: 400, message, errors: [{ message, reason: 'invalid', domain: 'global' }] } },
})

/** A local HTTP server in place of one of Google's. It records all calls and answers with `respond`. */
export async function startGoogle(respond: (call: Call) => Answer) {
  const calls: Call[] = []
  let answer = respond
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
      const read = isForm ? () => Object.fromEntries(new URLSearchParams(text)) : () => JSON.parse(text)
      const call = { path: request.url ?? '', body: text ? read() : {} }
      calls.push(call)
      const given = answer(call)
      if (!given) return
      response.writeHead(given.status, { 'content-type': 'application/json' })
      response.end(typeof given.body === 'string' ? given.body : JSON.stringify(given.body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    host: `127.0.0.1:${port}`,
    url: new URL(`http://127.0.0.1:${port}/keys`),
    calls,
    respondWith(next: (call: Call) => Answer) {
      answer = next
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

export type SigningKey = { kid: string; privateKey: KeyObject; publicKey: KeyObject }

export function makeSigningKey(kid: string): SigningKey {
  return { kid, ...generateKeyPairSync('rsa', { modulusLength: 2048 }) }
}

/** A set of public keys in Google's format. */
export const publish = (...keys: SigningKey[]): Answer =>
  ok({
    keys: keys.map(({ kid, publicKey }) => ({ ...publicKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' })),
  })

/** The claims of the project's ID token, shortly after sign-in. */
export function claimsAt(now: Date): JWTPayload {
  const seconds = Math.floor(now.getTime() / 1000)
  return {
    iss: `https://securetoken.google.com/${PROJECT_ID}`,
    aud: PROJECT_ID,
    sub: 'k3Yq0',
    user_id: 'k3Yq0',
    name: 'Nora Feldmann',
    email: 'Nora@studio.example',
    email_verified: true,
    iat: seconds,
    exp: seconds + 3600,
    auth_time: seconds,
    firebase: { identities: { email: ['Nora@studio.example'] }, sign_in_provider: 'password' },
  }
}

export const sign = (claims: JWTPayload, { kid, privateKey }: Pick<SigningKey, 'kid' | 'privateKey'>) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' }).sign(privateKey)
