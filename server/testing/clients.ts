import type { FormSettings } from '#shared/form-settings.ts'
import { requestImagePath } from '#shared/image-uploads.ts'
import type { Portal } from '#shared/portal.ts'
import type { PublicRequest } from '#shared/submissions.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import type { TestimonialDetails } from '#shared/testimonial-details.ts'
import { clientToken, emailedMark } from '#server/testimonials/client-links.ts'
import { createHarness, type Harness, type TestOwner } from './harness.ts'
import { makeImage } from './images.ts'

export const ALL_PARTS = { name: true, photo: true, company: true, answers: true }
export const NO_PARTS = { name: false, photo: false, company: false, answers: false }
export const USUAL_PARTS = { name: true, photo: true, company: false, answers: false }

export const ANSWER = { customerName: 'Ana Ribeiro', rating: 5, testimonial: 'Precise, funny, never late.' }

const UPLOAD_ID = '0b9f7d2e-4a41-4c7e-9a44-0d1e8a1f6c11'
const EXTRAS = { accentColor: null, asksCompany: true, asksRole: true, questions: [{ text: 'What changed?' }] }

export type FeedItem = {
  author: string
  text: string
  rating: number | null
  company: string | null
  role: string | null
  imageUrl: string | null
  answers: { question: string; answer: string }[]
}

/** The client of a request, with the rights of the client portal's link. */
export function clientOf(h: Harness, id: string) {
  const token = clientToken('own-page', { requestId: id, hashKey: h.deps.hashKey })
  const page = (method: string, path = '', body?: unknown) =>
    h.request<Portal>(method, `/goodword/portal/${token}${path}`, { body })
  const consentVersion = async () => (await page('GET')).body.consents.en.version
  return {
    token,
    page,
    look: () => page('GET'),
    revise: async (wording: Record<string, unknown> = {}) =>
      page('PUT', '/testimonial', { ...ANSWER, consentVersion: await consentVersion(), ...wording }),
    show: async (visibility: Record<string, unknown> = {}) =>
      page('PUT', '/visibility', {
        isPrivate: false,
        parts: USUAL_PARTS,
        consentVersion: await consentVersion(),
        ...visibility,
      }),
    withdraw: () => page('POST', '/withdraw'),
    decline: () => page('POST', '/decline'),
    erase: () => page('DELETE'),
  }
}

/** What the form gets from the server when opened through an email's link. */
export async function openByEmail(h: Harness, id: string): Promise<string> {
  const sentEmail = emailedMark({ requestId: id, hashKey: h.deps.hashKey })
  return (await h.request<PublicRequest>('GET', `/goodword/testimonial/${id}?mail=${sentEmail}`)).body.openedToken
}

/** An owner with one request, and everything about it that is visible from outside. */
export async function createOpenedRequest({ h, owner }: { h?: Harness; owner?: TestOwner } = {}) {
  const harness = h ?? (await createHarness())
  const asking = owner ?? (await harness.signUp({ organisationName: 'Feldmann Studio' }))
  const { id } = await harness.createRequest(asking)
  const { token } = asking
  const widgets = await harness.request<{ items: { id: string }[] }>('GET', '/goodword/widget/list', { token })
  const widgetId = widgets.body.items[0]?.id ?? ''
  return {
    h: harness,
    owner: asking,
    id,
    widgetId,
    client: clientOf(harness, id),
    decide: (action: 'approve' | 'reject' | 'reopen', body?: unknown) =>
      harness.request<Testimonial & { code: string; message: string }>('PUT', `/goodword/testimonial/${id}/${action}`, {
        token,
        body,
      }),
    details: async () =>
      (await harness.request<TestimonialDetails>('GET', `/goodword/testimonial/${id}/details`, { token })).body,
    feed: async () =>
      (await harness.request<{ items: FeedItem[]; summary: { shared: number } }>('GET', `/w/${widgetId}.json`)).body,
    wall: async () => String((await harness.request('GET', `/wall/${widgetId}`)).body),
  }
}

/** The same, answered and approved. */
export async function approvedAnswer(answer: Record<string, unknown> = {}) {
  const opened = await createOpenedRequest()
  await opened.h.submit(opened.id, { ...ANSWER, ...answer })
  await opened.decide('approve')
  return opened
}

/** A request of a studio whose form asks for everything. */
async function askingForAll() {
  const opened = await createOpenedRequest()
  await opened.h.setPlan(opened.owner, 'studio')
  const { token } = opened.owner
  const settings = await opened.h.request<FormSettings>('PUT', '/goodword/forms/default/settings', {
    token,
    body: EXTRAS,
  })
  return { ...opened, questionId: settings.body.questions[0]?.id ?? '' }
}

/** Approved, with everything that can be shown. */
export async function everythingShown() {
  const opened = await askingForAll()
  const { h, id, questionId } = opened
  const path = requestImagePath({ requestId: id, uploadId: UPLOAD_ID })
  await h.upload(path, await makeImage({ width: 40, height: 40 }))
  await h.submit(id, {
    ...ANSWER,
    company: 'Lumen',
    role: 'Head of Product',
    answers: [{ questionId, answer: 'Everything.' }],
    imageUrl: path,
    parts: ALL_PARTS,
  })
  await opened.decide('approve')
  return opened
}

/** Who did what, oldest first. */
export const kindsOf = ({ history }: { history: { kind: string; actor: string }[] }) =>
  history.map(({ kind, actor }) => `${actor} ${kind}`)
export const holding = <T extends { withdrawnAt: string | null }>(consents: T[]) =>
  consents.filter(({ withdrawnAt }) => withdrawnAt === null)
