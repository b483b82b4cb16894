import process from 'node:process'
import { listen } from '#server/app/listen.ts'
import { createHarness, logToOutput } from '#server/testing/harness.ts'
import { addUndecided, makeUndecided } from '#server/testing/undecided.ts'

/** Sent to the parent once the server listens. */
export type DatabasesReady = { port: number; token: string }

// Runs as a separate process, on the database that DATABASE_URL says.
const h = await createHarness({ overrides: { log: logToOutput() } })
const owner = await h.signUp()
const { workspaceId } = await h.services.users.getMember(owner.user.id)
await addUndecided(h, { workspaceId, count: Number(process.argv[2]) })
const { port } = await listen(h.app, { host: '127.0.0.1', port: 0 })
process.send?.({ port, token: owner.token } satisfies DatabasesReady)

process.on('message', () => {
  // There may be none to change.
  const ready = makeUndecided(h).catch(() => {})
  void ready.then(() => process.send?.('ready'))
})
process.on('disconnect', () => process.exit(0))
