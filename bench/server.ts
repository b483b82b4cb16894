import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import process from 'node:process'
import { listen } from '#server/app/listen.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'

/** Sent to the parent once both servers listen. */
export type Ready = { ours: string; baseline: string; token: string; path: string }

const PAGE_SIZE = 20

// Runs as a separate process, so that its processor time is the server's alone. It answers the message "cpu" in
// microseconds.
const rows = Number(process.argv[2])
const h = await createHarness()
const owner = await h.signUp()
fill(h, owner, rows)
const { port } = await listen(h.app, { host: '127.0.0.1', port: 0 })
const baseline = await listenBaseline(h)
const ready: Ready = {
  ours: `http://127.0.0.1:${port}`,
  baseline,
  token: owner.token,
  path: `/goodword/testimonial/list?page=1&pageSize=${PAGE_SIZE}`,
}
process.send?.(ready)
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.(user + system)
})
process.on('disconnect', () => process.exit(0))

function fill({ raw }: Harness, { user }: TestOwner, count: number): void {
  const found = raw.prepare<[string], { id: string }>('select id from workspaces where owner_user_id = ?').get(user.id)
  const insert = raw.prepare(
    `insert into testimonials (id, public_id, workspace_id, customer_name, customer_email, status, rating, text, is_private, created_at, submitted_at)
     values (?, ?, ?, 'Ana Ribeiro', 'ana@client.example', 'submitted', 5, ?, 1, ?, 1)`,
  )
  const wording = 'Our oil stood on the shelf for nine years next to prettier bottles. '.repeat(4)
  raw.transaction(() => {
    for (let number = 0; number < count; number += 1) insert.run(`t${number}`, `p${number}`, found?.id, wording, number)
  })()
}

/** The same page with the minimum: one prepared select, one JSON.stringify, plain node:http. */
async function listenBaseline({ raw }: Harness): Promise<string> {
  const workspace = raw.prepare<[], { id: string }>('select id from workspaces').get()
  const select = raw.prepare(
    `select id, customer_name, customer_email, (select id from images where testimonial_id = testimonials.id and attached_at is not null) as image_id, rating, text, status, is_private, is_auto_send_enabled, email_state,
       created_at, sent_at, submitted_at
     from testimonials where workspace_id = ? order by created_at desc, id desc limit ${PAGE_SIZE}`,
  )
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ items: select.all(workspace?.id) }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
