import { STYLE, EMAIL_SETTINGS } from './bodies.ts'
import { type AccessRow, OWN } from './row.ts'

/** Of forms and emails as their owner sets them. */
export const formAndEmailAccess: Record<string, AccessRow> = {
  'POST /goodword/emails/domain': {
    body: { name: 'mail.studio.example', localPart: 'hello' },
    member: 201,
    expected: { ...OWN, owner: 402, 'other owner': 402 },
  },
  'POST /goodword/emails/domain/check': { expected: { ...OWN, owner: 404, 'other owner': 404 } },
  'DELETE /goodword/emails/domain': { expected: { ...OWN, owner: 404, 'other owner': 404 } },
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
  'GET /goodword/forms/:id/codes': { expected: { ...OWN, owner: 404, 'other owner': 404 } },
  'POST /goodword/forms/:id/codes': {
    body: { label: 'A seat', codes: ['JAR-1'] },
    expected: { ...OWN, owner: 404, 'other owner': 404 },
  },
  'DELETE /goodword/forms/:id/codes': { expected: { ...OWN, owner: 404, 'other owner': 404 } },
  'PUT /goodword/forms/:id/access': {
    body: { isOpen: true, lastDay: null, closedMessage: null, answersADay: 50, needsConfirmedEmail: false },
    expected: { ...OWN, owner: 404, 'other owner': 404 },
  },
  'GET /goodword/form/accent': { query: '?color=%230b6e4f', expected: OWN },
}
