import { describe, expect, test } from 'vitest'
import type { FormSettings } from '#shared/form-settings.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { emailEvents, emailMessages, recipientEmails, suppressions } from '#server/db/schema/emails.ts'
import { clientToken } from '#server/testimonials/client-links.ts'
import { ALL_PARTS, clientOf, NO_PARTS, openByEmail } from '#server/testing/clients.ts'
import { defaultWidgetOptions } from '#shared/widgets.ts'
import { createHarness, type Harness } from '#server/testing/harness.ts'
import { createReportedHarness } from '#server/testing/email-webhooks.ts'
import { tellPayment } from '#server/testing/recorded-payments.ts'

const VISIBILITIES = [false, true]
const STATUSES = ['pending', 'sent', 'submitted', 'approved', 'rejected'] as const

/** Text that is only in private places. If a public answer contains one, there is a leak. */
function canary(what: string): string {
  return `CANARY${what.replace(/\W/g, '')}Q`
}

/** Of every payment. No other number has these digits. */
const AMOUNT = 7_766_554
const AMOUNT_DIGITS = /77.?665.?54|7.?766.?554/

/** What a client can do after the approval, so that something becomes private again. */
const CHANGES = ['revised', 'nameless', 'withdrawn', 'erased', 'hidden'] as const

async function fill(h: Harness) {
  const owner = await h.signUp({ email: `${canary('owneremail')}@studio.example`, organisationName: 'Studio' })
  await h.setPlan(owner, 'studio')
  const { token } = owner
  const settings = await h.request<FormSettings>('PUT', '/goodword/forms/default/settings', {
    token,
    body: { accentColor: null, asksCompany: true, asksRole: true, questions: [{ text: 'What changed?' }] },
  })
  const questionId = settings.body.questions[0]?.id ?? ''
  const links: string[] = []

  async function ask(name: string, { customerName, isSent = false }: { customerName: string; isSent?: boolean }) {
    const { id } = await h.createRequest(owner, {
      customerEmail: `${canary(`mail${name}`)}@client.example`,
      customerName,
      isAutoSendEnabled: isSent,
    })
    links.push(id)
    if (isSent) await h.drain()
    return id
  }

  /** Everything that the client does not allow to be shown is private. */
  const textsOf = (name: string, isShown: boolean) => ({
    customerName: isShown ? 'Shown' : canary(`name${name}`),
    testimonial: isShown ? 'Shown' : canary(`words${name}`),
    rating: 5,
    company: canary(`company${name}`),
    role: canary(`role${name}`),
    answers: [{ questionId, answer: canary(`answer${name}`) }],
  })
  const decide = (id: string, decision: 'approve' | 'reject') =>
    h.request('PUT', `/goodword/testimonial/${id}/${decision}`, { token })
  const reply = (id: string, text: string) =>
    h.request('PUT', `/goodword/testimonial/${id}/reply`, { token, body: { text, revisedAt: null } })
  const translate = (id: string, text: string) =>
    h.request('PUT', `/goodword/testimonial/${id}/translation`, {
      token,
      body: { language: 'de', text, revisedAt: null },
    })
  const note = (id: string) =>
    h.request('POST', `/goodword/testimonial/${id}/notes`, { token, body: { text: canary('note') } })

  for (const status of STATUSES) {
    for (const isPrivate of VISIBILITIES) {
      const name = `${status}${isPrivate ? 'private' : 'public'}`
      const isAnswered = status !== 'pending' && status !== 'sent'
      const customerName = isAnswered ? canary(`asked${name}`) : 'Ana'
      const id = await ask(name, { customerName, isSent: status === 'sent' })
      await note(id)
      if (!isAnswered) continue
      const isShown = status === 'approved' && !isPrivate
      await h.submit(id, {
        ...textsOf(name, isShown),
        isPrivate,
        openedToken: await openByEmail(h, id),
      })
      await reply(id, isShown ? 'Shown' : canary(`reply${name}`))
      await translate(id, isShown ? 'Shown' : canary(`translation${name}`))
      if (status === 'approved') await decide(id, 'approve')
      if (status === 'rejected') await decide(id, 'reject')
    }
  }
  for (const name of CHANGES) {
    const id = await ask(name, { customerName: canary(`asked${name}`) })
    const client = clientOf(h, id)
    await h.submit(id, { ...textsOf(name, name === 'hidden'), isPrivate: false })
    await note(id)
    await reply(id, name === 'hidden' ? 'Shown' : canary(`reply${name}`))
    await translate(id, name === 'hidden' ? 'Shown' : canary(`translation${name}`))
    await decide(id, 'approve')
    if (name === 'revised') await client.revise({ ...textsOf(name, true), answers: [] })
    if (name === 'revised') await decide(id, 'approve')
    if (name === 'nameless') await client.revise({ ...textsOf(name, true), customerName: canary(`name${name}`) })
    if (name === 'nameless') await client.show({ parts: NO_PARTS })
    if (name === 'nameless') await decide(id, 'approve')
    if (name === 'withdrawn') await client.withdraw()
    if (name === 'erased') await client.erase()
    if (name === 'hidden') await client.show({ parts: ALL_PARTS })
    if (name === 'hidden') await client.show({ parts: { ...NO_PARTS, name: true } })
  }
  for (const [index, testimonialId] of links.entries()) {
    const what = `${index}`
    const { customerEmail } = await h.rows(testimonials, { id: testimonialId }).one()
    const email = customerEmail || `${canary(`paid${what}`)}@client.example`
    const client = { email, name: canary(`payer${what}`) }
    const paid = { id: canary(`invoice${what}`), customer: canary(`customer${what}`), amount: AMOUNT, ...client }
    await tellPayment(h, owner, paid, { kind: 'asked', reason: 'invoice', testimonialId })
  }
  const { body } = await h.request<{ items: { id: string }[] }>('GET', '/goodword/widget/list', { token })
  const widgetId = body.items[0]?.id ?? ''
  const options = { ...defaultWidgetOptions, label: 'Shown', allowedSites: [`${canary('site').toLowerCase()}.example`] }
  const draft = { kind: 'wall', options }
  await h.request('PUT', `/goodword/widget/${widgetId}`, {
    token,
    body: { ...draft, name: canary('widget'), slug: 'shown', heights: null },
  })
  const preview = await h.request<{ previewId: string }>('POST', `/goodword/widget/${widgetId}/preview`, {
    token,
    body: draft,
  })
  // To the public they look like requests after a payment, answered through the email.
  h.faults.dropTrigger('testimonials_source_stays')
  await h.rows(testimonials).update({ source: 'payment', isAnsweredByEmail: true })
  const tokens = links.flatMap((requestId) =>
    (['own-page', 'unsubscribe'] as const).map((kind) => clientToken(kind, { requestId, hashKey: h.deps.hashKey })),
  )
  return { owner, links, tokens, widgetId, previewId: preview.body.previewId }
}

describe('nothing private', () => {
  test('is in any public answer, whatever the status and the client’s choice', async () => {
    const h = await createHarness()
    const { links, tokens, widgetId, previewId, owner } = await fill(h)
    const publicIds = await h.rows(testimonials).values('publicId')
    const paths = [
      `/w/${widgetId}.json`,
      `/w/${widgetId}.html`,
      `/w/${widgetId}.json?lang=de`,
      `/w/${widgetId}.html?lang=de`,
      `/w/${previewId}.json`,
      `/wall/${widgetId}`,
      '/wall/shown',
      ...publicIds.map((id) => `/proof/${id}`),
      '/openapi.json',
      '/healthz',
      '/readyz',
      '/',
      ...links.flatMap((id) => [`/goodword/testimonial/${id}`, `/testimonial/submit/${id}`]),
    ]
    const answers = await Promise.all(paths.map((path) => h.request('GET', path)))
    for (const token of tokens) expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain(token)
    const proofs = answers.filter(({ body }) => String(body).includes('How this testimonial'))
    expect(proofs).toHaveLength(4)
    answers.push(...(await Promise.all(links.map((id) => h.submit(id, { testimonial: 'again' })))))
    const counting = { body: '{"kind":"view"}', headers: { 'content-type': 'text/plain' } }
    answers.push(await h.request('POST', `/w/${widgetId}/count`, counting))
    const owned = h.endpoints.filter(({ access }) => access !== 'public')
    answers.push(
      ...(await Promise.all(owned.map(({ method, path }) => h.request(method, path.replace(':id', links[0] ?? ''))))),
    )

    for (const { body, headers } of answers) {
      const everything = JSON.stringify([body, [...headers]])
      expect(everything).not.toContain('CANARY')
      expect(everything).not.toMatch(AMOUNT_DIGITS)
      expect(everything).not.toContain(owner.user.id)
    }
    const shown = await h.request<{ items: unknown[] }>('GET', `/w/${widgetId}.json`)
    // The approved and public one, and three that are still partly public after a change.
    expect(shown.body.items).toHaveLength(4)
    for (const id of links) expect(JSON.stringify(shown.body)).not.toContain(id)
  })

  test('is in the log: no texts, addresses, links or tokens', async () => {
    const h = await createHarness()
    const { links, tokens, owner } = await fill(h)
    await h.request('GET', `/goodword/testimonial/${links[0]}`)
    for (const token of tokens) {
      await h.request('GET', `/goodword/portal/${token}`)
      await h.request('GET', `/goodword/portal/${token}/export`)
      await h.request('PUT', `/goodword/portal/${token}/testimonial`, { body: { testimonial: canary('refused') } })
      await h.request('GET', `/goodword/unsubscribe/${token}`)
      await h.request('GET', `/testimonial/mine/${token}`)
    }
    await h.request('GET', '/goodword/user/me', { token: `${owner.token}x` })
    const payments = await h.request<{ counts: { all: number } }>('GET', '/goodword/payment/list', {
      token: owner.token,
    })
    expect(payments.body.counts.all).toBe(links.length)
    h.faults.breakTable(testimonials)
    expect((await h.request('GET', '/goodword/testimonial/list', { token: owner.token })).status).toBe(500)
    const log = h.logLines.join('')
    expect(log).toContain('"route":"/goodword/testimonial/:id"')
    expect(log).toContain('"route":"/goodword/portal/:token"')
    expect(log).toContain('"route":"/goodword/portal/:token/testimonial"')
    expect(log).toContain('request failed')
    expect(log).not.toContain('CANARY')
    expect(log).not.toMatch(AMOUNT_DIGITS)
    expect(log).not.toContain(owner.token)
    for (const secret of [...links, ...tokens]) expect(log).not.toContain(secret)
  })

  test('is in stored webhook events of the email service, or in their log lines', async () => {
    const { h, newest, tell } = await createReportedHarness()
    const { links } = await fill(h)
    await h.drain()
    const [asked] = await h.rows(emailMessages, { kind: 'request' }).values('testimonialId')
    const message = await newest(asked ?? '')
    const data = {
      to: [message.recipient],
      subject: canary('subject'),
      bounce: { type: 'Permanent', subType: 'General', message: `${message.recipient} is unknown` },
      tags: { message: message.id, [canary('tag')]: canary('value') },
    }
    for (const type of ['email.sent', 'email.delivered', 'email.bounced', 'email.complained', canary('type')])
      expect(await tell(type, message, { data })).toBe(200)
    expect(JSON.stringify(await h.rows(suppressions).list())).not.toContain('CANARY')
    expect(JSON.stringify(await h.rows(recipientEmails).list())).not.toContain('CANARY')
    const events = await h.rows(emailEvents).list()
    expect(JSON.stringify(events.map(({ id, messageId }) => [id, messageId]))).not.toContain('CANARY')
    expect(JSON.stringify(await h.rows(testimonials).values('emailProblem'))).not.toContain('CANARY')
    const log = h.logLines.join('')
    expect(log).toContain('"route":"/goodword/emails/webhook/resend"')
    expect(log).not.toContain('CANARY')
    for (const secret of [...links, message.id, message.providerId ?? 'none']) expect(log).not.toContain(secret)
  })

  test('is in an email about somebody else', async () => {
    const h = await createHarness()
    await fill(h)
    await h.drain()
    const messages = await h.emails()
    expect(messages.map(({ text }) => text).join()).toContain(canary('wordssubmittedprivate'))
    for (const { recipient, text, html } of messages) {
      const [, whose = ''] = /CANARYmail(\w+)Q@/.exec(recipient) ?? []
      const others = [...`${text} ${html}`.matchAll(/CANARY\w+?Q/g)]
        .map(([word]) => word)
        .filter((word) => !word.endsWith(`${whose}Q`))
      expect(others).toEqual([])
    }
  })
})
