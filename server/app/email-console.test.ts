import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { users, workspaces } from '#server/db/schema/accounts.ts'
import { emailMessages, emailPauses, suppressions } from '#server/db/schema/emails.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { openDataFolder } from '#server/db/data-folder.ts'
import { hashAddress, suppressAddress } from '#server/emails/recipients/suppressions.service.ts'
import { findPause } from '#server/emails/pauses.repository.ts'
import { inDataFolder } from '#server/testing/data-folder.ts'
import type { Rows } from '#server/testing/rows.ts'
import { readInstallationSecret } from './installation-secret.ts'

const PROGRAM = join(import.meta.dirname, '../../scripts/email.ts')
const NOW = new Date()
const PATIENCE_MS = 30_000
const FROZEN = {
  from: { name: 'Nora Feldmann', address: 'requests@goodword.example' },
  replyTo: null,
  subject: 'How did it go?',
  text: 'How did it go?',
  html: '<p>How did it go?</p>',
  headers: {},
}

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'goodword-desk-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const run = (...args: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [PROGRAM, ...args],
      { env: { NODE_ENV: 'test', DATA_DIR: dataDir, NODE_COMPILE_CACHE: join(tmpdir(), 'goodword-compiled') } },
      (_, stdout, stderr) => resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    )
  })

/** A data folder with an owner who has two requests: one to an address that bounced, and one with a queued email. */
async function fill(): Promise<void> {
  const db = openDataFolder(dataDir)
  await db.transaction((tx) =>
    suppressAddress(tx, {
      address: 'ana@client.example',
      workspaceId: null,
      reason: 'bounced',
      hashKey: readInstallationSecret(dataDir),
      now: NOW,
    }),
  )
  db.close()
  await inDataFolder(dataDir, async ({ insertRows }) => {
    const created = { createdAt: NOW }
    const inAnHour = new Date(NOW.getTime() + 3_600_000)
    const name = { firstName: 'Nora', lastName: 'Feldmann' }
    await insertRows(users, {
      ...created,
      ...name,
      id: 'u',
      identityUid: 'i',
      email: 'nora@studio.example',
      timeZone: 'UTC',
    })
    await insertRows(workspaces, { ...created, id: 'w', ownerUserId: 'u', sendingPausedAt: NOW })
    const detail = 'The daily quota is used up.'
    await insertRows(emailPauses, { id: 'all', reason: 'quota', detail, since: NOW, until: inAnHour })
    const request = { ...created, workspaceId: 'w', status: 'pending' } as const
    const [ana, bo] = ['Ana@client.example', 'bo@client.example']
    await insertRows(
      testimonials,
      { ...request, id: 't1', publicId: 'p1', customerEmail: ana, emailState: 'sent', emailDelivery: 'bounced' },
      { ...request, id: 't2', publicId: 'p2', customerEmail: bo, emailState: 'queued', emailDelivery: 'delayed' },
    )
    const email = { ...created, workspaceId: 'w', testimonialId: 't2', recipient: bo, frozen: FROZEN, attempts: 1 }
    const [refused, unknown] = ['The mailbox refused the address.', 'The email service did not say.']
    await insertRows(
      emailMessages,
      { ...email, id: 'm1', kind: 'request', status: 'queued', attempts: 2 },
      { ...email, id: 'm2', kind: 'request', status: 'failed', failure: refused },
      { ...email, id: 'm3', kind: 'receipt', status: 'uncertain', failure: unknown },
      { ...email, id: 'm4', kind: 'receipt', status: 'sent' },
    )
    const job = { id: 'j1', kind: 'emails.deliver', dedupeKey: 'm1', payload: {} }
    await insertRows(jobs, { ...created, ...job, runAt: inAnHour })
  })
}

const inRows = <T>(work: (rows: Rows) => Promise<T>) => inDataFolder(dataDir, ({ rows }) => work(rows))

describe('npm run email', () => {
  test(
    'shows what is queued, paused and failed and which owners are paused, without addresses of clients, even while Goodword runs',
    async () => {
      await fill()
      const running = openDataFolder(dataDir)
      const { code, output } = await run('status')
      running.close()
      expect(code).toBe(0)
      expect(output).toContain('Waiting: 1 email (1 not accepted at the first attempt), the oldest since 20')
      expect(output).toMatch(/Paused since .* until .*: the email service’s quota is used up\. It said: The daily/)
      expect(output).toContain('Last seven days: 1 sent, 1 not sent, 1 uncertain.')
      expect(output).toMatch(/failed +request +m2 The mailbox refused the address\.\n/)
      expect(output).toMatch(/uncertain +receipt +m3 The email service did not say\.\n/)
      expect(output).toContain('Paused because of complaints: nora@studio.example, since 20')
      expect(output).not.toContain('client.example')
    },
    PATIENCE_MS,
  )

  test(
    'ends a pause once, so that queued emails are due immediately',
    async () => {
      await fill()
      expect(await run('resume')).toEqual({
        code: 0,
        output: 'The pause has ended. 1 email will be tried within half a minute, or as soon as Goodword runs.\n',
      })
      expect(await inRows((rows) => rows(emailPauses).list())).toEqual([])
      const { runAt } = await inRows((rows) => rows(jobs, { id: 'j1' }).one())
      expect(runAt.getTime()).toBeLessThanOrEqual(Date.now())
      expect(await run('resume')).toEqual({ code: 0, output: 'Sending was not paused.\n' })
    },
    PATIENCE_MS,
  )

  test(
    'lets a paused owner send again',
    async () => {
      await fill()
      expect(await run('allow-sending', 'Nora@studio.example')).toEqual({
        code: 0,
        output: 'Nora@studio.example can send again.\n',
      })
      expect(await inRows((rows) => rows(workspaces).values('sendingPausedAt'))).toEqual([null])
      expect((await run('allow-sending', 'nora@studio.example')).output).toBe('nora@studio.example was not paused.\n')
      expect(await run('allow-sending', 'who@studio.example')).toMatchObject({ code: 1 })
    },
    PATIENCE_MS,
  )

  test(
    'allows emails to an address that bounced, but not to one that unsubscribed',
    async () => {
      await fill()
      const hashKey = readInstallationSecret(dataDir)
      expect(await run('allow-address', 'ana@client.example')).toEqual({
        code: 0,
        output: 'Emails to ana@client.example are allowed again.\n',
      })
      expect(await inRows((rows) => rows(suppressions).list())).toEqual([])
      expect((await inRows((rows) => rows(testimonials, { id: 't1' }).one())).emailDelivery).toBeNull()

      const addressHash = hashAddress({ address: 'cy@client.example', hashKey })
      await inDataFolder(dataDir, ({ insertRows }) =>
        insertRows(suppressions, { id: 's', addressHash, reason: 'unsubscribed', createdAt: NOW }),
      )
      expect(await run('allow-address', 'cy@client.example')).toMatchObject({ code: 1 })
      expect(await inRows((rows) => rows(suppressions).values('id'))).toEqual(['s'])
    },
    PATIENCE_MS,
  )

  test(
    'works while Goodword runs',
    async () => {
      await fill()
      const running = openDataFolder(dataDir)
      expect((await run('resume')).output).toContain('The pause has ended.')
      expect(await running.read((tx) => findPause(tx))).toBeUndefined()
      running.close()
    },
    PATIENCE_MS,
  )

  test(
    'refuses unknown commands with one sentence each',
    async () => {
      expect(await run()).toEqual({
        code: 1,
        output: `This version of Goodword has not run on the data in ${dataDir} yet. Start it once, or set DATA_DIR to another folder.\n`,
      })
      expect((await run('--help')).code).toBe(0)
      for (const args of [
        ['stop'],
        ['--all'],
        ['resume', 'a@b.example'],
        ['allow-sending'],
        ['allow-address', 'ana'],
      ]) {
        const { code, output } = await run(...args)
        expect(code, output).toBe(1)
        expect(output.trim().split('\n')).toHaveLength(1)
      }
    },
    PATIENCE_MS,
  )
})
