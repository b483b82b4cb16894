import { expect, test } from 'vitest'
import { type Checklist, getChecklist } from '#shared/onboarding.ts'
import { identityAccounts } from '#server/db/schema/identity.ts'
import { createReportedHarness, eventBody, signed, WEBHOOK_PATH } from '#server/testing/email-webhooks.ts'
import { createTestMailer } from '#server/testing/mailers.ts'
import { createHarness, type Harness } from '#server/testing/harness.ts'
import { codeInEmail } from '#server/testing/test-identity.ts'

const ACCOUNT = {
  email: 'Nora@Studio.example',
  password: 'correct horse',
  firstName: 'Nora',
  lastName: 'Feldmann',
  timeZone: 'Europe/Berlin',
}
const EMAIL = 'nora@studio.example'

const signUp = (h: Harness, key?: string) =>
  h.request('POST', '/goodword/user/sign-up', {
    body: ACCOUNT,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  })

async function confirmationsOf(h: Harness) {
  await h.drain()
  return (await h.emails()).filter(({ subject }) => subject === 'Confirm your Goodword email address')
}

test('signing up sends one email whose link confirms the address', async () => {
  const h = await createHarness()
  expect((await signUp(h)).status).toBe(201)
  const sent = await confirmationsOf(h)
  expect(sent.map(({ recipient }) => recipient)).toEqual([EMAIL])
  const emails = sent.map(({ recipient: to, subject, text }) => ({ to, subject, text }))
  const oobCode = codeInEmail({ emails, email: EMAIL, purpose: 'VERIFY_EMAIL' })
  const path = '/identitytoolkit.googleapis.com/v1/accounts:update?key=embedded'
  expect(await h.request('POST', path, { body: { oobCode } })).toMatchObject({
    status: 200,
    body: { email: EMAIL, emailVerified: true },
  })
})

test('a repeated sign-up sends no second email', async () => {
  const h = await createHarness()
  const [first, repeated] = [await signUp(h, 'sign-up-0001'), await signUp(h, 'sign-up-0001')]
  expect([first.status, repeated.status]).toEqual([201, 201])
  expect((await signUp(h)).status).toBe(409)
  expect(await confirmationsOf(h)).toHaveLength(1)
  await signUp(h, 'sign-up-0001')
  expect(await confirmationsOf(h)).toHaveLength(1)
})

test('a sign-up that is refused sends no email', async () => {
  const h = await createHarness()
  const body = { ...ACCOUNT, password: 'password' }
  expect((await h.request('POST', '/goodword/user/sign-up', { body })).status).toBe(422)
  expect(await confirmationsOf(h)).toEqual([])
})

test('an account that was confirmed before the email was sent gets none', async () => {
  const h = await createHarness()
  await signUp(h)
  await h.rows(identityAccounts, { email: EMAIL }).update({ isEmailVerified: true })
  expect(await confirmationsOf(h)).toEqual([])
})

async function checklistOf(h: Harness) {
  await h.drain()
  const token = await h.signIn({ ...ACCOUNT, email: EMAIL })
  return (await h.request<Checklist>('GET', getChecklist.path, { token })).body
}

test('the owner is told if the address refuses the email', async () => {
  const refused = { kind: 'permanent', because: 'recipient', reason: 'No such mailbox.' } as const
  const h = await createHarness({ overrides: { mailer: createTestMailer(async () => refused) } })
  await signUp(h)
  expect(await checklistOf(h)).toMatchObject({ hasConfirmedEmail: false, isEmailUndelivered: true })
})

test('the owner is told if the email comes back later, and not if it is only late', async () => {
  const { h, handed } = await createReportedHarness()
  await signUp(h)
  await h.drain()
  expect(handed.map(({ to }) => to)).toEqual([EMAIL])
  const bounce = (type: string) => {
    const body = eventBody('email.bounced', {
      email_id: 'an-email',
      to: [EMAIL],
      tags: { code: 'cod_1' },
      bounce: { type, message: 'Unknown user.' },
    })
    return h.request('POST', WEBHOOK_PATH, { body, headers: signed(body) })
  }
  expect((await bounce('Transient')).status).toBe(200)
  expect(await checklistOf(h)).toMatchObject({ isEmailUndelivered: false })
  expect((await bounce('Permanent')).status).toBe(200)
  expect(await checklistOf(h)).toMatchObject({ isEmailUndelivered: true })
})
