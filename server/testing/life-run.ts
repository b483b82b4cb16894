import { expect } from 'vitest'
import type { Portal } from '#shared/portal.ts'
import type { PlanName } from '#shared/plans.ts'
import { TestimonialStatus } from '#shared/testimonials.ts'
import { workspaces } from '#server/db/schema/accounts.ts'
import { testimonialCounts, testimonials } from '#server/db/schema/testimonials.ts'
import { consents } from '#server/db/schema/consents.ts'
import { testimonialEvents, testimonialVersions } from '#server/db/schema/testimonial-history.ts'
import type { EmailOutcome } from '#server/emails/mailer.ts'
import { clientToken } from '#server/testimonials/client-links.ts'
import { consentOffers } from '#server/submissions/submissions.domain.ts'
import type { Harness } from './harness.ts'
import { clientDoes, type ClientsStep } from './life-model/client.ts'
import { emailIsHandedOver, emailWasReported } from './life-model/emails.ts'
import { ownerDoes, type OwnersStep } from './life-model/owner.ts'
import { type Delivery, hasProblem, isPublic, newSlot, type Refusal, type Slot } from './life-model/slot.ts'
import { createReportedHarness, forNow, permanently, tellingOf } from './email-webhooks.ts'
import { createTestMailer } from './mailers.ts'

const FREE_REQUESTS = 5
const AUTHOR = 'Ana Ribeiro'
const CONSENT = consentOffers({ firstName: 'Nora', lastName: 'Feldmann', organisationName: null }, { photo: true }).en
  .version

export type Step =
  | { by: 'owner'; slot: number; does: OwnersStep }
  | { by: 'client'; slot: number; does: ClientsStep }
  | { by: 'owner of many'; action: 'approve' | 'reject' | 'resend' }
  | { by: 'creator'; isAutoSend: boolean }
  | { by: 'mailer'; isTaken: boolean }
  | { by: 'mail service'; slot: number; tells: Delivery }
  | { by: 'payer'; plan: PlanName }

type Product = { h: Harness; email: { isTaken: boolean } }

const REFUSED: EmailOutcome = { kind: 'permanent', because: 'recipient', reason: 'No.' }

const TELLINGS = {
  delayed: { type: 'email.bounced', ...forNow() },
  delivered: { type: 'email.delivered' },
  bounced: { type: 'email.bounced', ...permanently() },
  complained: { type: 'email.complained' },
} as const satisfies Record<Delivery, unknown>

let lives = 0

export async function openProduct(): Promise<Product> {
  const message = { isTaken: true }
  const mailer = createTestMailer(async (_, { idempotencyKey }) =>
    message.isTaken ? { kind: 'sent', providerId: `provider-${idempotencyKey}` } : REFUSED,
  )
  const { h } = await createReportedHarness({ overrides: { mailer } })
  return { h, email: message }
}

/** An owner in the product, compared with the model. */
export async function openLife({ h, email: message }: Product) {
  const owner = await h.signUp()
  const { token } = owner
  const { workspaceId } = await h.services.users.getMember(owner.user.id)
  const widgets = await h.request<{ items: { id: string }[] }>('GET', '/goodword/widget/list', { token })
  const feedPath = `/w/${widgets.body.items[0]?.id}.json`
  const slots: { id: string; model: Slot }[] = []
  const at = (index: number) => slots[index % slots.length] ?? { id: 'nothing', model: newSlot({ isAutoSend: false }) }
  // What is known about an address applies to all owners, so the next run uses a new one.
  lives += 1
  const life = lives
  const emailOf = (index: number) => `client${index}-${life}@client.example`
  const { messages, tell: tellOf } = tellingOf(h)
  const isPaused = () => slots.filter(({ model }) => model.isComplained).length >= 2
  let plan: PlanName = 'free'
  let created = 0

  const ask = (method: string, path: string, body?: unknown) =>
    h.request<{ code?: string }>(method, `/goodword/testimonial/${path}`, { token, body })

  async function create({ isAutoSend }: { isAutoSend: boolean }): Promise<void> {
    const customerEmail = emailOf(slots.length)
    const answer = await h.request<{ id: string; code?: string }>('POST', '/goodword/testimonial/create', {
      token,
      body: { customerEmail, isAutoSendEnabled: isAutoSend },
    })
    if (plan === 'free' && created >= FREE_REQUESTS) {
      expect(answer.body.code).toBe('testimonials.quota_exceeded')
      return
    }
    if (isAutoSend && isPaused()) {
      expect(answer.body.code).toBe('emails.sending_paused')
      return
    }
    expect(answer.status).toBe(201)
    created += 1
    slots.push({ id: answer.body.id, model: newSlot({ isAutoSend }) })
  }

  function decide(index: number, does: OwnersStep) {
    const { id } = at(index)
    if (does.kind === 'remove') return ask('DELETE', id)
    if (does.kind === 'send') return ask('POST', `${id}/resend`)
    if (does.kind === 'reopen') return ask('PUT', `${id}/reopen`, { from: does.from })
    if (does.kind !== 'edit') return ask('PUT', `${id}/${does.kind}`)
    const customerEmail = emailOf(index % slots.length)
    return ask('PUT', id, { customerEmail, isAutoSendEnabled: does.isAutoSend })
  }

  function tell(index: number, does: ClientsStep) {
    const { id } = at(index)
    const signing = { requestId: id, hashKey: h.deps.hashKey }
    const own = `/goodword/portal/${clientToken('own-page', signing)}`
    const written = (text: string) => ({
      customerName: AUTHOR,
      rating: 5,
      testimonial: `${text} ${index % slots.length}`,
    })
    const parts = (name: boolean) => ({ name, photo: true, company: false, answers: false })
    const send = (method: string, path: string, body?: unknown) => h.request<{ code?: string }>(method, path, { body })
    switch (does.kind) {
      case 'submit':
        return send('PUT', `/goodword/testimonial/${id}/submit`, {
          ...written(does.words),
          isPrivate: does.isPrivate,
          parts: parts(does.isNameShown),
        })
      case 'revise':
        return send('PUT', `${own}/testimonial`, { ...written(does.words), consentVersion: CONSENT })
      case 'show':
        return send('PUT', `${own}/visibility`, {
          isPrivate: does.isPrivate,
          parts: parts(does.isNameShown),
          consentVersion: CONSENT,
        })
      case 'erase':
        return send('DELETE', own)
      case 'unsubscribe':
        return send('POST', `/goodword/unsubscribe/${clientToken('unsubscribe', signing)}`)
      default:
        return send('POST', `${own}/${does.kind}`)
    }
  }

  const contentVersion = async () => (await h.rows(workspaces, { id: workspaceId }).one()).contentVersion

  async function take(given: Step): Promise<void> {
    h.clock.advance({ seconds: 1 })
    if (given.by === 'creator') return create(given)
    if (given.by === 'payer') {
      plan = given.plan
      return h.setPlan(owner, plan)
    }
    if (given.by === 'mailer') {
      message.isTaken = given.isTaken
      await h.drain()
      for (const { model } of slots) emailIsHandedOver(model, { ...given, isPaused: isPaused() })
      return
    }
    if (given.by === 'mail service') return reportDelivery(given)
    if (given.by === 'owner of many') return takeMany(given.action)
    const before = await contentVersion()
    const { model } = at(given.slot)
    const answer = given.by === 'owner' ? await decide(given.slot, given.does) : await tell(given.slot, given.does)
    const refusal =
      given.by === 'owner' ? ownerDoes(model, given.does, { isPaused: isPaused() }) : clientDoes(model, given.does)
    expect([answer.status < 300, answer.body.code ?? null]).toEqual([refusal === null, refusal])
    if (refusal !== null) expect(await contentVersion()).toBe(before)
  }

  async function reportDelivery({ slot, tells }: Extract<Step, { by: 'mail service' }>): Promise<void> {
    const { id, model } = at(slot)
    const newest = (await messages(id)).findLast(({ kind }) => kind === 'request')
    expect(newest?.status).toBe(model.email?.status)
    if (!newest) return
    const { type, ...telling } = TELLINGS[tells]
    expect(await tellOf(type, newest, telling)).toBe(200)
    emailWasReported(model, tells)
  }

  async function takeMany(action: 'approve' | 'reject' | 'resend'): Promise<void> {
    const ids = slots.map(({ id }) => id)
    if (ids.length === 0) return
    const { body } = await h.request<{ changed: { id: string }[]; failures: { id: string; code: string }[] }>(
      'POST',
      '/goodword/testimonial/bulk',
      { token, body: { action, ids } },
    )
    const kind = action === 'resend' ? 'send' : action
    const expected = slots.map(({ id, model }): [string, Refusal] => [
      id,
      ownerDoes(model, { kind }, { isPaused: isPaused() }),
    ])
    const codes = new Map(body.failures.map(({ id, code }) => [id, code]))
    expect(ids.map((id) => [id, codes.get(id) ?? null])).toEqual(expected)
    expect(body.changed.map(({ id }) => id)).toEqual(ids.filter((id) => !codes.has(id)))
  }

  type KeptSlot = Omit<Slot, 'isRemoved' | 'isSuppressed' | 'isBounced' | 'isComplained' | 'email'> & {
    hasProblem: boolean
  }

  function keptOf({
    isRemoved: _1,
    isSuppressed: _2,
    isBounced: _3,
    isComplained: _4,
    email: _5,
    ...model
  }: Slot): KeptSlot {
    return { ...model, words: model.words || null, hasProblem: hasProblem(model) }
  }

  /** The stored state, in the model's format. */
  async function kept() {
    const ofTestimonial = ({ testimonialId }: { testimonialId: string }) => testimonialId
    const consentsOf = Map.groupBy(await h.rows(consents, { workspaceId }).list(), ofTestimonial)
    const eventsOf = Map.groupBy(await h.rows(testimonialEvents, { workspaceId }).list(), ofTestimonial)
    const versionsOf = Map.groupBy(await h.rows(testimonialVersions, { workspaceId }).list(), ofTestimonial)
    return new Map(
      (await h.rows(testimonials, { workspaceId }).list()).map((row): [string, KeptSlot] => [
        row.id,
        {
          status: row.status,
          emailState: row.emailState,
          emailDelivery:
            row.emailDelivery === 'uncertain' ? expect.fail('The model has no uncertain emails.') : row.emailDelivery,
          hasProblem: row.emailProblem !== null,
          words: row.text ? row.text.replace(/ \d+$/, '') : null,
          isErased: row.erasedAt !== null,
          isWithdrawn: row.withdrawnAt !== null,
          isDeclined: row.declinedAt !== null,
          isUnsubscribed: row.unsubscribedAt !== null,
          isAutoSend: row.isAutoSendEnabled,
          isPrivate: row.isPrivate,
          isNameShown: row.isNameShown,
          earlier: (versionsOf.get(row.id) ?? []).map(({ text }) => text.replace(/ \d+$/, '')),
          consents: (consentsOf.get(row.id) ?? []).map(({ choice, parts, withdrawnAt }) => ({
            choice,
            isNameShown: parts.name,
            holds: withdrawnAt === null,
          })),
          history: (eventsOf.get(row.id) ?? []).map(({ actor, kind }) => `${actor} ${kind}`),
        },
      ]),
    )
  }

  async function check(): Promise<void> {
    const there = slots.filter(({ model }) => !model.isRemoved)
    expect(await kept()).toEqual(new Map(there.map(({ id, model }) => [id, keptOf(model)])))
    const feed = await h.request<{ items: { text: string; author: string }[] }>('GET', feedPath)
    const shown = slots.flatMap(({ model }, index) =>
      isPublic(model) ? [`${model.isNameShown ? AUTHOR : ''}: ${model.words} ${index}`] : [],
    )
    expect(feed.body.items.map(({ author, text }) => `${author}: ${text}`).toSorted()).toEqual(shown.toSorted())
    for (const { model } of slots.filter((one) => isPublic(one.model))) {
      expect(model.consents.filter(({ holds }) => holds)).toEqual([
        { choice: 'public', isNameShown: model.isNameShown, holds: true },
      ])
    }
    const counted = (await h.rows(testimonialCounts, { workspaceId }).list()).filter(({ count }) => count !== 0)
    const counts = Map.groupBy(there, ({ model }) => model.status)
    expect(Object.fromEntries(counted.map(({ status, count }) => [status, count]))).toEqual(
      Object.fromEntries([...counts].map(([status, of]) => [status, of.length])),
    )
  }

  /** Compares what clients and the owner see in the end. */
  async function checkPages(): Promise<void> {
    const { body } = await h.request<{ counts: Record<string, number> }>('GET', '/goodword/testimonial/list', { token })
    const there = slots.filter(({ model }) => !model.isRemoved)
    for (const status of TestimonialStatus.options) {
      expect(body.counts[status]).toBe(there.filter(({ model }) => model.status === status).length)
    }
    for (const { id, model } of slots) {
      const own = clientToken('own-page', { requestId: id, hashKey: h.deps.hashKey })
      const page = await h.request<Portal>('GET', `/goodword/portal/${own}`)
      expect(page.status).toBe(model.isRemoved || model.isErased ? 404 : 200)
      if (page.status !== 200) continue
      expect(page.body.isUnsubscribed).toBe(model.isSuppressed || model.isComplained)
      expect(page.body.answer?.visibility === 'shown').toBe(isPublic(model))
      expect(page.body.answer?.consents.filter(({ endedAt }) => endedAt === null).length ?? 0).toBe(
        model.consents.filter(({ holds }) => holds).length,
      )
    }
  }

  return { take, check, checkPages }
}
