import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { organisationImagePath, requestImagePath } from '#shared/image-uploads.ts'
import { clientToken } from '#server/testimonials/client-links.ts'
import { queuedJobs } from './data-folder.ts'
import { makeImage } from './images.ts'
import { ACCOUNT } from './product-client.ts'

const ROOT = join(import.meta.dirname, '../..')

type Run = { dataDir: string; environment?: Record<string, string>; killAfterMs?: number }

/** Runs `npm run backup`, `restore`, `doctor` or `move`. */
export async function runProgramOn(script: 'backup' | 'restore' | 'doctor' | 'move', args: readonly string[], of: Run) {
  const child = spawn(process.execPath, [join(ROOT, `scripts/${script}.ts`), ...args], {
    cwd: ROOT,
    env: { NODE_ENV: 'test', DATA_DIR: of.dataDir, ...of.environment },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const timer = of.killAfterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), of.killAfterMs)
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null]
  clearTimeout(timer)
  return { code, signal, output }
}

/** A call of JSON to a server. Throws with its answer unless that is a success. */
export async function send<T>(
  url: string,
  { method = 'POST', token, key, body }: { method?: string; token?: string; key?: string; body?: unknown } = {},
): Promise<T> {
  const headers = {
    'content-type': 'application/json',
    ...(token && { authorization: token }),
    ...(key && { 'idempotency-key': key }),
  }
  const response = await fetch(url, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${url}: ${text}`)
  return (text ? JSON.parse(text) : undefined) as T
}

export async function signInAt(origin: string, account: { email: string; password: string }): Promise<string> {
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded'
  return (
    await send<{ idToken: string }>(origin + path, {
      body: { email: account.email, password: account.password, returnSecureToken: true },
    })
  ).idToken
}

/** Signs the account up and in; returns its token. */
export async function signUpAt(origin: string): Promise<string> {
  await send(`${origin}/goodword/user/sign-up`, { body: ACCOUNT })
  return signInAt(origin, ACCOUNT)
}

/** Signs the account up and gives the organisation a logo; returns its public path. */
export async function uploadLogo(origin: string): Promise<string> {
  const token = await signUpAt(origin)
  const upload = await fetch(origin + organisationImagePath('0b9f7d2e-4a41-4c7e-9a44-0d1e8a1f6c11'), {
    method: 'PUT',
    headers: { 'content-type': 'image/jpeg', authorization: token },
    body: await makeImage(),
  })
  const { imageUrl: organisationImageUrl } = (await upload.json()) as { imageUrl: string }
  const me = { method: 'PUT', token, body: { organisationImageUrl } }
  return (await send<{ organisationImageUrl: string }>(`${origin}/goodword/user/me`, me)).organisationImageUrl
}

/** Uploads a photo for the client of a request; returns its path. */
export async function uploadPhoto(origin: string, requestId: string): Promise<string> {
  const path = requestImagePath({ requestId, uploadId: '0b9f7d2e-4a41-4c7e-9a44-0d1e8a1f6c11' })
  const uploaded = await fetch(origin + path, {
    method: 'PUT',
    headers: { 'content-type': 'image/jpeg' },
    body: new Uint8Array(await makeImage({ width: 64, height: 64 })),
  })
  if (!uploaded.ok) throw new Error(await uploaded.text())
  return path
}

/** Answers a request as its client. */
export async function answerRequest(
  origin: string,
  { id, testimonial, imageUrl }: { id: string; testimonial: string; imageUrl?: string },
): Promise<void> {
  const body = { customerName: 'Ana Ribeiro', rating: 5, testimonial, isPrivate: false, ...(imageUrl && { imageUrl }) }
  await send(`${origin}/goodword/testimonial/${id}/submit`, { method: 'PUT', body })
}

/** The client's link, as the emails have it. */
export const portalOf = (dataDir: string, requestId: string) =>
  clientToken('own-page', { requestId, hashKey: readFileSync(join(dataDir, 'installation-secret'), 'utf8').trim() })

/** Until nothing is due any more. */
export async function untilQuiet(dataDir: string): Promise<void> {
  while ((await queuedJobs(dataDir)).some(({ runAt }) => runAt <= new Date()))
    await new Promise((resolve) => setTimeout(resolve, 25))
}

/** Of every file below a folder. */
export const bytesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'))
    .join('\n')

/** Every file below a folder, by path. */
export function filesIn(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {}
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return Object.fromEntries(
    files
      .map(({ parentPath, name }) => join(parentPath, name))
      .toSorted()
      .map((path) => [path.slice(folder.length + 1), readFileSync(path, 'latin1')]),
  )
}
