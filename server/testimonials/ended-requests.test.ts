import { expect, test } from 'vitest'
import { openTestDatabase } from '#server/testing/test-database.ts'
import { listOverdue } from './ended-requests.repository.ts'

test('requests that are no longer kept are found without reading others, nor all requests of their service', async () => {
  const { db, raw } = openTestDatabase()
  const texts: string[] = []
  const prepare = raw.prepare.bind(raw)
  raw.prepare = (text: string) => {
    texts.push(text)
    return prepare(text)
  }
  await db.read((tx) => listOverdue(tx, { workspaceId: 'wsp_1', before: new Date(), limit: 1 }))
  const steps = texts.flatMap((text) => {
    const values = text.match(/\?/g)?.map(() => null) ?? []
    return prepare<unknown[], { detail: string }>(`explain query plan ${text}`).all(...values)
  })
  const found = steps.map(({ detail }) => detail).filter((detail) => /^(SEARCH|SCAN)/.test(detail))
  expect(found).toEqual([
    'SEARCH testimonials USING INDEX testimonials_by_status (workspace_id=? AND status=? AND created_at<?)',
    expect.stringMatching(
      /^SEARCH answered USING (COVERING )?INDEX testimonials_answered_services \(workspace_id=\? AND service=\?\)/,
    ),
  ])
})
