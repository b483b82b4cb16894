import process from 'node:process'
import { listen } from '#server/app/listen.ts'
import { createHarness, logToOutput } from '#server/testing/harness.ts'
import { addUndecided, makeUndecided } from '#server/testing/undecided.ts'

/** Sent to the parent once the server listens. */
export type DatabasesReady = { port: number; workspaces: readonly { token: string; prefix: string }[] }

/** The first has as many testimonials as all others together. */
const OTHERS = 16

// Runs as a separate process, on the database that DATABASE_URL says.
const h = await createHarness({ overrides: { log: logToOutput() } })
const rows = Number(process.argv[2])

async function addWorkspace(undecided: number) {
  const { user, token } = await h.signUp()
  const { workspaceId } = await h.services.users.getMember(user.id)
  await addUndecided(h, { workspaceId, count: undecided, prefix: user.id })
  return { token, prefix: user.id }
}

const workspaces = [await addWorkspace(rows)]
for (let other = 0; other < OTHERS; other += 1) workspaces.push(await addWorkspace(Math.ceil(rows / OTHERS)))
const { port } = await listen(h.app, { host: '127.0.0.1', port: 0 })
process.send?.({ port, workspaces } satisfies DatabasesReady)

process.on('message', () => {
  // There may be none to change.
  const ready = makeUndecided(h).catch(() => {})
  void ready.then(() => process.send?.('ready'))
})
process.on('disconnect', () => process.exit(0))
