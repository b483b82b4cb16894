import { openAsBlob } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { organisationImagePath } from '#shared/image-uploads.ts'
import { DEFAULT_LANGUAGE } from '#shared/languages.ts'
import { Submission } from '#shared/submissions.ts'
import { explainStartFailure } from '#server/app/start-failure.ts'
import { openStagedApplication } from '#server/testing/staged-application.ts'
import { type DemoClient, demoClients, demoEntries, demoQuestions } from './demo-clients.ts'
import { demoOwner } from './demo-owner.ts'

const { values } = parseArgs({ options: { help: { type: 'boolean' } } })
if (values.help) {
  console.log(
    'Fills the data folder with a demo owner and 40 testimonials. A second run changes nothing.\n\n  node scripts/seed-demo.ts',
  )
  process.exit(0)
}

const LOGO_ID = '0b9f7d2e-4a41-4c7e-9a44-0d1e8a1f6c11'
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
  const { clock, services, drain, subscribe, ownPageToken, close } = openStagedApplication({ refused })
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

    await setUpForm(workspaceId)
    await setLogo({ workspaceId, userId: owner.id })

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

  async function setUpForm(workspaceId: string): Promise<void> {
    if ((await services.forms.getFormSettings(workspaceId)).questions.length > 0) return
    const questions = demoQuestions.map((text) => ({ text }))
    const input = { accentColor: '#0b6e4f', asksCompany: true, asksRole: true, questions }
    await services.forms.updateFormSettings({ workspaceId, input })
  }

  async function setLogo({ workspaceId, userId }: { workspaceId: string; userId: string }): Promise<void> {
    if ((await services.users.getCurrentUser(userId)).organisationImageUrl) return
    const logo = await openAsBlob(join(import.meta.dirname, 'demo-logo.png'))
    await services.images.receiveUpload(
      { place: { workspaceId, testimonialId: null }, uploadId: LOGO_ID },
      logo.stream(),
    )
    const changes = { organisationImageUrl: organisationImagePath(LOGO_ID) }
    await services.users.updateCurrentUser({ userId, changes })
  }

  async function play(client: DemoClient, { workspaceId, number }: { workspaceId: string; number: number }) {
    const { name, email, status, daysAgo, isRefused, hasDeclined, answer } = client
    clock.set(new Date(daysBack(daysAgo).getTime() - number * MINUTE_MS))
    const created = await services.testimonials.createTestimonial({
      workspaceId,
      input: {
        customerEmail: email,
        customerName: name,
        isAutoSendEnabled: status !== 'pending' || isRefused === true,
      },
      idempotencyKey: `demo-request-${number}`,
    })
    const { id } = created
    await drain()
    if (hasDeclined) {
      clock.advance({ days: 1 })
      await services.ownChanges.declineRequest(ownPageToken(id))
    }
    const isDecided = created.status === 'approved' || created.status === 'rejected'
    if (!answer || isDecided || created.revisedAt) return
    clock.advance({ days: Math.min(2, daysAgo) })
    const asked = await services.submissions.getPublicRequest({ id: id, mail: '' })
    const consentVersion = asked.consents[answer.language ?? DEFAULT_LANGUAGE].version
    const { questions } = await services.forms.getFormSettings(workspaceId)
    const words = {
      customerName: name ?? 'A client',
      rating: answer.rating,
      testimonial: answer.words,
      company: answer.company ?? null,
      role: answer.role ?? null,
      answers: questions.flatMap((question, index) => {
        const given = answer.answers?.[index]
        return given === undefined ? [] : [{ questionId: question.id, answer: given }]
      }),
    }
    await services.submissions.submitTestimonial({
      id,
      input: Submission.parse({
        ...words,
        isPrivate: answer.isPrivate ?? false,
        parts: { name: true, photo: true, company: words.company !== null, answers: words.answers.length > 0 },
        consentVersion,
        ...(answer.isTrapped && { website: 'https://cheaplabels.example' }),
      }),
      address: 'demo',
      idempotencyKey: `demo-answer-${number}`,
    })
    await drain()
    if (status === 'approved') await services.testimonials.approveTestimonial({ workspaceId, id })
    if (status === 'rejected') await services.testimonials.rejectTestimonial({ workspaceId, id })
    const { afterwards } = answer
    if (!afterwards) return
    clock.advance({ days: afterwards.daysLater })
    if ('withdrawn' in afterwards) await services.ownChanges.withdrawOwnWords(ownPageToken(id))
    else {
      const { words: testimonial, rating } = afterwards.revised
      const input = { ...words, testimonial, rating, consentVersion }
      await services.ownChanges.reviseOwnWords({ token: ownPageToken(id), address: 'demo', input })
    }
  }
}

// Long enough ago that the keys which make each step repeatable were swept away.
function isSeededBefore(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'users.email_exists'
}
