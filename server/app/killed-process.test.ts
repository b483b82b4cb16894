import { cpSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { jobs } from '#server/db/schema/jobs.ts'
import { emailMessages } from '#server/db/schema/emails.ts'
import { existingImports, importedApprovals } from '#server/db/schema/existing-imports.ts'
import { testimonialEvents } from '#server/db/schema/testimonial-history.ts'
import { requestCounts, testimonials } from '#server/db/schema/testimonials.ts'
import { type FailpointName, failpointNames } from '#server/kernel/failpoints.ts'
import { outboxEmails } from '#server/dev/schema/emails.ts'
import { inDataFolder } from '#server/testing/data-folder.ts'
import type { Rows } from '#server/testing/rows.ts'
import { send, signUpAt } from '#server/testing/kept-data.ts'
import { foldersOfFile } from '#server/testing/folders.ts'
import { startProduct } from '#server/testing/product-process.ts'
import { ACCOUNT } from '#server/testing/product-client.ts'

const PATIENCE_MS = 60_000

const newFolder = foldersOfFile()

const createRequest = (origin: string, token: string) =>
  send<{ id: string }>(`${origin}/goodword/testimonial/create`, {
    token,
    key: 'the-only-request',
    body: { customerEmail: 'ana@client.example', isAutoSendEnabled: true },
  })

const createBatch = (origin: string, token: string) =>
  send(`${origin}/goodword/batch`, {
    token,
    key: 'the-only-batch',
    body: {
      name: 'clients.csv',
      timing: { kind: 'now' },
      rows: [{ row: 2, customerEmail: 'ana@client.example' }],
    },
  })

const IMPORTED_ROWS = 25

/** Answers with the path of the import, once all its rows have arrived. */
async function sendImport(origin: string, token: string): Promise<string> {
  const body = { total: IMPORTED_ROWS, receivedVia: 'Senja', tags: 'press', isAttested: true }
  const { id } = await send<{ id: string }>(`${origin}/goodword/import`, { token, body })
  const rows = Array.from({ length: IMPORTED_ROWS }, (_, index) => ({
    row: index + 2,
    customerName: `Client ${index}`,
    testimonial: `Never late, ${index} times.`,
  }))
  await send(`${origin}/goodword/import/${id}/rows`, { method: 'PUT', token, body: { rows } })
  return `/goodword/import/${id}`
}

const submitAnswer = (origin: string, id: string) =>
  send(`${origin}/goodword/testimonial/${id}/submit`, {
    method: 'PUT',
    key: 'the-only-answer',
    body: { customerName: 'Ana Ribeiro', testimonial: 'Precise, funny, never late.', isPrivate: true },
  })

const REPEATED_JOBS = ['housekeeping', 'stripe.reconcile', 'emails.remind', 'reports.offer']

const waitingJobs = async (rows: Rows) =>
  (await rows(jobs).values('kind')).filter((kind) => !REPEATED_JOBS.includes(kind)).length

const inspect = (dataDir: string) =>
  inDataFolder(dataDir, async ({ rows, devRows, integrity }) => ({
    emails: (await devRows(outboxEmails).values('recipient')).filter((address) => address !== ACCOUNT.email).length,
    emailsToOwner: await devRows(outboxEmails, { recipient: ACCOUNT.email }).count(),
    messages: (await rows(emailMessages).list()).toSorted((a, b) => (a.kind < b.kind ? -1 : 1)),
    requests: await rows(testimonials).list(),
    jobs: await waitingJobs(rows),
    counted: await rows(requestCounts).values('used'),
    integrity,
  }))

/** In any order. */
async function untilImportsAre(states: string[], dataDir: string): Promise<void> {
  const read = () => inDataFolder(dataDir, ({ rows }) => rows(existingImports).values('state'))
  while ((await read()).toSorted().join() !== states.join()) await new Promise((resolve) => setTimeout(resolve, 25))
}

async function untilNothingWaits(dataDir: string): Promise<void> {
  while ((await inDataFolder(dataDir, ({ rows }) => waitingJobs(rows))) !== 0)
    await new Promise((resolve) => setTimeout(resolve, 25))
}

describe('a process that is killed at', () => {
  let template: { dataDir: string; token: string; requestId: string }
  beforeAll(async () => {
    const dataDir = newFolder()
    const product = await startProduct({ dataDir })
    const token = await signUpAt(product.origin)
    const { id } = await send<{ id: string }>(`${product.origin}/goodword/testimonial/create`, {
      token,
      body: { customerEmail: 'bo@client.example' },
    })
    await untilNothingWaits(dataDir)
    await product.stop()
    template = { dataDir, token, requestId: id }
  })

  const ONE_REQUEST = {
    emails: 1,
    // To confirm the address.
    emailsToOwner: 1,
    messages: [{ kind: 'request', status: 'sent' }],
    requests: [
      { status: 'pending', emailState: 'none' },
      { status: 'sent', emailState: 'sent' },
    ],
    jobs: 0,
    counted: [2],
    integrity: 'ok',
  }

  /** Acts in a process that is killed, and again in the next one, because the caller can’t know the outcome. */
  async function killAndRepeat(failpoint: FailpointName, act: (origin: string) => Promise<unknown>) {
    const dataDir = newFolder()
    cpSync(template.dataDir, dataDir, { recursive: true })
    const doomed = await startProduct({ dataDir, environment: { FAILPOINT: failpoint } })
    await act(doomed.origin).catch(() => undefined)
    expect(await doomed.ended).toEqual({ code: null, signal: 'SIGKILL' })

    const next = await startProduct({ dataDir })
    await act(next.origin)
    await untilNothingWaits(dataDir)
    expect(await next.stop()).toEqual({ code: 0, signal: null })
    return inspect(dataDir)
  }

  test.concurrent.each(failpointNames.filter((name) => /^(request|email|job)\./.test(name)))(
    '%s leaves exactly one request and one email',
    async (failpoint) => {
      expect(await killAndRepeat(failpoint, (origin) => createRequest(origin, template.token))).toMatchObject(
        ONE_REQUEST,
      )
    },
    PATIENCE_MS,
  )

  test.concurrent.each(failpointNames.filter((name) => /^(batch|email|job)\./.test(name)))(
    '%s leaves exactly one request and one email of a batch',
    async (failpoint) => {
      expect(await killAndRepeat(failpoint, (origin) => createBatch(origin, template.token))).toMatchObject(ONE_REQUEST)
    },
    PATIENCE_MS,
  )

  test.concurrent.each(failpointNames.filter((name) => /^(email|job)\./.test(name)))(
    '%s leaves exactly one answer, one receipt and one notice',
    async (failpoint) => {
      expect(await killAndRepeat(failpoint, (origin) => submitAnswer(origin, template.requestId))).toMatchObject({
        emails: 1,
        // To confirm the address, and the notice.
        emailsToOwner: 2,
        messages: [
          { kind: 'notice', status: 'sent' },
          { kind: 'receipt', status: 'sent' },
        ],
        requests: [{ status: 'submitted', emailState: 'none' }],
        jobs: 0,
        counted: [1],
        integrity: 'ok',
      })
    },
    PATIENCE_MS,
  )
})

describe('an import of existing testimonials goes on by itself after the process was killed at', () => {
  let template: { dataDir: string; token: string; done: string; received: string }
  beforeAll(async () => {
    const dataDir = newFolder()
    const { origin, stop } = await startProduct({ dataDir })
    const token = await signUpAt(origin)
    const done = await sendImport(origin, token)
    await send(`${origin}${done}/finish`, { token })
    await untilImportsAre(['done'], dataDir)
    template = { dataDir, token, done, received: await sendImport(origin, token) }
    await stop()
  })

  test.concurrent.each(
    failpointNames
      .filter((name) => name.startsWith('import.'))
      .flatMap((name) => [
        { name, work: 'importing', states: ['done', 'done'], imported: 2 * IMPORTED_ROWS },
        { name, work: 'undoing', states: ['receiving', 'removed'], imported: 0 },
      ]),
  )(
    '$name while $work, and leaves each row once or none',
    async ({ name, work, states, imported }) => {
      const dataDir = newFolder()
      const { token, done, received } = template
      cpSync(template.dataDir, dataDir, { recursive: true })
      const path = work === 'importing' ? `${received}/finish` : `${done}/undo`
      const doomed = await startProduct({ dataDir, environment: { FAILPOINT: name } })
      await send(doomed.origin + path, { token }).catch(() => undefined)
      expect(await doomed.ended).toEqual({ code: null, signal: 'SIGKILL' })

      const next = await startProduct({ dataDir })
      // Repeating it changes nothing. The process can have been killed by another job before.
      await send(next.origin + path, { token })
      await untilImportsAre(states, dataDir)
      await next.stop()
      const { requests, integrity } = await inspect(dataDir)
      expect(requests).toHaveLength(imported)
      expect(integrity).toBe('ok')
    },
    PATIENCE_MS,
  )
})

describe('the approval of an import goes on by itself after the process was killed at', () => {
  let template: { dataDir: string; token: string; path: string }
  beforeAll(async () => {
    const dataDir = newFolder()
    const { origin, stop } = await startProduct({ dataDir })
    const token = await signUpAt(origin)
    const path = await sendImport(origin, token)
    await send(`${origin}${path}/finish`, { token })
    await untilImportsAre(['done'], dataDir)
    await stop()
    template = { dataDir, token, path }
  })

  test.concurrent.each(failpointNames.filter((name) => name.startsWith('approval.')))(
    '%s, and approves each testimonial once',
    async (name) => {
      const dataDir = newFolder()
      const { token, path } = template
      cpSync(template.dataDir, dataDir, { recursive: true })
      const doomed = await startProduct({ dataDir, environment: { FAILPOINT: name } })
      const body = { readAt: '2036-01-01T00:00:00.000Z' }
      await send(`${doomed.origin}${path}/approve`, { token, body }).catch(() => undefined)
      expect(await doomed.ended).toEqual({ code: null, signal: 'SIGKILL' })

      const next = await startProduct({ dataDir })
      const read = () => inDataFolder(dataDir, ({ rows }) => rows(importedApprovals).list())
      while ((await read())[0]?.state !== 'done') await new Promise((resolve) => setTimeout(resolve, 25))
      await next.stop()
      expect(await read()).toMatchObject([{ total: IMPORTED_ROWS, approved: IMPORTED_ROWS }])
      const { requests, integrity } = await inspect(dataDir)
      expect(requests.map(({ status }) => status)).toEqual(Array(IMPORTED_ROWS).fill('approved'))
      const events = await inDataFolder(dataDir, ({ rows }) => rows(testimonialEvents, { kind: 'approved' }).count())
      expect([events, integrity]).toEqual([IMPORTED_ROWS, 'ok'])
    },
    PATIENCE_MS,
  )
})
