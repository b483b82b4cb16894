import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDataFolder } from '#server/db/sqlite.ts'
import { hashAddress, suppressAddress } from '#server/emails/recipients/suppressions.service.ts'
import { readInstallationSecret } from './installation-secret.ts'

const PROGRAM = join(import.meta.dirname, '../../scripts/email.ts')
const NOW = new Date()
const PATIENCE_MS = 30_000

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

/** A data folder with an owner who has four requests: one to an address that mail came back from, and one that waits. */
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
  change((raw) => {
    const at = NOW.getTime()
    raw.exec(`
      insert into users (id, identity_uid, email, first_name, last_name, time_zone, created_at)
        values ('u', 'i', 'nora@studio.example', 'Nora', 'Feldmann', 'UTC', ${at});
      insert into workspaces (id, owner_user_id, created_at, sending_paused_at) values ('w', 'u', ${at}, ${at});
      insert into email_pauses (id, reason, detail, since, until)
        values ('all', 'quota', 'The daily quota is used up.', ${at}, ${at + 3_600_000});
    `)
    const request = raw.prepare(
      `insert into testimonials (id, public_id, workspace_id, customer_email, status, email_state, email_delivery, created_at)
       values (?, ?, 'w', ?, 'pending', ?, ?, ${at})`,
    )
    request.run('t1', 'p1', 'Ana@client.example', 'sent', 'bounced')
    request.run('t2', 'p2', 'bo@client.example', 'queued', 'delayed')
    const message = raw.prepare(
      `insert into email_messages (id, workspace_id, testimonial_id, kind, recipient, status, attempts, frozen, failure, created_at)
       values (?, 'w', ?, ?, 'bo@client.example', ?, ?, '{}', ?, ${at})`,
    )
    message.run('m1', 't2', 'request', 'queued', 2, null)
    message.run('m2', 't2', 'request', 'failed', 1, 'The mailbox refused the address.')
    message.run('m3', 't2', 'receipt', 'uncertain', 1, 'The mail service did not say.')
    message.run('m4', 't2', 'receipt', 'sent', 1, null)
    raw
      .prepare(
        `insert into jobs (id, kind, dedupe_key, payload, run_at, created_at)
         values ('j1', 'emails.deliver', 'm1', '{}', ${at + 3_600_000}, ${at})`,
      )
      .run()
  })
}

function change<T>(work: (raw: Sqlite.Database) => T): T {
  const raw = new Sqlite(join(dataDir, 'goodword.db'))
  try {
    return work(raw)
  } finally {
    raw.close()
  }
}

const read = (statement: string) => change((raw) => raw.prepare(statement).all())

describe('npm run email', () => {
  test(
    'tells what waits, what holds it up, what failed and who was stopped, and no address of a client, while Goodword runs too',
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
      expect(output).toMatch(/uncertain +receipt +m3 The mail service did not say\.\n/)
      expect(output).toContain('Paused because of complaints: nora@studio.example, since 20')
      expect(output).not.toContain('client.example')
    },
    PATIENCE_MS,
  )

  test(
    'ends a pause, so that what waits is due at once, and only once',
    async () => {
      await fill()
      expect(await run('resume')).toEqual({
        code: 0,
        output: 'The pause has ended. 1 email will be tried as soon as Goodword runs.\n',
      })
      expect(read('select * from email_pauses')).toEqual([])
      expect(read(`select id from jobs where run_at <= ${Date.now()}`)).toEqual([{ id: 'j1' }])
      expect(await run('resume')).toEqual({ code: 0, output: 'Sending was not paused.\n' })
    },
    PATIENCE_MS,
  )

  test(
    'lets an owner send again who was stopped',
    async () => {
      await fill()
      expect(await run('allow-sending', 'Nora@studio.example')).toEqual({
        code: 0,
        output: 'Nora@studio.example can send again.\n',
      })
      expect(read('select sending_paused_at as at from workspaces')).toEqual([{ at: null }])
      expect((await run('allow-sending', 'nora@studio.example')).output).toBe('nora@studio.example was not paused.\n')
      expect(await run('allow-sending', 'who@studio.example')).toMatchObject({ code: 1 })
    },
    PATIENCE_MS,
  )

  test(
    'lets an address be mailed again that mail came back from, and none whose mails were ended by its owner',
    async () => {
      await fill()
      const hashKey = readInstallationSecret(dataDir)
      expect(await run('allow-address', 'ana@client.example')).toEqual({
        code: 0,
        output: 'Emails to ana@client.example are allowed again.\n',
      })
      expect(read('select * from suppressions')).toEqual([])
      expect(read("select email_delivery from testimonials where id = 't1'")).toEqual([{ email_delivery: null }])

      change((raw) =>
        raw
          .prepare(`insert into suppressions (id, address_hash, reason, created_at) values ('s', ?, 'unsubscribed', 1)`)
          .run(hashAddress({ address: 'cy@client.example', hashKey })),
      )
      expect(await run('allow-address', 'cy@client.example')).toMatchObject({ code: 1 })
      expect(read('select id from suppressions')).toEqual([{ id: 's' }])
    },
    PATIENCE_MS,
  )

  test(
    'changes nothing while Goodword runs, and says so in one sentence',
    async () => {
      await fill()
      const running = openDataFolder(dataDir)
      const refused = {
        code: 1,
        output: `Goodword is running on the data in ${dataDir}. Stop it, run this command again, then start it.\n`,
      }
      expect(await run('resume')).toEqual(refused)
      expect(await run('allow-address', 'ana@client.example')).toEqual(refused)
      running.close()
      expect(read('select reason from email_pauses')).toEqual([{ reason: 'quota' }])
    },
    PATIENCE_MS,
  )

  test(
    'refuses what it does not know with one sentence each',
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
