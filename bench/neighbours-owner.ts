import { Agent, request } from 'node:http'

/** What one account can do to make everyone wait, one at a time. */
export const ATTACKS = ['feed', 'exports', 'imports', 'searches', 'details', 'bodies'] as const
export type Attack = (typeof ATTACKS)[number]

export type AttackOrder = { attacks: Attack[]; seconds: number }
/** How often each status was answered. */
export type AttackReport = Record<string, number>

/** A signed-in owner of the product under test. */
export type BenchOwner = { origin: string; token: string; userId: string }

const agent = new Agent({ keepAlive: true, maxSockets: 64 })
const WORDS =
  'oil shelf nine years next to prettier bottles nobody read the label until harvest came early and sold'.split(' ')

/** Words in a random order, because a repeated sentence would compress to nothing. */
export function longText(bytes: number): string {
  let text = ''
  while (text.length < bytes) text += `${WORDS[Math.floor(Math.random() * WORDS.length)]} `
  return text.slice(0, bytes).trim().padEnd(bytes, 'x')
}

/** Sends one request; resolves with its status and its body, which is only kept if it is asked for. */
export function call(
  { origin, token }: Pick<BenchOwner, 'origin' | 'token'>,
  method: string,
  path: string,
  body?: unknown,
  { isKept = false }: { isKept?: boolean } = {},
): Promise<{ status: number; text: string }> {
  const sent = body === undefined ? undefined : JSON.stringify(body)
  const headers = {
    authorization: `Bearer ${token}`,
    'accept-encoding': 'br',
    ...(sent !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
  }
  return new Promise((resolve, reject) => {
    request(origin + path, { agent, method, headers }, (response) => {
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => isKept && pieces.push(piece))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(pieces).toString() }))
      response.on('error', reject)
    })
      .on('error', reject)
      .end(sent)
  })
}

export async function read<T>(owner: Pick<BenchOwner, 'origin' | 'token'>, path: string, body?: unknown): Promise<T> {
  const { status, text } = await call(owner, body === undefined ? 'GET' : 'POST', path, body, { isKept: true })
  if (status >= 300) throw new Error(`${path} answered ${status}: ${text}`)
  // Safe: our own endpoints, whose answers are tested.
  return JSON.parse(text) as T
}

export async function signUp(origin: string, email: string): Promise<BenchOwner> {
  const password = 'a bench has long passwords'
  const profile = { firstName: 'Nora', lastName: 'Feldmann', timeZone: 'UTC' }
  const anyone = { origin, token: '' }
  const { id } = await read<{ id: string }>(anyone, '/goodword/user/sign-up', { email, password, ...profile })
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded'
  const { idToken } = await read<{ idToken: string }>(anyone, path, { email, password, returnSecureToken: true })
  return { origin, token: idToken, userId: id }
}
