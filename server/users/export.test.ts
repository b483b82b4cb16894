import { expect, test } from 'vitest'
import { AccountExport } from '#shared/account-export.ts'
import { streamJson } from '#server/kernel/json-pages.ts'
import { createLargeWorkspace, MANY_ENTRIES, TURN_ROWS_MAX } from '#server/testing/large-workspace.ts'
import { countRowsPerTurn } from '#server/testing/turns.ts'
import { createExportService } from './export.service.ts'

async function setUp() {
  const large = await createLargeWorkspace()
  const { h, owner, workspaceId } = large
  const counted = countRowsPerTurn(h.deps.db)
  let open = 0
  const db = {
    ...counted.db,
    async openSnapshot() {
      const snapshot = await counted.db.openSnapshot()
      open += 1
      return {
        ...snapshot,
        close() {
          open -= 1
          snapshot.close()
        },
      }
    },
  }
  const exports = createExportService({ ...h.deps, db, isManaged: true })
  const begin = async () => {
    const answer = await exports.exportAccount({ userId: owner.user.id, workspaceId })
    return streamJson(AccountExport, answer, (error) => {
      throw error
    })
  }
  return { ...large, begin, mostRows: counted.mostRows, openSnapshots: () => open }
}

const read = async (body: ReadableStream) => AccountExport.parse(await new Response(body).json())

test('an export is read in pages, all of it, oldest first', async () => {
  const { begin, mostRows, openSnapshots } = await setUp()
  const { testimonials } = await read(await begin())
  const expected = Array.from({ length: MANY_ENTRIES }, (_, number) => `Number ${number}.`)
  expect(testimonials.map(({ testimonial }) => testimonial)).toEqual(expected)
  expect(testimonials.every(({ history, attestation }) => history.length > 0 && attestation !== null)).toBe(true)
  expect(mostRows()).toBeLessThan(TURN_ROWS_MAX)
  expect(openSnapshots()).toBe(0)
})

test('an export has what was stored when it began, whatever changes meanwhile', async () => {
  const { begin, rejectNewest } = await setUp()
  const body = await begin()
  await rejectNewest()
  expect(new Set((await read(body)).testimonials.map(({ status }) => status))).toEqual(new Set(['approved']))
  const later = await read(await begin())
  expect(later.testimonials.filter(({ status }) => status === 'rejected')).toHaveLength(1)
})

test('an export that nobody reads to its end holds nothing', async () => {
  const { begin, openSnapshots } = await setUp()
  const body = await begin()
  expect(openSnapshots()).toBe(1)
  await body.cancel()
  expect(openSnapshots()).toBe(0)
})
