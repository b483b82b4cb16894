import { defaultRequestRules } from '#shared/connections.ts'
import {
  REQUEST,
  ANSWER,
  OTHER_ANSWER,
  LESS,
  ENTRY,
  BATCH,
  IMPORT,
  NAMED_ROW,
  ACCOUNT,
  CREDENTIAL,
  STYLE,
  EMAIL_SETTINGS,
  DRAFT,
  ABOUT,
} from './access-matrix.bodies.ts'

export type Actor = 'owner' | 'other owner' | 'anonymous' | 'bad token' | 'expired token' | 'deleted user'
export type Status = 'pending' | 'submitted' | 'approved' | undefined
/** `file` means that the body is an image; `status` is what the testimonial needs. */
export type AccessRow = {
  body?: unknown
  query?: string
  file?: true
  expected: Record<Actor, number>
  /** What a member who may call it gets, where that differs from the owner. */
  member?: number
  status?: Status
}

const PRIVATE: Record<Actor, number> = {
  owner: 200,
  'other owner': 404,
  anonymous: 401,
  'bad token': 401,
  'expired token': 401,
  'deleted user': 401,
}

const OWN: Record<Actor, number> = { ...PRIVATE, 'other owner': 200 }

const answerEverybody = (status: number): Record<Actor, number> => ({
  owner: status,
  'other owner': status,
  anonymous: status,
  'bad token': status,
  'expired token': status,
  'deleted user': status,
})

/** What each endpoint answers to each actor about a testimonial of "owner" that has the right status for it. */
export const accessMatrix: Record<string, AccessRow> = {
  'POST /goodword/user/sign-up': { body: ACCOUNT, expected: answerEverybody(201) },
  'GET /goodword/user/me': { expected: OWN },
  'PUT /goodword/user/me': { body: { firstName: 'Nora' }, expected: OWN },
  'GET /goodword/user/security': { expected: OWN },
  'POST /goodword/user/sessions/end-others': { expected: OWN },
  'DELETE /goodword/user/sessions/:id': { expected: { ...OWN, owner: 204, 'other owner': 204 } },
  'DELETE /goodword/user/email-change': { expected: { ...OWN, owner: 204, 'other owner': 204 } },
  'GET /goodword/user/two-factor': { expected: OWN },
  // Two-factor is off.
  'POST /goodword/user/two-factor/recovery-codes': { expected: { ...OWN, owner: 409, 'other owner': 409 } },
  'GET /goodword/user/passkeys': { expected: OWN },
  'POST /goodword/user/passkeys/options': { expected: OWN },
  // Not signed by an authenticator.
  'POST /goodword/user/passkeys': {
    body: { credential: { ...CREDENTIAL, response: { clientDataJSON: 'e30', attestationObject: 'oA' } } },
    expected: { ...OWN, owner: 422, 'other owner': 422 },
  },
  'PUT /goodword/user/passkeys/:id': { body: { name: 'Key' }, expected: { ...OWN, owner: 404, 'other owner': 404 } },
  'DELETE /goodword/user/passkeys/:id': { expected: { ...OWN, owner: 204, 'other owner': 204 } },
  'POST /goodword/passkey-sign-in/options': { expected: answerEverybody(200) },
  'POST /goodword/passkey-sign-in': {
    body: {
      credential: { ...CREDENTIAL, response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' } },
    },
    expected: answerEverybody(403),
  },
  'POST /goodword/user/sign-out': { expected: { ...OWN, owner: 204, 'other owner': 204 } },
  'GET /goodword/user/me/export': { expected: OWN },
  'GET /goodword/testimonial/:id/client-export': { expected: PRIVATE },
  // The free plan has one workspace.
  'POST /goodword/workspace/create': {
    body: { name: 'Second' },
    expected: { ...OWN, owner: 402, 'other owner': 402 },
  },
  'POST /goodword/workspace/use': { expected: { ...OWN, owner: 204, 'other owner': 204 } },
  'GET /goodword/workspace/activity': { expected: OWN },
  'GET /goodword/workspace/activity/export': { expected: OWN },
  'GET /goodword/overview': { expected: OWN },
  'DELETE /goodword/workspace': {
    body: { name: 'Another name' },
    expected: { ...OWN, owner: 422, 'other owner': 422 },
  },
  'GET /goodword/team': { expected: OWN },
  // The free plan has no team.
  'POST /goodword/team/invitation': {
    body: { emails: ['mira@studio.example'], role: 'viewer' },
    member: 201,
    expected: { ...OWN, owner: 402, 'other owner': 402 },
  },
  'POST /goodword/team/invitation/:id/resend': { expected: { ...OWN, owner: 404, 'other owner': 404 } },
  'PUT /goodword/team/invitation/:id': {
    body: { email: 'mira@studio.example' },
    expected: { ...OWN, owner: 404, 'other owner': 404 },
  },
  'DELETE /goodword/team/invitation/:id': { expected: { ...OWN, owner: 404, 'other owner': 404 } },
  'PUT /goodword/team/member/:userId': {
    body: { role: 'viewer' },
    expected: { ...OWN, owner: 404, 'other owner': 404 },
  },
  'DELETE /goodword/team/member/:userId': { expected: { ...OWN, owner: 404, 'other owner': 404 } },
  // The owner stays.
  'POST /goodword/team/leave': { expected: { ...OWN, owner: 409, 'other owner': 409 }, member: 204 },
  'POST /goodword/team/transfer': {
    body: { userId: 'usr_none', name: 'Another name' },
    expected: { ...OWN, owner: 422, 'other owner': 422 },
  },
  'POST /goodword/team/transfer/accept': { expected: { ...OWN, owner: 404, 'other owner': 404 } },
  'DELETE /goodword/team/transfer': { expected: { ...OWN, owner: 404, 'other owner': 404 } },
  'GET /goodword/invitation/:token': { expected: answerEverybody(404) },
  'POST /goodword/invitation/:token/accept': { expected: { ...OWN, owner: 404, 'other owner': 404 } },
  'POST /goodword/invitation/:token/decline': { expected: answerEverybody(404) },
  'PUT /goodword/workspace/active': { expected: { ...OWN, owner: 204, 'other owner': 204 } },
  'GET /goodword/notices': { expected: OWN },
  'PUT /goodword/notices': { body: { newTestimonial: true }, expected: OWN },
  'GET /goodword/user/me/checklist': { expected: OWN },
  'PUT /goodword/user/me/checklist': { body: { isDismissed: true }, expected: OWN },
  'DELETE /goodword/user/me': {
    body: { email: 'owner1@studio.example' },
    expected: { ...OWN, owner: 204, 'other owner': 422 },
  },
  'GET /goodword/tag/list': { expected: OWN },
  'POST /goodword/tag/create': { body: { name: 'shelf test' }, expected: OWN },
  'POST /goodword/tag/change': { body: { action: 'add', name: 'shelf test', ids: ['none'] }, expected: OWN },
  'PUT /goodword/tag/:id': {
    body: { name: 'shelf test', color: 'plum' },
    expected: { ...OWN, owner: 404, 'other owner': 404 },
  },
  'DELETE /goodword/tag/:id': { expected: { ...OWN, owner: 404, 'other owner': 404 } },
  'PUT /goodword/testimonial/:id/tags': { body: { tagIds: [] }, expected: PRIVATE, status: 'pending' },
  'PUT /goodword/testimonial/:id/service': { body: { service: 'A range' }, expected: PRIVATE, status: 'pending' },
  'PUT /goodword/service': {
    body: { service: 'A label', name: 'A range' },
    expected: { ...OWN, owner: 404, 'other owner': 404 },
  },
  'DELETE /goodword/service': {
    query: '?service=A+label',
    expected: { ...OWN, owner: 404, 'other owner': 404 },
  },
  'GET /goodword/testimonial/list': { expected: OWN },
  'GET /goodword/testimonial/usage': { expected: OWN },
  'POST /goodword/testimonial/known-clients': { body: { customerEmails: ['ana@client.example'] }, expected: OWN },
  'POST /goodword/import': { body: IMPORT, expected: { ...OWN, owner: 201, 'other owner': 201 } },
  'GET /goodword/import/list': { expected: OWN },
  'GET /goodword/import/sketches': { expected: OWN },
  'POST /goodword/import/duplicates': { body: { rows: [NAMED_ROW] }, expected: OWN },
  'GET /goodword/import/:id': { expected: { ...OWN, owner: 404, 'other owner': 404 } },
  'PUT /goodword/import/:id/rows': {
    body: { rows: [NAMED_ROW] },
    expected: { ...OWN, owner: 404, 'other owner': 404 },
  },
  'POST /goodword/import/:id/finish': { expected: { ...OWN, owner: 404, 'other owner': 404 } },
  'POST /goodword/import/:id/undo': { expected: { ...OWN, owner: 404, 'other owner': 404 } },
  'POST /goodword/batch': { body: BATCH, expected: { ...OWN, owner: 201, 'other owner': 201 } },
  'GET /goodword/batch/list': { expected: OWN },
  'GET /goodword/batch/:id': { expected: { ...OWN, owner: 404, 'other owner': 404 } },
  'POST /goodword/batch/:id/plan': {
    body: { timing: { kind: 'now' } },
    expected: { ...OWN, owner: 404, 'other owner': 404 },
  },
  'POST /goodword/batch/:id/cancel': { expected: { ...OWN, owner: 404, 'other owner': 404 } },
  'POST /goodword/batch/:id/row/:row/send': { expected: { ...OWN, owner: 404, 'other owner': 404 } },
  'POST /goodword/batch/:id/row/:row/cancel': { expected: { ...OWN, owner: 404, 'other owner': 404 } },
  'POST /goodword/testimonial/add': { body: ENTRY, expected: { ...OWN, owner: 201, 'other owner': 201 } },
  'POST /goodword/testimonial/bulk': { body: { action: 'approve', ids: ['none'] }, expected: OWN },
  'GET /goodword/testimonial/:id/details': { expected: PRIVATE, status: 'submitted' },
  'GET /goodword/testimonial/:id/share-image': { expected: PRIVATE, status: 'approved' },
  'GET /goodword/testimonial/:id/history': { expected: PRIVATE, status: 'submitted' },
  'PUT /goodword/testimonial/:id/reopen': { body: { from: 'approved' }, expected: PRIVATE, status: 'approved' },
  'POST /goodword/testimonial/create': { body: REQUEST, expected: { ...OWN, owner: 201, 'other owner': 201 } },
  'PUT /goodword/testimonial/:id': { body: REQUEST, expected: PRIVATE, status: 'pending' },
  'PUT /goodword/testimonial/:id/excerpt': {
    body: { excerpt: null, highlight: null, revisedAt: null },
    expected: PRIVATE,
    status: 'submitted',
  },
  'PUT /goodword/testimonial/:id/reply': {
    body: { text: null, revisedAt: null },
    expected: PRIVATE,
    status: 'submitted',
  },
  'PUT /goodword/testimonial/:id/spelling': {
    body: { text: 'Precise , funny, never late.', revisedAt: null },
    expected: PRIVATE,
    status: 'submitted',
  },
  'DELETE /goodword/testimonial/:id/spelling': { expected: { ...PRIVATE, owner: 204 }, status: 'submitted' },
  'POST /goodword/testimonial/translations': { body: { ids: ['AAAAAAAAAAAAAAAAAAAAAA'] }, expected: OWN },
  'PUT /goodword/testimonial/:id/translation': {
    body: { language: 'de', text: null, revisedAt: null },
    expected: PRIVATE,
    status: 'submitted',
  },
  'POST /goodword/testimonial/:id/notes': {
    body: { text: 'For the poster.' },
    expected: { ...PRIVATE, owner: 201 },
    status: 'pending',
  },
  'DELETE /goodword/testimonial/:id/notes/:noteId': { expected: { ...PRIVATE, owner: 404 }, status: 'pending' },
  'PUT /goodword/testimonial/:id/assignee': { body: { userId: null }, expected: PRIVATE, status: 'pending' },
  'PUT /goodword/testimonial/:id/approve': { expected: PRIVATE, status: 'submitted' },
  'PUT /goodword/testimonial/:id/reject': { expected: PRIVATE, status: 'submitted' },
  'POST /goodword/testimonial/:id/resend': { expected: PRIVATE, status: 'pending' },
  'PUT /goodword/testimonial/:id/reminders': { body: { areOn: false }, expected: PRIVATE, status: 'pending' },
  'GET /goodword/testimonial/:id': { expected: answerEverybody(200), status: 'pending' },
  'PUT /goodword/testimonial/:id/submit': { body: ANSWER, expected: answerEverybody(200), status: 'pending' },
  'DELETE /goodword/testimonial/:id': {
    expected: { ...PRIVATE, owner: 204 },
    status: 'pending',
  },
  'GET /goodword/portal/:token': { expected: answerEverybody(200), status: 'submitted' },
  'GET /goodword/portal/:token/export': { expected: answerEverybody(200), status: 'submitted' },
  'PUT /goodword/portal/:token/testimonial': { body: OTHER_ANSWER, expected: answerEverybody(200), status: 'approved' },
  'PUT /goodword/portal/:token/visibility': { body: LESS, expected: answerEverybody(200), status: 'approved' },
  'POST /goodword/portal/:token/spelling/accept': {
    body: { suggestionId: 'spl_gone', consentVersion: 'any' },
    expected: answerEverybody(409),
    status: 'approved',
  },
  'POST /goodword/portal/:token/spelling/decline': {
    body: { suggestionId: 'spl_gone' },
    expected: answerEverybody(409),
    status: 'approved',
  },
  'POST /goodword/portal/:token/withdraw': { expected: answerEverybody(200), status: 'approved' },
  'POST /goodword/portal/:token/decline': { expected: answerEverybody(200), status: 'pending' },
  'DELETE /goodword/portal/:token': { expected: answerEverybody(204), status: 'approved' },
  // No sign-off link has such a token.
  'GET /goodword/sign-off/:token': { expected: answerEverybody(404), status: 'submitted' },
  'POST /goodword/sign-off/:token/decisions': {
    body: { decisions: [{ id: 'pub_1', version: 'v', decision: 'approve' }] },
    expected: answerEverybody(404),
    status: 'submitted',
  },
  'GET /goodword/sign-off-link/list': { expected: OWN },
  // The free plan has none.
  'POST /goodword/sign-off-link/create': {
    body: { name: 'Jo', email: 'jo@lund.example', language: 'en' },
    member: 201,
    expected: { ...OWN, owner: 402, 'other owner': 402 },
  },
  'POST /goodword/sign-off-link/:id/resend': { expected: { ...OWN, owner: 404, 'other owner': 404 } },
  'POST /goodword/sign-off-link/:id/extend': { expected: { ...OWN, owner: 404, 'other owner': 404 } },
  'POST /goodword/sign-off-link/:id/revoke': { expected: { ...OWN, owner: 404, 'other owner': 404 } },
  'PUT /goodword/sign-off-link/settings': { body: { isRequired: false }, expected: OWN },
  'GET /goodword/unsubscribe/:token': { expected: answerEverybody(200), status: 'pending' },
  'POST /goodword/unsubscribe/:token': { expected: answerEverybody(200), status: 'pending' },
  'POST /goodword/emails/domain': {
    body: { name: 'mail.studio.example', localPart: 'hello' },
    member: 201,
    expected: { ...OWN, owner: 402, 'other owner': 402 },
  },
  'POST /goodword/emails/domain/check': { expected: { ...OWN, owner: 404, 'other owner': 404 } },
  'DELETE /goodword/emails/domain': { expected: { ...OWN, owner: 404, 'other owner': 404 } },
  'POST /analytics/identify': {
    body: { ...ABOUT, anonymousId: 'a', traits: { name: 'Nora', email: 'nora@studio.example' } },
    expected: answerEverybody(204),
  },
  'POST /analytics/alias': { body: { ...ABOUT, previousId: 'a' }, expected: answerEverybody(204) },
  'POST /analytics/track': { body: { ...ABOUT, anonymousId: 'a', event: 'Opened' }, expected: answerEverybody(204) },
  'POST /goodword/widget/places': { body: { testimonialIds: ['none'] }, expected: OWN },
  'GET /goodword/wall-domain': { expected: OWN },
  'POST /goodword/wall-domain': {
    body: { name: 'love.studio.example', widgetId: 'none' },
    // The free plan has none; a member's widget isn't there.
    member: 404,
    expected: { ...OWN, owner: 402, 'other owner': 402 },
  },
  'POST /goodword/wall-domain/check': { expected: { ...OWN, owner: 404, 'other owner': 404 } },
  'DELETE /goodword/wall-domain': { expected: { ...OWN, owner: 404, 'other owner': 404 } },
  'GET /goodword/widget/list': { expected: OWN },
  'POST /goodword/widget/create': {
    body: { name: 'Footer', kind: 'badge' },
    expected: { ...OWN, owner: 201, 'other owner': 201 },
  },
  'GET /goodword/widget/:id': { expected: PRIVATE },
  'PUT /goodword/widget/:id': { body: { ...DRAFT, name: 'Wall', slug: null, heights: null }, expected: PRIVATE },
  // Every owner keeps one widget.
  'DELETE /goodword/widget/:id': { expected: { ...PRIVATE, owner: 409 } },
  'POST /goodword/widget/:id/preview': { body: DRAFT, expected: PRIVATE },
  'GET /goodword/widget/:id/figures': { expected: PRIVATE },
  'GET /goodword/widget/:id/order': { expected: PRIVATE },
  'POST /goodword/widget/:id/order': { body: { action: 'release-moved' }, expected: PRIVATE },
  'GET /goodword/widget/:id/versions': { expected: PRIVATE },
  'GET /goodword/widget/:id/pinned': { expected: PRIVATE },
  // The free plan has no reports.
  'GET /goodword/report': {
    query: '?month=2026-11',
    member: 200,
    expected: { ...OWN, owner: 402, 'other owner': 402 },
  },
  'GET /goodword/report/testimonials': {
    query: '?month=2026-11',
    member: 200,
    expected: { ...OWN, owner: 402, 'other owner': 402 },
  },
  'GET /goodword/report/links': {
    query: '?month=2026-11',
    member: 200,
    expected: { ...OWN, owner: 402, 'other owner': 402 },
  },
  'POST /goodword/report/links': {
    body: { month: '2026-11' },
    member: 201,
    expected: { ...OWN, owner: 402, 'other owner': 402 },
  },
  'DELETE /goodword/report/links/:id': { expected: { ...OWN, owner: 404, 'other owner': 404 } },
  'GET /goodword/report/email': { expected: OWN },
  'PUT /goodword/report/email': { body: { isOn: false }, expected: OWN },
  'GET /goodword/shared-report/:token': { expected: answerEverybody(404) },
  'GET /goodword/shared-report/:token/testimonials': { expected: answerEverybody(404) },
  'GET /goodword/emails': { expected: OWN },
  'PUT /goodword/emails': { body: EMAIL_SETTINGS, expected: OWN },
  // The free plan has only the main style.
  'POST /goodword/emails/style': { body: STYLE, member: 201, expected: { ...OWN, owner: 402, 'other owner': 402 } },
  'PUT /goodword/emails/style/:id': { body: STYLE, expected: { ...OWN, owner: 404, 'other owner': 404 } },
  'DELETE /goodword/emails/style/:id': { expected: { ...OWN, owner: 404, 'other owner': 404 } },
  'GET /goodword/emails/do-not-ask': { expected: OWN },
  'POST /goodword/emails/do-not-ask': { body: { patterns: ['@elsewhere.example'] }, expected: OWN },
  'DELETE /goodword/emails/do-not-ask/:pattern': { expected: OWN },
  'POST /goodword/emails/preview': { body: { style: STYLE }, expected: OWN },
  'POST /goodword/emails/test': { body: { style: STYLE }, expected: OWN },
  'PUT /goodword/forms/:id/settings': {
    body: { accentColor: '#0b6e4f', asksCompany: false, asksRole: false, questions: [] },
    expected: { ...OWN, owner: 404, 'other owner': 404 },
  },
  'GET /goodword/forms/:id/settings': { expected: { ...OWN, owner: 404, 'other owner': 404 } },
  'GET /goodword/retention': { expected: OWN },
  'PUT /goodword/retention': { body: { requestMonths: 12, activityMonths: 12, viewMonths: 6 }, expected: OWN },
  'GET /goodword/approval-rules': { expected: OWN },
  'PUT /goodword/approval-rules': {
    body: { isOn: true, needsPayment: true, minLength: 40, reviewWords: [] },
    expected: OWN,
  },
  'GET /goodword/forms': { expected: OWN },
  'POST /goodword/forms': {
    body: { name: 'Another form' },
    // The free plan has one.
    expected: { ...OWN, owner: 402, 'other owner': 402 },
    member: 201,
  },
  'PUT /goodword/forms/:id/name': {
    body: { name: 'Another name' },
    expected: { ...OWN, owner: 404, 'other owner': 404 },
  },
  'DELETE /goodword/forms/:id': { expected: { ...OWN, owner: 404, 'other owner': 404 } },
  'PUT /goodword/forms/:id/address': {
    body: { slug: 'feldmann' },
    expected: { ...OWN, owner: 404, 'other owner': 404 },
  },
  'PUT /goodword/forms/:id/access': {
    body: { isOpen: true, lastDay: null, closedMessage: null, answersADay: 50, needsConfirmedEmail: false },
    expected: { ...OWN, owner: 404, 'other owner': 404 },
  },
  'GET /goodword/collect/:slug': { expected: answerEverybody(404) },
  'POST /goodword/collect/:slug': {
    body: { ...ANSWER, customerEmail: null, openedToken: '1.x' },
    expected: answerEverybody(404),
  },
  'GET /goodword/collect/:slug/challenge': { expected: answerEverybody(404) },
  'PUT /goodword/collect/:slug/image/:uploadId': { file: true, expected: answerEverybody(404) },
  'DELETE /goodword/collect/:slug/image/:uploadId': { expected: answerEverybody(404) },
  'GET /goodword/confirmation/:token': { expected: answerEverybody(404) },
  'POST /goodword/confirmation/:token': { expected: answerEverybody(404) },
  'POST /goodword/unconfirmed/:token/email': {
    body: { customerEmail: 'ana@client.example' },
    expected: answerEverybody(404),
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
  'GET /goodword/payment/:id/place': { expected: { ...OWN, owner: 404, 'other owner': 404 } },
  'GET /goodword/payment/:id/part': {
    query: '?part=last',
    expected: { ...OWN, owner: 404, 'other owner': 404 },
  },
  'PUT /goodword/payment/:id/part': {
    body: { part: 'last' },
    expected: { ...OWN, owner: 404, 'other owner': 404 },
  },
  'GET /goodword/payment/lessons': { expected: OWN },
  'DELETE /goodword/payment/lessons/:wording': { expected: { ...OWN, owner: 204, 'other owner': 204 } },
  'GET /goodword/payment/:id/address': { expected: { ...OWN, owner: 404, 'other owner': 404 } },
  'PUT /goodword/payment/:id/address': {
    body: { customerEmail: 'ana@client.example' },
    expected: { ...OWN, owner: 404, 'other owner': 404 },
  },
  'GET /goodword/payment/:id/explanation': { expected: { ...OWN, owner: 404, 'other owner': 404 } },
  'GET /goodword/payment/list': { expected: OWN },
  'GET /goodword/payment/export': { expected: OWN },
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
  'PUT /goodword/stripe/connections/:id/event-types': {
    body: {},
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
  'PUT /goodword/import/:id/row/:row/photo/:uploadId': {
    file: true,
    expected: { ...OWN, owner: 404, 'other owner': 404 },
  },
  'PUT /goodword/testimonial/:id/image/:uploadId': { file: true, expected: answerEverybody(201), status: 'pending' },
  'DELETE /goodword/testimonial/:id/image/:uploadId': { expected: answerEverybody(204), status: 'pending' },
}
