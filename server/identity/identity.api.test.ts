import { listen } from '#server/app/listen.ts'
import { createHarness } from '#server/testing/harness.ts'
import { codeInMail } from '#server/testing/test-identity.ts'
import { testIdentityService } from './identity.contract.ts'

testIdentityService(async () => {
  const { app, deps, clock, drain, mails } = await createHarness()
  const { server, port } = await listen(app, { host: '127.0.0.1', port: 0 })
  return {
    origin: `http://127.0.0.1:${port}`,
    identity: deps.identity,
    async lastCode(email, purpose) {
      await drain()
      const sent = (await mails()).map(({ recipient: to, text }) => ({ to, text }))
      return codeInMail({ mails: sent.toReversed(), email, purpose })
    },
    letSecondsPass: async (seconds) => clock.advance({ seconds }),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
})
