import { expect, test } from 'vitest'
import { confirmWallDomain, openStudioWall, WALL_NAME } from '#server/testing/wall-domains.ts'
import { createWallHosts } from './wall-hosts.ts'

test('names that nobody uses cost one read after each change, and a domain is found as soon as it is confirmed', async () => {
  const opened = await openStudioWall()
  const { h } = opened
  let reads = 0
  const hosts = createWallHosts({
    ...h.deps,
    db: {
      ...h.deps.db,
      read(work) {
        reads += 1
        return h.deps.db.read(work)
      },
    },
  })
  const askForUnknownNames = async () => {
    for (let index = 0; index < 50; index += 1) expect(await hosts.find(`x${index}.evil.example`)).toBeUndefined()
  }
  await askForUnknownNames()
  expect(reads).toBe(1)
  expect(await hosts.find(WALL_NAME)).toBeUndefined()
  await confirmWallDomain(opened)
  expect(await hosts.find(`${WALL_NAME}:443`)).toMatchObject({ widgetId: opened.widgetId })
  reads = 0
  await askForUnknownNames()
  await hosts.find(WALL_NAME)
  expect(reads).toBe(0)
})

test('a domain that another process confirmed is found a second later', async () => {
  const opened = await openStudioWall()
  const { h } = opened
  // This process changes nothing itself.
  const hosts = createWallHosts({ ...h.deps, db: { ...h.deps.db, changeCount: () => 0 } })
  expect(await hosts.find(WALL_NAME)).toBeUndefined()
  await confirmWallDomain(opened)
  expect(await hosts.find(WALL_NAME)).toBeUndefined()
  h.clock.advance({ seconds: 1 })
  expect(await hosts.find(WALL_NAME)).toMatchObject({ widgetId: opened.widgetId })
})
