import { Ajv, type ValidateFunction } from 'ajv'
import { Resend } from 'resend'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createProcessMemory } from '#server/kernel/process-memory.ts'
import { createResendMailer } from '#server/emails/resend/resend-mailer.ts'
import openapi from './resend-openapi.excerpt.json' with { type: 'json' }
import { type RecordedCall, type FakeResend, startFakeResend } from './fake-resend.ts'
import { createTestClock } from './test-clock.ts'

const ajv = new Ajv({ strict: false, validateFormats: false })
ajv.addSchema(openapi, 'resend')

type Operation = {
  requestBody?: { content: { 'application/json': { schema: { $ref: string } } } }
  responses: Record<string, { content: { 'application/json': { schema: { $ref: string } } } }>
}

function schemaOf({ $ref }: { $ref: string }): ValidateFunction {
  const validate = ajv.getSchema(`resend${$ref}`)
  if (!validate) throw new Error(`The excerpt has no ${$ref}.`)
  return validate
}

/** What of a call contradicts the excerpt of Resend's own description. */
function faultsOf({ method, path, body, answer }: RecordedCall): unknown[] {
  const template = path.replace(/^\/domains\/[^/]+/, '/domains/{domain_id}')
  const operations: Record<string, Record<string, Operation | undefined> | undefined> = openapi.paths
  const operation = operations[template]?.[method.toLowerCase()]
  const response = operation?.responses[String(answer?.status)]
  if (!operation || !response) return [`${method} ${path} answers ${answer?.status}, which is not in the excerpt.`]
  const faults: unknown[] = []
  const check = (schema: { $ref: string }, value: unknown) => {
    const validate = schemaOf(schema)
    if (!validate(value)) faults.push(...(validate.errors ?? []))
    const known = propertiesOf(schema)
    const unknownKeys = Object.keys(value ?? {}).filter((key) => !known.includes(key))
    if (unknownKeys.length > 0) faults.push(`${schema.$ref} knows no ${unknownKeys.join(', ')}`)
  }
  if (operation.requestBody) check(operation.requestBody.content['application/json'].schema, body)
  check(response.content['application/json'].schema, answer?.body)
  return faults
}

function propertiesOf({ $ref }: { $ref: string }): string[] {
  const schemas: Record<string, object> = openapi.components.schemas
  const schema = schemas[$ref.split('/').at(-1) ?? '']
  return schema && 'properties' in schema ? Object.keys(schema.properties ?? {}) : []
}

describe('the stand-in for Resend', () => {
  let service: FakeResend
  let resend: Resend
  beforeEach(async () => {
    service = await startFakeResend()
    resend = new Resend(service.apiKey, { baseUrl: service.origin })
  })
  afterEach(() => service.stop())

  const email = { from: 'Jane <a@ours.example>', to: 'ana@client.example', subject: 'Words', text: 'Hello' }

  test('answers mails and domains as Resend describes, and is asked as Resend describes', async () => {
    const mailer = createResendMailer({
      apiKey: service.apiKey,
      webhookSecrets: [],
      url: service.origin,
      memory: createProcessMemory(),
      clock: createTestClock(new Date('2026-11-20T09:00:00Z')),
      perSecond: 1000,
    })
    const outcome = await mailer.send(
      {
        from: { name: 'Jane', address: 'a@ours.example' },
        replyTo: 'jane@studio.example',
        to: 'ana@client.example',
        subject: 'Words',
        text: 'Hello',
        html: '<p>Hello</p>',
        headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      },
      { idempotencyKey: 'msg_1', tags: { message: 'msg_1' } },
    )
    expect(outcome.kind).toBe('sent')
    const added = await resend.domains.create({ name: 'studio.example', region: 'eu-west-1' })
    const id = added.data?.id ?? ''
    await resend.domains.verify(id)
    await resend.domains.get(id)
    await resend.domains.list()
    await resend.domains.remove(id)
    expect(service.calls.map(({ method, path }) => `${method} ${path.replace(id, ':id')}`)).toEqual([
      'POST /emails',
      'POST /domains',
      'POST /domains/:id/verify',
      'GET /domains/:id',
      'GET /domains',
      'DELETE /domains/:id',
    ])
    expect(service.calls.map(faultsOf)).toEqual(service.calls.map(() => []))
    expect(service.accepted[0]).toMatchObject({
      idempotencyKey: 'goodword/msg_1',
      body: { tags: [{ name: 'message', value: 'msg_1' }] },
    })
  })

  test('takes a key once: the same words get the same id, and other words are refused', async () => {
    const first = await resend.emails.send(email, { idempotencyKey: 'k' })
    const second = await resend.emails.send(email, { idempotencyKey: 'k' })
    const other = await resend.emails.send({ ...email, text: 'Bye' }, { idempotencyKey: 'k' })
    expect(second.data?.id).toBe(first.data?.id)
    expect(other.error).toMatchObject({ name: 'invalid_idempotent_request', statusCode: 409 })
    expect(service.accepted).toHaveLength(1)
  })

  test('refuses a key that is being used this moment', async () => {
    service.failNext('be slow')
    const first = resend.emails.send(email, { idempotencyKey: 'k' })
    while (service.calls.length === 0) await new Promise(setImmediate)
    const second = await resend.emails.send(email, { idempotencyKey: 'k' })
    expect(second.error?.name).toBe('concurrent_idempotent_requests')
    service.release()
    expect((await first).error).toBeNull()
    expect(service.accepted).toHaveLength(1)
  })

  test('loses an answer and knows the mail when it is asked again', async () => {
    service.failNext('lose the answer')
    expect((await resend.emails.send(email, { idempotencyKey: 'k' })).error?.statusCode).toBeNull()
    expect((await resend.emails.send(email, { idempotencyKey: 'k' })).data?.id).toBe(service.accepted[0]?.id)
    expect(service.accepted).toHaveLength(1)
  })

  test('lets nobody in without its key', async () => {
    const stranger = new Resend('re_somebody_else', { baseUrl: service.origin })
    expect((await stranger.emails.send(email)).error?.name).toBe('invalid_api_key')
    expect(service.accepted).toEqual([])
  })

  test('takes mails from a domain that was added once it is verified', async () => {
    await resend.domains.create({ name: 'ours.example' })
    expect((await resend.emails.send(email)).error).toMatchObject({ name: 'validation_error', statusCode: 403 })
    service.settleDomain('ours.example', 'verified')
    expect((await resend.emails.send(email)).error).toBeNull()
  })

  test('refuses an address that is none, and a domain that is there already', async () => {
    expect((await resend.emails.send({ ...email, to: 'ana' })).error?.statusCode).toBe(422)
    await resend.domains.create({ name: 'ours.example' })
    expect((await resend.domains.create({ name: 'ours.example' })).error?.statusCode).toBe(403)
    expect((await resend.domains.get('nothing')).error?.name).toBe('not_found')
  })
})
