import { describe, expect, onTestFinished, test } from 'vitest'
import { createApplication } from '#server/app/application.ts'
import { isPostgres } from '#server/db/dialect/dialect.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { createHarness } from '#server/testing/harness.ts'
import { openSharedTestDatabase } from '#server/testing/test-database.ts'
import { addUndecided } from '#server/testing/undecided.ts'

const APPROVALS = 100
/** Of a transaction, on average. */
const RERUNS_MAX = 2
describe.runIf(isPostgres)('100 approvals in one workspace at the same moment, through two processes', () => {
  test('are all done, and rarely run again because of each other', async () => {
    let reruns = 0
    const { database, openAgain } = await openSharedTestDatabase({ onRerun: () => (reruns += 1) })
    const h = await createHarness({ database })
    const db = await openAgain()
    onTestFinished(() => db.close())
    onTestFinished(() => database.db.close())
    const other = createApplication({ ...h.deps, db })
    const owner = await h.signUp()
    const { workspaceId } = await h.services.users.getMember(owner.user.id)
    await addUndecided(h, { workspaceId, count: APPROVALS })
    const before = reruns
    const statuses = await Promise.all(
      Array.from({ length: APPROVALS }, async (_, number) => {
        const app = number % 2 === 0 ? h.app : other.app
        const path = `/goodword/testimonial/t${number}/approve`
        return (await app.request(path, { method: 'PUT', headers: { authorization: owner.token } })).status
      }),
    )
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await h.rows(testimonials, { status: 'approved' }).count()).toBe(APPROVALS)
    expect((reruns - before) / APPROVALS).toBeLessThanOrEqual(RERUNS_MAX)
    const list = await h.request<{ counts: { approved: number } }>('GET', '/goodword/testimonial/list', owner)
    expect(list.body.counts.approved).toBe(APPROVALS)
  }, 60_000)
})
