import { describe, expect, test } from 'vitest'
import { FROZEN_MESSAGE } from '#shared/constants.ts'
import type { ExistingImport } from '#shared/existing-import.ts'
import type { ActivityItem } from '#shared/workspace-activity.ts'
import { ATTEMPTS_MAX } from '#server/jobs/jobs.domain.ts'
import { workspaceMembers } from '#server/db/schema/accounts.ts'
import { importedApprovals } from '#server/db/schema/existing-imports.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { testimonialEvents } from '#server/db/schema/testimonial-history.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { signOffGate } from '#server/sign-off/gate.service.ts'
import { addWorkspace } from '#server/testing/freezing.ts'
import { setUpImportedApproval as setUp } from '#server/testing/imported-approval.ts'
import { countRowsPerTurn } from '#server/testing/turns.ts'
import { createImportedApprovalWork } from './imported-approval.jobs.ts'

describe('an approval of an import that was interrupted', () => {
  test('says how far it is, and goes on where it stopped', async () => {
    const { h, approveSome, goOn, statuses } = await setUp({ count: 35 })
    expect(await approveSome(2)).toMatchObject({ state: 'approving', total: 35, approved: 20, endedAt: null })
    expect(await goOn()).toMatchObject({ state: 'done', total: 35, approved: 35 })
    expect(await statuses()).toEqual({ approved: 35, submitted: 0 })
    expect(await h.rows(testimonialEvents, { kind: 'approved' }).list()).toHaveLength(35)
  })

  test('leaves out what was rejected meanwhile, also if it is to decide again', async () => {
    const { h, call, approveSome, goOn, statuses } = await setUp({ count: 20 })
    await approveSome(1)
    const [rejected, reopened, approvedAlone] = await h.rows(testimonials, { status: 'submitted' }).values('id')
    h.clock.advance({ seconds: 5 })
    await call('PUT', `/testimonial/${rejected}/reject`)
    await call('PUT', `/testimonial/${reopened}/reject`)
    await call('PUT', `/testimonial/${reopened}/reopen`, { from: 'rejected' })
    await call('PUT', `/testimonial/${approvedAlone}/approve`)
    expect(await goOn()).toMatchObject({ state: 'done', approved: 17 })
    expect(await statuses()).toEqual({ approved: 18, submitted: 1 })
    expect(await h.rows(testimonials, { status: 'submitted' }).values('id')).toEqual([reopened])
  })

  test('leaves alone what was approved and taken back meanwhile', async () => {
    const { h, call, approveSome, goOn } = await setUp({ count: 20 })
    await approveSome(1)
    const [reopened] = await h.rows(testimonials, { status: 'approved' }).values('id')
    await call('PUT', `/testimonial/${reopened}/reopen`, { from: 'approved' })
    await goOn()
    expect(await h.rows(testimonials, { status: 'submitted' }).values('id')).toEqual([reopened])
  })

  test('can be cancelled by another editor, which keeps what is approved and can be begun again', async () => {
    const { h, approveAll, approveSome, cancel, goOn, addMember, statuses, read } = await setUp({ count: 35 })
    const editor = await addMember('editor')
    await approveSome(1)
    const { status, body } = await cancel(editor)
    expect([status, body]).toMatchObject([200, { state: 'cancelled', total: 35, approved: 10, reason: null }])
    expect((await cancel()).body).toEqual(body)
    expect(await goOn()).toEqual(body)
    expect(await statuses()).toEqual({ approved: 10, submitted: 25 })
    expect((await read()).waiting).toBe(25)
    expect(await approveAll()).toMatchObject({ state: 'done', total: 25, approved: 25 })
    expect(await h.rows(testimonialEvents, { kind: 'approved' }).list()).toHaveLength(35)
  })

  test('can’t be cancelled when there is none', async () => {
    const { cancel } = await setUp({ count: 1 })
    const refused = await cancel()
    expect([refused.status, refused.body.code]).toEqual([409, 'imports.wrong_state'])
  })

  test('ends when the import is undone', async () => {
    const { h, id, call, approveSome, goOn, start, read } = await setUp({ count: 20 })
    await approveSome(1)
    await call('POST', `/import/${id}/undo`)
    const refused = await start({ readAt: (await read()).readAt })
    expect([refused.status, refused.body.code]).toEqual([409, 'imports.wrong_state'])
    expect(await goOn()).toMatchObject({ state: 'cancelled', approved: 10 })
    expect(await h.rows(testimonials).count()).toBe(0)
  })

  test.each([
    ['leaves the workspace', null, 'Mira Castell is no longer a member of this workspace.'],
    ['may only look', 'viewer', 'Mira Castell may no longer approve testimonials in this workspace.'],
  ] as const)('stops when the member who started it %s', async (_, role, reason) => {
    const { h, workspaceId, addMember, approveSome, goOn, statuses } = await setUp({ count: 20 })
    const member = await addMember('editor')
    await approveSome(1, member)
    const row = h.rows(workspaceMembers, { workspaceId, userId: member.user.id })
    await (role ? row.update({ role }) : row.delete())
    expect(await goOn()).toMatchObject({ state: 'stopped', approved: 10, reason })
    expect(await statuses()).toEqual({ approved: 10, submitted: 10 })
  })

  test('stops when the workspace is frozen', async () => {
    const { h, owner, approveSome, goOn, statuses } = await setUp({ count: 20 })
    await approveSome(1)
    await addWorkspace(h, owner, 'Lakrits')
    await h.setPlan(owner, 'free')
    expect(await goOn()).toMatchObject({ state: 'stopped', approved: 10, reason: FROZEN_MESSAGE })
    expect(await statuses()).toEqual({ approved: 10, submitted: 10 })
  })

  test('stops when nobody can sign off any more', async () => {
    const { h, call, addMember, approveSome, goOn, statuses } = await setUp({ count: 20 })
    const editor = await addMember('editor')
    await approveSome(1, editor)
    await call('POST', '/sign-off-link/create', { name: 'Jo', email: 'jo@lund.example', language: 'en' })
    await call('PUT', '/sign-off-link/settings', { isRequired: true })
    h.clock.advance({ days: 400 })
    const ended = await goOn()
    expect(ended).toMatchObject({ state: 'stopped', approved: 10 })
    expect(ended?.reason).toMatch(/sign/)
    expect(await statuses()).toEqual({ approved: 10, submitted: 10 })
  })

  test('stops when it failed too often, and can be started again', async () => {
    const { h, approveSome, approveAll, goOn } = await setUp({ count: 20 })
    await approveSome(1)
    await h.rows(jobs, { kind: 'testimonials.approve-import' }).update({ attempts: ATTEMPTS_MAX - 1 })
    const repair = h.faults.refuseInserts(testimonialEvents, { kind: 'approved' })
    const stopped = await goOn()
    expect(stopped).toMatchObject({ state: 'stopped', approved: 10 })
    expect(stopped?.reason).toBe('Something went wrong on our side. Approve the others again.')
    repair()
    expect(await approveAll()).toMatchObject({ state: 'done', approved: 10 })
  })
})

describe('the activity', () => {
  const linesOf = async ({ call }: Pick<Awaited<ReturnType<typeof setUp>>, 'call'>) => {
    const { body } = await call<{ items: ActivityItem[] }>('GET', '/workspace/activity?kind=testimonials')
    return body.items
      .filter(({ kind }) => kind !== 'tag_created')
      .map(({ kind, name, subject, count }) => ({ kind, name, subject, count }))
  }
  const IMPORTED = { kind: 'testimonials_imported', name: 'Nora Feldmann', subject: 'Senja', count: 35 }

  test('has one line for all that were approved, however often the job began', async () => {
    const setting = await setUp({ count: 35 })
    await setting.approveSome(1)
    expect(await linesOf(setting)).toEqual([IMPORTED])
    await setting.goOn()
    expect(await linesOf(setting)).toEqual([
      { kind: 'import_approved', name: 'Nora Feldmann', subject: 'Senja', count: 35 },
      IMPORTED,
    ])
    const [id] = await setting.h.rows(testimonials).values('id')
    const details = await setting.call<{ history: { kind: string }[] }>('GET', `/testimonial/${id}/details`)
    expect(details.body.history.map(({ kind }) => kind)).toEqual(['imported_existing', 'approved'])
  })

  test('has one line for what was approved before it was cancelled, and none for nothing', async () => {
    const setting = await setUp({ count: 35 })
    const { readAt } = await setting.read()
    await setting.start({ readAt })
    await setting.cancel()
    expect(await linesOf(setting)).toEqual([IMPORTED])
    await setting.approveSome(2)
    await setting.cancel()
    expect((await linesOf(setting))[0]).toMatchObject({ kind: 'import_approved', count: 20 })
    expect(await linesOf(setting)).toHaveLength(2)
  })

  test('has one line for what was sent for sign-off', async () => {
    const setting = await setUp({ count: 35 })
    const { call, addMember, approveAll } = setting
    await call('POST', '/sign-off-link/create', { name: 'Jo', email: 'jo@lund.example', language: 'en' })
    await call('PUT', '/sign-off-link/settings', { isRequired: true })
    await approveAll(await addMember('editor'))
    expect(await linesOf(setting)).toEqual([
      { kind: 'import_sign_off_asked', name: 'Mira Castell', subject: 'Senja', count: 35 },
      IMPORTED,
    ])
  })
})

test('others are answered while an import is approved', async () => {
  const { h, id, workspaceId, read, start, statuses } = await setUp({ count: 200 })
  const counted = countRowsPerTurn(h.deps.db)
  const work = createImportedApprovalWork({ ...h.deps, db: counted.db, signOff: signOffGate })
  await start({ readAt: (await read()).readAt })
  await work.run({ workspaceId, importId: id })
  expect(await statuses()).toEqual({ approved: 200, submitted: 0 })
  expect(counted.mostRows()).toBeLessThan(200)
})

test('an import says how far its approval is wherever it is listed', async () => {
  const { h, id, call, approveSome, goOn } = await setUp({ count: 20 })
  const approving = await approveSome(1)
  const listed = await call<{ items: ExistingImport[] }>('GET', '/import/list')
  expect(listed.body.items).toMatchObject([{ id, approval: approving }])
  expect((await call<ExistingImport>('GET', `/import/${id}`)).body.approval).toEqual(approving)
  await goOn()
  expect((await call<ExistingImport>('GET', `/import/${id}`)).body.approval).toMatchObject({ state: 'done' })
  expect(await h.rows(importedApprovals).count()).toBe(1)
})
