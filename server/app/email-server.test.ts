import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterAll, describe, expect, test } from 'vitest'
import { startProduct } from '#server/testing/product-process.ts'
import { startFakeSmtp } from '#server/testing/fake-smtp.ts'

const ACCOUNT = {
  email: 'nora@studio.example',
  firstName: 'Nora',
  lastName: 'Feldmann',
  password: 'correct horse',
  timeZone: 'UTC',
}

const folders: string[] = []
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'goodword-mail-server-'))
  folders.push(folder)
  return folder
}
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

async function post(url: string, body: unknown, token = ''): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: token }) }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as Record<string, string>
}

/** Signs up and asks a client by mail, in one go. */
async function askByEmail(origin: string): Promise<void> {
  await post(`${origin}/goodword/user/sign-up`, ACCOUNT)
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded'
  const { idToken } = await post(origin + path, { ...ACCOUNT, returnSecureToken: true })
  await post(
    `${origin}/goodword/testimonial/create`,
    { customerEmail: 'ana@client.example', isAutoSendEnabled: true },
    idToken,
  )
}

function readMessages(dataDir: string): { status: string; email_state: string; email_delivery: string | null }[] {
  const raw = new Sqlite(join(dataDir, 'goodword.db'), { readonly: true })
  const found = raw
    .prepare<[], { status: string; email_state: string; email_delivery: string | null }>(
      `select m.status, t.email_state, t.email_delivery from email_messages m
       join testimonials t on t.id = m.testimonial_id where m.kind = 'request'`,
    )
    .all()
  raw.close()
  return found
}

async function untilSettled(dataDir: string): Promise<void> {
  while (readMessages(dataDir)[0]?.status === 'queued') await new Promise((resolve) => setTimeout(resolve, 25))
}

/** Asks in a process that is killed after it handed the mail over, and goes on in the next one. */
async function askAndBeKilled(environment: Record<string, string>) {
  const dataDir = newFolder()
  const doomed = await startProduct({ dataDir, environment: { ...environment, FAILPOINT: 'email.after-handover' } })
  await askByEmail(doomed.origin).catch(() => undefined)
  expect(await doomed.ended).toEqual({ code: null, signal: 'SIGKILL' })
  const next = await startProduct({ dataDir, environment })
  await untilSettled(dataDir)
  expect(await next.stop()).toEqual({ code: 0, signal: null })
  return readMessages(dataDir)
}

describe('the product with a mail server', () => {
  test('fault 33: killed after a mail server took a mail, does not send it again, and says that it does not know', async () => {
    const service = await startFakeSmtp()
    const environment = { SMTP_URL: `smtp://${service.host}:${service.port}`, EMAIL_RETRY_FACTOR: '0.001' }
    const [found] = await askAndBeKilled(environment)
    expect(found).toMatchObject({ status: 'uncertain', email_delivery: 'uncertain' })
    expect(service.received).toHaveLength(1)
    expect(service.received[0]).toMatchObject({ from: 'requests@goodword.example', to: ['ana@client.example'] })
    await service.stop()
  })

  test('has no reader of mails where they are sent', async () => {
    const service = await startFakeSmtp()
    const environment = { SMTP_URL: `smtp://${service.host}:${service.port}` }
    const product = await startProduct({ dataDir: newFolder(), environment })
    expect((await fetch(`${product.origin}/dev/outbox.json`)).status).toBe(404)
    expect(await product.stop()).toEqual({ code: 0, signal: null })
    await service.stop()
  })
})
