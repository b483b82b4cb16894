import { parseArgs } from 'node:util'
import { createApplication } from '#server/app/application.ts'
import { composeDeps } from '#server/app/compose.ts'
import { explainStartFailure } from '#server/app/start-failure.ts'
import { setPlan } from '#server/billing/billing.service.ts'
import { readProcessConfig } from '#server/config/config.ts'
import { createOutboxMailer } from '#server/emails/outbox-mailer.ts'
import { createTestClock } from '#server/testing/test-clock.ts'
import { type DemoClient, demoClients } from './demo-clients.ts'

const { values } = parseArgs({ options: { help: { type: 'boolean' } } })
if (values.help) {
  console.log(
    'Fills the data folder with a demo owner and 40 testimonials. A second run changes nothing.\n\n  node scripts/seed-demo.ts',
  )
  process.exit(0)
}

const OWNER = {
  email: 'demo@goodword.example',
  password: 'goodword-demo',
  firstName: 'Nora',
  lastName: 'Feldmann',
  organisationName: 'Feldmann Studio',
  timeZone: 'Europe/Berlin',
}
const DAY_MS = 24 * 60 * 60 * 1000

try {
  await seed()
  console.log(`Demo owner: ${OWNER.email}, password: ${OWNER.password}`)
} catch (error) {
  const sentence = explainStartFailure(error)
  if (!sentence) throw error
  console.error(sentence)
  process.exit(1)
}

/** Goes through the services, as an owner and clients would, at the times when they would. Each step is repeatable. */
async function seed(): Promise<void> {
  const config = readProcessConfig()
  const composed = composeDeps({ config, publicUrl: () => config.publicUrl ?? `http://localhost:${config.port}` })
  const { db } = composed
  const today = composed.clock.now()
  const clock = createTestClock(today)
  const { services, jobs } = createApplication({ ...composed, clock, mailer: createOutboxMailer({ db, clock }) })
  try {
    const longAgo = Math.max(...demoClients.map(({ daysAgo }) => daysAgo)) + 1
    clock.set(new Date(today.getTime() - longAgo * DAY_MS))
    const owner = await services.users.signUp({ input: OWNER, idempotencyKey: 'demo-owner' })
    if (owner.plan === 'free') await db.transaction((sql) => setPlan(sql, { userId: owner.id, plan: 'pro' }))
    const { workspaceId } = await services.users.getOwner(owner.id)

    const oldestFirst = demoClients
      .map((client, index) => ({ client, index }))
      .toSorted((a, b) => b.client.daysAgo - a.client.daysAgo)
    for (const { client, index } of oldestFirst) await play(client, index)

    async function play({ name, email, status, daysAgo, answer }: DemoClient, index: number): Promise<void> {
      clock.set(new Date(today.getTime() - daysAgo * DAY_MS - index * 60_000))
      const request = await services.testimonials.createTestimonial({
        workspaceId,
        input: { customerEmail: email, customerName: name, isAutoSendEnabled: status !== 'pending' },
        idempotencyKey: `demo-request-${index}`,
      })
      await jobs.drain()
      if (!answer || request.status === 'approved' || request.status === 'rejected') return
      clock.advance({ days: Math.min(2, daysAgo) })
      const { words, rating, isPrivate = false } = answer
      await services.submissions.submitTestimonial({
        id: request.id,
        input: { customerName: name ?? 'A client', rating, testimonial: words, isPrivate },
        address: 'demo',
        idempotencyKey: `demo-answer-${index}`,
      })
      const key = { workspaceId, id: request.id }
      if (status === 'approved') await services.testimonials.approveTestimonial(key)
      if (status === 'rejected') await services.testimonials.rejectTestimonial(key)
    }
  } finally {
    db.close()
  }
}
