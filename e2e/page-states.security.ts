import type { Page } from '@playwright/test'
import { type AccountSecurity, getSecurity } from '#shared/security.ts'
import { getCurrentUser } from '#shared/users.ts'
import { expect } from './fixtures.ts'
import { fail, leaveUnanswered, type PageState, press } from './page-states.parts.ts'

const places = {
  mac: { deviceName: 'Chrome on macOS', network: '91.64.x.x' },
  phone: { deviceName: 'Safari on iPhone', network: '109.43.x.x' },
  windows: { deviceName: 'Firefox on Windows', network: '2a02:8109:x:x' },
}

const security: AccountSecurity = {
  isManaged: true,
  passwordChangedAt: '2026-03-03T16:02:00.000Z',
  pendingEmail: null,
  previousEmail: null,
  sessions: [
    { id: 'ses_1', ...places.mac, lastSeenAt: '2026-11-20T09:12:00.000Z', isCurrent: true },
    { id: 'ses_2', ...places.phone, lastSeenAt: '2026-11-19T21:40:00.000Z', isCurrent: false },
    { id: 'ses_3', ...places.windows, lastSeenAt: '2026-11-19T21:14:00.000Z', isCurrent: false },
  ],
  events: [
    {
      id: 'sec_1',
      kind: 'new_device',
      ...places.windows,
      detail: null,
      count: 1,
      at: '2026-11-19T21:14:00.000Z',
      isEmailed: true,
    },
    {
      id: 'sec_2',
      kind: 'wrong_password',
      ...places.windows,
      detail: null,
      count: 4,
      at: '2026-11-19T21:11:00.000Z',
      isEmailed: false,
    },
    {
      id: 'sec_3',
      kind: 'stolen_session_ended',
      ...places.phone,
      detail: null,
      count: 1,
      at: '2026-05-12T08:31:00.000Z',
      isEmailed: true,
    },
    {
      id: 'sec_4',
      kind: 'other_sessions_ended',
      ...places.mac,
      detail: null,
      count: 2,
      at: '2026-05-12T08:30:00.000Z',
      isEmailed: false,
    },
    {
      id: 'sec_5',
      kind: 'password_changed',
      ...places.mac,
      detail: null,
      count: 1,
      at: '2026-03-03T16:02:00.000Z',
      isEmailed: true,
    },
    {
      id: 'sec_6',
      kind: 'email_change_reversed',
      ...places.mac,
      detail: null,
      count: 1,
      at: '2025-12-03T16:02:00.000Z',
      isEmailed: false,
    },
  ],
}

const showSecurity = (page: Page, json: AccountSecurity) =>
  page.route(`**${getSecurity.path}`, (route) => route.fulfill({ json }))

/** Answers the check of the password as the identity service does when the password is wrong. */
const refusePassword = (page: Page) =>
  page.route('**/accounts:signInWithPassword*', (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'INVALID_LOGIN_CREDENTIALS' } } }),
  )

async function confirmEmail(page: Page) {
  await page.route(`**${getCurrentUser.path}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), isEmailVerified: true } })
  })
}

async function openSecurity(page: Page, json = security) {
  await showSecurity(page, json)
  await page.goto('/settings/security')
  await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible()
}

export const securityStates: readonly PageState[] = [
  {
    name: 'settings-security',
    paths: ['/settings/security'],
    visitor: 'owner',
    expectedConsoleErrors: /status of (500|400)/,
    states: [
      {
        name: 'loading',
        reach: async ({ page }) => {
          await leaveUnanswered(page, getSecurity.path)
          await page.goto('/settings/security')
          await expect(page.locator('main [aria-busy=true]').first()).toBeAttached()
        },
      },
      {
        name: 'full',
        reach: async ({ page }) => {
          await confirmEmail(page)
          await openSecurity(page)
        },
      },
      {
        name: 'all-activity',
        reach: async ({ page }) => {
          await press(page, 'Show all activity')
          await expect(page.getByText('Email change reversed')).toBeVisible()
        },
      },
      {
        name: 'change-password',
        reach: async ({ page }) => {
          await press(page, 'Change password')
          await page.getByLabel('New password').fill('honey and salt')
          await expect(page.getByText('Not your name or email (done)')).toBeVisible()
        },
      },
      {
        name: 'wrong-password',
        reach: async ({ page }) => {
          await refusePassword(page)
          await openSecurity(page)
          await press(page, 'Change email')
          await page.getByLabel('New email').fill('hello@feldmann-studio.example')
          await page.getByLabel('Password').fill('not this one')
          await press(page, 'Send link')
          await expect(page.getByText('That password is wrong.')).toBeVisible()
        },
      },
      {
        name: 'waiting',
        reach: async ({ page }) => {
          await openSecurity(page, { ...security, pendingEmail: 'hello@feldmann-studio.example' })
          await expect(page.getByText('Waiting to be confirmed')).toBeVisible()
        },
      },
      {
        name: 'email-changed',
        reach: async ({ page }) => {
          await confirmEmail(page)
          const previousEmail = {
            email: 'hello@feldmann-studio.example',
            changedAt: '2026-11-20T10:00:00.000Z',
            until: '2026-11-27T10:00:00.000Z',
          }
          await openSecurity(page, { ...security, previousEmail })
        },
      },
      {
        name: 'new-account',
        reach: async ({ page }) => {
          await openSecurity(page, { ...security, sessions: security.sessions.slice(0, 1), events: [] })
        },
      },
      {
        name: 'outside-service',
        reach: async ({ page }) => {
          await openSecurity(page, { ...security, isManaged: false, passwordChangedAt: null, sessions: [], events: [] })
        },
      },
      {
        name: 'error',
        reach: async ({ page }) => {
          await fail(page, getSecurity.path)
          await page.goto('/settings/security')
          await expect(page.getByText('could not be loaded', { exact: false })).toBeVisible()
        },
      },
    ],
  },
]
