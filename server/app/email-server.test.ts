import { describe, expect, test } from 'vitest'
import { emailMessages } from '#server/db/schema/emails.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { inDataFolder } from '#server/testing/data-folder.ts'
import { foldersOfFile } from '#server/testing/folders.ts'
import { startProduct } from '#server/testing/product-process.ts'
import { startFakeSmtp } from '#server/testing/fake-smtp.ts'
import { ACCOUNT } from '#server/testing/product-client.ts'

const newFolder = foldersOfFile()

async function post(url: string, body: unknown, token = ''): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: token }) }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as Record<string, string>
}

/** Signs up and asks a client by email. */
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

/** The request and its email. */
const inspect = (dataDir: string) =>
  inDataFolder(dataDir, async ({ rows }) => ({
    email: await rows(emailMessages, { kind: 'request' }).one(),
    request: await rows(testimonials).one(),
  }))

async function untilSettled(dataDir: string): Promise<void> {
  while ((await inspect(dataDir)).email.status === 'queued') await new Promise((resolve) => setTimeout(resolve, 25))
}

/** Asks in a process that is killed after the mail server accepted the email, and continues in the next one. */
async function askAndBeKilled(environment: Record<string, string>) {
  const dataDir = newFolder()
  const doomed = await startProduct({ dataDir, environment: { ...environment, FAILPOINT: 'email.after-handover' } })
  await askByEmail(doomed.origin).catch(() => undefined)
  expect(await doomed.ended).toEqual({ code: null, signal: 'SIGKILL' })
  const next = await startProduct({ dataDir, environment })
  await untilSettled(dataDir)
  expect(await next.stop()).toEqual({ code: 0, signal: null })
  return inspect(dataDir)
}

describe('the product with a mail server', () => {
  test('fault 33: killed after the mail server accepted an email, does not send it again and shows it as uncertain', async () => {
    const service = await startFakeSmtp()
    const environment = { SMTP_URL: `smtp://${service.host}:${service.port}`, EMAIL_RETRY_FACTOR: '0.001' }
    const found = await askAndBeKilled(environment)
    expect(found).toMatchObject({ email: { status: 'uncertain' }, request: { emailDelivery: 'uncertain' } })
    const requests = service.received.filter(({ to }) => to.includes('ana@client.example'))
    expect(requests).toMatchObject([{ from: 'requests@goodword.example', to: ['ana@client.example'] }])
    await service.stop()
  })

  test('has no outbox page when emails are really sent', async () => {
    const service = await startFakeSmtp()
    const environment = { SMTP_URL: `smtp://${service.host}:${service.port}` }
    const product = await startProduct({ dataDir: newFolder(), environment })
    expect((await fetch(`${product.origin}/dev/outbox.json`)).status).toBe(404)
    expect(await product.stop()).toEqual({ code: 0, signal: null })
    await service.stop()
  })
})
