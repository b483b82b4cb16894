import { listen } from '#server/app/listen.ts'
import { createHarness } from '#server/testing/harness.ts'
import { testIdentityService } from './identity.contract.ts'

testIdentityService(async () => {
  const { app, deps } = await createHarness()
  const { server, port } = await listen(app, { host: '127.0.0.1', port: 0 })
  return {
    origin: `http://127.0.0.1:${port}`,
    identity: deps.identity,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
})
