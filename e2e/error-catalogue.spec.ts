import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { createCheckoutSession, reinstateSubscription } from '#shared/billing.ts'
import { connectStripe } from '#shared/connections.ts'
import { getCurrentUser } from '#shared/users.ts'
import { expect, test, rememberNewOwner } from './fixtures.ts'

/** A test in another file that proves the row: the file, and the title as it is written there. */
type Proof = { file: string; test: string }
type Row = { situation: string; wording: string; provenBy?: Proof[]; show?: (page: Page) => Promise<void> }

const refusal = { status: 500, json: { message: 'Stripe is having a day off.' } }

async function showAsCancelling(page: Page) {
  await page.route(`**${getCurrentUser.path}`, async (route) => {
    const response = await route.fetch()
    const user = { ...(await response.json()), plan: 'pro', isStripeSubscriptionCancelling: true }
    await route.fulfill({ response, json: user })
  })
}

/** The error catalogue of the specification, row by row. */
const catalogue: Row[] = [
  {
    situation: 'login, wrong credentials or user not found',
    wording: 'Email or password are incorrect.',
    provenBy: [
      {
        file: 'e2e/account-errors.spec.ts',
        test: 'with ${code} says that email or password are incorrect, and keeps the input',
      },
    ],
  },
  {
    situation: 'any other login or sign-up error',
    wording: 'An unexpected error occurred.',
    provenBy: [
      { file: 'e2e/account-errors.spec.ts', test: 'with ${code} shows an unexpected error' },
      {
        file: 'e2e/account-errors.spec.ts',
        test: 'answered with ${status} ${code} shows an unexpected error and says what to do',
      },
    ],
  },
  {
    situation: 'sign-up with aliased email',
    wording: 'You cannot sign up with an aliased email address.',
    provenBy: [{ file: 'e2e/account.spec.ts', test: 'with an aliased address is refused' }],
  },
  {
    situation: 'forgot password, user not found',
    wording: 'Cannot find user with that email.',
    provenBy: [{ file: 'e2e/account.spec.ts', test: 'says that there is no user with that email' }],
  },
  {
    situation: 'forgot password, other errors',
    wording: 'An unexpected error occurred.',
    provenBy: [
      { file: 'e2e/account-errors.spec.ts', test: 'tells a visitor who forgot the password to check the connection' },
    ],
  },
  {
    situation: 'sign-in returns no user',
    wording: 'Failed to sign in.',
    provenBy: [
      {
        file: 'dashboard/src/lib/auth/signing-in.test.ts',
        test: 'fails with a message if the service returns no user',
      },
    ],
  },
  {
    situation: 'create or update testimonial fails',
    wording: 'Something went wrong.',
    provenBy: [
      { file: 'e2e/list-requests.spec.ts', test: 'shows the server’s message and keeps the input' },
      { file: 'e2e/list-requests.spec.ts', test: 'says that something went wrong when the server sends no message' },
    ],
  },
  {
    situation: 'client submission fails',
    wording: 'An unexpected error occurred.',
    provenBy: [
      {
        file: 'e2e/submit-failures.spec.ts',
        test: 'after ${status} the draft survives a reload and is sent again with the same key',
      },
    ],
  },
  {
    situation: 'clipboard copy fails',
    wording: 'Failed to copy to clipboard.',
    provenBy: [
      { file: 'e2e/list-actions.spec.ts', test: 'shows an error when the browser refuses to copy it' },
      { file: 'e2e/widgets-page.spec.ts', test: 'shows an error when the browser refuses to copy' },
    ],
  },
  {
    situation: 'connect payment account fails',
    wording: 'Stripe is having a day off.',
    show: async (page) => {
      await page.route(`**${connectStripe.path}`, (route) => route.fulfill(refusal))
      await page.goto('/settings/stripe')
      await page.getByRole('button', { name: 'Connect', exact: true }).click()
    },
  },
  {
    situation: 'plan change fails: checkout',
    wording: 'Unable to update your plan. Please contact support.',
    show: async (page) => {
      await page.route(`**${createCheckoutSession.path}`, (route) => route.fulfill(refusal))
      await page.goto('/settings/subscription')
      await page.getByRole('button', { name: /Pro/ }).click()
    },
  },
  {
    situation: 'plan change fails: reinstatement',
    wording: 'Unable to update your plan. Please contact support.',
    show: async (page) => {
      await showAsCancelling(page)
      await page.route(`**${reinstateSubscription.path}`, (route) => route.fulfill(refusal))
      await page.goto('/settings/subscription')
      await page.getByRole('button', { name: /Pro/ }).click()
    },
  },
  {
    situation: 'confirm dialog action throws',
    wording: 'The shelf is full.',
    provenBy: [
      {
        file: 'e2e/dialogs.spec.ts',
        test: 'shows the reason in a toast that stays until it is dismissed, and can be retried',
      },
    ],
  },
  {
    situation: 'organisation image dialog fails',
    wording: 'Something went wrong.',
    provenBy: [{ file: 'e2e/upload-profile.spec.ts', test: 'to submit shows ${name}, and can be retried' }],
  },
  {
    situation: 'failed upload item',
    wording: 'Upload failed. Please try again',
    provenBy: [{ file: 'e2e/upload-failures.spec.ts', test: 'says so, and uses another id when it is retried' }],
  },
  {
    situation: 'cancelled upload item',
    wording: '',
    provenBy: [
      {
        file: 'e2e/upload.spec.ts',
        test: 'shows its progress, and can be cancelled without an error and without leaving a file',
      },
    ],
  },
  {
    situation: 'failure to delete a stored image',
    wording: '',
    provenBy: [
      {
        file: 'dashboard/src/features/settings/profile/organisation-image.test.tsx',
        test: 'a picture that cannot be taken back when the dialog goes is reported, and only reported',
      },
      {
        file: 'dashboard/src/client/photo/use-photo.test.tsx',
        test: 'a photo that cannot be deleted is gone for the client, and reported',
      },
    ],
  },
  {
    situation: 'failed mutation with no message',
    wording: 'An unexpected error occurred.',
    provenBy: [
      { file: 'dashboard/src/lib/api.failures.test.ts', test: 'else the error field' },
      { file: 'dashboard/src/lib/api.failures.test.ts', test: 'else the message of the first item' },
      { file: 'dashboard/src/lib/api.failures.test.ts', test: 'else the sentence for everything else' },
    ],
  },
  {
    situation: 'analytics status 429',
    wording: 'Too many requests. Please try again later.',
    provenBy: [
      { file: 'dashboard/src/lib/analytics/analytics.sender.test.ts', test: 'throws to a %i the sentence for it' },
    ],
  },
  {
    situation: 'API 401',
    wording: '/login',
    provenBy: [
      { file: 'e2e/account.spec.ts', test: 'the page retries once with a fresh token' },
      {
        file: 'e2e/account.spec.ts',
        test: 'a second time, the page opens the login and returns to the same page after it',
      },
    ],
  },
  {
    situation: 'list fails to load',
    wording: 'Uh oh! Something unexpected happened.',
    provenBy: [{ file: 'e2e/list.spec.ts', test: 'shows an error on the whole page, and loads after a retry' }],
  },
  {
    situation: 'signed-in identity setup fails',
    wording: 'Something unexpected happened.',
    provenBy: [
      {
        file: 'e2e/session.spec.ts',
        test: 'shows an error page that lets the owner log out when the sign-in SDK cannot be loaded',
      },
    ],
  },
  {
    situation: 'unknown route',
    wording: "Looks like you've landed somewhere that doesn't exist!",
    provenBy: [{ file: 'e2e/navigation.spec.ts', test: 'is answered with 404 and the same page, whatever its form' }],
  },
  {
    situation: 'auth hook used outside its provider',
    wording: 'This component must be used within a <AuthProvider> component.',
    provenBy: [
      {
        file: 'dashboard/src/components/providers.test.tsx',
        test: 'outside of its provider, $hook.name says: $sentence',
      },
    ],
  },
  {
    situation: 'toast or modal used outside its provider',
    wording: 'This component must be used within a <ToastProvider> component.',
    provenBy: [
      {
        file: 'dashboard/src/components/providers.test.tsx',
        test: 'outside of its provider, $hook.name says: $sentence',
      },
    ],
  },
]

test('every row of the error catalogue names an existing test that checks its wording', () => {
  const missing = catalogue.flatMap(({ situation, wording, provenBy = [], show }) => {
    const read = (file: string) => {
      const path = join(import.meta.dirname, '..', file)
      return existsSync(path) ? readFileSync(path, 'utf8') : ''
    }
    const unnamed = provenBy.filter((proof) => !read(proof.file).includes(proof.test)).map((proof) => proof.test)
    const isWorded = provenBy.length === 0 || provenBy.some(({ file }) => read(file).includes(wording))
    const isProven = provenBy.length > 0 || show !== undefined
    return [...unnamed, ...(isWorded && isProven ? [] : [wording])].map((what) => `${situation}: ${what}`)
  })
  expect(missing).toEqual([])
})

test.describe('in the browser', () => {
  test.use({ expectedConsoleErrors: /status of 500/ })

  for (const { situation, wording, show } of catalogue)
    if (show)
      test(`${situation}: a toast says “${wording}” until it is dismissed`, async ({ page }) => {
        await rememberNewOwner(page)
        await show(page)
        const toast = page.getByRole('alert').filter({ hasText: wording })
        await expect(toast).toHaveText(wording)
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
        await toast.getByRole('button', { name: 'Dismiss' }).click()
        await expect(toast).toHaveCount(0)
      })
})
