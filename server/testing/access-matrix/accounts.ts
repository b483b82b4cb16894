import { ACCOUNT, CREDENTIAL } from './bodies.ts'
import { type AccessRow, answerEverybody, OWN } from './row.ts'

/** Of accounts, workspaces and teams. */
export const accountAccess: Record<string, AccessRow> = {
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
  'GET /goodword/retention': { expected: OWN },
  'PUT /goodword/retention': { body: { requestMonths: 12, activityMonths: 12, viewMonths: 6 }, expected: OWN },
  'PUT /goodword/user/me/image/:uploadId': { file: true, expected: { ...OWN, owner: 201, 'other owner': 201 } },
  'DELETE /goodword/user/me/image/:uploadId': { expected: { ...OWN, owner: 204, 'other owner': 204 } },
}
