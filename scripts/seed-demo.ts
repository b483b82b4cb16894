import { openAsBlob } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { FormSettingsInput } from '#shared/form-settings.ts'
import { organisationImagePath } from '#shared/image-uploads.ts'
import { DEFAULT_LANGUAGE } from '#shared/languages.ts'
import type { WidgetHeights, WidgetKind } from '#shared/widgets.ts'
import { Submission } from '#shared/submissions.ts'
import { explainStartFailure } from '#server/app/start-failure.ts'
import { openStagedApplication, type StagedApplication } from '#server/testing/staged-application.ts'
import { arrange, importEarlierOnes, setUpSecondForm } from './demo-collection.ts'
import type { DemoClient } from './demo-client.ts'
import { demoClients } from './demo-clients.ts'
import { demoEntries, demoOwner, demoQuestions } from './demo-owner.ts'
import { type DemoSale, demoSales, linkDemoAccount } from './demo-payments.ts'

const { values } = parseArgs({ options: { help: { type: 'boolean' } } })
if (values.help) {
  console.log(
    'Fills the data folder with a demo owner, 46 testimonials, two forms and payments. Running it again changes nothing.\n\n  node scripts/seed-demo.ts',
  )
  process.exit(0)
}

/** In addition to every workspace's first wall. */
const demoWidgets = [
  { kind: 'badge', name: 'Top of the page' },
  { kind: 'single', name: 'Beside the prices' },
  { kind: 'carousel', name: 'Label School' },
  { kind: 'marquee', name: 'Before the address' },
  { kind: 'grid', name: 'Portfolio' },
  { kind: 'avatars', name: 'Below the headline' },
] as const

/** As measured by the editor with the demo's testimonials. */
const demoHeights: Partial<Record<WidgetKind, WidgetHeights>> = {
  wall: { narrow: 4316, medium: 2144, wide: 1522 },
  badge: { narrow: 125, medium: 66, wide: 66 },
  single: { narrow: 288, medium: 235, wide: 244 },
  carousel: { narrow: 513, medium: 493, wide: 493 },
  marquee: { narrow: 95, medium: 76, wide: 76 },
  grid: { narrow: 4316, medium: 2312, wide: 1615 },
  avatars: { narrow: 135, medium: 72, wide: 72 },
}

const LOGO_ID = '0b9f7d2e-4a41-4c7e-9a44-0d1e8a1f6c11'
const MINUTE_MS = 60 * 1000
const DAY_MS = 24 * 60 * MINUTE_MS
const DAYS_SHOWN = Math.max(...demoClients.map(({ daysAgo }) => daysAgo)) + 1

try {
  await seed()
  console.log(`Demo owner: ${demoOwner.email}, password: ${demoOwner.password}`)
} catch (error) {
  const sentence = explainStartFailure(error)
  if (!sentence) throw error
  console.error(sentence)
  process.exit(1)
}

/** After each scene, yields the number of days until the next. */
type Story = AsyncGenerator<number, void>
/** Who does something, and where. */
type Doing = { workspaceId: string; by: ReturnType<StagedApplication['by']> }
type Scene = { at: Date; story: Story }
type DemoEntry = (typeof demoEntries)[number]
type DemoPayments = Awaited<ReturnType<typeof linkDemoAccount>>

/** Uses the services like an owner and clients would, at realistic times. Each step is idempotent. */
async function seed(): Promise<void> {
  const refused = demoClients.filter(({ isRefused }) => isRefused).map(({ email }) => email)
  const staged = await openStagedApplication({ refused })
  const { clock, services, drain, subscribe, portalToken, emailedMark, close } = staged
  const today = clock.now()
  const daysBack = (days: number) => new Date(today.getTime() - days * DAY_MS)
  try {
    clock.set(daysBack(DAYS_SHOWN))
    const owner = await services.users
      .signUp({ input: demoOwner, idempotencyKey: 'demo-owner' })
      .catch((error: unknown) => (isSeededBefore(error) ? undefined : Promise.reject(error)))
    if (!owner) return
    if (owner.plan === 'free') await subscribe({ userId: owner.id, email: owner.email }, 'pro')
    const { workspaceId } = await services.users.getMember(owner.id)

    const of = { workspaceId, by: staged.by(owner.id) }
    await setUpForm(of)
    await setUpSecondForm(staged, { ...of, userId: owner.id })
    await setLogo({ workspaceId, userId: owner.id })
    await publishWidgets(of)

    const payments = await linkDemoAccount(staged, { ...owner, userId: owner.id, workspaceId })
    const scenes = [
      ...salesOfAll().map((sale, number) => ({
        at: new Date(daysBack(sale.daysAgo).getTime() - (number % 7) * 47 * MINUTE_MS),
        story: pay(sale, payments),
      })),
      ...demoClients.map((client, number) => ({
        at: new Date(daysBack(client.daysAgo).getTime() - number * MINUTE_MS),
        story: play(client, { ...of, number, payments }),
      })),
      ...demoEntries.map((entry) => ({
        at: daysBack(DAYS_SHOWN),
        story: enter(entry, { workspaceId, userId: owner.id }),
      })),
    ]
    await tell(scenes)
    await importEarlierOnes(staged, { ...of, userId: owner.id })
    await arrange(staged, { ...of, userId: owner.id })
  } finally {
    await close()
  }

  async function setUpForm({ workspaceId, by }: Doing): Promise<void> {
    const form = { workspaceId, id: 'default' }
    if ((await services.forms.getFormSettings(form)).questions.length > 0) return
    const questions = demoQuestions.map((text) => ({ text }))
    const input = FormSettingsInput.parse({ accentColor: '#0b6e4f', asksCompany: true, asksRole: true, questions })
    await services.forms.updateFormSettings({ ...form, by, input })
  }

  async function publishWidgets({ workspaceId, by }: Doing): Promise<void> {
    for (const input of demoWidgets) {
      clock.advance({ minutes: 1 })
      await services.widgets.createWidget({ workspaceId, by, input, idempotencyKey: `demo-widget-${input.kind}` })
    }
    const { items } = await services.widgets.listWidgets(workspaceId)
    for (const { id, name, kind } of items) {
      const { content, end } = await services.widgets.getWidget({ workspaceId, id })
      end()
      const { slug, options } = content
      const input = { name, kind, slug, options, heights: demoHeights[kind] ?? null }
      const published = await services.widgets.publishWidget({ workspaceId, by, id, input })
      published.end()
    }
  }

  async function setLogo({ workspaceId, userId }: { workspaceId: string; userId: string }): Promise<void> {
    if ((await services.users.getCurrentUser({ userId, workspaceId })).organisationImageUrl) return
    const logo = await openAsBlob(join(import.meta.dirname, 'demo-logo.png'))
    await services.images.receiveUpload(
      { place: { workspaceId, testimonialId: null }, uploadId: LOGO_ID },
      logo.stream(),
    )
    const changes = { organisationImageUrl: organisationImagePath(LOGO_ID) }
    await services.users.updateCurrentUser({ userId, workspaceId, role: 'owner', isFrozen: false }, changes)
  }

  /** Runs all stories together, scene by scene in chronological order. */
  async function tell(scenes: Scene[]): Promise<void> {
    const byTime = (a: Scene, b: Scene) => a.at.getTime() - b.at.getTime()
    for (let [next, ...others] = scenes.toSorted(byTime); next; [next, ...others] = others.toSorted(byTime)) {
      await passTime(next.at)
      const { value: days, done } = await next.story.next()
      if (!done) others.push({ ...next, at: new Date(next.at.getTime() + days * DAY_MS) })
    }
  }

  /** Requests that become due meanwhile are sent on time. */
  async function passTime(until: Date): Promise<void> {
    const findNext = services.paymentLog.findNextRequest
    for (let at = await findNext(); at && at <= until; at = await findNext()) {
      clock.set(at)
      await drain()
    }
    clock.set(until)
  }

  async function* pay(sale: DemoSale, payments: DemoPayments): Story {
    await payments.sell(sale)
    if (sale.alsoPaidEarlier?.paidDaysAgo === undefined) return
    yield sale.daysAgo - sale.alsoPaidEarlier.paidDaysAgo
    await payments.settle(sale)
  }

  async function* enter({ daysAgo, input }: DemoEntry, of: { workspaceId: string; userId: string }): Story {
    yield DAYS_SHOWN - daysAgo
    await services.entries.addTestimonial({
      ...of,
      needsNoSignOff: true,
      input: { service: null, ...input },
      idempotencyKey: `demo-entry-${daysAgo}`,
    })
  }

  async function request({ name, email, status, isRefused }: DemoClient, of: Doing & { number: number }) {
    const made = await services.testimonials.createTestimonial({
      workspaceId: of.workspaceId,
      by: of.by,
      input: {
        customerEmail: email,
        customerName: name,
        isAutoSendEnabled: status !== 'pending' || isRefused === true,
        tagIds: [],
      },
      idempotencyKey: `demo-request-${of.number}`,
    })
    await drain()
    return made
  }

  async function* play(
    client: DemoClient,
    { payments, ...of }: Doing & { number: number; payments: DemoPayments },
  ): Story {
    const { name, email, status, daysAgo, hasDeclined, answer, paid } = client
    const { workspaceId, by, number } = of
    if (paid && status === 'pending') return
    const created = paid ? await payments.findRequest(email) : await request(client, of)
    const { id } = created
    if (hasDeclined) {
      yield 1
      await services.portalChanges.declineRequest(portalToken(id))
    }
    const isDecided = created.status === 'approved' || created.status === 'rejected'
    if (!answer || isDecided || ('revisedAt' in created && created.revisedAt)) return
    yield Math.min(2, daysAgo)
    const asked = await services.submissions.getPublicRequest({ id, mail: emailedMark(id) })
    clock.advance({ minutes: 2 })
    const consentVersion = asked.consents[answer.language ?? DEFAULT_LANGUAGE].version
    const { questions } = await services.forms.getFormSettings({ workspaceId, id: 'default' })
    const wording = {
      customerName: name ?? 'A client',
      rating: answer.rating,
      testimonial: answer.text,
      company: answer.company ?? null,
      role: answer.role ?? null,
      answers: questions.flatMap((question, index) => {
        const given = answer.answers?.[index]
        return given === undefined ? [] : [{ questionId: question.id, answer: given }]
      }),
    }
    if (created.status !== 'submitted')
      await services.submissions.submitTestimonial({
        id,
        input: Submission.parse({
          ...wording,
          isPrivate: answer.isPrivate ?? false,
          parts: { name: true, photo: true, company: wording.company !== null, answers: wording.answers.length > 0 },
          consentVersion,
          openedToken: asked.openedToken,
          ...(answer.isTrapped && { website: 'https://cheaplabels.example' }),
        }),
        address: 'demo',
        idempotencyKey: `demo-answer-${number}`,
      })
    await drain()
    if (status === 'approved') await services.testimonials.approveTestimonial({ workspaceId, by, id })
    if (status === 'rejected') await services.testimonials.rejectTestimonial({ workspaceId, by, id })
    const { afterwards } = answer
    if (!afterwards) return
    yield afterwards.daysLater
    if ('withdrawn' in afterwards) await services.portalChanges.withdrawTestimonial(portalToken(id))
    else {
      const { text: testimonial, rating } = afterwards.revised
      const input = { ...wording, testimonial, rating, consentVersion }
      await services.portalChanges.reviseTestimonial({ token: portalToken(id), address: 'demo', input })
    }
  }
}

function salesOfAll(): DemoSale[] {
  const paid = demoClients.flatMap(({ name, email, paid: sale }) => (sale ? [{ name, email, ...sale }] : []))
  return [...demoSales, ...paid]
}

// Seeded so long ago that the idempotency keys of its steps were deleted.
function isSeededBefore(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'users.email_exists'
}
