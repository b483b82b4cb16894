import { describe, expect, test } from 'vitest'
import { workspaces } from '#server/db/schema/accounts.ts'
import { emailMessages, suppressions } from '#server/db/schema/emails.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { createOperatorHarness } from '#server/testing/operators.ts'
import { REPORT_TEXTS } from './ops.text.ts'

const DAY_MS = 24 * 3_600_000

type Ops = Awaited<ReturnType<typeof createOperatorHarness>>

const pageOf = async ({ call }: Ops) => (await call('/')).text()

const addDeadJobs = ({ h }: Ops, kinds: readonly string[]) =>
  h.insertRows(
    jobs,
    ...kinds.map((kind, index) => ({
      id: `job_${index}`,
      kind,
      dedupeKey: `${index}`,
      payload: {},
      runAt: h.clock.now(),
      attempts: 16,
      diedAt: new Date(h.clock.now().getTime() + index),
      lastError: 'The disk is full.',
      createdAt: h.clock.now(),
    })),
  )

describe('the operator’s page', () => {
  test('says which commit runs, where that is known', async () => {
    const known = await createOperatorHarness({ machine: { commit: 'a1c09e2' } })
    expect(await pageOf(known)).toContain('1.4.0 (a1c09e2) · up ')
    expect(REPORT_TEXTS.overview(await known.report())).toMatch(/^Goodword 1\.4\.0 \(a1c09e2\) {2}up /)
    const unknown = await createOperatorHarness()
    expect(await pageOf(unknown)).toContain('1.4.0 · up ')
    expect(REPORT_TEXTS.overview(await unknown.report())).toMatch(/^Goodword 1\.4\.0 {2}up /)
  })

  test('marks a backup that is late, and none at all, as its alarm does', async () => {
    const at = (hours: number) => new Date(Date.parse('2026-11-20T09:00:00Z') - hours * 3_600_000)
    const cellOf = async (machine: NonNullable<Parameters<typeof createOperatorHarness>[0]>['machine'] = {}) =>
      /<td>Database<\/td>.*?<td class="n ">1<\/td><td( class="hot")?>/.exec(
        await pageOf(await createOperatorHarness({ machine })),
      )?.[1]
    expect(await cellOf()).toBe(' class="hot"')
    expect(await cellOf({ readLastBackup: () => at(31) })).toBe(' class="hot"')
    expect(await cellOf({ readLastBackup: () => at(1) })).toBeUndefined()
    expect(await cellOf({ backupEveryMs: null })).toBeUndefined()
  })

  test('shows a sentence instead of an empty table', async () => {
    const page = await pageOf(await createOperatorHarness())
    expect(page).toContain('<p class="muted">No job has given up.</p>')
    expect(page).not.toContain('>Last error<')
  })

  test('says when a restore was last rehearsed, or that none was', async () => {
    const at = new Date('2026-11-15T10:00:00Z')
    const rehearsed = await createOperatorHarness({ machine: { readLastDrill: () => at } })
    expect(await pageOf(rehearsed)).toContain('restored in a drill on 15 Nov')
    expect(REPORT_TEXTS.sizes(await rehearsed.report())).toContain('Backups were restored in a drill on 15 Nov.')
    const not = await createOperatorHarness()
    expect(await pageOf(not)).toContain('not restored in a drill yet')
    expect(REPORT_TEXTS.sizes(await not.report())).toContain('Backups were not restored in a drill yet.')
    const elsewhere = await createOperatorHarness({ machine: { backupEveryMs: null } })
    expect(await pageOf(elsewhere)).not.toContain('in a drill')
    expect(REPORT_TEXTS.sizes(await elsewhere.report())).not.toContain('in a drill')
  })

  test('retries as many dead jobs as it says, also those that it does not list', async () => {
    const ops = await createOperatorHarness()
    const settled = Array.from({ length: 50 }, () => 'images.fetch')
    await addDeadJobs(ops, [...settled, 'emails.remind', 'billing.sync', 'unknown.kind'])
    expect((await ops.report()).dead).toMatchObject({ count: 53, retriable: 3 })
    expect(await pageOf(ops)).toContain('>Retry all 3</button>')
    const { question, answer } = await ops.act('retry-all-jobs')
    expect(question).toMatchObject({ title: 'Retry 3 dead jobs?' })
    expect(answer.message).toBe('All dead jobs that can succeed will be tried again.')
    expect((await ops.report()).dead).toMatchObject({ count: 50, retriable: 0 })
    expect(await pageOf(ops)).not.toContain('Retry all')
    expect(await ops.act('retry-all-jobs')).toMatchObject({ question: { code: 'ops.no_dead_jobs' }, status: 409 })
  })

  test('says how many of a suspended workspace’s emails to clients were reported as spam', async () => {
    const ops = await createOperatorHarness()
    const { h } = ops
    await h.signUp()
    const { id: workspaceId } = await h.rows(workspaces).one()
    await h.rows(workspaces).update({ sendingPausedAt: h.clock.now() })
    const [now, before] = [h.clock.now(), new Date(h.clock.now().getTime() - 91 * DAY_MS)]
    const complained = { workspaceId, reason: 'complained' } as const
    await h.insertRows(
      suppressions,
      { ...complained, id: 's_1', addressHash: 'a', createdAt: now },
      { ...complained, id: 's_2', addressHash: 'b', createdAt: now },
      { ...complained, id: 's_3', addressHash: 'c', createdAt: before },
    )
    expect(await pageOf(ops)).toContain('<td>2 emails</td>')

    const email = { workspaceId, recipient: 'ana@client.example', status: 'sent', createdAt: now } as const
    await h.insertRows(
      emailMessages,
      ...Array.from({ length: 41 }, (_, index) => ({ ...email, id: `msg_${index}`, kind: 'request' as const })),
      { ...email, id: 'msg_notice', kind: 'notice' },
      { ...email, id: 'msg_failed', kind: 'request', status: 'failed' },
      { ...email, id: 'msg_old', kind: 'request', createdAt: before },
    )
    const [line] = (await ops.report()).suspended
    expect(line).toMatchObject({ complaints: 2, emails: 41 })
    expect(await pageOf(ops)).toContain('<th scope="col">Reported as spam, 90 days</th>')
    expect(await pageOf(ops)).toContain('<td>2 of its 41 emails</td>')
    expect(REPORT_TEXTS.suspended(await ops.report())).toMatch(/reported as spam, 90 d .*\n.* 2 of its 41 emails /)
    const { question } = await ops.act('lift-suspension', workspaceId)
    expect(question.text).toBe(
      `2 of its 41 emails were reported as spam in 90 days. 0 emails wait in its queue. The next complaint of a client suspends it again.`,
    )
  })
})
