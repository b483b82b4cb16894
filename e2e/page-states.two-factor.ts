import type { Page } from '@playwright/test'
import { listPasskeys, type Passkey } from '#shared/passkeys.ts'
import { createRecoveryCodes, getTwoFactor, type TwoFactor } from '#shared/two-factor.ts'
import { getCurrentUser } from '#shared/users.ts'
import { expect } from './fixtures.ts'
import { fail, leaveUnanswered, type PageState, press, visit } from './page-states.parts.ts'
import { somePasskey } from './security.fixtures.ts'

const twoFactor: TwoFactor = { onSince: '2026-05-12T08:31:00.000Z', appName: null, recoveryCodesLeft: 8 }
const passkeys: Passkey[] = [
  somePasskey,
  {
    ...somePasskey,
    id: 'psk_2',
    name: 'YubiKey, the blue one that I keep at home in the drawer',
    isSecurityKey: true,
    lastUsedAt: null,
  },
]
const codes = [
  '8f3k-92tq',
  'm4xd-7rhw',
  'q2vb-6nsz',
  't9cj-3kpy',
  'w5gr-8mda',
  'b7hn-4xfe',
  'd3zs-9wqk',
  'h6pt-2vcr',
  'k8yw-5bgj',
  'r4mf-7tdx',
]

async function answer(page: Page, answers: { twoFactor?: TwoFactor; passkeys?: Passkey[] }) {
  await page.route(`**${getTwoFactor.path}`, (route) => route.fulfill({ json: answers.twoFactor ?? twoFactor }))
  await page.route(`**${listPasskeys.path}`, (route) =>
    route.fulfill({ json: { items: answers.passkeys ?? passkeys } }),
  )
}

async function openSecurity(page: Page) {
  await page.route(`**${getCurrentUser.path}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), isEmailVerified: true } })
  })
  await visit(page, { path: '/settings/security', title: 'Security' })
}

/** Answers as the identity service does to an owner with a confirmed address. */
const startSetup = (page: Page) =>
  page.route('**/mfaEnrollment:start*', (route) =>
    route.fulfill({
      json: {
        totpSessionInfo: {
          sharedSecretKey: 'K7QHX2VD5RLM4TNZK7QHX2VD5RLM4TNZ',
          verificationCodeLength: 6,
          hashingAlgorithm: 'SHA1',
          periodSec: 30,
          sessionInfo: 'session',
          finalizeEnrollmentTime: '2026-11-20T10:00:00Z',
        },
      },
    }),
  )

/** Refuses as the identity service does. */
const refuse = (page: Page, { call, message }: { call: string; message: string }) =>
  page.route(call, (route) => route.fulfill({ status: 400, json: { error: { code: 400, message } } }))

export const twoFactorStates: readonly PageState[] = [
  {
    name: 'two-factor',
    paths: [],
    visitor: 'owner',
    expectedConsoleErrors: /status of (500|403)/,
    states: [
      {
        name: 'on',
        reach: async ({ page }) => {
          await answer(page, {})
          await openSecurity(page)
        },
      },
      {
        name: 'new-codes',
        reach: async ({ page }) => {
          await answer(page, {})
          await page.route(`**${createRecoveryCodes.path}`, (route) => route.fulfill({ status: 201, json: { codes } }))
          await openSecurity(page)
          await press(page, 'Create new codes')
          await press(page, 'Create codes')
          await expect(page.getByRole('dialog', { name: 'Your new recovery codes' })).toBeVisible()
        },
      },
      {
        name: 'confirm',
        reach: async ({ page }) => {
          await answer(page, {})
          await page.route(`**${createRecoveryCodes.path}`, (route) =>
            route.fulfill({ status: 403, json: { code: 'security.sign_in_again', message: 'Sign in again.' } }),
          )
          await openSecurity(page)
          await press(page, 'Create new codes')
          await press(page, 'Create codes')
          await expect(page.getByRole('dialog', { name: 'Confirm that it’s you' })).toBeVisible()
        },
      },
      {
        name: 'rename-passkey',
        reach: async ({ page }) => {
          await answer(page, {})
          await openSecurity(page)
          await press(page, 'Rename MacBook Pro')
          await expect(page.getByRole('dialog', { name: 'Rename passkey' })).toBeVisible()
        },
      },
      {
        name: 'error',
        reach: async ({ page }) => {
          await fail(page, getTwoFactor.path)
          await openSecurity(page)
          await expect(page.getByRole('alert')).toContainText('They could not be loaded.')
        },
      },
    ],
  },
  {
    name: 'two-factor-setup',
    paths: ['/settings/security/two-factor'],
    visitor: 'owner',
    expectedConsoleErrors: /status of 400/,
    states: [
      {
        name: 'loading',
        reach: async ({ page }) => {
          await leaveUnanswered(page, '/v2/accounts/mfaEnrollment:start')
          await page.goto('/settings/security/two-factor')
          await expect(page.locator('main [aria-busy=true]').first()).toBeAttached()
        },
      },
      {
        name: 'scan',
        reach: async ({ page }) => {
          await startSetup(page)
          await visit(page, { path: '/settings/security/two-factor', title: 'Set up two-factor' })
        },
      },
      {
        name: 'wrong-code',
        reach: async ({ page }) => {
          await refuse(page, { call: '**/mfaEnrollment:finalize*', message: 'INVALID_CODE' })
          await page.getByLabel('Six-digit code').fill('482910')
          await press(page, 'Confirm code')
          await expect(page.getByText('That code isn’t right.')).toBeVisible()
        },
      },
      {
        name: 'unconfirmed',
        reach: async ({ page }) => {
          await visit(page, { path: '/settings/security/two-factor', title: 'Set up two-factor' })
          await expect(page.getByRole('alert')).toContainText('Confirm your email address first.')
        },
      },
    ],
  },
  {
    name: 'login-with-code',
    paths: [],
    visitor: 'anybody',
    expectedConsoleErrors: /status of 400/,
    states: [
      {
        name: 'code',
        reach: async ({ page, owner }) => {
          await page.route('**/accounts:signInWithPassword*', (route) =>
            route.fulfill({
              json: {
                mfaPendingCredential: 'pending',
                mfaInfo: [
                  { mfaEnrollmentId: 'app', displayName: 'Phone', totpInfo: {}, enrolledAt: '2026-05-12T08:31:00Z' },
                ],
              },
            }),
          )
          await visit(page, { path: '/login', title: /./ })
          await page.getByLabel('Email').fill(owner.email)
          await page.getByLabel('Password').fill(owner.password)
          await press(page, 'Sign in')
          await expect(page.getByLabel('Six-digit code')).toBeVisible()
        },
      },
      {
        name: 'recovery-code',
        reach: async ({ page }) => {
          await press(page, 'Use a recovery code')
          await refuse(page, { call: '**/mfaSignIn:finalize*', message: 'INVALID_CODE' })
          await page.getByRole('textbox', { name: 'Recovery code' }).fill('8f3k-92tq')
          await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click()
          await expect(page.getByText('or it was used before')).toBeVisible()
        },
      },
    ],
  },
]
