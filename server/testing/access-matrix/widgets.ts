import { DRAFT, ABOUT } from './bodies.ts'
import { type AccessRow, answerEverybody, OWN, PRIVATE } from './row.ts'

/** Of widgets, hosted pages, reports and analytics. */
export const widgetAccess: Record<string, AccessRow> = {
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
}
