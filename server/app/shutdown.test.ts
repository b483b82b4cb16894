import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { createHarness } from '#server/testing/harness.ts'
import { createApplication } from './application.ts'
import { shutDown } from './shutdown.ts'

const never = () => new Promise<never>(() => {})

test('a stop ends in time, although the database or another process does not answer any more', async () => {
  const { deps } = await createHarness()
  const { jobs, tally, services } = createApplication(deps)
  const { counts } = services
  const running = { ...deps, server: createServer(), opsServer: undefined, jobs, tally, counts, development: undefined }
  for (const hanging of [{ stopSharing: never }, { db: { ...deps.db, close: never } }])
    await expect(shutDown({ ...running, ...hanging, withinMs: 50 })).rejects.toThrow('took longer than 0.05 seconds')
  await expect(shutDown(running)).resolves.toBeUndefined()
})
