import { Submission } from '#shared/submissions.ts'
import { parseArgs } from 'node:util'
import { explainStartFailure } from '#server/app/start-failure.ts'
import { openStagedApplication } from '#server/testing/staged-application.ts'
import { type DemoClient, demoClients, demoEntries } from './demo-clients.ts'
import { demoOwner } from './demo-owner.ts'

const { values } = parseArgs({ options: { help: { type: 'boolean' } } })
if (values.help) {
  console.log(
    'Fills the data folder with a demo owner and 40 testimonials. A second run changes nothing.\n\n  node scripts/seed-demo.ts',
  )
  process.exit(0)
}

const MINUTE_MS = 60 * 1000
const DAY_MS = 24 * 60 * MINUTE_MS

try {
  await seed()
  console.log(`Demo owner: ${demoOwner.email}, password: ${demoOwner.password}`)
} catch (error) {
  const sentence = explainStartFailure(error)
  if (!sentence) throw error
  console.error(sentence)
  process.exit(1)
}

/** Goes through the services, as an owner and clients would, at the times when they would. Each step is repeatable. */
async function seed(): Promise<void> {
  const refused = demoClients.filter(({ isRefused }) => isRefused).map(({ email }) => email)
  const { clock, services, drain, subscribe, close } = openStagedApplication({ refused })
  const today = clock.now()
  const daysBack = (days: number) => new Date(today.getTime() - days * DAY_MS)
  try {
    clock.set(daysBack(Math.max(...demoClients.map(({ daysAgo }) => daysAgo)) + 1))
    const owner = await services.users
      .signUp({ input: demoOwner, idempotencyKey: 'demo-owner' })
      .catch((error: unknown) => (isSeededBefore(error) ? undefined : Promise.reject(error)))
    if (!owner) return
    if (owner.plan === 'free') await subscribe({ userId: owner.id, email: owner.email }, 'pro')
    const { workspaceId } = await services.users.getOwner(owner.id)

    const numbered = demoClients.map((client, number) => ({ client, number }))
    for (const { client, number } of numbered.toSorted((a, b) => b.client.daysAgo - a.client.daysAgo)) {
      await play(client, { workspaceId, number })
    }
    for (const { daysAgo, input } of demoEntries) {
      clock.set(daysBack(daysAgo))
      const entry = { workspaceId, userId: owner.id, input, idempotencyKey: `demo-entry-${daysAgo}` }
      await services.entries.addTestimonial(entry)
    }
  } finally {
    close()
  }

  async function play(
    { name, email, status, daysAgo, isRefused, answer }: DemoClient,
    { workspaceId, number }: { workspaceId: string; number: number },
  ): Promise<void> {
    clock.set(new Date(daysBack(daysAgo).getTime() - number * MINUTE_MS))
    const { id, status: standing } = await services.testimonials.createTestimonial({
      workspaceId,
      input: {
        customerEmail: email,
        customerName: name,
        isAutoSendEnabled: status !== 'pending' || isRefused === true,
      },
      idempotencyKey: `demo-request-${number}`,
    })
    await drain()
    const isDecided = standing === 'approved' || standing === 'rejected'
    if (!answer || isDecided) return
    clock.advance({ days: Math.min(2, daysAgo) })
    const { words, rating, isPrivate = false } = answer
    await services.submissions.submitTestimonial({
      id,
      input: Submission.parse({ customerName: name ?? 'A client', rating, testimonial: words, isPrivate }),
      address: 'demo',
      idempotencyKey: `demo-answer-${number}`,
    })
    if (status === 'approved') await services.testimonials.approveTestimonial({ workspaceId, id })
    if (status === 'rejected') await services.testimonials.rejectTestimonial({ workspaceId, id })
  }
}

// Long enough ago that the keys which make each step repeatable were swept away.
function isSeededBefore(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'users.email_exists'
}
