// Not part of the test suite: `npm run test:firebase` starts an emulator and runs this against it.
import { setTimeout } from 'node:timers/promises'
import { inject } from 'vitest'
import { createProcessMemory } from '#server/kernel/process-memory.ts'
import * as z from 'zod'
import { createLogger } from '#server/http/logger.ts'
import { testIdentityService } from '#server/identity/identity.contract.ts'
import { systemClock } from '#server/kernel/clock.ts'
import { createFirebaseIdentity } from './firebase-identity.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface ProvidedContext {
    firebase: { projectId: string; authEmulatorHost: string }
  }
}

const Codes = z.object({
  oobCodes: z.array(
    z.object({ email: z.string(), newEmail: z.string().optional(), requestType: z.string(), oobCode: z.string() }),
  ),
})

testIdentityService(
  async () => {
    const { projectId, authEmulatorHost } = inject('firebase')
    const origin = `http://${authEmulatorHost}`
    return {
      origin,
      identity: createFirebaseIdentity({
        clock: systemClock,
        memory: createProcessMemory(),
        log: createLogger({ level: 'silent' }),
        firebase: {
          projectId,
          authEmulatorHost,
          apiKey: 'any',
          authDomain: 'localhost',
          storageBucket: undefined,
          serviceAccount: undefined,
        },
      }),
      async lastCode(email, purpose) {
        const answer = await fetch(`${origin}/emulator/v1/projects/${projectId}/oobCodes`)
        const { oobCodes } = Codes.parse(await answer.json())
        const isWanted = (code: (typeof oobCodes)[number]) =>
          (code.newEmail ?? code.email) === email && code.requestType === purpose
        const found = oobCodes.findLast(isWanted)
        if (!found) throw new Error(`No code was sent to ${email}.`)
        return found.oobCode
      },
      letSecondsPass: (seconds) => setTimeout(seconds * 1000),
      now: systemClock.now,
      stop: async () => undefined,
    }
  },
  {
    lacks: [
      'a password policy',
      'a rule about aliases',
      'a word for no address',
      'a word on proofs of being human',
      'a new refresh token for each refresh',
      'a proof of every new address',
      'silence about other accounts',
      'an end of refresh tokens',
      'chance in refresh tokens',
      'second factors',
    ],
  },
)
