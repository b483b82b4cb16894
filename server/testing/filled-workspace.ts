import type { Harness, TestOwner } from './harness.ts'
import { tellPayment } from './recorded-payments.ts'

export type FilledWorkspace = { id: string; ids: string[]; widgetId: string; publicIds: string[]; paymentId: string }

type Filling = {
  /** Of the workspace. */
  id: string
  connectionId: string
  textOf: (what: string) => string
}

export const inWorkspace = ({ token }: TestOwner, workspaceId: string) => ({
  token,
  headers: { 'x-workspace-id': workspaceId },
})

export async function succeed<T>(answer: Promise<{ status: number; body: T }>): Promise<T> {
  const { status, body } = await answer
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return body
}

/** Everything that an owner can put into a workspace. `textOf` makes each text of the name of what it is for. */
export async function fillWorkspace(
  h: Harness,
  owner: TestOwner,
  { id, connectionId, textOf }: Filling,
): Promise<FilledWorkspace> {
  const as = inWorkspace(owner, id)
  const post = <T>(path: string, body: unknown) => succeed(h.request<T>('POST', path, { ...as, body }))
  const put = (path: string, body: unknown) => succeed(h.request('PUT', path, { ...as, body }))
  await put('/goodword/user/me', { organisationName: textOf('name') })
  const question = { text: textOf('question') }
  await put('/goodword/forms/default/settings', {
    accentColor: null,
    asksCompany: true,
    asksRole: true,
    questions: [question],
    service: textOf('formservice'),
    thanks: {
      message: textOf('thanks'),
      link: { label: textOf('label'), url: `https://x.example/${textOf('link')}` },
    },
  })
  await post('/goodword/emails/do-not-ask', { patterns: [`${textOf('blocked')}@client.example`.toLowerCase()] })
  const ids: string[] = []
  const publicIds: string[] = []
  for (const kind of ['pending', 'sent', 'submitted', 'private', 'approved', 'rejected']) {
    const request = await post<{ id: string }>('/goodword/testimonial/create', {
      customerEmail: `${textOf(`mail${kind}`)}@client.example`,
      customerName: textOf(`client${kind}`),
      service: textOf(`service${kind}`),
      isAutoSendEnabled: kind === 'sent',
    })
    ids.push(request.id)
    await post(`/goodword/testimonial/${request.id}/notes`, { text: textOf('note') })
    await put(`/goodword/testimonial/${request.id}/assignee`, { userId: owner.user.id })
    if (kind === 'pending' || kind === 'sent') continue
    await succeed(
      h.submit(request.id, {
        customerName: textOf(`author${kind}`),
        testimonial: textOf(`words${kind}`),
        company: textOf(`company${kind}`),
        isPrivate: kind === 'private',
      }),
    )
    if (kind === 'approved') {
      await put(`/goodword/testimonial/${request.id}/approve`, undefined)
      await put(`/goodword/testimonial/${request.id}/reply`, { text: textOf('reply'), revisedAt: null })
      const translation = { language: 'de', text: textOf('translation'), revisedAt: null }
      await put(`/goodword/testimonial/${request.id}/translation`, translation)
    }
    if (kind === 'rejected') await put(`/goodword/testimonial/${request.id}/reject`, undefined)
    if (kind === 'approved') publicIds.push(request.id)
  }
  const widget = await post<{ id: string }>('/goodword/widget/create', {
    name: textOf('widget'),
    kind: 'wall',
  })
  const paid = {
    id: textOf('invoice'),
    email: `${textOf('payer')}@client.example`,
    name: textOf('payer'),
  }
  // Payments are told about the workspace used last.
  h.clock.advance({ seconds: 1 })
  await h.request('POST', '/goodword/workspace/use', as)
  const paymentId = await tellPayment(h, owner, { ...paid, connectionId }, { kind: 'hold', reason: 'deposit' })
  return { id, ids, widgetId: widget.id, publicIds, paymentId }
}
