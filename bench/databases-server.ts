import process from 'node:process'
import { run } from '#server/db/database.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { eq } from '#server/db/sql.ts'
import { listen } from '#server/app/listen.ts'
import { createHarness, logToOutput } from '#server/testing/harness.ts'

/** Sent to the parent once the server listens. */
export type DatabasesReady = { port: number; token: string }

// Runs as a separate process, on the database that DATABASE_URL says.
const rows = Number(process.argv[2])
const h = await createHarness({ overrides: { log: logToOutput() } })
const owner = await h.signUp()
const { workspaceId } = await h.services.users.getMember(owner.user.id)
const wording = 'Our oil stood on the shelf for nine years next to prettier bottles. '.repeat(4)
const PAGE = 500
for (let first = 0; first < rows; first += PAGE) {
  const page = Array.from({ length: Math.min(PAGE, rows - first) }, (_, index) => ({
    id: `t${first + index}`,
    publicId: `p${first + index}`,
    workspaceId,
    customerName: 'Ana Ribeiro',
    customerEmail: 'ana@client.example',
    status: 'submitted' as const,
    rating: 5,
    text: wording,
    createdAt: new Date(first + index),
    submittedAt: new Date(1),
  }))
  await h.insertRows(testimonials, ...page)
}
const { port } = await listen(h.app, { host: '127.0.0.1', port: 0 })
process.send?.({ port, token: owner.token } satisfies DatabasesReady)

// Makes every testimonial undecided again.
process.on('message', () => {
  const undo = h.deps.db.transaction((tx) =>
    run(tx.update(testimonials).set({ status: 'submitted' }).where(eq(testimonials.status, 'approved'))),
  )
  void undo.then(() => process.send?.('undone'))
})
process.on('disconnect', () => process.exit(0))
