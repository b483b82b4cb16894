import { ANSWER, OTHER_ANSWER, LESS } from './bodies.ts'
import { type AccessRow, answerEverybody } from './row.ts'

/** Of the pages that clients and visitors open. */
export const clientPageAccess: Record<string, AccessRow> = {
  'GET /goodword/testimonial/:id': { expected: answerEverybody(200), status: 'pending' },
  'PUT /goodword/testimonial/:id/submit': { body: ANSWER, expected: answerEverybody(200), status: 'pending' },
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
  'GET /goodword/unsubscribe/:token': { expected: answerEverybody(200), status: 'pending' },
  'POST /goodword/unsubscribe/:token': { expected: answerEverybody(200), status: 'pending' },
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
  'PUT /goodword/testimonial/:id/image/:uploadId': { file: true, expected: answerEverybody(201), status: 'pending' },
  'DELETE /goodword/testimonial/:id/image/:uploadId': { expected: answerEverybody(204), status: 'pending' },
}
