import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OperatorReport } from '#shared/operator-report.ts'
import { emailPauses } from '#server/db/schema/emails.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { createOperatorHarness } from '#server/testing/operators.ts'

const PROGRAM = join(import.meta.dirname, '../../scripts/ops.ts')
const TOKEN = 'a-token-of-24-characters-or-more'
const PATIENCE_MS = 30_000

const dataDir = mkdtempSync(join(tmpdir(), 'goodword-console-'))
let ops: Awaited<ReturnType<typeof createOperatorHarness>>
let port: number
const server = createServer(getRequestListener((request) => ops.handle(request)))

beforeAll(async () => {
  ops = await createOperatorHarness({ reach: { token: TOKEN } })
  await new Promise<void>((resolve) => server.listen({ host: '127.0.0.1', port: 0 }, resolve))
  port = (server.address() as AddressInfo).port
})

afterAll(() => {
  server.close()
  rmSync(dataDir, { recursive: true })
})

const run = (args: string[], environment: Record<string, string> = {}) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const env = {
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      OPS_PORT: `${port}`,
      OPS_TOKEN: TOKEN,
      NODE_COMPILE_CACHE: join(tmpdir(), 'goodword-compiled'),
      ...environment,
    }
    const child = execFile(process.execPath, [PROGRAM, ...args], { env }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    )
  })

async function addDeadJob(id: string, kind: string) {
  const now = ops.h.clock.now()
  const job = { kind, dedupeKey: id, payload: { workspaceId: 'wsp_1' }, runAt: now, attempts: 16, createdAt: now }
  await ops.h.insertRows(jobs, { ...job, id, diedAt: now, lastError: 'The disk is full.' })
}

describe('npm run ops', { timeout: PATIENCE_MS }, () => {
  test('shows what needs attention and the queues, and details by command', async () => {
    await addDeadJob('job_a', 'emails.remind')
    const overview = await run([])
    expect(overview.output.split('\n').map((line) => line.trimEnd())).toEqual([
      expect.stringMatching(/^Goodword 1\.4\.0 {2}up \d+ (s|min) {2}SQLite 2\.0 GB {2}disk 60 GB free$/),
      '',
      '1 dead job, from 09:00                      ops jobs --dead',
      'There is no backup yet. Run npm run backup  ops sizes',
      '',
      'queue           due  running  later  done/h  retried  oldest',
      'email             0        0      0       0        0  –',
      'payments          0        0      0       0        0  –',
      'reconciliation    0        0      0       0        0  –',
      'rest              0        0      0       0        0  –',
      '',
    ])
    const dead = await run(['jobs', '--dead'])
    expect(dead.output).toBe(
      [
        'job    kind           workspace  attempts  died   can          last error',
        'job_a  emails.remind  wsp_1            16  09:00  retry, drop  The disk is full.',
        '',
      ].join('\n'),
    )
    const all = await Promise.all(
      ['jobs', 'email', 'webhooks', 'sizes', 'suspended', 'errors'].map((name) => run([name])),
    )
    expect(all.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0, 0])
    const json = await run(['--json'])
    expect(OperatorReport.parse(JSON.parse(json.output)).dead.count).toBe(1)
  })

  test('acts only after it asked, or with --yes', async () => {
    await addDeadJob('job_b', 'emails.remind')
    expect(await run(['drop', 'job_b'])).toEqual({
      code: 1,
      output: 'Drop job_b? A client gets no reminder about a request. Add --yes to do it.\n',
    })
    expect(await ops.h.rows(jobs, { id: 'job_b' }).count()).toBe(1)
    expect(await run(['drop', 'job_b', '--yes'])).toEqual({ code: 0, output: 'job_b was dropped.\n' })
    expect(await ops.h.rows(jobs, { id: 'job_b' }).count()).toBe(0)
    expect(await run(['drop', 'job_b', '--yes'])).toEqual({
      code: 1,
      output: expect.stringMatching(/^No dead job has this id\./),
    })

    await addDeadJob('job_c', 'users.close')
    expect((await run(['drop', 'job_c', '--yes'])).output).toMatch(/^This job can’t be dropped\. .* Retry it\.\n$/)
    expect((await run(['retry', 'job_c', '--yes', '--json'])).output).toBe('{"message":"job_c will be tried again."}\n')
    expect((await run(['pause', '--yes'])).output).toBe('Email is paused.\n')
    expect(await ops.h.rows(emailPauses).one()).toMatchObject({ reason: 'operator' })
    expect((await run(['resume', '--yes'])).output).toBe('Email goes out again.\n')
  })

  test.each<[string[], RegExp]>([
    [['nonsense'], /^There is no command "nonsense"\. See npm run ops -- --help\.\n$/],
    [['jobs', '--delayed'], /^There is no command "jobs --delayed"\./],
    [['retry'], /^Add the id of a dead job or a waiting email: npm run ops -- retry job_…\n$/],
    [['drop', 'wsp_1'], /^Add the id of a dead job or a waiting email/],
    [['lift', 'job_1'], /^Add the id of a workspace: npm run ops -- lift wsp_…\n$/],
    [['retry', 'job_1', 'job_2'], /^Name one id\./],
    [['--nonsense'], /^Unknown option '--nonsense'. See npm run ops -- --help\.\n$/],
  ])('says what is wrong with %s', async (args, sentence) => {
    expect(await run(args)).toEqual({ code: 1, output: expect.stringMatching(sentence) })
  })

  test.each<[string, Record<string, string>, RegExp]>([
    ['no port is set', { OPS_PORT: '' }, /^Set OPS_PORT to a free port, like 9464, and start Goodword again/],
    [
      'nothing runs',
      { OPS_PORT: '1' },
      /^Nothing answers at http:\/\/127\.0\.0\.1:1\. Start Goodword, or set OPS_PORT/,
    ],
    ['the token is another', { OPS_TOKEN: 'another-token-of-24-characters' }, /^The token is missing or wrong\./],
  ])('says what to do when %s', async (_, environment, sentence) => {
    expect(await run([], environment)).toEqual({ code: 1, output: expect.stringMatching(sentence) })
  })
})
