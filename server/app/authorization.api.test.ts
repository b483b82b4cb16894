import { beforeAll, describe, expect, test } from 'vitest'
import { defaultRequestRules } from '#shared/connections.ts'
import { identityAccounts } from '#server/db/schema/identity.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { clientToken } from '#server/testimonials/client-links.ts'
import { consentOffers } from '#server/submissions/submissions.domain.ts'
import { defaultWidgetOptions } from '#shared/widgets.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'
import { makeImage } from '#server/testing/images.ts'

type Actor = 'owner' | 'other owner' | 'anonymous' | 'bad token' | 'expired token' | 'deleted user'
type Status = 'pending' | 'submitted' | 'approved' | undefined
/** `file` means that the body is an image. */
type Row = { body?: unknown; query?: string; file?: true; expected: Record<Actor, number>; status?: Status }

const PRIVATE: Record<Actor, number> = {
  owner: 200,
  'other owner': 404,
  anonymous: 401,
  'bad token': 401,
  'expired token': 401,
  'deleted user': 401,
}
const OWN: Record<Actor, number> = { ...PRIVATE, 'other owner': 200 }
const everybody = (status: number): Record<Actor, number> => ({
  owner: status,
  'other owner': status,
  anonymous: status,
  'bad token': status,
  'expired token': status,
  'deleted user': status,
})

const UPLOAD_ID = '0b9f7d2e-4a41-4c7e-9a44-0d1e8a1f6c11'
const REQUEST = { customerEmail: 'ana@client.example' }
const ANSWER = { customerName: 'Ana', rating: 5, testimonial: 'Good.', isPrivate: false }
const CONSENT = consentOffers({ firstName: 'Nora', lastName: 'Feldmann', organisationName: null }).en.version
const OTHER_ANSWER = { customerName: 'Ana', rating: 4, testimonial: 'Better.', consentVersion: CONSENT }
const LESS = {
  isPrivate: true,
  parts: { name: false, photo: false, company: false, answers: false },
  consentVersion: CONSENT,
}
const ENTRY = { customerName: 'Ana', testimonial: 'Good.', isAttested: true }
const ACCOUNT = {
  email: 'new@studio.example',
  firstName: 'A',
  lastName: 'B',
  password: 'correct horse',
  timeZone: 'UTC',
}

const STYLE = {
  name: 'Formal',
  language: 'de',
  tone: 'formal',
  subject: null,
  message: null,
  showsLogo: false,
  accentColor: null,
  senderName: null,
  footer: null,
}
const EMAIL_SETTINGS = {
  defaultStyleId: 'main',
  postalAddress: null,
  reminders: { count: 1, afterDays: 7 },
  notices: { newTestimonial: true, requestScheduled: true },
}

const DRAFT = { kind: 'wall', options: defaultWidgetOptions }

const PAGE = { path: '/', referrer: '', search: '', title: 'Goodword', url: 'https://goodword.example/' }
const CONTEXT = { ip: null, timezone: 'UTC', user_agent: 'A browser', screen: { width: 1280, height: 800 } }
const ABOUT = { userId: 'usr_1', properties: PAGE, context: CONTEXT }

// What each endpoint answers to each actor about a testimonial of "owner" that has the right status for it.
const matrix: Record<string, Row> = {
  'POST /goodword/user/sign-up': { body: ACCOUNT, expected: everybody(201) },
  'GET /goodword/user/me': { expected: OWN },
  'PUT /goodword/user/me': { body: { firstName: 'Nora' }, expected: OWN },
  'GET /goodword/user/me/export': { expected: OWN },
  'GET /goodword/user/me/checklist': { expected: OWN },
  'PUT /goodword/user/me/checklist': { body: { isDismissed: true }, expected: OWN },
  'DELETE /goodword/user/me': {
    body: { email: 'owner1@studio.example' },
    expected: { ...OWN, owner: 204, 'other owner': 422 },
  },
  'GET /goodword/testimonial/list': { expected: OWN },
  'GET /goodword/testimonial/usage': { expected: OWN },
  'POST /goodword/testimonial/import': { body: { rows: [REQUEST] }, expected: OWN },
  'POST /goodword/testimonial/add': { body: ENTRY, expected: { ...OWN, owner: 201, 'other owner': 201 } },
  'POST /goodword/testimonial/bulk': { body: { action: 'approve', ids: ['none'] }, expected: OWN },
  'GET /goodword/testimonial/:id/details': { expected: PRIVATE, status: 'submitted' },
  'PUT /goodword/testimonial/:id/reopen': { body: { from: 'approved' }, expected: PRIVATE, status: 'approved' },
  'POST /goodword/testimonial/create': { body: REQUEST, expected: { ...OWN, owner: 201, 'other owner': 201 } },
  'PUT /goodword/testimonial/:id': { body: REQUEST, expected: PRIVATE, status: 'pending' },
  'PUT /goodword/testimonial/:id/approve': { expected: PRIVATE, status: 'submitted' },
  'PUT /goodword/testimonial/:id/reject': { expected: PRIVATE, status: 'submitted' },
  'POST /goodword/testimonial/:id/resend': { expected: PRIVATE, status: 'pending' },
  'PUT /goodword/testimonial/:id/reminders': { body: { areOn: false }, expected: PRIVATE, status: 'pending' },
  'GET /goodword/testimonial/:id': { expected: everybody(200), status: 'pending' },
  'PUT /goodword/testimonial/:id/submit': { body: ANSWER, expected: everybody(200), status: 'pending' },
  'DELETE /goodword/testimonial/:id': {
    expected: { ...PRIVATE, owner: 204 },
    status: 'pending',
  },
  'GET /goodword/portal/:token': { expected: everybody(200), status: 'submitted' },
  'GET /goodword/portal/:token/export': { expected: everybody(200), status: 'submitted' },
  'PUT /goodword/portal/:token/testimonial': { body: OTHER_ANSWER, expected: everybody(200), status: 'approved' },
  'PUT /goodword/portal/:token/visibility': { body: LESS, expected: everybody(200), status: 'approved' },
  'POST /goodword/portal/:token/withdraw': { expected: everybody(200), status: 'approved' },
  'POST /goodword/portal/:token/decline': { expected: everybody(200), status: 'pending' },
  'DELETE /goodword/portal/:token': { expected: everybody(204), status: 'approved' },
  'GET /goodword/unsubscribe/:token': { expected: everybody(200), status: 'pending' },
  'POST /goodword/unsubscribe/:token': { expected: everybody(200), status: 'pending' },
  'POST /goodword/emails/domain': {
    body: { name: 'mail.studio.example', localPart: 'hello' },
    expected: { ...OWN, owner: 402, 'other owner': 402 },
  },
  'POST /goodword/emails/domain/check': { expected: { ...OWN, owner: 404, 'other owner': 404 } },
  'DELETE /goodword/emails/domain': { expected: { ...OWN, owner: 404, 'other owner': 404 } },
  'POST /analytics/identify': {
    body: { ...ABOUT, anonymousId: 'a', traits: { name: 'Nora', email: 'nora@studio.example' } },
    expected: everybody(204),
  },
  'POST /analytics/alias': { body: { ...ABOUT, previousId: 'a' }, expected: everybody(204) },
  'POST /analytics/track': { body: { ...ABOUT, anonymousId: 'a', event: 'Opened' }, expected: everybody(204) },
  'GET /goodword/widget/list': { expected: OWN },
  'POST /goodword/widget/create': {
    body: { name: 'Footer', kind: 'badge' },
    expected: { ...OWN, owner: 201, 'other owner': 201 },
  },
  'GET /goodword/widget/:id': { expected: PRIVATE },
  'PUT /goodword/widget/:id': { body: { ...DRAFT, name: 'Wall', slug: null, heights: null }, expected: PRIVATE },
  // Every owner keeps one.
  'DELETE /goodword/widget/:id': { expected: { ...PRIVATE, owner: 409 } },
  'POST /goodword/widget/:id/preview': { body: DRAFT, expected: PRIVATE },
  'GET /goodword/widget/:id/figures': { expected: PRIVATE },
  'GET /goodword/widget/:id/pinned': { expected: PRIVATE },
  'GET /goodword/form': { expected: OWN },
  'GET /goodword/emails': { expected: OWN },
  'PUT /goodword/emails': { body: EMAIL_SETTINGS, expected: OWN },
  // The free plan has one style, the main one.
  'POST /goodword/emails/style': { body: STYLE, expected: { ...OWN, owner: 402, 'other owner': 402 } },
  'PUT /goodword/emails/style/:id': { body: STYLE, expected: { ...OWN, owner: 404, 'other owner': 404 } },
  'DELETE /goodword/emails/style/:id': { expected: { ...OWN, owner: 404, 'other owner': 404 } },
  'GET /goodword/emails/do-not-ask': { expected: OWN },
  'POST /goodword/emails/do-not-ask': { body: { patterns: ['@elsewhere.example'] }, expected: OWN },
  'DELETE /goodword/emails/do-not-ask/:pattern': { expected: OWN },
  'POST /goodword/emails/preview': { body: { style: STYLE }, expected: OWN },
  'POST /goodword/emails/test': { body: { style: STYLE }, expected: OWN },
  'PUT /goodword/form': {
    body: { accentColor: '#0b6e4f', asksCompany: false, asksRole: false, questions: [] },
    expected: OWN,
  },
  'GET /goodword/form/accent': { query: '?color=%230b6e4f', expected: OWN },
  'GET /goodword/stripe/subscription': { expected: OWN },
  'POST /goodword/stripe/billing-portal': { expected: { ...OWN, owner: 409, 'other owner': 409 } },
  'POST /goodword/stripe/create-checkout-session': { body: { priceId: 'pro' }, expected: OWN },
  'POST /goodword/stripe/cancel-subscription': { expected: { ...OWN, owner: 409, 'other owner': 409 } },
  'POST /goodword/stripe/reinstate-subscription': { expected: { ...OWN, owner: 409, 'other owner': 409 } },
  'GET /goodword/stripe/connections': { expected: OWN },
  'POST /goodword/payment/:id/request': { expected: { ...OWN, owner: 404, 'other owner': 404 } },
  'POST /goodword/payment/:id/skip': { expected: { ...OWN, owner: 404, 'other owner': 404 } },
  'PUT /goodword/payment/:id/address': {
    body: { customerEmail: 'ana@client.example' },
    expected: { ...OWN, owner: 404, 'other owner': 404 },
  },
  'GET /goodword/payment/list': { expected: OWN },
  'POST /goodword/stripe/connections/:id/dry-run': { body: {}, expected: { ...OWN, owner: 404, 'other owner': 404 } },
  'POST /goodword/stripe/connections/:id/request-past': {
    body: { refs: ['in:in_1'] },
    expected: { ...OWN, owner: 404, 'other owner': 404 },
  },
  'POST /goodword/stripe/oauth-connect': { expected: OWN },
  'POST /goodword/stripe/webhook-connections': {
    body: { name: 'My Stripe' },
    expected: { ...OWN, owner: 201, 'other owner': 201 },
  },
  'PUT /goodword/stripe/connections/:id/secret': {
    body: { signingSecret: `whsec_${'a'.repeat(32)}` },
    expected: { ...OWN, owner: 404, 'other owner': 404 },
  },
  'PUT /goodword/stripe/connections/:id/rules': {
    body: defaultRequestRules,
    expected: { ...OWN, owner: 404, 'other owner': 404 },
  },
  'DELETE /goodword/stripe/given-up-connections/:id': { expected: { ...OWN, owner: 404, 'other owner': 404 } },
  'POST /goodword/stripe/oauth-disconnect': { expected: { ...OWN, owner: 404, 'other owner': 404 } },
  'PUT /goodword/user/me/image/:uploadId': { file: true, expected: { ...OWN, owner: 201, 'other owner': 201 } },
  'DELETE /goodword/user/me/image/:uploadId': { expected: { ...OWN, owner: 204, 'other owner': 204 } },
  'PUT /goodword/testimonial/:id/image/:uploadId': { file: true, expected: everybody(201), status: 'pending' },
  'DELETE /goodword/testimonial/:id/image/:uploadId': { expected: everybody(204), status: 'pending' },
}

// Everything that is served without a contract, and why anybody may have it.
const open: Record<string, string> = {
  'POST /identitytoolkit.googleapis.com/v1/accounts:signInWithPassword': 'signing in',
  'POST /identitytoolkit.googleapis.com/v1/accounts:signUp': 'making an account',
  'POST /identitytoolkit.googleapis.com/v1/accounts:lookup': 'the token that it asks about is the proof',
  'POST /identitytoolkit.googleapis.com/v1/accounts:update': 'the token or the code that it takes is the proof',
  'POST /identitytoolkit.googleapis.com/v1/accounts:delete': 'the token that it takes is the proof',
  'POST /identitytoolkit.googleapis.com/v1/accounts:sendOobCode': 'mails the owner of an address only; answers nothing',
  'POST /identitytoolkit.googleapis.com/v1/accounts:resetPassword': 'the code that it takes is the proof',
  'POST /identitytoolkit.googleapis.com/v1/accounts:createAuthUri': 'no data: every answer is the same',
  'POST /securetoken.googleapis.com/v1/token': 'refreshing a token that is the proof itself',
  'GET /identitytoolkit.googleapis.com/v1/projects': 'no data',
  'GET /identitytoolkit.googleapis.com/v2/passwordPolicy': 'no data',
  'GET /identitytoolkit.googleapis.com/v2/recaptchaConfig': 'no data',
  'GET /w/:file{.+\\.json}': 'approved and public testimonials',
  'POST /w/:id/count': 'adds one to a number, whoever asks; answers nothing',
  'GET /proof/:publicId': 'how an approved and public testimonial came to be, in days',
  'GET /images/:key/:variant': 'pictures of approved and public testimonials, and of organisations',
  'GET /goodword/image/:id/:variant': 'the signature in the address is the permission, for an hour or two',
  'GET /goodword/email-preview/:id': 'the id in the address is the permission, for ten minutes',
  'GET /goodword/testimonial/:id/image/:uploadId': 'the link is the permission, until the answer is submitted',
  'POST /goodword/emails/webhook/resend': 'the signature over the body is the proof; it names no workspace',
  'POST /goodword/stripe/webhook/billing': 'the signature over the body is the proof; it names no workspace',
  'POST /goodword/stripe/webhook/link': 'the signature over the body is the proof; it names no workspace',
  'POST /goodword/stripe/webhook/own/:hookId': 'the signature over the body is the proof, by the secret of one link',
  'POST /unsubscribe/:token': 'the signature in the address is the permission, as mail programs need it (RFC 8058)',
  'GET /widget.js': 'a file',
  'GET /widget/react.tgz': 'a file',
  'GET /widget/:path{.+\\.js}': 'a file',
  'GET /wall/:id': 'approved and public testimonials',
  'GET /wall/:id/image.png': 'approved and public testimonials',
  'GET /w/:file{.+\\.html}': 'approved and public testimonials',
  'GET /wall.css': 'a file',
  'GET /widgets/preview': 'a page with a widget on it, which says nothing until the studio does',
  'GET /widgets/preview.css': 'a file',
  'GET /dev/outbox': 'embedded mail service, never in production',
  'GET /dev/outbox.css': 'embedded mail service, never in production',
  'GET /dev/outbox.json': 'embedded mail service, never in production',
  'GET /dev/outbox/:id': 'embedded mail service, never in production',
  'GET /dev/outbox/:id/html': 'embedded mail service, never in production',
  'GET /dev/outbox/:id/message.eml': 'embedded mail service, never in production',
  'GET /dev/domains': 'embedded mail service, never in production',
  'GET /dev/domains.css': 'embedded mail service, never in production',
  'POST /dev/domains/:id': 'embedded mail service, never in production',
  'GET /ip': 'tells the caller their own address',
  'GET /goodword/stripe/oauth-callback': 'the state that it takes, and the browser that brings it, are the proof',
  'GET /dev/stripe/style.css': 'embedded payment service, never in production',
  'GET /dev/stripe/authorize': 'embedded payment service, never in production',
  'POST /dev/stripe/authorize': 'embedded payment service, never in production',
  'GET /dev/stripe/checkout/:id': 'embedded payment service, never in production',
  'POST /dev/stripe/checkout/:id': 'embedded payment service, never in production',
  'GET /dev/stripe/portal/:id': 'embedded payment service, never in production',
  'POST /dev/stripe/portal/:id': 'embedded payment service, never in production',
  'GET /dev/stripe': 'embedded payment service, never in production',
  'POST /dev/stripe/clock': 'embedded payment service, never in production',
  'POST /dev/stripe/switches': 'embedded payment service, never in production',
  'POST /dev/stripe/events/:id': 'embedded payment service, never in production',
  'GET /dev/stripe/accounts/:id': 'embedded payment service, never in production',
  'POST /dev/stripe/accounts/:id': 'embedded payment service, never in production',
  'GET /openapi.json': 'no data',
  'GET /healthz': 'no data',
  'GET /readyz': 'no data',
  'ALL /goodword/*': 'always 404',
  'GET /testimonial/submit/:goodwordTestimonialId': 'a page without data',
  'GET /testimonial/mine/:token': 'a page without data',
  'GET /unsubscribe/:token': 'a page without data',
  'GET /*': 'pages without data',
}

async function tokenOf(h: Harness, actor: Actor, owner: TestOwner): Promise<string | undefined> {
  if (actor === 'anonymous') return undefined
  if (actor === 'bad token') return `${owner.token.slice(0, -4)}AAAA`
  if (actor === 'owner') return owner.token
  const other = await h.signUp({ email: `${actor.replace(' ', '.')}@studio.example` })
  if (actor === 'deleted user') await h.rows(identityAccounts, { email: other.email }).delete()
  return other.token
}

async function keyOf(h: Harness, { user }: TestOwner) {
  const { workspaceId } = await h.services.users.getOwner(user.id)
  return { workspaceId }
}

async function widgetOf(h: Harness, { token }: TestOwner): Promise<string> {
  const { body } = await h.request<{ items: { id: string }[] }>('GET', '/goodword/widget/list', { token })
  return body.items[0]?.id ?? ''
}

async function prepare(actor: Actor, status: Status) {
  const h = await createHarness()
  const owner = await h.signUp()
  const { id } = await h.createRequest(owner)
  if (status === 'submitted' || status === 'approved') await h.submit(id)
  if (status === 'approved') await h.services.testimonials.approveTestimonial({ ...(await keyOf(h, owner)), id })
  const widgetId = await widgetOf(h, owner)
  const token = await tokenOf(h, actor, owner)
  if (actor === 'expired token') h.clock.advance({ hours: 2 })
  return { h, id, widgetId, token }
}

const prepared = new Map<string, ReturnType<typeof prepare>>()

/** Tests of refused actors check that nothing changed, so they can share one product. */
function prepareOnce(actor: Actor, status: Status) {
  const key = `${actor}, ${status}`
  const known = prepared.get(key) ?? prepare(actor, status)
  prepared.set(key, known)
  return known
}

async function answerTo(actor: Actor, name: string, row: Row) {
  const { h, id, widgetId, token } = await (row.expected[actor] === 401 ? prepareOnce : prepare)(actor, row.status)
  const named = name.includes('/goodword/widget/') ? widgetId : id
  const before = await h.rows(testimonials).list()
  const [method = '', path = ''] = name.split(' ')
  const kind = path.startsWith('/goodword/portal/') ? 'own-page' : 'unsubscribe'
  const clientsToken = clientToken(kind, { requestId: id, hashKey: h.deps.hashKey })
  const address =
    path.replace(':id', named).replace(':uploadId', UPLOAD_ID).replace(':token', clientsToken) + (row.query ?? '')
  const as = token === undefined ? {} : { token }
  const answer = row.file
    ? await h.upload(address, await makeImage({ width: 20, height: 20 }), as)
    : await h.request(method, address, { ...as, body: row.body })
  return { answer, before, after: await h.rows(testimonials).list() }
}

describe('every endpoint', () => {
  let h: Harness
  beforeAll(async () => {
    h = await createHarness()
  })

  test('has a row in the matrix', () => {
    const mounted = h.endpoints.map(({ method, path }) => `${method} ${path}`)
    expect(mounted.toSorted()).toEqual(Object.keys(matrix).toSorted())
  })

  test('has the access in its contract that the matrix has', () => {
    for (const { method, path, access } of h.endpoints) {
      const status = matrix[`${method} ${path}`]?.expected.anonymous
      expect(status === 401 ? 'owner' : 'public', path).toBe(access)
    }
  })

  test('without a contract is listed with the reason why it is open', () => {
    const contracts = new Set(h.endpoints.map(({ method, path }) => `${method} ${path}`))
    const others = h.app.routes
      .filter(({ handler, method }) => !(method === 'ALL' && handler.length === 2))
      .filter(({ method, path }) => method === 'GET' || path !== '/*')
      .map(({ method, path }) => `${method} ${path}`)
      .filter((name) => !contracts.has(name))
    expect([...new Set(others)].filter((name) => !(name in open))).toEqual([])
  })
})

describe.each(Object.entries(matrix))('%s', (name, row) => {
  test.each(Object.entries(row.expected) as [Actor, number][])('answers to %s with %i', async (actor, status) => {
    const { answer, before, after } = await answerTo(actor, name, row)
    expect(answer.status, JSON.stringify(answer.body)).toBe(status)
    if (status >= 400) expect(after).toEqual(before)
  })
})
