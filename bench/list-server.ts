import process from 'node:process'
import { listen } from '#server/app/listen.ts'
import { createHarness, type Harness, logToOutput } from '#server/testing/harness.ts'
import { listenBaseline } from './list-baseline.ts'

/** Sent to the parent once both servers listen. */
export type ListReady = { ours: number; baseline: number; token: string; listPath: string }
/** `undo` makes every testimonial undecided again. Both are answered with the processor time so far in microseconds. */
export type ListQuery = 'cpu' | 'undo'

const PAGE_SIZE = 20

// Runs as a separate process, so that its processor time is the server's alone. Its log goes to standard output.
const rows = Number(process.argv[2])
const h = await createHarness({ overrides: { log: logToOutput() } })
const owner = await h.signUp()
const { workspaceId } = await h.services.users.getMember(owner.user.id)
fill(h, rows)
const listPath = `/goodword/testimonial/list?page=1&pageSize=${PAGE_SIZE}`
const { port: ours } = await listen(h.app, { host: '127.0.0.1', port: 0 })
const of = { workspaceId, userId: owner.user.id, pageSize: PAGE_SIZE, headers: await headersOfOurs() }
const baseline = await listenBaseline(h.raw, of)
process.send?.({ ours, baseline, token: owner.token, listPath } satisfies ListReady)
const undo = h.raw.prepare(`update testimonials set status = 'submitted' where status = 'approved'`)
process.on('message', (query: ListQuery) => {
  if (query === 'undo') undo.run()
  const { user, system } = process.cpuUsage()
  process.send?.(user + system)
})
process.on('disconnect', () => process.exit(0))

function fill({ raw }: Harness, count: number): void {
  const insert = raw.prepare(
    `insert into testimonials (id, public_id, workspace_id, customer_name, customer_email, status, rating, text, is_private, created_at, submitted_at)
     values (?, ?, ?, 'Ana Ribeiro', 'ana@client.example', 'submitted', 5, ?, 1, ?, 1)`,
  )
  const wording = 'Our oil stood on the shelf for nine years next to prettier bottles. '.repeat(4)
  raw.transaction(() => {
    for (let number = 0; number < count; number += 1)
      insert.run(`t${number}`, `p${number}`, workspaceId, wording, number)
  })()
}

async function headersOfOurs(): Promise<string[]> {
  const answer = await fetch(`http://127.0.0.1:${ours}${listPath}`, {
    headers: { authorization: `Bearer ${owner.token}` },
  })
  const byNode = new Set(['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding'])
  return [...answer.headers].filter(([name]) => !byNode.has(name)).flat()
}
